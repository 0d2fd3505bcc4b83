import { type Connection, Schema } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';

/** How the embeddings of one jurisdiction stand: what they follow from, and how far they are built. */
export interface Area {
  readonly jurisdictionCode: string;
  /** Grows when an entry is published or retired. */
  readonly changes: number;
  /** Grows when somebody orders to build all of them anew. */
  readonly orders: number;
  /** Grows when embeddings have changed: whoever keeps them in memory reads them again. */
  readonly vectors: number;
  /** The model, changes and orders after which they were built. */
  readonly builtFor?: string | undefined;
  /** Entries that are compared by meaning, and how many of them have an embedding. */
  readonly entries: number;
  readonly embedded: number;
  readonly builtAt?: Date | undefined;
  readonly failedAt?: Date | undefined;
  readonly failure?: string | undefined;
}

interface StoredArea
  extends Omit<Area, 'jurisdictionCode' | 'builtFor' | 'builtAt' | 'failedAt' | 'failure'> {
  readonly _id: string;
  readonly builtFor: string | null;
  readonly builtAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
}

/** Stands for all jurisdictions: its changes are those of the names of skills. */
const EVERYWHERE = '*';

/** One row for each jurisdiction, of which ISO 3166 knows some five thousand. */
export interface AreaStore {
  /** Makes a row for each of these that has none. */
  open(jurisdictionCodes: readonly string[]): Promise<void>;
  all(): Promise<readonly Area[]>;
  of(jurisdictionCode: string): Promise<Area>;
  everywhere(): Promise<Pick<Area, 'changes' | 'orders'>>;
  /** Committed with whatever changes which entries of a jurisdiction are ACTIVE, or what is published of one. */
  changeWrite(jurisdictionCode: string): Write;
  /** Committed with the change of the name of a skill. */
  skillsWrite(): Write;
  /** Committed with an order to build anew; for all jurisdictions unless one is told. */
  orderWrite(jurisdictionCode?: string): Write;
  /** Committed with an embedding that somebody else has made. */
  vectorsWrite(jurisdictionCode: string): Write;
  /** Whether a write is one of these: there is something to build. */
  isChange(write: Write): boolean;
  /** How far the builder is; past the ledger, since it follows from what is stored. */
  progress(jurisdictionCode: string, set: AreaProgress): Promise<void>;
  /** The same at the end of its work: embeddings may have changed. */
  finish(jurisdictionCode: string, set: AreaProgress): Promise<void>;
}

export type AreaProgress = Partial<
  Pick<StoredArea, 'builtFor' | 'entries' | 'embedded' | 'builtAt' | 'failedAt' | 'failure'>
>;

/** Opens the collection `search_areas`. */
export async function areaStore(connection: Connection): Promise<AreaStore> {
  const whole = { type: Number, default: 0 };
  const schema = new Schema<StoredArea>(
    {
      _id: { type: String, required: true },
      changes: whole,
      orders: whole,
      vectors: whole,
      builtFor: { type: String, default: null },
      entries: whole,
      embedded: whole,
      builtAt: { type: Date, default: null },
      failedAt: { type: Date, default: null },
      failure: { type: String, default: null },
    },
    { versionKey: false },
  );
  const model = connection.model<StoredArea>('SearchArea', schema, 'search_areas');

  const grows = (_id: string, counter: 'changes' | 'orders' | 'vectors'): Write => ({
    model,
    operation: { updateOne: { filter: { _id }, update: { $inc: { [counter]: 1 } }, upsert: true } },
  });
  const read = async (_id: string) => areaOf((await model.findById(_id).lean()) ?? { _id });

  return {
    async open(jurisdictionCodes) {
      const known = new Set((await model.find().select({ _id: 1 }).lean()).map(({ _id }) => _id));
      const missing = jurisdictionCodes.filter((code) => !known.has(code));
      if (missing.length === 0) return;
      await model.bulkWrite(
        missing.map((_id) => ({
          updateOne: { filter: { _id }, update: { $setOnInsert: { changes: 0 } }, upsert: true },
        })),
      );
    },
    async all() {
      const rows = await model.find().sort({ _id: 1 }).lean();
      return rows.filter(({ _id }) => _id !== EVERYWHERE).map(areaOf);
    },
    of: read,
    everywhere: () => read(EVERYWHERE),
    changeWrite: (jurisdictionCode) => grows(jurisdictionCode, 'changes'),
    skillsWrite: () => grows(EVERYWHERE, 'changes'),
    orderWrite: (jurisdictionCode = EVERYWHERE) => grows(jurisdictionCode, 'orders'),
    vectorsWrite: (jurisdictionCode) => grows(jurisdictionCode, 'vectors'),
    isChange: (write) => write.model === model,
    async progress(_id, set) {
      await model.updateOne({ _id }, { $set: set });
    },
    async finish(_id, set) {
      await model.updateOne({ _id }, { $set: set, $inc: { vectors: 1 } });
    },
  };
}

/** A row, or its beginnings. */
function areaOf({ _id, ...row }: Partial<StoredArea> & Pick<StoredArea, '_id'>): Area {
  return {
    jurisdictionCode: _id,
    changes: row.changes ?? 0,
    orders: row.orders ?? 0,
    vectors: row.vectors ?? 0,
    builtFor: row.builtFor ?? undefined,
    entries: row.entries ?? 0,
    embedded: row.embedded ?? 0,
    builtAt: row.builtAt ?? undefined,
    failedAt: row.failedAt ?? undefined,
    failure: row.failure ?? undefined,
  };
}
