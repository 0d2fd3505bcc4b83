import { createHash, hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from './clock.ts';
import { parseStrictJson } from './crypto/strict-json.ts';
import { AppError } from './errors.ts';
import { ADMIN_ROLES, type Identity, ISSUER_STATUSES, VERIFIER_STATUSES } from './identity.ts';
import { newId } from './ids.ts';

const MINUTE = 60;
/** Lifetime in seconds of a token of each scope; a token's `aud` equals its `scope`. */
export const TOKEN_LIFETIMES = {
  'admin-console': 60 * MINUTE,
  'issuer-portal': 8 * 60 * MINUTE,
  'custodian-portal': 8 * 60 * MINUTE,
  'verifier-portal': 8 * 60 * MINUTE,
  holder: 15 * MINUTE,
} as const;

export type TokenScope = keyof typeof TOKEN_LIFETIMES;

const LEEWAY_SECONDS = 30;
const MAX_AGE_SECONDS = 24 * 60 * MINUTE;
const MAX_PROVEN = 10_000;

const common = {
  sub: z.string().min(1).max(128),
  jti: z.string().min(16).max(64),
  iat: z.number(),
  exp: z.number(),
};
// A count, not a time: two changes within one second are two epochs, whatever the clocks say.
const epoch = z.int().min(0).default(0);
const claimsOf = z.discriminatedUnion('scope', [
  z.object({
    ...common,
    scope: z.literal('admin-console'),
    role: z.enum(ADMIN_ROLES),
    epoch,
  }),
  z.object({
    ...common,
    scope: z.literal('issuer-portal'),
    // Scope first, then role: a role of another portal is refused where the scope is, not as a broken token.
    role: z.string().regex(/^[A-Za-z]{1,32}$/),
    epoch,
    org_id: z.string(),
    org_did: z.string(),
    // As it was at the sign-in; like the role it is read again for each request.
    org_status: z.enum(ISSUER_STATUSES).default('PENDING_APPROVAL'),
  }),
  z.object({
    ...common,
    scope: z.literal('custodian-portal'),
    role: z.string().regex(/^[A-Za-z]{1,32}$/),
    epoch,
    org_id: z.string(),
    org_did: z.string(),
    org_status: z.enum(ISSUER_STATUSES).default('PENDING_APPROVAL'),
  }),
  z.object({
    ...common,
    scope: z.literal('verifier-portal'),
    role: z.string().regex(/^[A-Za-z]{1,32}$/),
    epoch,
    org_id: z.string(),
    org_status: z.enum(VERIFIER_STATUSES),
  }),
  z.object({
    ...common,
    scope: z.literal('holder'),
    dids: z.array(z.string()).default([]),
    sid: z.string().optional(),
  }),
]);

export interface TokenService {
  /** Signs a bearer token for an identity that a person proved. Returns it with its id (`jti`) and its expiry. */
  sign(identity: Identity): Promise<{ token: string; tokenId: string; expiresAt: Date }>;
  /** The identity that a bearer token proves. Errors: TOKEN_INVALID, TOKEN_EXPIRED. */
  verify(token: string): Promise<Identity>;
  /** A key for another purpose than bearer tokens (HKDF-SHA-512, RFC 5869), so that no other signed text is a token candidate. */
  deriveKey(purpose: string): Buffer;
}

/** What a token has proven, by the clock of seconds. */
interface Proven {
  readonly identity: Identity;
  readonly iat: number;
  readonly exp: number;
}

/**
 * Bearer tokens: JWT with HS512 (RFC 7518 §3.2), header `typ: at+jwt` (RFC 9068) and `kid`. What a token has proven is remembered
 * until it expires: whether it was ended before that is for the caller to ask.
 */
export function createTokenService(options: {
  secret: Uint8Array;
  previousSecret?: Uint8Array | undefined;
  issuer: string;
  now: Clock;
}): TokenService {
  const { secret, previousSecret, issuer, now } = options;
  const kid = keyIdOf(secret);
  const secrets = new Map([[kid, secret]]);
  if (previousSecret) secrets.set(keyIdOf(previousSecret), previousSecret);
  // By their hashes: a dump of the memory shows no token.
  const proven = new LRUCache<string, Proven>({ max: MAX_PROVEN });

  return {
    async sign(identity) {
      const { scope, claims, subject } = claimsFrom(identity);
      const issuedAt = Math.floor(now().getTime() / 1000);
      const expiresAt = issuedAt + TOKEN_LIFETIMES[scope];
      const tokenId = newId();
      const token = await new SignJWT({ ...claims, scope })
        .setProtectedHeader({ alg: 'HS512', typ: 'at+jwt', kid })
        .setIssuer(issuer)
        .setAudience(scope)
        .setSubject(subject)
        .setJti(tokenId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(secret);
      return { token, tokenId, expiresAt: new Date(expiresAt * 1000) };
    },

    async verify(token) {
      const hash = createHash('sha256').update(token).digest('base64');
      const known = proven.get(hash);
      if (known && isCurrent(known)) return known.identity;
      if (!isCanonicalCompact(token)) throw tokenInvalid();
      try {
        // RFC 7515 §4: a header that names a parameter twice is refused; claims are held to the same.
        for (const part of token.split('.').slice(0, 2)) parseStrictJson(Buffer.from(part, 'base64url'));
        const { payload } = await jwtVerify(token, (header) => secretFor(header.kid), {
          algorithms: ['HS512'],
          typ: 'at+jwt',
          issuer,
          requiredClaims: ['sub', 'jti', 'iat', 'exp', 'aud', 'scope'],
          clockTolerance: LEEWAY_SECONDS,
          maxTokenAge: MAX_AGE_SECONDS,
          currentDate: now(),
        });
        const claims = claimsOf.parse(payload);
        if (payload.aud !== claims.scope || claims.exp - claims.iat > MAX_AGE_SECONDS) throw tokenInvalid();
        const identity = identityFrom(claims);
        proven.set(hash, { identity, iat: claims.iat, exp: claims.exp });
        return identity;
      } catch (error) {
        if (error instanceof errors.JWTExpired) {
          throw new AppError('TOKEN_EXPIRED', 'The token has expired; sign in again.', { cause: error });
        }
        throw tokenInvalid(error);
      }
    },

    deriveKey: (purpose) => derived(secret, purpose),
  };

  /** False where the clock alone may refuse the token, which the whole check then says. */
  function isCurrent({ iat, exp }: Proven): boolean {
    const seconds = Math.floor(now().getTime() / 1000);
    return iat <= seconds && seconds < exp;
  }

  function secretFor(wanted: string | undefined): Uint8Array {
    const found = secrets.get(wanted ?? '');
    if (!found) throw tokenInvalid();
    return found;
  }
}

function derived(secret: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha512', secret, '', `testamur/${purpose}/v1`, 32));
}

type Claims = z.output<typeof claimsOf>;

function identityFrom(claims: Claims): Identity {
  switch (claims.scope) {
    case 'admin-console':
      return {
        kind: 'admin',
        userId: claims.sub,
        role: claims.role,
        tokenId: claims.jti,
        tokenEpoch: claims.epoch,
      };
    case 'issuer-portal':
      return {
        kind: 'issuer',
        userId: claims.sub,
        role: claims.role,
        issuerId: claims.org_id,
        issuerDid: claims.org_did,
        issuerStatus: claims.org_status,
        tokenId: claims.jti,
        tokenEpoch: claims.epoch,
      };
    case 'custodian-portal':
      return {
        kind: 'custodian',
        userId: claims.sub,
        role: claims.role,
        custodianId: claims.org_id,
        custodianDid: claims.org_did,
        custodianStatus: claims.org_status,
        tokenId: claims.jti,
        tokenEpoch: claims.epoch,
      };
    case 'verifier-portal':
      return {
        kind: 'verifier',
        userId: claims.sub,
        role: claims.role,
        verifierId: claims.org_id,
        verifierStatus: claims.org_status,
        tokenId: claims.jti,
        tokenEpoch: claims.epoch,
      };
    case 'holder':
      return { kind: 'holder', holderId: claims.sub, dids: claims.dids, tokenSessionId: claims.sid };
  }
}

function claimsFrom(identity: Identity): {
  scope: TokenScope;
  subject: string;
  claims: Record<string, unknown>;
} {
  switch (identity.kind) {
    case 'admin':
      return {
        scope: 'admin-console',
        subject: identity.userId,
        claims: { role: identity.role, epoch: identity.tokenEpoch ?? 0 },
      };
    case 'issuer':
      return {
        scope: 'issuer-portal',
        subject: identity.userId,
        claims: {
          role: identity.role,
          epoch: identity.tokenEpoch ?? 0,
          org_id: identity.issuerId,
          org_did: identity.issuerDid,
          org_status: identity.issuerStatus,
        },
      };
    case 'custodian':
      return {
        scope: 'custodian-portal',
        subject: identity.userId,
        claims: {
          role: identity.role,
          epoch: identity.tokenEpoch ?? 0,
          org_id: identity.custodianId,
          org_did: identity.custodianDid,
          org_status: identity.custodianStatus,
        },
      };
    case 'verifier':
      return {
        scope: 'verifier-portal',
        subject: identity.userId,
        claims: {
          role: identity.role,
          epoch: identity.tokenEpoch ?? 0,
          org_id: identity.verifierId,
          org_status: identity.verifierStatus,
        },
      };
    case 'holder':
      return {
        scope: 'holder',
        subject: identity.holderId,
        claims: { dids: identity.dids, sid: identity.tokenSessionId },
      };
    default:
      throw new AppError('INTERNAL', `No bearer token exists for ${identity.kind}.`);
  }
}

/** The name of a token key in the header `kid`; it tells nothing of the key. */
export function keyIdOf(secret: Uint8Array): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 8);
}

/** Base64url has aliases in its last symbol; only the canonical spelling of each part is a token. */
function isCanonicalCompact(token: string): boolean {
  if (token.length > 4096) return false;
  const parts = token.split('.');
  return (
    parts.length === 3 &&
    parts.every((part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}

function tokenInvalid(cause?: unknown): AppError {
  return new AppError('TOKEN_INVALID', 'The bearer token is not valid here; sign in again.', { cause });
}
