import * as client from 'openid-client';
import type { Clock } from '../../kernel/clock.ts';
import type { ExchangingOutbound } from '../../kernel/outbound/outbound.ts';
import type { Attributes } from './attribute-map.ts';
import { fetching } from './oidc-fetch.ts';
import { createOidcMetadata, isHttps, type Known, SIGNED_BY } from './oidc-metadata.ts';
import type { OidcSettings } from './sso-config.ts';
import { siteFault, ssoFailed } from './sso-fault.ts';

/** An OpenID provider as a sign-in uses it: the settings, and the secret in the clear. */
export interface OidcParty {
  /** Under which what the provider publishes is kept; another one after each edit. */
  readonly cacheKey: string;
  readonly settings: OidcSettings;
  readonly clientSecret: string | undefined;
  readonly redirectUri: string;
}

/** What a sign-in is bound to: all of it random, none of it used twice. */
export interface OidcBinding {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What an identity provider has proven, before anybody looks at addresses. */
export interface ProvenSubject {
  readonly subject: string;
  readonly attributes: Attributes;
  /** What the provider says of the address; undefined when it says nothing. */
  readonly emailVerified: boolean | undefined;
}

/** OpenID Connect Core 1.0, authorization code with PKCE (RFC 7636, S256), over the guarded way out. Error: SSO_FAILED. */
export interface Oidc {
  /** Reads what the provider publishes, anew: its metadata and its keys. */
  check(party: OidcParty): Promise<void>;
  authorizationUrl(party: OidcParty, binding: OidcBinding): Promise<string>;
  /** Where the provider ends its session (RP-Initiated Logout 1.0 §2); undefined where it names no such place. */
  logoutUrl(
    party: OidcParty,
    given: { readonly loginHint: string; readonly state: string; readonly returnTo: string },
  ): Promise<string | undefined>;
  /** Trades the code of a callback for an ID token and checks that. */
  finish(
    party: OidcParty,
    binding: OidcBinding,
    parameters: Readonly<Record<string, string>>,
  ): Promise<ProvenSubject>;
}

const SKEW_SECONDS = 60;
/** How long a person who signs out waits for a provider that is slow to say where that ends there. */
const LOGOUT_MS = 1000;
/** Codes of one configuration that are traded at once; a provider that is slow must not hold more than these. */
const MAX_TRADED_AT_ONCE = 32;
const MAX_SUBJECT = 255;

export function createOidc({ outbound, now }: { outbound: ExchangingOutbound; now: Clock }): Oidc {
  const published = createOidcMetadata({ outbound, now });
  /** How many codes are being traded, by configuration. */
  const trading = new Map<string, number>();

  return {
    async check(party) {
      published.forget(party);
      const { metadata } = await published.of(party);
      const { fetch } = fetching(outbound);
      const keys = await asked(async () => {
        const reply = await fetch(String(metadata.jwks_uri), { ...PLAIN_GET, method: 'GET' });
        return (await reply.json()) as { readonly keys?: unknown };
      });
      if (!Array.isArray(keys.keys) || !keys.keys.some(mayVerify)) throw ssoFailed('NO_USABLE_KEY');
    },

    async authorizationUrl(party, { state, nonce, verifier }) {
      const { metadata } = await published.of(party);
      const configuration = new client.Configuration(metadata, party.settings.clientId);
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: party.redirectUri,
        response_type: 'code',
        scope: party.settings.scopes.join(' '),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },

    async logoutUrl(party, { loginHint, state, returnTo }) {
      const { metadata } = await unlessLate(published.of(party), LOGOUT_MS);
      if (!isHttps(metadata.end_session_endpoint)) return undefined;
      // Without `id_token_hint`: no token of a provider is kept. The client and the person are named instead.
      const configuration = new client.Configuration(metadata, party.settings.clientId);
      const asked = { post_logout_redirect_uri: returnTo, logout_hint: loginHint, state };
      return client.buildEndSessionUrl(configuration, asked).href;
    },

    async finish(party, binding, parameters) {
      const { cacheKey } = party;
      const before = trading.get(cacheKey) ?? 0;
      if (before >= MAX_TRADED_AT_ONCE) throw ssoFailed('PROVIDER_AWAY');
      trading.set(cacheKey, before + 1);
      try {
        return await trade(party, binding, parameters);
      } finally {
        const left = (trading.get(cacheKey) ?? 1) - 1;
        if (left > 0) trading.set(cacheKey, left);
        else trading.delete(cacheKey);
      }
    },
  };

  async function trade(
    party: OidcParty,
    { state, nonce, verifier }: OidcBinding,
    parameters: Readonly<Record<string, string>>,
  ): Promise<ProvenSubject> {
    const place = await published.of(party);
    const { metadata } = place;
    const { issuerUrl } = party.settings;

    // 1. the answer is of the provider that was asked (RFC 9207)
    const { iss } = parameters;
    const mustName = metadata['authorization_response_iss_parameter_supported'] === true;
    if (iss === undefined ? mustName : iss !== issuerUrl) throw ssoFailed('ISSUER_MISMATCH');

    // 2. its code becomes an ID token, signed by one of its keys
    const { configuration, siteError } = configured(party, place);
    try {
      const callback = new URL(party.redirectUri);
      callback.search = new URLSearchParams(parameters).toString();
      const tokens = await client.authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || !isSound(claims, tokens.id_token ?? '', party, now())) throw ssoFailed('TOKEN_INVALID');

      // 3. what it says of the person; providers may keep the address for those who ask again
      const asksAgain = claims['email'] === undefined && metadata.userinfo_endpoint !== undefined;
      const info = asksAgain
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
      const all: Readonly<Record<string, unknown>> = { ...info, ...claims };
      return {
        subject: claims.sub,
        attributes: attributesOf(all),
        emailVerified: asFlag(all['email_verified']),
      };
    } catch (error) {
      throw siteError() ?? faultOfLibrary(error);
    } finally {
      rememberKeys(configuration, place);
    }
  }
  function configured({ settings, clientSecret }: OidcParty, { metadata, keys }: Known) {
    const { fetch, siteError } = fetching(outbound);
    const at = now().getTime();
    const configuration = new client.Configuration(
      metadata,
      settings.clientId,
      {
        [client.clockSkew]: Math.round((at - Date.now()) / 1000),
        [client.clockTolerance]: SKEW_SECONDS,
      },
      authenticationOf(metadata, clientSecret),
    );
    configuration[client.customFetch] = fetch;
    // The library looks at the signature only when it is told to: TLS to the token endpoint would be enough for it.
    client.enableNonRepudiationChecks(configuration);
    // Keys that are five minutes old, or do not have the one that is asked for and are one minute old, are read anew.
    if (keys) {
      const uat = Math.floor((Date.now() - (at - keys.readAt)) / 1000);
      client.setJwksCache(configuration, { jwks: keys.jwks, uat });
    }
    return { configuration, siteError };
  }

