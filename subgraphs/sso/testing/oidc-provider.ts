import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { type HttpsSite, openHttpsSite } from '../../../kernel/outbound/testing/https-site.ts';
import { browse, type Landing } from './browser.ts';

/** Somebody whom an identity provider knows. */
export interface ProviderPerson {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

/** What an identity provider of a test has, whatever its protocol. */
export interface TestIdentityProvider {
  /** `localhost:<port>`, as OUTBOUND_TRUSTED_HOSTS names it. */
  readonly host: string;
  /** PEM file of the authority behind its TLS certificate, as OUTBOUND_CA_FILE names it. */
  readonly caFile: string;
  /** Paths that it was asked for. */
  readonly hits: string[];
  /** Who is signed in there from now on: nobody is asked, the browser comes back at once. */
  signInAs(person: ProviderPerson): void;
  /** True lets it answer 503 to everything. */
  setAway(isAway: boolean): void;
  /** Signs with another key from now on and publishes that one alone. */
  rotateKeys(): Promise<void>;
  /** What a browser ends with that is sent to an address of the provider. */
  browse(url: string): Promise<Landing>;
  close(): Promise<void>;
}

/** An OpenID provider that conforms, at an https address of this machine. */
export interface OidcTestProvider extends TestIdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What it has traded so far, by what it is: codes, PKCE verifiers, ID tokens and access tokens. */
  readonly traded: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Starts one with a client that may come back to `redirectUris`. The client proves itself with its secret, or with PKCE alone where
 * `isPublic` says so.
 */
export async function startOidcProvider({
  redirectUris,
  isPublic = false,
}: {
  readonly redirectUris: readonly string[];
  readonly isPublic?: boolean;
}): Promise<OidcTestProvider> {
  const Provider = await quietly(async () => (await import('oidc-provider')).default);
  const site = await openHttpsSite();
  const issuer = `https://${site.host}`;
  const clientId = 'testamur';
  const clientSecret = randomBytes(24).toString('base64url');
  const people = new Map<string, ProviderPerson>();
  const traded: { name: string; value: string }[] = [];
  let current: ProviderPerson = { subject: 'ada', email: 'ada@example.edu', name: 'Ada Lovelace' };
  let isAway = false;
  let provider = await newProvider();

  site.serveRest((request, response) => {
    if (isAway) return void response.writeHead(503).end();
    if (request.url?.startsWith('/interaction/')) return void signIn(request, response);
    void provider.callback()(request, response);
  });

  return {
    ...doorsOf(site),
    issuer,
    clientId,
    clientSecret,
    traded,
    signInAs(person) {
      current = person;
    },
    setAway(next) {
      isAway = next;
    },
    async rotateKeys() {
      provider = await newProvider();
    },
  };

  async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    people.set(current.subject, current);
    await provider.interactionFinished(
      request,
      response,
      { login: { accountId: current.subject } },
      { mergeWithLastSubmission: false },
    );
  }

  async function newProvider(): Promise<Provider> {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const kid = randomBytes(8).toString('hex');
    const made: Provider = await quietly(
      async () =>
        new Provider(issuer, {
          clients: [
            {
              client_id: clientId,
              ...(isPublic ? {} : { client_secret: clientSecret }),
              token_endpoint_auth_method: isPublic ? 'none' : 'client_secret_basic',
              redirect_uris: [...redirectUris],
              post_logout_redirect_uris: redirectUris.map(signInPageOf),
              response_types: ['code'],
              grant_types: ['authorization_code'],
            },
          ],
          jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
          cookies: { keys: ['a key of a test'] },
          claims: {
            openid: ['sub'],
            email: ['email', 'email_verified'],
            profile: ['name'],
            groups: ['groups'],
          },
          scopes: ['openid', 'email', 'profile', 'groups'],
          conformIdTokenClaims: false,
          features: {
            devInteractions: { enabled: false },
            rpInitiatedLogout: {
              logoutSource(context: { body: string }, form: string) {
                const button = '<button form="op.logoutForm" name="logout" value="yes">Sign me out</button>';
                context.body = `<!doctype html><title>Leaving</title>${form}${button}`;
              },
            },
          },
          pkce: { required: () => true },
          ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
          interactions: { url: (_: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
          findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => claimsOf(accountId) }),
          // Nobody is asked for consent.
          async loadExistingGrant({
            oidc,
          }: {
            readonly oidc: { readonly session: { readonly accountId: string } };
          }) {
            const grant = new made.Grant({ clientId, accountId: oidc.session.accountId });
            grant.addOIDCScope('openid email profile groups');
            await grant.save();
            return grant;
          },
        }),
    );
    made.on('grant.success', ({ oidc: { params }, body }) => {
      const told: Readonly<Record<string, unknown>> = { ...(params as object), ...(body as object) };
      for (const name of ['code', 'code_verifier', 'id_token', 'access_token'])
        traded.push({ name, value: String(told[name]) });
    });
    return made;
  }

  function claimsOf(accountId: string): object {
    const person = people.get(accountId) ?? current;
    return {
      sub: person.subject,
      email: person.email,
      email_verified: person.emailVerified ?? true,
      ...(person.name === undefined ? {} : { name: person.name }),
      groups: person.groups ?? [],
    };
  }
}

/** What providers of all protocols do alike. */
export function doorsOf(
  site: HttpsSite,
): Pick<TestIdentityProvider, 'host' | 'caFile' | 'hits' | 'browse' | 'close'> {
  return {
    host: site.host,
    caFile: site.caFile,
    hits: site.hits,
    browse: (url) => browse(url, site),
    close: () => site.close(),
  };
}

/** Without what the package says about this version of Node and its store in memory. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

/** Where people come back to who signed out: the page of the kind of organizations that a callback is of. */
function signInPageOf(callback: string): string {
  return new URL(`/${/\/custodian\//.test(callback) ? 'custodian' : 'issuer'}/sign-in`, callback).href;
}
