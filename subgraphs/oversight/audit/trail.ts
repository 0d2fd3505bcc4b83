import { z } from 'zod';
import { ACTOR_TYPES, AUDIT_STATUSES } from '../../../kernel/audit.ts';
import { asAuditAction } from '../../../kernel/audit-actions.ts';
import { instant } from '../../../kernel/parse.ts';

/** A database, and behind a slash the number of a further chain of it. */
const CHAIN = /^[a-z][a-z0-9-]{0,58}(\/[1-9][0-9]{0,3})?$/;
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'give 64 hex digits');
const name = z.string().min(1).max(512);
const reference = z.strictObject({ type: name, id: name });
const note = z.string().max(4000).nullable();

/** An entry as a unit sends it: the JSON of its AuditEntry. Unknown fields are refused, since the hash covers every field. */
export const relayedEntry = z.strictObject({
  auditId: name,
  source: z.string().regex(CHAIN, 'give the name of a chain'),
  seq: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  occurredAt: instant,
  actor: z.strictObject({
    type: z.enum(ACTOR_TYPES),
    id: name.nullable(),
    role: name.nullable(),
    ipHash: name.nullable(),
  }),
  action: name.transform(asAuditAction),
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
