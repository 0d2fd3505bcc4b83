import { z } from 'zod';
import {
  ACTOR_TYPES,
  AUDIT_STATUSES,
  type AuditEntry,
  CHAIN_START,
  firstBrokenSeq,
} from '../../../kernel/audit.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { instant, optional, text } from '../../../kernel/parse.ts';

const filter = z.strictObject({
  status: optional(z.enum(AUDIT_STATUSES)),
  search: optional(text(100)),
  actorId: optional(text(512)),
  action: optional(text(80)),
  source: optional(text(80)),
  subjectId: optional(text(512)),
  from: optional(instant),
  to: optional(instant),
});

export type AuditLogFilter = Partial<z.output<typeof filter>>;

export const auditLogsInput = z
  .strictObject({ filter: optional(filter), ...pageInput })
  .refine(({ filter: given }) => !given?.from || !given.to || given.from < given.to, {
    path: ['filter', 'to'],
    message: 'give an instant later than from',
  });

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'give 64 hex digits');
const name = z.string().min(1).max(512);
const reference = z.strictObject({ type: name, id: name });
const note = z.string().max(4000).nullable();

/** An entry as a unit sends it: the JSON of its AuditEntry. Unknown fields are refused, since the hash covers every field. */
export const relayedEntry = z.strictObject({
  auditId: name,
  source: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'give the name of a subgraph'),
  seq: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  occurredAt: instant,
  actor: z.strictObject({
    type: z.enum(ACTOR_TYPES),
    id: name.nullable(),
    role: name.nullable(),
    ipHash: name.nullable(),
  }),
  action: name,
  subject: reference,
  org: reference.nullable(),
  status: z.enum(AUDIT_STATUSES),
  reason: note,
  previousState: note,
  newState: note,
  correlationId: name,
  prevHash: hash,
  hash,
});

export const MAX_RELAYED = 500;

export interface TrailVerification {
  readonly valid: boolean;
  readonly firstInvalid: { readonly source: string; readonly seq: number } | null;
  readonly checked: number;
  readonly heads: readonly { readonly source: string; readonly seq: number; readonly hash: string }[];
}

/** True when the entry stands at the next place of its chain and seals what it says. */
export function follows(
  entry: AuditEntry,
  previous: { readonly seq: number; readonly hash: string },
): boolean {
  try {
    return firstBrokenSeq([entry], previous) === undefined;
  } catch {
    // A row that was edited to another type has no hash at all.
    return false;
  }
}

export const BEFORE_FIRST = { seq: 0, hash: CHAIN_START };
