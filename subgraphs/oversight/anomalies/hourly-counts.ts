import { type Connection, Schema, trusted } from 'mongoose';
import type { AuditEntry } from '../../../kernel/audit.ts';
import { AppError } from '../../../kernel/errors.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import { behind, type Positions } from '../../../store/positions.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { hoursFrom } from './anomaly.ts';
import { BASELINE_HOURS } from './rules.ts';

const COUNTED = ['ISSUED', 'REVOKED', 'VERIFY_FAILED'] as const;
export type Counted = (typeof COUNTED)[number];

/** How often something happened to a subject in one UTC hour. */
export interface HourlyCount {
  readonly kind: Counted;
  /** Id of the organization; its DID for VERIFY_FAILED. */
  readonly subjectId: string;
  readonly hour: Date;
  readonly count: number;
  /** The latest audit ids that were counted. */
  readonly evidence: readonly string[];
}

interface StoredCount extends HourlyCount {
  readonly _id: string;
  /** The last entry of each chain that was counted, so that the same entries again count nothing. */
  readonly last?: Positions;
  /** In place of `last` in rows of an earlier release, which knew one chain of credentials. */
  readonly lastSeq?: number;
  readonly forgetAt: Date;
}

/** Entries of one chain, in order, that count for one hour of one subject. */
export interface Tally {
  readonly kind: Counted;
  readonly subjectId: string;
  readonly hour: Date;
  readonly entries: readonly Pick<AuditEntry, 'source' | 'seq' | 'auditId'>[];
}

export type HourlyCounts = Awaited<ReturnType<typeof hourlyCounts>>;

const EVIDENCE = 20;
// What a baseline looks back on, and a day for readers that were away.
export const KEPT_HOURS = BASELINE_HOURS + 24;

/** Counts by subject and hour, kept as long as a baseline looks back. */
export async function hourlyCounts(connection: Connection) {
  const schema = new Schema<StoredCount>(
    {
      _id: { type: String, required: true },
      kind: { type: String, required: true },
      subjectId: { type: String, required: true },
      hour: { type: Date, required: true },
      count: { type: Number, required: true },
      evidence: [String],
      last: { type: Schema.Types.Mixed },
      lastSeq: Number,
      forgetAt: { type: Date, required: true },
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ kind: 1, subjectId: 1, hour: -1 }); // the baseline of one subject
  schema.index({ kind: 1, hour: -1 }); // the latest hour that was counted
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 }); // counts go when no baseline looks back on them
  const Counts = connection.model<StoredCount>('HourlyCount', schema, 'anomaly_hourly_counts');
  await Counts.createIndexes();

  return {
    /** Counts entries, each once however often it comes; returns the hour as it stands then. */
    async add(tally: Tally): Promise<HourlyCount> {
      const _id = idOf(tally);
      return anewAfterRaces(async () => {
        const before = await Counts.findById(_id).lean();
        const counted = before?.last ?? { credentials: before?.lastSeq ?? 0 };
        const fresh = tally.entries.filter(({ source, seq }) => seq > (counted[source] ?? 0));
        if (before && fresh.length === 0) return before;
        const evidence = fresh.slice(-EVIDENCE).map(({ auditId }) => auditId);
        const last = behind(counted, fresh);
        if (!before) {
          const { kind, subjectId, hour } = tally;
          const made = { kind, subjectId, hour, count: fresh.length, evidence };
          if (await isInserted({ _id, ...made, last, forgetAt: forgetAt(hour) })) return made;
          throw writtenByOthers(_id);
        }
        const kept = [...before.evidence, ...evidence].slice(-EVIDENCE);
        const { matchedCount } = await Counts.updateOne(
          { _id, count: before.count }, // it only grows
          { $set: { last, evidence: kept }, $inc: { count: fresh.length } },
        );
        if (matchedCount === 1) return { ...before, count: before.count + fresh.length, evidence: kept };
        throw writtenByOthers(_id);
      });
    },

    /** Sets a count that is known as a whole. */
    async set({ kind, subjectId, hour, count }: Omit<HourlyCount, 'evidence'>): Promise<void> {
      const set = { kind, subjectId, hour, count, evidence: [], last: {}, forgetAt: forgetAt(hour) };
      try {
        await Counts.updateOne({ _id: idOf({ kind, subjectId, hour }) }, { $set: set }, { upsert: true });
      } catch (error) {
        // Another instance set it at the same moment, from the same source.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    total,

    /** The mean per hour of the week before an hour. */
    async meanBefore(kind: Counted, subjectId: string, hour: Date): Promise<number> {
      return (await total(kind, subjectId, hoursFrom(hour, -BASELINE_HOURS), hour)) / BASELINE_HOURS;
    },

    /** The latest hour in which anything of a kind was counted. */
    async latestHour(kind: Counted): Promise<Date | undefined> {
      return (await Counts.findOne({ kind }).sort({ hour: -1 }).lean())?.hour;
    },
  };

  /** How often it happened from one hour, included, to another. */
  async function total(kind: Counted, subjectId: string, from: Date, to: Date): Promise<number> {
    const rows = await Counts.find({ kind, subjectId, hour: trusted({ $gte: from, $lt: to }) })
      .select({ count: 1 })
      .lean();
    return rows.reduce((sum, { count }) => sum + count, 0);
  }

  async function isInserted(count: StoredCount): Promise<boolean> {
    try {
      await Counts.insertMany([count]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function writtenByOthers(countId: string): AppError {
  return new AppError('CONFLICT', `The count ${countId} is being written by others; add to it again.`);
}

function idOf({ kind, subjectId, hour }: Pick<HourlyCount, 'kind' | 'subjectId' | 'hour'>): string {
  return `${kind}|${subjectId}|${hour.toISOString()}`;
}

function forgetAt(hour: Date): Date {
  return hoursFrom(hour, KEPT_HOURS + 1);
}
