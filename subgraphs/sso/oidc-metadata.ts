import * as client from 'openid-client';
import type { Clock } from '../../kernel/clock.ts';
import type { ExchangingOutbound } from '../../kernel/outbound/outbound.ts';
import { fetching } from './oidc-fetch.ts';
import type { OidcSettings } from './sso-config.ts';
import { ssoFailed } from './sso-fault.ts';

/** Whose metadata. */
interface Published {
  /** Under which they are kept; another one after each edit. */
  readonly cacheKey: string;
  readonly settings: OidcSettings;
}

/** What a provider says of itself, as far as it is remembered. */
export interface Known {
  readonly metadata: client.ServerMetadata;
  readonly readAt: number;
  /** The provider's keys, and when they were read by the clock of the platform. */
  keys?: { readonly jwks: client.ExportedJWKSCache['jwks']; readonly readAt: number } | undefined;
}

export interface OidcMetadata {
  /** Error: SSO_FAILED for a provider that is away, or none that this platform can use. */
  of(party: Published): Promise<Known>;
  /** The next who asks reads it anew. */
  forget(party: Published): void;
}

const METADATA_MS = 10 * 60 * 1000;
/** How long a provider that did not answer is left alone. */
const REST_MS = 5000;
const MAX_KNOWN = 1000;

/** Signature algorithms of ID tokens. None that is symmetric: who can check such a token can make one. */
export const SIGNED_BY: ReadonlySet<string> = new Set(
  'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' '),
);

/**
 * The metadata of OpenID providers (OpenID Connect Discovery 1.0), each read every ten minutes. Whoever asks meanwhile waits for the
 * same reading, and one that failed is not tried again at once: a provider that is slow holds one connection, however many sign in.
 */
export function createOidcMetadata({
  outbound,
  now,
}: {
  outbound: ExchangingOutbound;
  now: Clock;
}): OidcMetadata {
  const known = new Map<string, Known>();
  const reading = new Map<string, Promise<Known>>();
  const failed = new Map<string, { readonly error: unknown; readonly at: number }>();

  return {
    async of(party) {
      const { cacheKey } = party;
      const at = now().getTime();
      const found = known.get(cacheKey);
      if (found && at - found.readAt < METADATA_MS) return found;
      const failure = failed.get(cacheKey);
      if (failure && at - failure.at < REST_MS) throw failure.error;
      const underWay = reading.get(cacheKey);
      if (underWay) return underWay;
      const begun = read(party, found?.keys)
        .then(
          (fresh) => remember(known, cacheKey, fresh),
          (error: unknown) => {
            remember(failed, cacheKey, { error, at: now().getTime() });
            throw error;
          },
        )
        .finally(() => {
          if (reading.get(cacheKey) === begun) reading.delete(cacheKey);
        });
      reading.set(cacheKey, begun);
      return begun;
    },
    forget({ cacheKey }) {
      for (const memory of [known, reading, failed]) memory.delete(cacheKey);
    },
  };

  async function read({ settings }: Published, keys: Known['keys']): Promise<Known> {
    const { issuerUrl, clientId } = settings;
    const { fetch, siteError } = fetching(outbound);
    let metadata: client.ServerMetadata;
    try {
      const how = { [client.customFetch]: fetch };
      const found = await client.discovery(new URL(issuerUrl), clientId, {}, client.None(), how);
      metadata = { ...found.serverMetadata() };
    } catch {
      throw siteError() ?? ssoFailed('METADATA_INVALID');
    }
    requireUsable(metadata, settings);
    return { metadata, readAt: now().getTime(), keys };
  }
}

/** Keeps a value of a configuration; of so many that somebody must be making them up, all are forgotten. */
function remember<Value>(memory: Map<string, Value>, key: string, value: Value): Value {
  if (memory.size >= MAX_KNOWN) memory.clear();
  memory.set(key, value);
  return value;
}

/** Error: SSO_FAILED. */
function requireUsable(metadata: client.ServerMetadata, { issuerUrl }: OidcSettings): void {
  // Compared as text: a trailing slash names another issuer.
  if (metadata.issuer !== issuerUrl) throw ssoFailed('ISSUER_MISMATCH');
  const { authorization_endpoint, token_endpoint, jwks_uri } = metadata;
  if (![authorization_endpoint, token_endpoint, jwks_uri].every(isHttps)) throw ssoFailed('METADATA_INVALID');
  const { response_types_supported: types, code_challenge_methods_supported: challenges } = metadata;
  const { id_token_signing_alg_values_supported: algorithms } = metadata;
  if (types !== undefined && !types.includes('code')) throw ssoFailed('METADATA_INVALID');
  if (challenges !== undefined && !challenges.includes('S256')) throw ssoFailed('METADATA_INVALID');
  if (algorithms !== undefined && !algorithms.some((one) => SIGNED_BY.has(one)))
    throw ssoFailed('METADATA_INVALID');
}

export function isHttps(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:';
}
