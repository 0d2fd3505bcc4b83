import type { Model, Schema } from 'mongoose';
import { z } from 'zod';
import { AUDIT_STATUSES, type AuditEntry, databaseOf } from '../kernel/audit.ts';
import { containing } from '../kernel/literal-pattern.ts';
import { type Page, type PageWindow, pageInput, type RowKey } from '../kernel/paging.ts';
import { instant, optional, text } from '../kernel/parse.ts';
import { dropFormerIndexes } from './forgetting.ts';
import { type Held, indexedList } from './indexed-list.ts';
import type { StoredEntry } from './ledger-model.ts';

/** The order of every list: entries of one instant as they stand in their chain. Shorter than ids, which would be in every index row. */
export const NEWEST_FIRST = { occurredAt: -1, seq: -1, source: 1 } as const;

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

/** A page of entries; `searchedFrom` is set when the list stopped there although there are older entries to look at. */
export interface AuditPage extends Pick<Page<AuditEntry>, 'items' | 'total' | 'totalIsLowerBound'> {
  readonly searchedFrom: Date | null;
}

/** Indexes without which a long trail is slow to read: each condition with the order of the list behind it. */
export function indexForReading(schema: Schema<StoredEntry>, { ofAllUnits }: { ofAllUnits: boolean }): void {
  schema.index(NEWEST_FIRST); // the list without conditions
  // Refusals and failures, which are few: both words sort before SUCCESS, of which no entry costs a row here.
  schema.index({ status: 1, ...NEWEST_FIRST }, { partialFilterExpression: { status: { $lt: 'SUCCESS' } } });
  schema.index({ action: 1, ...NEWEST_FIRST }); // one kind of deed
  schema.index({ 'subject.id': 1, ...NEWEST_FIRST }); // the history of one record
  schema.index({ 'actor.id': 1, ...NEWEST_FIRST }); // the deeds of one person
  schema.index({ correlationId: 1, ...NEWEST_FIRST }); // everything that one request, or one pass of a sweep, did
  if (!ofAllUnits) return;
  schema.index({ source: 1, occurredAt: -1, seq: -1 }); // one unit's entries, and where a period begins and ends in a chain
  schema.index({ 'org.id': 1, ...NEWEST_FIRST }); // what happened to one organization's or holder's records
  schema.index({ 'org.id': 1, action: 1, ...NEWEST_FIRST }); // the same of one kind of deed
}

/** Drops the indexes of earlier releases in whose place others are. */
export function dropFormerAuditIndexes(Entries: Model<StoredEntry>): Promise<void> {
  return dropFormerIndexes(Entries, ({ key }) => {
    return Object.keys(key).join() === 'correlationId' || (Object.keys(key).includes('seq') && '_id' in key);
  });
}

export type AuditList = ReturnType<typeof auditList>;

const HELD: readonly Held[] = [
  { paths: ['correlationId'] },
  { paths: ['subject.id'] },
  { paths: ['actor.id'] },
  { paths: ['action'] },
  { paths: ['status'], without: 'SUCCESS' },
];
const HELD_OF_ALL_UNITS: readonly Held[] = [
  ...HELD,
  { paths: ['org.id', 'action'] },
  { paths: ['org.id'] },
  { paths: ['source'] },
];

/** Reads lists of entries from one collection of them, newest first. */
export function auditList(
  Entries: Model<StoredEntry>,
  {
    ofAllUnits,
    chains,
    mostLookedAt,
  }: {
    ofAllUnits: boolean;
    /** The names of all chains. */
    chains: () => Promise<readonly string[]>;
    mostLookedAt?: number;
  },
) {
  const { list, among } = indexedList(Entries, {
    order: NEWEST_FIRST,
    held: ofAllUnits ? HELD_OF_ALL_UNITS : HELD,
    ...(mostLookedAt === undefined ? {} : { mostLookedAt }),
  });

  return {
    /** What meets a condition among the newest entries of `lead`, which an index must hold in the order of the list. */
    among,

    async list(given: AuditLogFilter, window: PageWindow): Promise<AuditPage> {
      const { search, status, actorId, action, source, subjectId, orgId, correlationId, from, to } = given;
      const where = {
        status,
        'actor.id': actorId,
        action,
        source: source && (await chainsOf(source)),
        'subject.id': subjectId,
        'org.id': orgId,
        correlationId,
      };
      const meets = search === undefined ? undefined : having(search);
      const { rows, lookedFrom, ...counted } = await list({ where, from, to, meets }, window);
      return { items: rows.map(entryFrom), ...counted, searchedFrom: lookedFrom ?? null };
    },

    async byId(auditId: string): Promise<AuditEntry | undefined> {
      const found = await Entries.findById(auditId).lean();
      return found ? entryFrom(found) : undefined;
    },
  };

  /** The chain of that name, or all of the database of that name, which has one for each of its processes. */
  async function chainsOf(source: string): Promise<string | readonly string[]> {
    const found = (await chains()).filter((chain) => databaseOf(chain) === source);
    return found.length > 1 ? found : source;
  }
}

/** Where an entry stands in every list. */
export function placeOfEntry({ occurredAt, seq, source }: AuditEntry): RowKey {
  return [occurredAt.getTime(), seq, source];
}

export function entryFrom({ _id, ...entry }: StoredEntry): AuditEntry {
  return { ...entry, auditId: _id };
}

/** The text, taken literally, in any case, in any of the fields that hold words or ids. */
function having(search: string): (entry: StoredEntry) => boolean {
  const pattern = containing(search);
  return ({ action, source, reason, correlationId, actor, subject, org }) =>
    [action, source, reason, correlationId, actor.id, actor.role, subject.type, subject.id, org?.id].some(
      (text) => typeof text === 'string' && pattern.test(text),
    );
}
