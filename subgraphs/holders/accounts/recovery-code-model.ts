import { type Connection, Schema } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import type { RecoveryCode } from './recovery-code.ts';

type StoredCode = Omit<RecoveryCode, 'holderId'> & { readonly _id: string };

export type RecoveryCodeStore = Awaited<ReturnType<typeof recoveryCodeStore>>;

/** The recovery code of each holder who has one. */
export async function recoveryCodeStore(connection: Connection) {
  const schema = new Schema<StoredCode>(
    {
      _id: { type: String, required: true }, // the holder: one code each
      codeHash: { type: String, required: true },
      createdAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  schema.index({ codeHash: 1 }, { unique: true }); // a code names one account, since nothing else is asked for
  const Codes = connection.model<StoredCode>('HolderRecoveryCode', schema, 'holder_recovery_codes');
  await Codes.createIndexes();

  return {
    async byHash(codeHash: string): Promise<RecoveryCode | undefined> {
      const found = await Codes.findOne({ codeHash }).lean();
      return found ? fromStored(found) : undefined;
    },

    exists: async (holderId: string): Promise<boolean> => (await Codes.exists({ _id: holderId })) !== null,

    /** Stores the code in the place of the one before. */
    replaceWrite: ({ holderId, codeHash, createdAt }: RecoveryCode): Write => ({
      model: Codes,
      operation: {
        updateOne: { filter: { _id: holderId }, update: { $set: { codeHash, createdAt } }, upsert: true },
      },
    }),

    /** Uses the code up; its guard fails for every redemption but the first. */
    consumeWrite: ({ holderId, codeHash }: RecoveryCode): Write => ({
      model: Codes,
      operation: { deleteOne: { filter: { _id: holderId, codeHash } } },
      guarded: true,
    }),

    deleteWrite: (holderId: string): Write => ({
      model: Codes,
      operation: { deleteOne: { filter: { _id: holderId } } },
    }),
  };
}

function fromStored({ _id, ...code }: StoredCode): RecoveryCode {
  return { ...code, holderId: _id };
}
