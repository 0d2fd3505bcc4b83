import { type Connection, type Model, trusted } from 'mongoose';

const PORTION = 500;

interface Progress {
  readonly _id: string;
  /** The id of the last record that was filled. */
  readonly after: string;
  readonly isDone: boolean;
}

/**
 * Gives records of an earlier release the fields that are computed from others, in the order of their ids. Resolves when all have
 * them; after a restart it goes on where it was. New records must be inserted with the fields.
 */
export async function backfill<T extends { readonly _id: string }>(
  connection: Connection,
  { name, model, fields }: { name: string; model: Model<T>; fields: (record: T) => Partial<T> },
): Promise<void> {
  const progress = connection.collection<Progress>('backfills');
  const known = await progress.findOne({ _id: name });
  let after = known?.after ?? '';
  for (let isDone = known?.isDone ?? false; !isDone; ) {
    const rows = (await model
      .find({ _id: trusted({ $gt: after }) } as object)
      .sort({ _id: 1 })
      .limit(PORTION)
      .lean()) as T[];
    if (rows.length > 0)
      await model.bulkWrite(
        rows.map((row) => ({
          updateOne: { filter: { _id: row._id }, update: { $set: fields(row) } },
        })) as never,
      );
    after = rows.at(-1)?._id ?? after;
    isDone = rows.length < PORTION;
    await progress.updateOne({ _id: name }, { $set: { after, isDone } }, { upsert: true });
  }
}
