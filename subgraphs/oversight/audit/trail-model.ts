import { type Connection, Schema, trusted } from 'mongoose';
import { type AuditEntry, CHAIN_START } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import { AppError } from '../../../kernel/errors.ts';
import {
  auditList,
  dropFormerAuditIndexes,
  entryFrom,
  indexForReading,
  NEWEST_FIRST,
} from '../../../store/audit-list.ts';
import { type BoundedTotal, countUpTo } from '../../../store/bounded-count.ts';
import { auditEntrySchema, type StoredEntry } from '../../../store/ledger-model.ts';
import { isDuplicateKey } from '../../../store/transact.ts';

/** The newest entry of a chain that the trail took in: what shows that a chain was cut off behind it. */
interface ReceivedHead {
  readonly _id: string;
  readonly seq: number;
  readonly hash: string;
}

export interface ChainHead {
  readonly source: string;
  readonly seq: number;
  readonly hash: string;
}

const COLLECTION = 'audit_trail';
// Rows that are fetched and passed on at once; few enough that hashing them does not delay requests.
const WALK_BATCH = 672;
const WALK_SLICE = 168;
const MAX_ACTIVITY = 10_000;

/** The platform's trail: the entries of every unit, as the units wrote them. */
export async function trailStore(connection: Connection) {
  const schema = auditEntrySchema();
  schema.index({ source: 1, seq: 1 }, { unique: true }); // one entry per position in a chain: relaying twice stores once
  indexForReading(schema, { ofAllUnits: true });
  const headSchema = new Schema<ReceivedHead>(
    {
      _id: { type: String, required: true },
      seq: { type: Number, required: true },
      hash: { type: String, required: true },
    },
    { versionKey: false },
  );
  const Trail = connection.model<StoredEntry>('TrailEntry', schema, COLLECTION);
  const Heads = connection.model<ReceivedHead>('TrailHead', headSchema, 'audit_trail_heads');
  await dropFormerAuditIndexes(Trail);
  await Promise.all([Trail.createIndexes(), Heads.createCollection()]);
  const chains = async () => (await Heads.find().select({ _id: 1 }).lean()).map(({ _id }) => _id);
  const list = auditList(Trail, { ofAllUnits: true, chains });

  return {
    list: list.list,
    byId: list.byId,

    /** Stores entries that are not stored yet. Errors: CONFLICT when another entry stands in a position already. */
    async insertNew(entries: readonly AuditEntry[]): Promise<void> {
      try {
        await Trail.insertMany(entries.map(toStored), { ordered: false, lean: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await requireSame(entries);
      }
      for (const [source, head] of newestOf(entries)) await moveHead(source, head);
    },

    /** Sources that have entries or once had some, in order. */
    async sources(): Promise<readonly string[]> {
      const found = new Set<string>();
      // From one source to the next along the index, however many entries each has.
      for (let last: string | undefined; ; ) {
        const next = await Trail.findOne(last === undefined ? {} : { source: trusted({ $gt: last }) })
          .sort({ source: 1 })
          .select({ source: 1 })
          .lean();
        if (!next) break;
        last = next.source;
        found.add(last);
      }
      for (const { _id } of await Heads.find().lean()) found.add(_id);
      return [...found].sort();
    },

    /** The entries of one chain in order, some at a time, exactly as they are stored; other work gets its turn in between. */
    async *chain(
      source: string,
      { after = Number.NEGATIVE_INFINITY, through = Number.POSITIVE_INFINITY } = {},
    ): AsyncGenerator<readonly AuditEntry[], void, undefined> {
      for (let last = after; ; ) {
        // Past mongoose, which would make a document of every row.
        const rows = await connection
          .collection<StoredEntry>(COLLECTION)
          .find({ source, seq: { $gt: last, $lte: through } })
          .sort({ seq: 1 })
          .limit(WALK_BATCH)
          .toArray();
        const newest = rows.at(-1);
        if (!newest) return;
        for (let at = 0; at < rows.length; at += WALK_SLICE) {
          yield rows.slice(at, at + WALK_SLICE).map(entryFrom);
          await new Promise(setImmediate);
        }
        last = newest.seq;
      }
    },

    /** Where a period lies in a chain: the seq of its oldest and newest entry; undefined when it holds none. */
    async span(
      source: string,
      { from, to }: { from?: Date | undefined; to?: Date | undefined },
    ): Promise<{ readonly first: number; readonly last: number } | undefined> {
      const within =
        from || to ? { occurredAt: trusted({ ...(from && { $gte: from }), ...(to && { $lt: to }) }) } : {};
      const at = async (direction: 1 | -1) =>
        Trail.findOne({ source, ...within })
          .sort({ occurredAt: direction, seq: direction })
          .select({ seq: 1 })
          .lean();
      const [oldest, newest] = [await at(1), await at(-1)];
      return oldest && newest ? { first: oldest.seq, last: newest.seq } : undefined;
    },

    async receivedHeads(): Promise<readonly ChainHead[]> {
      const found = await Heads.find().sort({ _id: 1 }).lean();
      return found.map(({ _id, seq, hash }) => ({ source: _id, seq, hash }));
    },

    /** Entries of one chain behind a position, in order. */
    async entriesAfter(source: string, seq: number, limit: number): Promise<readonly AuditEntry[]> {
      const rows = await Trail.find({ source, seq: trusted({ $gt: seq }) })
        .sort({ seq: 1 })
        .limit(limit)
        .lean();
      return rows.map(entryFrom);
    },

    /** How many entries of an action an organization has in a period; counts no further than `limit`. */
    countOfOrg: (
      orgId: string,
      { action, from, to }: { readonly action: AuditAction; readonly from: Date; readonly to: Date },
      limit: number,
    ): Promise<number> =>
      Trail.countDocuments({
        'org.id': orgId,
        action,
        occurredAt: trusted({ $gte: from, $lt: to }),
      }).limit(limit),

    async receivedHead(source: string): Promise<ChainHead> {
      const head = await Heads.findById(source).lean();
      return { source, seq: head?.seq ?? 0, hash: head?.hash ?? CHAIN_START };
    },

    /** Entries of these actions on a holder's own records, newest first; of the named records only when some are named. */
    async listOfHolder(
      holderId: string,
      {
        actions,
        subjectIds,
      }: { actions: readonly AuditAction[]; subjectIds?: readonly string[] | undefined },
      { skip, limit }: { skip: number; limit: number },
    ): Promise<{ items: readonly AuditEntry[] } & BoundedTotal> {
      if (subjectIds) {
        if (subjectIds.length === 0) return { items: [], total: 0, totalIsLowerBound: false };
        const wanted: ReadonlySet<string> = new Set(actions);
        const { rows, ...counted } = await list.among(
          { $or: subjectIds.map((id) => ({ 'subject.id': id })) },
          ({ org, action }) => org?.id === holderId && wanted.has(action),
          { skip, limit },
        );
        return { items: rows.map(entryFrom), ...counted };
      }
      // A branch for each action: a store merges what each has in the order of the list, and sorts nothing.
      const merged = { $or: actions.map((action) => ({ 'org.id': holderId, action })) };
      const [rows, counted] = await Promise.all([
        Trail.find(merged).sort(NEWEST_FIRST).skip(skip).limit(limit).lean(),
        countUpTo(Trail, { 'org.id': holderId, action: trusted({ $in: [...actions] }) }),
      ]);
      return { items: rows.map(entryFrom), ...counted };
    },

    /** What the trail tells of a holder's records, newest first, the latest 10,000 entries. */
    async activityOf(holderId: string) {
      const rows = await Trail.find({ 'org.type': 'HOLDER', 'org.id': holderId })
        .sort(NEWEST_FIRST)
        .limit(MAX_ACTIVITY)
        .lean();
      return rows.map(({ occurredAt, action, subject, status, reason, previousState, newState }) => ({
        occurredAt,
        action,
        subject,
        status,
        reason,
        previousState,
        newState,
      }));
    },
  };

  async function requireSame(entries: readonly AuditEntry[]): Promise<void> {
    for (const { source, seq, hash } of entries) {
      const stored = await Trail.findOne({ source, seq }).select({ hash: 1 }).lean();
      if (stored?.hash === hash) continue;
      throw new AppError(
        'CONFLICT',
        `Entry ${seq} of ${source} is not the one that the trail holds: the chain has forked. Compare both stores with a backup.`,
      );
    }
  }

  async function moveHead(source: string, { seq, hash }: AuditEntry): Promise<void> {
    try {
      await Heads.updateOne(
        { _id: source, seq: trusted({ $lt: seq }) },
        { $set: { seq, hash } },
        { upsert: true },
      );
    } catch (error) {
      // The upsert meets a head that is not older: nothing to move.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

function newestOf(entries: readonly AuditEntry[]): Map<string, AuditEntry> {
  const newest = new Map<string, AuditEntry>();
  for (const entry of entries) {
    if (entry.seq > (newest.get(entry.source)?.seq ?? 0)) newest.set(entry.source, entry);
  }
  return newest;
}

function toStored({ auditId, ...entry }: AuditEntry): StoredEntry {
  return { _id: auditId, ...entry };
}
