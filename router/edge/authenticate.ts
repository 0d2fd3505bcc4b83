import type { IncomingMessage } from 'node:http';
import { AppError } from '../../kernel/errors.ts';
import { type AdminRole, ANONYMOUS, type ApiKeyScope, type Identity } from '../../kernel/identity.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import { sentValues } from './arrival.ts';

/** The issuer behind an API key. Errors: API_KEY_INVALID. */
export interface ApiKeys {
  authenticate(
    apiKey: string,
  ): Promise<{ apiKeyId: string; issuerId: string; issuerDid: string; scopes: readonly ApiKeyScope[] }>;
}

/** Which token of which administrator. */
export interface AdminToken {
  readonly userId: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

/** How an administrator and one token stand at this moment; undefined for an unknown person. */
export interface AdminStanding {
  of(token: AdminToken): Promise<{ role: AdminRole; status: string; tokenStands: boolean } | undefined>;
}

export type Authenticate = (
  request: IncomingMessage,
  options: { acceptsApiKey: boolean },
) => Promise<Identity>;

const MAX_API_KEY = 256;

/**
 * Proves who sends a request: a bearer token, an API key where the route takes one, or nobody.
 * Errors: TOKEN_INVALID, TOKEN_EXPIRED, API_KEY_INVALID.
 */
export function createAuthenticate(options: {
  tokens: Pick<TokenService, 'verify'>;
  apiKeys: ApiKeys;
  standing: AdminStanding;
}): Authenticate {
  const { tokens, apiKeys, standing } = options;

  return async (request, { acceptsApiKey }) => {
    const bearer = bearerOf(request);
    const key = acceptsApiKey ? apiKeyOf(request) : undefined;
    const byToken = bearer === undefined ? undefined : await current(await tokens.verify(bearer));
    const byKey =
      key === undefined ? undefined : { kind: 'apiKey' as const, ...(await apiKeys.authenticate(key)) };
    if (byToken && byKey && !(byToken.kind === 'issuer' && byToken.issuerId === byKey.issuerId)) {
      throw new AppError(
        'API_KEY_INVALID',
        'The token and the API key belong to different issuers; send one of them.',
      );
    }
    return byToken ?? byKey ?? ANONYMOUS;
  };

  /** Role and validity are what the store says now, not what a token said when it was signed: asked anew for each request. */
  async function current(identity: Identity): Promise<Identity> {
    if (identity.kind !== 'admin') return identity;
    const { userId, tokenId = '', tokenEpoch = 0 } = identity;
    const found = await standing.of({ userId, tokenId, tokenEpoch });
    if (found?.status !== 'ACTIVE')
      throw new AppError('TOKEN_INVALID', 'This account is no longer active; ask an administrator.');
    if (!found.tokenStands)
      throw new AppError('TOKEN_INVALID', 'This token was ended before its time; sign in again.');
    return { kind: 'admin', userId, role: found.role, tokenId, tokenEpoch };
  }
}

function bearerOf(request: IncomingMessage): string | undefined {
  const sent = sentValues(request, 'authorization');
  if (sent.length === 0) return undefined;
  const token = /^Bearer ([A-Za-z0-9._-]+)$/i.exec(sent[0] ?? '')?.[1];
  if (sent.length > 1 || !token) {
    throw new AppError('TOKEN_INVALID', 'Send one header of the form `Authorization: Bearer <token>`.');
  }
  return token;
}

/** When the bearer token of a request expires, read from the token itself: for one that was proven already. */
export function tokenExpiry(request: IncomingMessage): Date | undefined {
  const [, payload] = bearerOf(request)?.split('.') ?? [];
  if (payload === undefined) return undefined;
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp?: unknown };
  return typeof exp === 'number' ? new Date(exp * 1000) : undefined;
}

function apiKeyOf(request: IncomingMessage): string | undefined {
  const [key, another] = sentValues(request, 'x-api-key');
  if (another !== undefined || (key && key.length > MAX_API_KEY))
    throw new AppError('API_KEY_INVALID', 'Send the header X-Api-Key once, with the key alone.');
  return key;
}
