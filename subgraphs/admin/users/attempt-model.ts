import { type Connection, Schema } from 'mongoose';
import { sha256Hex } from '../../../kernel/ids.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { type AttemptStore, type Attempts, FORGET_AFTER_MS } from './back-off.ts';

type StoredAttempts = Attempts & { readonly _id: string };

/** Failed sign-ins by a hash of account and network address, so that a restart or another process forgets none. */
export async function attemptStore(connection: Connection): Promise<AttemptStore> {
  const schema = new Schema<StoredAttempts>(
    {
      _id: { type: String, required: true },
      failures: { type: Number, required: true },
      blockedUntil: { type: Date, required: true },
      lastAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  schema.index({ lastAt: 1 }, { expireAfterSeconds: FORGET_AFTER_MS / 1000 }); // failed attempts are not kept longer
  const Rows = connection.model<StoredAttempts>('AdminSignInAttempts', schema, 'admin_sign_in_attempts');
  await Rows.createIndexes();

  return {
    async read(key) {
      const found = await Rows.findById(sha256Hex(key)).lean();
      if (!found) return undefined;
      const { _id, ...attempts } = found;
      return attempts;
    },

    async swap(key, before, next) {
      const _id = sha256Hex(key);
      if (before) {
        const { failures, lastAt } = before;
        return (await Rows.updateOne({ _id, failures, lastAt }, { $set: next })).matchedCount === 1;
      }
      try {
        await Rows.insertOne({ _id, ...next });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    async forget(key) {
      await Rows.deleteOne({ _id: sha256Hex(key) });
    },
  };
}
