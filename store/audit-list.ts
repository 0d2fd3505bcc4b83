import { type Model, type QueryFilter, type Schema, trusted } from 'mongoose';
import { z } from 'zod';
import { AUDIT_STATUSES, type AuditEntry } from '../kernel/audit.ts';
import { asAuditAction } from '../kernel/audit-actions.ts';
import { containing } from '../kernel/literal-pattern.ts';
import { type Page, pageInput } from '../kernel/paging.ts';
import { instant, optional, text } from '../kernel/parse.ts';
import { countUpTo } from './bounded-count.ts';
import type { StoredEntry } from './ledger-model.ts';

/** Entries that a search by text looks through at most; their ids and reasons stand in no index. */
const SEARCHED_ENTRIES = 3000;

/** The order of every list: entries of one instant as they stand in their chain. */
export const NEWEST_FIRST = { occurredAt: -1, seq: -1, _id: -1 } as const;

const filter = z.strictObject({
  status: optional(z.enum(AUDIT_STATUSES)),
  search: optional(text(100)),
  actorId: optional(text(512)),
  action: optional(text(80)),
  source: optional(text(80)),
  subjectId: optional(text(512)),
  orgId: optional(text(512)),
  correlationId: optional(text(128)),
  from: optional(instant),
  to: optional(instant),
});

export type AuditLogFilter = Partial<z.output<typeof filter>>;

/** The arguments of every list of audit entries. */
export const auditLogsInput = z
  .strictObject({ filter: optional(filter), ...pageInput })
  .refine(({ filter: given }) => !given?.from || !given.to || given.from < given.to, {
    path: ['filter', 'to'],
    message: 'give an instant later than from',
  });

/** A page of entries; `searchedFrom` is set when a search by text stopped there although there are older entries. */
export interface AuditPage extends Pick<Page<AuditEntry>, 'items' | 'total' | 'totalIsLowerBound'> {
  readonly searchedFrom: Date | null;
}

/** Indexes without which a long trail is slow to read: each condition with the order of the list behind it. */
export function indexForReading(schema: Schema<StoredEntry>): void {
  schema.index(NEWEST_FIRST); // the list without conditions
  schema.index({ status: 1, ...NEWEST_FIRST }); // refusals and failures, which are few
  schema.index({ action: 1, ...NEWEST_FIRST }); // one kind of deed
  schema.index({ 'subject.id': 1, ...NEWEST_FIRST }); // the history of one record
  schema.index({ 'actor.id': 1, ...NEWEST_FIRST }); // the deeds of one person
  schema.index({ correlationId: 1 }); // everything that one request did
}

export type AuditList = ReturnType<typeof auditList>;

/** Reads lists of entries from one collection of them, newest first. */
export function auditList(Entries: Model<StoredEntry>, searchedEntries = SEARCHED_ENTRIES) {
  return {
    async list(given: AuditLogFilter, { skip, limit }: { skip: number; limit: number }): Promise<AuditPage> {
      const { search, ...exact } = given;
      const conditions = conditionsOf(exact);
      if (search === undefined) return { ...(await page(conditions, { skip, limit })), searchedFrom: null };
      const [oldest] = await newestFirst(conditions).skip(searchedEntries).limit(1).select({ occurredAt: 1 });
      // The oldest meets the conditions, so that it is never older than `from`.
      const searched = oldest ? conditionsOf({ ...exact, from: oldest.occurredAt }) : conditions;
      const found = await page({ ...searched, ...having(search) }, { skip, limit });
      return { ...found, searchedFrom: oldest?.occurredAt ?? null };
    },

    async byId(auditId: string): Promise<AuditEntry | undefined> {
      const found = await Entries.findById(auditId).lean();
      return found ? entryFrom(found) : undefined;
    },
  };

  async function page(
    conditions: QueryFilter<StoredEntry>,
    { skip, limit }: { skip: number; limit: number },
  ) {
    const [rows, counted] = await Promise.all([
      newestFirst(conditions).skip(skip).limit(limit),
      countUpTo(Entries, conditions),
    ]);
    return { items: rows.map(entryFrom), ...counted };
  }

  function newestFirst(conditions: QueryFilter<StoredEntry>) {
    return Entries.find(conditions).sort(NEWEST_FIRST).lean();
  }
}

export function entryFrom({ _id, ...entry }: StoredEntry): AuditEntry {
  return { ...entry, auditId: _id };
}

function conditionsOf(given: AuditLogFilter): QueryFilter<StoredEntry> {
  const { status, actorId, action, source, subjectId, orgId, correlationId, from, to } = given;
  const period = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
  return {
    ...(status && { status }),
    ...(actorId && { 'actor.id': actorId }),
    ...(action && { action: asAuditAction(action) }),
    ...(source && { source }),
    ...(subjectId && { 'subject.id': subjectId }),
    ...(orgId && { 'org.id': orgId }),
    ...(correlationId && { correlationId }),
    ...((from || to) && { occurredAt: trusted(period) }),
  };
}

const SEARCHED = [
  'action',
  'source',
  'reason',
  'correlationId',
  'actor.id',
  'actor.role',
  'subject.type',
  'subject.id',
  'org.id',
];

/** The text, taken literally, in any case, in any of the fields that hold words or ids. */
function having(text: string): QueryFilter<StoredEntry> {
  const pattern = containing(text);
  return { $or: SEARCHED.map((field) => ({ [field]: pattern })) };
}
