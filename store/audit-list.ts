import { type Model, type QueryFilter, type Schema, trusted } from 'mongoose';
import { z } from 'zod';
import { AUDIT_STATUSES, type AuditEntry } from '../kernel/audit.ts';
import { asAuditAction } from '../kernel/audit-actions.ts';
import { containing } from '../kernel/literal-pattern.ts';
import { type Page, pageInput } from '../kernel/paging.ts';
import { instant, optional, text } from '../kernel/parse.ts';
import { countUpTo } from './bounded-count.ts';
import { dropFormerIndexes } from './forgetting.ts';
import type { StoredEntry } from './ledger-model.ts';

/** Entries that a list looks at, at most, where no index holds exactly what is asked. */
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
  schema.index({ source: 1, ...NEWEST_FIRST }); // one unit's entries, and where a period begins and ends in a chain
  schema.index({ 'org.id': 1, ...NEWEST_FIRST }); // what happened to one organization's or holder's records
  schema.index({ 'org.id': 1, action: 1, ...NEWEST_FIRST }); // the same of one kind of deed
}

/** Drops the indexes of earlier releases in whose place others are. */
export function dropFormerAuditIndexes(Entries: Model<StoredEntry>): Promise<void> {
  return dropFormerIndexes(Entries, ({ key, partialFilterExpression }) => {
    const fields = Object.keys(key).join();
    return fields === 'correlationId' || (fields === 'status,occurredAt,seq,_id' && !partialFilterExpression);
  });
}

export type AuditList = ReturnType<typeof auditList>;

type Conditions = Omit<AuditLogFilter, 'search' | 'from' | 'to'>;
type Condition = keyof Conditions;
type Window = { readonly skip: number; readonly limit: number };

/** Conditions whose entries one index holds in the order of the list, and no others. */
const HELD: readonly (readonly Condition[])[] = [
  ['correlationId'],
  ['subjectId'],
  ['actorId'],
  ['action'],
  ['status'],
];
const HELD_OF_ALL_UNITS: typeof HELD = [...HELD, ['orgId', 'action'], ['orgId'], ['source']];

/**
 * Reads lists of entries from one collection of them, newest first. A filter that one index holds is read from it. Of conditions
 * that no index holds together the rarest leads: at most `mostSearched` of its newest entries, and those of the same instant, are
 * looked at. A search by text looks at entries in the same way.
 */
export function auditList(
  Entries: Model<StoredEntry>,
  { ofAllUnits, mostSearched = SEARCHED_ENTRIES }: { ofAllUnits: boolean; mostSearched?: number },
) {
  return {
    /** What meets a condition among the newest entries of `lead`, which an index must hold in the order of the list. */
    among,

    async list(given: AuditLogFilter, window: Window): Promise<AuditPage> {
      const { search, from, to, ...conditions } = given;
      const asked = (Object.keys(conditions) as Condition[]).filter((name) => conditions[name] !== undefined);
      const held = (ofAllUnits ? HELD_OF_ALL_UNITS : HELD).filter((names) =>
        names.every((name) => asked.includes(name) && isFew(name, conditions)),
      );
      const whole = asked.length === 0 ? [] : held.find(({ length }) => length === asked.length);
      if (whole && search === undefined)
        return { ...(await page(conditionsOf(given), window)), searchedFrom: null };
      const leads = (whole ? [whole] : held).map((names) => {
        return conditionsOf({
          ...Object.fromEntries(names.map((name) => [name, conditions[name]])),
          from,
          to,
        });
      });
      return among(await rarest(leads, conditionsOf({ from, to })), meeting(given), window);
    },

    async byId(auditId: string): Promise<AuditEntry | undefined> {
      const found = await Entries.findById(auditId).lean();
      return found ? entryFrom(found) : undefined;
    },
  };

  async function page(where: QueryFilter<StoredEntry>, { skip, limit }: Window) {
    const [rows, counted] = await Promise.all([
      newestFirst(where).skip(skip).limit(limit),
      countUpTo(Entries, where),
    ]);
    return { items: rows.map(entryFrom), ...counted };
  }

  /** The one with the fewest entries, counted as far as they are looked at; `everything` when there are none. */
  async function rarest(leads: readonly QueryFilter<StoredEntry>[], everything: QueryFilter<StoredEntry>) {
    if (leads.length < 2) return leads[0] ?? everything;
    const counts = await Promise.all(
      leads.map((lead) => Entries.countDocuments(lead, { limit: mostSearched + 1 })),
    );
    return leads[counts.indexOf(Math.min(...counts))] ?? everything;
  }

  async function among(
    lead: QueryFilter<StoredEntry>,
    meets: (entry: StoredEntry) => boolean,
    { skip, limit }: Window,
  ): Promise<AuditPage> {
    const rows = await newestFirst(lead).limit(mostSearched + 1);
    const oldest = rows[mostSearched]?.occurredAt;
    // All of that instant, so that whoever goes on before it misses none.
    const looked = oldest
      ? [
          ...rows.filter(({ occurredAt }) => occurredAt > oldest),
          ...(await newestFirst({ $and: [lead, { occurredAt: oldest }] })),
        ]
      : rows;
    const found = looked.filter(meets);
    return {
      items: found.slice(skip, skip + limit).map(entryFrom),
      total: found.length,
      totalIsLowerBound: oldest !== undefined,
      searchedFrom: oldest ?? null,
    };
  }

  function newestFirst(where: QueryFilter<StoredEntry>) {
    return Entries.find(where).sort(NEWEST_FIRST).lean<StoredEntry[]>();
  }
}

/** Nearly every entry is a success: these are in no index of their own. */
const isFew = (name: Condition, { status }: Conditions) => name !== 'status' || status !== 'SUCCESS';

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

/** Whether an entry meets the conditions of a filter; its period is left to the query. */
function meeting(given: AuditLogFilter): (entry: StoredEntry) => boolean {
  const { search, from: _from, to: _to, ...conditions } = given;
  const pattern = search === undefined ? undefined : containing(search);
  return (entry) => {
    const { status, action, source, correlationId, actor, subject, org, reason } = entry;
    const values = {
      status,
      action,
      source,
      correlationId,
      actorId: actor.id,
      subjectId: subject.id,
      orgId: org?.id,
    };
    const isAsked = (Object.keys(values) as Condition[]).every(
      (name) => conditions[name] === undefined || conditions[name] === values[name],
    );
    if (!isAsked || !pattern) return isAsked;
    const texts = [
      action,
      source,
      reason,
      correlationId,
      actor.id,
      actor.role,
      subject.type,
      subject.id,
      org?.id,
    ];
    return texts.some((text) => typeof text === 'string' && pattern.test(text));
  };
}
