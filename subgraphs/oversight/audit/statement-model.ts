import { type Connection, Schema, trusted } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import type { SignedStatement } from './statement.ts';

/** A signed statement with its number; the text has everything, the other fields are there to find it. */
export interface StoredStatement extends SignedStatement {
  /** 1, 2, 3 … without gaps. */
  readonly number: number;
  readonly at: Date;
  /** The hour that it was due in, such as `2026-03-01T10`; null when somebody asked for it. */
  readonly hour: string | null;
}

type Row = Omit<StoredStatement, 'number'> & { readonly _id: number };

export type StatementStore = Awaited<ReturnType<typeof statementStore>>;

const WALK_BATCH = 50;

/** Signed statements; they are only ever added. */
export async function statementStore(connection: Connection) {
  const text = { type: String, required: true };
  const schema = new Schema<Row>(
    {
      _id: { type: Number, required: true },
      text,
      signature: text,
      at: { type: Date, required: true },
      hour: { type: String, default: null },
    },
    { versionKey: false },
  );
  // One statement for each hour, however many processes sign; the number as _id keeps them from forking.
  schema.index({ hour: 1 }, { unique: true, partialFilterExpression: { hour: { $type: 'string' } } });
  schema.index({ at: -1 }); // where a period begins and ends
  const Statements = connection.model<Row>('AuditStatement', schema, 'audit_statements');
  await Statements.createIndexes();

  return {
    async newest(): Promise<StoredStatement | undefined> {
      return from(await Statements.findOne().sort({ _id: -1 }).lean());
    },

    async ofHour(hour: string): Promise<StoredStatement | undefined> {
      // With the type, or MongoDB does not use the index, which leaves out what has no hour.
      return from(await Statements.findOne({ hour: trusted({ $eq: hour, $type: 'string' }) }).lean());
    },

    async byNumber(number: number): Promise<StoredStatement | undefined> {
      return from(await Statements.findById(number).lean());
    },

    insertWrite({ number, ...row }: StoredStatement): Write {
      return { model: Statements, operation: { insertOne: { document: { _id: number, ...row } } } };
    },

    async list({ skip, limit }: { skip: number; limit: number }) {
      const [rows, total] = await Promise.all([
        Statements.find().sort({ _id: -1 }).skip(skip).limit(limit).lean(),
        Statements.estimatedDocumentCount(), // nothing is ever taken away
      ]);
      return { items: rows.map(numbered), total };
    },

    /** All from one number to another in order, some at a time; other work gets its turn in between. */
    async *walk({
      first = 1,
      last = Number.MAX_SAFE_INTEGER,
    } = {}): AsyncGenerator<readonly StoredStatement[], void, undefined> {
      for (let next = first; ; ) {
        const rows = await Statements.find({ _id: trusted({ $gte: next, $lte: last }) })
          .sort({ _id: 1 })
          .limit(WALK_BATCH)
          .lean();
        const newest = rows.at(-1);
        if (!newest) return;
        yield rows.map(numbered);
        next = newest._id + 1;
        await new Promise(setImmediate);
      }
    },

    /** The numbers of the first and last statement of a period; undefined when it has none. */
    async span({ from: since, to }: { from?: Date | undefined; to?: Date | undefined }) {
      const within =
        since || to ? { at: trusted({ ...(since && { $gte: since }), ...(to && { $lt: to }) }) } : {};
      const [oldest, newest] = await Promise.all(
        ([1, -1] as const).map((direction) =>
          Statements.findOne(within).sort({ _id: direction }).select({ _id: 1 }).lean(),
        ),
      );
      return oldest && newest ? { first: oldest._id, last: newest._id } : undefined;
    },
  };
}

function numbered({ _id, ...row }: Row): StoredStatement {
  return { ...row, number: _id };
}

function from(row: Row | null): StoredStatement | undefined {
  return row ? numbered(row) : undefined;
}
