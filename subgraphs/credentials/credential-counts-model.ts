import { type Connection, Schema, trusted } from 'mongoose';
import type { Positions as LedgerPositions } from '../../store/positions.ts';
import { createTransact } from '../../store/transact.ts';
import { type CountRowName, rowIdOf, type Tally } from './credential-counts.ts';

/** The numbers of one UTC day. */
export type DayCounts = Readonly<Partial<Record<'issued' | 'revoked' | 'claimed' | 'expiring', number>>>;

/** One row: over all time `status`, `claims` and `total`, of a month its `days` by date (01 to 31). */
export interface CountRow extends CountRowName {
  readonly status?: Readonly<Record<string, number>>;
  readonly claims?: Readonly<Record<string, number>>;
  readonly total?: number;
  readonly days?: Readonly<Record<string, DayCounts>>;
}

/** How far the counts have followed the ledger, and what the last recount found. */
export interface CountPosition {
  /** The last entry of each chain that is counted. */
  readonly chains: LedgerPositions;
  /** Rises with every change of counts; a row carries the version that changed it last. */
  readonly version: number;
  /** Until when everything is counted; null before the first entry. */
  readonly at: Date | null;
  readonly recount?: Recount | undefined;
  /** Absent until what an earlier release counted is counted for each authority, too. */
  readonly countsAuthorities?: true;
}

export interface Recount {
  readonly finishedAt: Date;
  /** Credentials that were counted again. */
  readonly checked: number;
  /** Numbers that were wrong and were put right. */
  readonly mended: number;
}

type StoredRow = CountRow & { readonly _id: string; readonly version: number };
type StoredPosition = Omit<CountPosition, 'chains'> & {
  readonly _id: string;
  /** Absent where an earlier release counted, which knew one chain alone. */
  readonly chains?: LedgerPositions;
  /** What it then says of that chain. */
  readonly seq?: number;
  readonly recountDay?: string;
};

const POSITION = 'position';
const FORMER_CHAIN = 'credentials';
const BEFORE_FIRST: CountPosition = { chains: {}, version: 0, at: null, countsAuthorities: true };

export type CredentialCountStore = Awaited<ReturnType<typeof credentialCountStore>>;

/** The kept counts of this database, and the position in the ledger that they stand for. */
export async function credentialCountStore(connection: Connection) {
  const rowSchema = new Schema<StoredRow>(
    {
      _id: { type: String, required: true }, // the row's name: what is counted together meets in one row
      period: { type: String, required: true },
      kind: { type: String, required: true },
      key: String,
      // Numbers are added by their path; casting maps of them would cost more than storing them.
      status: { type: Schema.Types.Mixed },
      claims: { type: Schema.Types.Mixed },
      total: Number,
      days: { type: Schema.Types.Mixed },
      version: { type: Number, required: true },
    },
    { versionKey: false, minimize: false },
  );
  rowSchema.index({ period: 1 }); // the rows of a month, whatever was counted before and after it
  rowSchema.index({ version: 1 }); // the rows that changed since somebody looked
  const positionSchema = new Schema<StoredPosition>(
    {
      _id: { type: String, required: true },
      chains: { type: Schema.Types.Mixed },
      seq: Number,
      version: { type: Number, required: true },
      at: { type: Date, default: null },
      recount: { type: Schema.Types.Mixed },
      recountDay: String,
      countsAuthorities: Boolean,
    },
    { versionKey: false, minimize: false },
  );
  const Rows = connection.model<StoredRow>('CredentialCount', rowSchema, 'credential_counts');
  const Positions = connection.model<StoredPosition>(
    'CredentialCountPosition',
    positionSchema,
    'credential_count_positions',
  );
  await Rows.createIndexes();
  await Positions.updateOne({ _id: POSITION }, { $setOnInsert: { ...BEFORE_FIRST } }, { upsert: true });
  const transact = createTransact(connection);

  return {
    transact,

    async position(): Promise<CountPosition> {
      const stored = await Positions.findById(POSITION).lean();
      if (!stored) return BEFORE_FIRST;
      const { chains, seq = 0, ...position } = stored;
      return { ...position, chains: chains ?? { [FORMER_CHAIN]: seq } };
    },

    /** Adds what lies between two positions of the ledger, once: false when the counts have changed since `from` was read. */
    advance: (
      from: CountPosition,
      to: Pick<CountPosition, 'chains' | 'at'>,
      tally: Tally,
    ): Promise<boolean> =>
      transact(async (session) => {
        const version = from.version + 1;
        const moved = await Positions.updateOne(
          { _id: POSITION, version: from.version },
          { $set: { ...to, version }, $unset: { seq: 1 } },
          { session },
        );
        if (moved.matchedCount === 0) return false;
        const operations = operationsOf(tally, version);
        if (operations.length > 0) await Rows.bulkWrite(operations, { session });
        return true;
      }),

    /** Rows of these periods, of every kind. */
    ofPeriods: (periods: readonly string[]): Promise<readonly CountRow[]> =>
      Rows.find({ period: trusted({ $in: [...periods] }) }).lean(),

    /** The rows of these names that there are. */
    named: (names: readonly CountRowName[]): Promise<readonly CountRow[]> =>
      Rows.find({ _id: trusted({ $in: names.map(rowIdOf) }) }).lean(),

    /** The first rows whose ids begin with that of this name, in order. */
    beginningWith: (name: CountRowName, limit: number): Promise<readonly CountRow[]> =>
      Rows.find({ _id: trusted({ $gt: rowIdOf(name), $lt: `${rowIdOf(name)}\uffff` }) })
        .sort({ _id: 1 })
        .limit(limit)
        .lean(),

    /** Rows that changed after a version. */
    changedSince: (version: number): Promise<readonly CountRow[]> =>
      Rows.find({ version: trusted({ $gt: version }) }).lean(),

    /**
     * Adds the difference between the rows and `counted`, the counts as they must be at a position.
     * How many numbers it mended; undefined when the counts stand at another position by now.
     */
    mend: (at: CountPosition, counted: Tally, found: Omit<Recount, 'mended'>): Promise<number | undefined> =>
      transact(async (session) => {
        const position = await Positions.findById(POSITION).session(session).lean();
        if (position?.version !== at.version) return undefined;
        const difference = counted.minus(
          (await Rows.find().session(session).lean()).map(({ version: _version, ...row }) => row),
        );
        const version = position.version + 1;
        const operations = operationsOf(difference, version);
        const mended = difference.changes().reduce((sum, { by }) => sum + Object.keys(by).length, 0);
        if (operations.length > 0) await Rows.bulkWrite(operations, { session });
        // Written in any case, so that a process that counts at the same moment gets a conflict and counts after this.
        await Positions.updateOne(
          { _id: POSITION },
          { $set: { recount: { ...found, mended }, version, countsAuthorities: true } },
          { session },
        );
        return mended;
      }),

    /** True for the one caller that is to recount on this day. */
    async claimRecount(day: string): Promise<boolean> {
      const claimed = await Positions.updateOne(
        { _id: POSITION, recountDay: trusted({ $ne: day }) },
        { $set: { recountDay: day } },
      );
      return claimed.modifiedCount === 1;
    },
  };
}

function operationsOf(tally: Tally, version: number) {
  return tally.changes().map(({ name, by }) => ({
    updateOne: {
      filter: { _id: rowIdOf(name) },
      update: { $inc: by, $set: { version }, $setOnInsert: { ...name } },
      upsert: true,
    },
  }));
}
