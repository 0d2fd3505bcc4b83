import express from 'express';
import samlp from 'samlp';
import { openHttpsSite } from '../../../kernel/outbound/testing/https-site.ts';
import { doorsOf, type ProviderPerson, type TestIdentityProvider } from './oidc-provider.ts';
import { newSamlSigner, type SamlSigner, samlMetadata } from './saml-certificate.ts';

/** An identity provider of SAML 2.0 at an https address of this machine. */
export interface SamlTestProvider extends TestIdentityProvider {
  readonly entityId: string;
  /** Where browsers bring requests (HTTP-Redirect). */
  readonly ssoUrl: string;
  readonly metadataUrl: string;
  /** Who signs now. */
  signer(): SamlSigner;
}

/** Names of attributes that the provider sends, as most products do. */
export const SAML_ATTRIBUTES = {
  email: 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  name: 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name',
  groups: 'http://schemas.xmlsoap.org/claims/Group',
} as const;

interface RequestDocument {
  readonly documentElement: { getAttribute(name: string): string };
}

/** Starts one that answers whoever asks, at the address that the request names. */
export async function startSamlProvider(): Promise<SamlTestProvider> {
  const site = await openHttpsSite();
  const entityId = `https://${site.host}/entity`;
  const ssoUrl = `https://${site.host}/sso`;
  let signer = await newSamlSigner();
  let current: ProviderPerson = { subject: 'ada', email: 'ada@example.edu', name: 'Ada Lovelace' };
  let isAway = false;

  const app = express();
  app.use((_request, response, next) => {
    if (isAway) response.status(503).end();
    else next();
  });
  app.get('/sso', (request, response, next) => {
    const options = {
      issuer: entityId,
      cert: signer.certificate,
      key: signer.privateKeyPem,
      recipient: '',
      destination: '',
      lifetimeInSeconds: 300,
      getUserFromRequest: () => current,
      profileMapper,
      responseHandler: (made: Buffer, given: { readonly postUrl: string }) => {
        const state = String(request.query['RelayState'] ?? '');
        response
          .type('text/html')
          .send(postingPage(given.postUrl, { SAMLResponse: made.toString('base64'), RelayState: state }));
      },
      getPostURL(
        _audience: unknown,
        dom: RequestDocument,
        _request: unknown,
        found: (error: unknown, url: string) => void,
      ) {
        found(null, dom.documentElement.getAttribute('AssertionConsumerServiceURL'));
      },
    };
    samlp.parseRequest(request, {}, (error, asked) => {
      if (error || !asked) return void response.status(400).end();
      const acs = asked.assertionConsumerServiceURL;
      samlp.auth({ ...options, recipient: acs, destination: acs })(request, response, next);
    });
  });
  app.get('/metadata', (_request, response) => {
    const document = samlMetadata({ entityId, ssoUrl, certificates: [signer.certificate] });
    response.type('application/samlmetadata+xml').send(document);
  });
  site.serveRest(app);

  return {
    ...doorsOf(site),
    entityId,
    ssoUrl,
    metadataUrl: `https://${site.host}/metadata`,
    signer: () => signer,
    signInAs(person) {
      current = person;
    },
    setAway(next) {
      isAway = next;
    },
    async rotateKeys() {
      signer = await newSamlSigner();
    },
  };
}

function profileMapper(person: ProviderPerson) {
  return {
    getClaims: () => ({
      [SAML_ATTRIBUTES.email]: person.email,
      [SAML_ATTRIBUTES.name]: person.name,
      [SAML_ATTRIBUTES.groups]: person.groups,
    }),
    getNameIdentifier: () => ({
      nameIdentifier: person.subject,
      nameIdentifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    }),
  };
}

/** A page that posts its fields as soon as it is open. */
function postingPage(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return `<!doctype html><title>Signing in</title><body onload="document.forms[0].submit()">
<form method="post" action="${escaped(action)}">${inputs.join('')}<button>Go on</button></form>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
