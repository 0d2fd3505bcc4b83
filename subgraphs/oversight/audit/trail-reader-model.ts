import { type Connection, Schema, trusted } from 'mongoose';
import { isDuplicateKey } from '../../../store/transact.ts';

interface StoredPosition {
  readonly _id: string;
  readonly seq: number;
  readonly owner: string;
  readonly heldUntil: Date;
}

/** How far a reader has come in one chain, and which instance reads it. */
export type ReaderPosition = Omit<StoredPosition, '_id'>;

/** The positions of every reader of the trail, one per reader and source. */
export async function readerPositionStore(connection: Connection) {
  const schema = new Schema<StoredPosition>(
    {
      _id: { type: String, required: true },
      seq: { type: Number, required: true },
      owner: { type: String, required: true },
      heldUntil: { type: Date, required: true },
    },
    { versionKey: false },
  );
  const Positions = connection.model<StoredPosition>('TrailReader', schema, 'audit_readers');
  await Positions.createCollection();

  return {
    async of(reader: string, source: string): Promise<ReaderPosition | undefined> {
      return (await Positions.findById(idOf(reader, source)).lean()) ?? undefined;
    },

    /** Takes the chain for an instance, or keeps it; undefined while another instance holds it. */
    async hold(
      reader: string,
      source: string,
      { owner, at, until }: { readonly owner: string; readonly at: Date; readonly until: Date },
    ): Promise<ReaderPosition | undefined> {
      try {
        const held = await Positions.findOneAndUpdate(
          { _id: idOf(reader, source), $or: [{ owner }, { heldUntil: trusted({ $lte: at }) }] },
          { $set: { owner, heldUntil: until }, $setOnInsert: { seq: 0 } },
          { upsert: true, returnDocument: 'after' },
        ).lean();
        return held ?? undefined;
      } catch (error) {
        // The upsert meets a chain that another instance holds.
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    /** Moves on from `from` to `to`; false when another instance has taken the chain over. */
    async move(
      reader: string,
      source: string,
      { owner, from, to }: { readonly owner: string; readonly from: number; readonly to: number },
    ): Promise<boolean> {
      const { matchedCount } = await Positions.updateOne(
        { _id: idOf(reader, source), owner, seq: from },
        { $set: { seq: to } },
      );
      return matchedCount === 1;
    },

    /** Leaves what an instance holds to the others. */
    async release(owner: string, at: Date): Promise<void> {
      await Positions.updateMany({ owner }, { $set: { heldUntil: at } });
    },
  };
}

function idOf(reader: string, source: string): string {
  return `${reader}:${source}`;
}
