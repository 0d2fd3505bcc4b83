import { type Connection, Schema } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';

interface RefusalMark {
  readonly _id: string;
  readonly forgetAt: Date;
}

export type RefusalStore = Awaited<ReturnType<typeof refusalStore>>;

/** Marks that a refusal was written down, so that the next ones of the hour are not. */
export async function refusalStore(connection: Connection) {
  const schema = new Schema<RefusalMark>(
    { _id: { type: String, required: true }, forgetAt: { type: Date, required: true } },
    { versionKey: false },
  );
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 }); // marks last as long as the hour that they stand for
  const Marks = connection.model<RefusalMark>('LinkRefusal', schema, 'link_refusals');
  await Marks.createIndexes();

  return {
    isMarked: async (mark: string): Promise<boolean> => (await Marks.exists({ _id: mark })) !== null,

    /** Fails the commit with a duplicate key when it is marked already. */
    markWrite: (mark: string, forgetAt: Date): Write => ({
      model: Marks,
      operation: { insertOne: { document: { _id: mark, forgetAt } } },
    }),
  };
}
