import { type Connection, Schema, trusted } from 'mongoose';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../store/ledger.ts';

/** What is known of the last look at a member. */
export interface Check {
  readonly memberId: string;
  readonly custodianId: string;
  /** Another one with each change of what the look was at. */
  readonly mark: string;
  /** When to look again; null for no time that is known. */
  readonly dueAt: Date | null;
  /** Of everything that was found: the same for the same rows. */
  readonly digest: string | null;
  /** Whose credentials were looked at, and whose would be. */
  readonly dids: readonly string[];
}

/** The look at all members of a custodian, and what people are told of it. */
export interface Round {
  readonly custodianId: string;
  readonly mark: string;
  /** When it begins, or goes on. */
  readonly dueAt: Date;
  /** The last member that was looked at; empty before the first. */
  readonly after: string;
  readonly startedAt: Date | null;
  /** When the last whole one began: nothing on the register was looked at before. */
  readonly checkedAt: Date | null;
  /** The UTC day of the last letters, and until which instant they tell. */
  readonly toldOn: string | null;
  readonly toldUntil: Date | null;
}

type StoredCheck = Omit<Check, 'memberId'> & { readonly _id: string };
type StoredRound = Omit<Round, 'custodianId'> & { readonly _id: string };

export type CheckStore = Awaited<ReturnType<typeof checkStore>>;

