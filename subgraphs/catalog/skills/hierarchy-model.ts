import { type Connection, Schema } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';

interface StoredHierarchy {
  readonly _id: string;
  readonly version: number;
}

const THE_ONE = 'skills';

/** One number for which skill is broader than which: whoever changes that has read the whole of it as it still is. */
export interface HierarchyStore {
  version(): Promise<number>;
  /** Guarded by the version that was read before the skills were. */
  changeWrite(version: number): Write;
}

/** Opens the collection `skill_hierarchies`. */
export async function hierarchyStore(connection: Connection): Promise<HierarchyStore> {
  const schema = new Schema<StoredHierarchy>(
    { _id: { type: String, required: true }, version: { type: Number, required: true } },
    { versionKey: false },
  );
  const model = connection.model<StoredHierarchy>('SkillHierarchy', schema, 'skill_hierarchies');
  await model.updateOne({ _id: THE_ONE }, { $setOnInsert: { version: 0 } }, { upsert: true });
  return {
    version: async () => (await model.findById(THE_ONE).orFail().lean()).version,
    changeWrite: (version) => ({
      model,
      operation: {
        updateOne: { filter: { _id: THE_ONE, version }, update: { $inc: { version: 1 } } },
      },
      guarded: true,
    }),
  };
}
