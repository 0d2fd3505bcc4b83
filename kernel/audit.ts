import { createHash, hash as digestOf } from 'node:crypto';
import type { AuditAction, AuditSubjectType } from './audit-actions.ts';
import type { Context } from './context.ts';
import { canonicalizeWithout } from './crypto/canonical-json.ts';
import type { Identity } from './identity.ts';

export const ACTOR_TYPES = [
  'ADMIN',
  'ISSUER_USER',
  'CUSTODIAN_USER',
  'HOLDER',
  'VERIFIER',
  'API_KEY',
  'SYSTEM',
  'ANONYMOUS',
] as const;
export const AUDIT_STATUSES = ['SUCCESS', 'DENIED', 'FAILED'] as const;

/** What an operation says of a change it makes; ids only, never personal data, so that erasure cannot break a chain. */
export interface AuditFact {
  readonly action: AuditAction;
  readonly subject: AuditSubject;
  /** The tenant that the change belongs to. */
  readonly org?: AuditOrg | undefined;
  readonly status?: (typeof AUDIT_STATUSES)[number];
  readonly reason?: string | undefined;
  readonly previousState?: string | undefined;
  readonly newState?: string | undefined;
}

export interface AuditSubject {
  readonly type: AuditSubjectType;
  readonly id: string;
}

export interface AuditOrg {
  /** HOLDER: what happened to a person's records, which that person may read. */
  readonly type: 'ISSUER' | 'CUSTODIAN' | 'VERIFIER' | 'HOLDER';
  readonly id: string;
}

export interface AuditActor {
  readonly type: (typeof ACTOR_TYPES)[number];
  readonly id: string | null;
  readonly role: string | null;
  readonly ipHash: string | null;
}

/** One entry of a unit's append-only, hash-chained audit log. */
export interface AuditEntry {
  readonly auditId: string;
  /** The chain that holds it. */
  readonly source: string;
  /** 1, 2, 3 … without gaps in one source. */
  readonly seq: number;
  readonly occurredAt: Date;
  readonly actor: AuditActor;
  /** Of a release after this one, it may be a word that this one does not know. */
  readonly action: AuditAction;
  readonly subject: { readonly type: string; readonly id: string };
  readonly org: { readonly type: string; readonly id: string } | null;
  readonly status: (typeof AUDIT_STATUSES)[number];
  readonly reason: string | null;
  readonly previousState: string | null;
  readonly newState: string | null;
  readonly correlationId: string;
  /** Hex SHA-256 of the entry before; 64 zeros for the first. */
  readonly prevHash: string;
  /** Hex SHA-256 of `prevHash` and the JCS form of the entry without `hash`. */
  readonly hash: string;
}

export const CHAIN_START = '0'.repeat(64);

/** The chain of a lane of a database: the first is named for the database, further ones have their number behind it, `core/1`. */
export function chainName(database: string, lane: number): string {
  return lane === 0 ? database : `${database}/${lane}`;
}

/** The database that holds a chain. */
export function databaseOf(chain: string): string {
  return chain.split('/', 1)[0] ?? chain;
}

/** The hash that seals an entry to the one before it; a hash that the entry has already does not count. */
export function auditHash(entry: Omit<AuditEntry, 'hash'>): string {
  const body = canonicalizeWithout({ ...entry, occurredAt: entry.occurredAt.toISOString() }, 'hash');
  return digestOf('sha256', entry.prevHash + body);
}

/** The actor of a request at a moment. */
export function actorOf(context: Context, at: Date): AuditActor {
  return { ...actorIdentity(context.identity), ipHash: addressHash(context, at) };
}

/** Tells the requests of one address and one UTC day apart from others, and nothing more: 16 hex digits, null for none. */
export function addressHash({ clientHash }: Context, at: Date): string | null {
  if (clientHash === undefined) return null;
  const day = at.toISOString().slice(0, 10);
  return createHash('sha256').update(`${day}|${clientHash}`).digest('hex').slice(0, 16);
}

/** Who acts, without the address. */
export function actorIdentity(identity: Identity): Omit<AuditActor, 'ipHash'> {
  switch (identity.kind) {
    case 'admin':
      return { type: 'ADMIN', id: identity.userId, role: identity.role };
    case 'issuer':
      return { type: 'ISSUER_USER', id: identity.userId, role: identity.role };
    case 'custodian':
      return { type: 'CUSTODIAN_USER', id: identity.userId, role: identity.role };
    case 'holder':
      return { type: 'HOLDER', id: identity.holderId, role: null };
    case 'verifier':
      return { type: 'VERIFIER', id: identity.userId, role: identity.role };
    case 'apiKey':
    case 'verifierKey':
      return { type: 'API_KEY', id: identity.apiKeyId, role: null };
    case 'unit':
      return { type: 'SYSTEM', id: identity.unit, role: null };
    case 'peer':
      return { type: 'SYSTEM', id: identity.peer, role: null };
    case 'anonymous':
      return { type: 'ANONYMOUS', id: null, role: null };
  }
}
