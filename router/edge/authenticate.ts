import type { IncomingMessage } from 'node:http';
import { AppError } from '../../kernel/errors.ts';
import {
  type AdminRole,
  ANONYMOUS,
  type ApiKeyScope,
  type CustodianRole,
  type Identity,
  type IssuerRole,
  type IssuerStatus,
  type VerifierKeyScope,
  type VerifierRole,
  type VerifierStatus,
} from '../../kernel/identity.ts';
import type { TokenService } from '../../kernel/tokens.ts';
import { sentValues } from './arrival.ts';

/** The issuer behind an API key. Errors: API_KEY_INVALID. */
export interface ApiKeys {
  authenticate(apiKey: string): Promise<{
    apiKeyId: string;
    issuerId: string;
    issuerDid: string;
    issuerStatus: IssuerStatus;
    scopes: readonly ApiKeyScope[];
  }>;
}

/** The verifier behind an API key. Errors: API_KEY_INVALID. */
export interface VerifierKeys {
  authenticate(apiKey: string): Promise<{
    apiKeyId: string;
    verifierId: string;
    verifierStatus: VerifierStatus;
    scopes: readonly VerifierKeyScope[];
  }>;
}

/** Which token of which administrator. */
export interface AdminToken {
  readonly userId: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

/** Which token of which member of an issuer or a custodian. */
export interface MemberToken {
  readonly memberId: string;
  readonly organizationId: string;
  readonly organizationDid: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

/** Which token of which person of a verifier. */
export interface VerifierToken {
  readonly memberId: string;
  readonly verifierId: string;
  readonly tokenId: string;
  readonly tokenEpoch: number;
}

/** Which token of a holder: one that was made in a session. */
export interface SessionToken {
  readonly holderId: string;
  readonly sessionId: string;
}

/** How a member of an organization stands. */
export interface MemberStanding<Role extends string, Status extends string = IssuerStatus> {
  readonly role: Role;
  /** True only for an ACTIVE member of the organization for which the token was given. */
  readonly isMember: boolean;
  readonly tokenStands: boolean;
  readonly organizationStatus: Status;
}

/** How people and their tokens stand at this moment, asked for each request; undefined for unknown people. */
export interface Standing {
  ofAdmin(token: AdminToken): Promise<{ role: AdminRole; status: string; tokenStands: boolean } | undefined>;
  ofMember(token: MemberToken): Promise<MemberStanding<IssuerRole> | undefined>;
  ofCustodianMember(token: MemberToken): Promise<MemberStanding<CustodianRole> | undefined>;
  ofVerifierMember(token: VerifierToken): Promise<MemberStanding<VerifierRole, VerifierStatus> | undefined>;
  /** Undefined also when the session or the account is over. */
  ofHolder(token: SessionToken): Promise<{ dids: readonly string[] } | undefined>;
}

export type Authenticate = (
  request: IncomingMessage,
  options: { acceptsApiKey: AcceptedKey },
) => Promise<Identity>;

/**
 * Whose keys are read from `X-Api-Key`: `named` those of verifiers alone, as if no other had been sent; `bearer` those of issuers, which
 * may come as the bearer token, too.
 */
export type AcceptedKey = boolean | 'named' | 'bearer';

const MAX_API_KEY = 256;
/** What keys of issuers begin with; no token does. */
const OF_ISSUERS = 'tmr_';
/** What keys of verifiers begin with; every other one is for the registry of issuers to refuse. */
const OF_VERIFIERS = 'tmv_';

/**
 * Proves who sends a request: a bearer token, an API key where the route takes one, or nobody.
 * Errors: TOKEN_INVALID, TOKEN_EXPIRED, API_KEY_INVALID.
 */
export function createAuthenticate(options: {
  tokens: Pick<TokenService, 'verify'>;
  apiKeys: ApiKeys;
  verifierKeys: VerifierKeys;
  standing: Standing;
}): Authenticate {
  const { tokens, apiKeys, verifierKeys, standing } = options;

  return async (request, { acceptsApiKey }) => {
    const sent = bearerOf(request);
    const isKey = acceptsApiKey === 'bearer' && sent?.startsWith(OF_ISSUERS) === true;
    const bearer = isKey ? undefined : sent;
    const inHeader = acceptsApiKey ? apiKeyOf(request, acceptsApiKey) : undefined;
    if (isKey && inHeader !== undefined && inHeader !== sent)
      throw new AppError('API_KEY_INVALID', 'Two API keys were sent; send one of them.');
    const key = isKey ? sent : inHeader;
    const byToken = bearer === undefined ? undefined : await current(await tokens.verify(bearer));
    const byKey = key === undefined ? undefined : await ownerOf(key);
    if (byToken && byKey && !isSameOrganization(byToken, byKey)) {
      throw new AppError(
        'API_KEY_INVALID',
        'The token and the API key belong to different organizations; send one of them.',
      );
    }
    return byToken ?? byKey ?? ANONYMOUS;
  };

  /** The registry that the beginning of a key names says whom it proves. */
  async function ownerOf(key: string): Promise<Extract<Identity, { kind: 'apiKey' | 'verifierKey' }>> {
    if (key.startsWith(OF_VERIFIERS))
      return { kind: 'verifierKey', ...(await verifierKeys.authenticate(key)) };
    return { kind: 'apiKey', ...(await apiKeys.authenticate(key)) };
  }

  /** Role and validity are what the store says now, not what a token said when it was signed: asked again for each request. */
  async function current(identity: Identity): Promise<Identity> {
    switch (identity.kind) {
      case 'admin': {
        const { userId, tokenId = '', tokenEpoch = 0 } = identity;
        const found = await standing.ofAdmin({ userId, tokenId, tokenEpoch });
        if (found?.status !== 'ACTIVE')
          throw new AppError('TOKEN_INVALID', 'This account is no longer active; ask an administrator.');
        if (!found.tokenStands) throw tokenEnded();
        return { kind: 'admin', userId, role: found.role, tokenId, tokenEpoch };
      }
      case 'issuer': {
        const { userId, issuerId, issuerDid, tokenId = '', tokenEpoch = 0 } = identity;
        const organization = { organizationId: issuerId, organizationDid: issuerDid };
        const token = { memberId: userId, ...organization, tokenId, tokenEpoch };
        const { role, organizationStatus } = memberOnly(await standing.ofMember(token), 'issuer');
        return { ...identity, role, issuerStatus: organizationStatus, tokenId, tokenEpoch };
      }
      case 'custodian': {
        const { userId, custodianId, custodianDid, tokenId = '', tokenEpoch = 0 } = identity;
        const organization = { organizationId: custodianId, organizationDid: custodianDid };
        const token = { memberId: userId, ...organization, tokenId, tokenEpoch };
        const { role, organizationStatus } = memberOnly(await standing.ofCustodianMember(token), 'custodian');
        return { ...identity, role, custodianStatus: organizationStatus, tokenId, tokenEpoch };
      }
      case 'verifier': {
        const { userId, verifierId, tokenId = '', tokenEpoch = 0 } = identity;
        const token = { memberId: userId, verifierId, tokenId, tokenEpoch };
        const { role, organizationStatus } = memberOnly(await standing.ofVerifierMember(token), 'verifier');
        return { ...identity, role, verifierStatus: organizationStatus, tokenId, tokenEpoch };
      }
      case 'holder': {
        const { holderId, tokenSessionId: sessionId } = identity;
        const found = sessionId === undefined ? undefined : await standing.ofHolder({ holderId, sessionId });
        if (!found)
          throw new AppError(
            'TOKEN_INVALID',
            'The session in which this token was made is over; sign in and make a new one.',
          );
        return { kind: 'holder', holderId, dids: found.dids };
      }
      default:
        return identity;
    }
  }
}

function isSameOrganization(
  byToken: Identity,
  byKey: Extract<Identity, { kind: 'apiKey' | 'verifierKey' }>,
): boolean {
  if (byKey.kind === 'apiKey') return byToken.kind === 'issuer' && byToken.issuerId === byKey.issuerId;
  return byToken.kind === 'verifier' && byToken.verifierId === byKey.verifierId;
}

/** The standing of a member whose token counts. Error: TOKEN_INVALID. */
function memberOnly<Role extends string, Status extends string>(
  found: MemberStanding<Role, Status> | undefined,
  organization: 'issuer' | 'custodian' | 'verifier',
): MemberStanding<Role, Status> {
  if (!found?.isMember)
    throw new AppError(
      'TOKEN_INVALID',
      `You are no member of this ${organization} any more; ask a colleague.`,
    );
  if (!found.tokenStands) throw tokenEnded();
  return found;
}

function tokenEnded(): AppError {
  return new AppError('TOKEN_INVALID', 'This token was ended before its time; sign in again.');
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

function apiKeyOf(request: IncomingMessage, accepted: AcceptedKey): string | undefined {
  const [key, another] = sentValues(request, 'x-api-key');
  if (accepted === 'named' && !key?.startsWith(OF_VERIFIERS)) return undefined;
  if (another !== undefined || (key && key.length > MAX_API_KEY))
    throw new AppError('API_KEY_INVALID', 'Send the header X-Api-Key once, with the key alone.');
  return key;
}