  function rememberKeys(configuration: client.Configuration, place: Known): void {
    const cache = client.getJwksCache(configuration);
    if (!cache) return;
    const readAt = now().getTime() - (Date.now() - cache.uat * 1000);
    place.keys = { jwks: cache.jwks, readAt: place.keys?.jwks === cache.jwks ? place.keys.readAt : readAt };
  }
}

const PLAIN_GET = {
  headers: { accept: 'application/json' },
  body: undefined,
  redirect: 'manual',
} as const;

/** Error: SSO_FAILED when it takes longer. The work goes on, for those who ask later. */
function unlessLate<T>(work: Promise<T>, ms: number): Promise<T> {
  const late = new Promise<never>((_, fail) => {
    AbortSignal.timeout(ms).addEventListener('abort', () => fail(ssoFailed('PROVIDER_AWAY')));
  });
  return Promise.race([work, late]);
}

/** Error: SSO_FAILED for a site that is away and for whatever it sends that is no JSON. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw siteFault(error);
  }
}

/** As OpenID Connect Discovery §3 and RFC 8414 have it: RFC 6749 §2.3.1 prefers the header. */
function authenticationOf(metadata: client.ServerMetadata, secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = metadata;
  return methods.includes('client_secret_basic') || !methods.includes('client_secret_post')
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret);
}

/** Whether a key of a JWK set may verify ID tokens. */
function mayVerify(key: unknown): boolean {
  if (typeof key !== 'object' || key === null) return false;
  const { kty, use, alg } = key as { readonly kty?: unknown; readonly use?: unknown; readonly alg?: unknown };
  if (use !== undefined && use !== 'sig') return false;
  if (alg !== undefined && !(typeof alg === 'string' && SIGNED_BY.has(alg))) return false;
  return kty === 'RSA' || kty === 'EC' || kty === 'OKP';
}

/** What the library leaves to its callers (OpenID Connect Core §3.1.3.7). */
function isSound(claims: client.IDToken, token: string, { settings }: OidcParty, at: Date): boolean {
  const { iss, aud, azp, iat, sub } = claims;
  const { clientId, issuerUrl } = settings;
  const [head = ''] = token.split('.');
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { readonly alg?: unknown };
  const audiences = [aud].flat();
  return (
    typeof alg === 'string' &&
    SIGNED_BY.has(alg) &&
    iss === issuerUrl &&
    audiences.includes(clientId) &&
    (audiences.length === 1 || azp === clientId) &&
    (azp === undefined || azp === clientId) &&
    iat <= at.getTime() / 1000 + SKEW_SECONDS &&
    sub.length > 0 &&
    sub.length <= MAX_SUBJECT
  );
}

function faultOfLibrary(error: unknown): Error {
  if (error instanceof client.AuthorizationResponseError) return ssoFailed('PROVIDER_REFUSED');
  if (error instanceof client.ResponseBodyError) return ssoFailed('CODE_REFUSED');
  if (error instanceof client.WWWAuthenticateChallengeError) return ssoFailed('CODE_REFUSED');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'SSO_FAILED') return error as Error;
  return ssoFailed(OF_THE_SITE.has(code) ? 'PROVIDER_AWAY' : 'TOKEN_INVALID');
}

/** Codes of the library for answers that are no answers of the protocol. */
const OF_THE_SITE: ReadonlySet<string> = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

function attributesOf(claims: Readonly<Record<string, unknown>>): Attributes {
  const valuesOf = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  };
  return new Map(Object.entries(claims).map(([name, value]) => [name, valuesOf(value)]));
}

/** Some providers write the flag as text. */
function asFlag(value: unknown): boolean | undefined {
  if (value === undefined) return undefined;
  return value === true || value === 'true';
}