/** Opens the collections `compliance_checks`, `compliance_rounds` and `compliance_told`. */
export async function checkStore(connection: Connection) {
  const text = { type: String, required: true };
  const instant = { type: Date, default: null };
  const maybe = { type: String, default: null };
  const checks = new Schema<StoredCheck>(
    { _id: text, custodianId: text, mark: text, dueAt: instant, digest: maybe, dids: { type: [String] } },
    { versionKey: false },
  );
  checks.index({ dueAt: 1 });
  checks.index({ custodianId: 1, _id: 1 }); // a round goes through them
  checks.index({ dids: 1 }); // whom a change of somebody's credentials concerns
  const rounds = new Schema<StoredRound>(
    {
      _id: text,
      mark: text,
      dueAt: { type: Date, required: true },
      after: { type: String, default: '' },
      startedAt: instant,
      checkedAt: instant,
      toldOn: maybe,
      toldUntil: instant,
    },
    { versionKey: false },
  );
  rounds.index({ dueAt: 1 });
  const told = new Schema<{ _id: string; days: number }>(
    { _id: text, days: { type: Number, required: true } },
    { versionKey: false },
  );
  const Checks = connection.model<StoredCheck>('ComplianceCheck', checks, 'compliance_checks');
  const Rounds = connection.model<StoredRound>('ComplianceRound', rounds, 'compliance_rounds');
  const Told = connection.model<{ _id: string; days: number }>('ComplianceTold', told, 'compliance_told');
  await Promise.all([Checks.createIndexes(), Rounds.createIndexes(), Told.createIndexes()]);

  return {
    checks: Checks,
    rounds: Rounds,

    /** In the commit of what changes a member: they are looked at as soon as may be. */
    markWrite: (memberId: string, custodianId: string, at: Date): Write => ({
      model: Checks,
      isExact: true,
      operation: {
        updateOne: {
          filter: { _id: memberId },
          update: {
            $set: { custodianId, mark: newId(), dueAt: at },
            $setOnInsert: { digest: null, dids: [] },
          },
          upsert: true,
        },
      },
    }),

    /** In the commit of what changes requirements: everybody is looked at. */
    roundWrite: (custodianId: string, at: Date): Write => ({
      model: Rounds,
      isExact: true,
      operation: {
        updateOne: {
          filter: { _id: custodianId },
          update: { $set: { mark: newId(), dueAt: at, after: '', startedAt: null } },
          upsert: true,
        },
      },
    }),

    /** Looks again at whose credentials these are. */
    async markHolders(dids: readonly string[], at: Date): Promise<number> {
      if (dids.length === 0) return 0;
      const { modifiedCount } = await Checks.updateMany(
        { dids: trusted({ $in: [...dids] }) },
        { $set: { mark: newId(), dueAt: at } },
      );
      return modifiedCount;
    },

    async due(at: Date, limit: number): Promise<Check[]> {
      const rows = await Checks.find({ dueAt: trusted({ $lte: at }) })
        .sort({ dueAt: 1 })
        .limit(limit)
        .lean<StoredCheck[]>();
      return rows.map(checkOf);
    },

    async byIds(memberIds: readonly string[]): Promise<Check[]> {
      if (memberIds.length === 0) return [];
      return (await Checks.find({ _id: trusted({ $in: [...memberIds] }) }).lean<StoredCheck[]>()).map(
        checkOf,
      );
    },

    async behind(custodianId: string, after: string, limit: number): Promise<Check[]> {
      const rows = await Checks.find({ custodianId, _id: trusted({ $gt: after }) })
        .sort({ custodianId: 1, _id: 1 })
        .limit(limit)
        .lean<StoredCheck[]>();
      return rows.map(checkOf);
    },

    /** What a look has found; a miss undoes the change, since what it looked at has changed. */
    checkedWrite: ({ memberId, mark }: Check, set: Pick<Check, 'dueAt' | 'digest' | 'dids'>): Write => ({
      model: Checks,
      isExact: true,
      operation: { updateOne: { filter: { _id: memberId, mark }, update: { $set: { ...set } } } },
      guarded: true,
    }),

    removeWrite: ({ memberId, mark }: Check): Write => ({
      model: Checks,
      operation: { deleteOne: { filter: { _id: memberId, mark } } },
      guarded: true,
    }),

    /** Notes looks that found nothing else than before; what has changed meanwhile is looked at again anyway. */
    async note(
      looks: readonly {
        readonly check: Check;
        readonly dueAt: Date | null;
        readonly dids: readonly string[];
      }[],
    ) {
      if (looks.length === 0) return;
      await Checks.collection.bulkWrite(
        looks.map(({ check: { memberId, mark }, dueAt, dids }) => ({
          updateOne: { filter: { _id: memberId, mark }, update: { $set: { dueAt, dids: [...dids] } } },
        })) as never,
        // In order, as the store's own process answers at once.
        { ordered: true },
      );
    },

    async round(custodianId: string): Promise<Round | undefined> {
      const found = await Rounds.findById(custodianId).lean<StoredRound>();
      return found ? roundOf(found) : undefined;
    },

    /** Whether everybody was looked at, and nobody is to be looked at now. */
    async isSettled(custodianId: string, at: Date): Promise<boolean> {
      const [round, due] = await Promise.all([
        Rounds.findById(custodianId).lean<StoredRound>(),
        Checks.findOne({ custodianId, dueAt: trusted({ $lte: at }) }, { _id: 1 }).lean(),
      ]);
      return round !== null && (round.checkedAt ?? null) !== null && round.dueAt > at && due === null;
    },

    /** The one that waits longest. */
    async dueRound(at: Date): Promise<Round | undefined> {
      const found = await Rounds.findOne({ dueAt: trusted({ $lte: at }) })
        .sort({ dueAt: 1 })
        .lean<StoredRound>();
      return found ? roundOf(found) : undefined;
    },

    /** False when another round was asked for meanwhile. */
    async goOn({ custodianId, mark }: Round, set: Partial<Round>): Promise<boolean> {
      const { matchedCount } = await Rounds.updateOne({ _id: custodianId, mark }, { $set: set });
      return matchedCount > 0;
    },

    async roundsAfter(custodianId: string, limit: number): Promise<Round[]> {
      const rows = await Rounds.find({ _id: trusted({ $gt: custodianId }) })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<StoredRound[]>();
      return rows.map(roundOf);
    },

    /** Guarded by what was told before. */
    toldWrite: ({ custodianId, toldOn }: Round, set: Pick<Round, 'toldOn' | 'toldUntil'>): Write => ({
      model: Rounds,
      isExact: true,
      operation: { updateOne: { filter: { _id: custodianId, toldOn }, update: { $set: { ...set } } } },
      guarded: true,
    }),

    /** The fewest days before the end of which people were told, by the warning's key. */
    async told(keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (keys.length === 0) return new Map();
      const rows = await Told.find({ _id: trusted({ $in: [...keys] }) }).lean();
      return new Map(rows.map(({ _id, days }) => [_id, days]));
    },

    warnedWrite: (key: string, days: number): Write => ({
      model: Told,
      isExact: true,
      operation: { updateOne: { filter: { _id: key }, update: { $set: { days } }, upsert: true } },
    }),
  };
}

function checkOf({ _id, ...check }: StoredCheck): Check {
  return { memberId: _id, ...check };
}

function roundOf({ _id, ...round }: StoredRound): Round {
  return {
    custodianId: _id,
    ...round,
    after: round.after ?? '',
    startedAt: round.startedAt ?? null,
    checkedAt: round.checkedAt ?? null,
    toldOn: round.toldOn ?? null,
    toldUntil: round.toldUntil ?? null,
  };
}
