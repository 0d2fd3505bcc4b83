import { proofPlaces } from './domain-proof.ts';
import type { Parties } from './parties.ts';
import { missingSteps } from './sso-config.ts';
import type { SsoDomain } from './sso-model.ts';
import type { SsoView } from './sso-service.ts';

/** A configuration as doors show it: secrets are left out, and what a provider has to be told stands beside it. */
export function ssoShown({ config, domains }: SsoView, addresses: Parties['service']) {
  const { oidc, saml, attributeMap, ...shared } = config;
  const {
    organizationId: _id,
    createdBy: _by,
    settingsVersion: _version,
    metadataAt: _at,
    ...shown
  } = shared;
  const { redirectUri, acsUrl, spEntityId, testUrl, postLogoutUrl } = addresses(config);
  return {
    ...shown,
    oidc: oidc && {
      issuerUrl: oidc.issuerUrl,
      clientId: oidc.clientId,
      hasClientSecret: Boolean(oidc.sealedSecret),
      scopes: oidc.scopes,
    },
    saml: saml && {
      idpEntityId: saml.idpEntityId,
      ssoUrl: saml.ssoUrl,
      certificates: saml.certificates ?? [],
      metadataUrl: saml.metadataUrl,
    },
    attributeMap,
    emailDomains: domains.map(domainShown),
    missing: missingSteps(config, domains.filter(({ provedAt }) => provedAt).length),
    callbackUrl: redirectUri,
    acsUrl,
    spEntityId,
    testSignInUrl: testUrl,
    postLogoutUrl,
  };
}

export function domainShown({ domain, token, provedAt }: SsoDomain) {
  return { domain, token, provedAt, isProved: provedAt !== undefined, ...proofPlaces(domain) };
}
