import { type Connection, Schema } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import { ATTEMPT_STEPS, type AttemptStep, SSO_KINDS, type SsoAttempt } from './attempt.ts';

type StoredAttempt = Omit<SsoAttempt, 'attemptId'> & { readonly _id: string };

const named = { type: String, required: true };
const dated = { type: Date, required: true };

export type AttemptStore = Awaited<ReturnType<typeof attemptStore>>;

/** Sign-ins on their way. They are questions, not records: they begin without an entry in the trail, which strangers could flood. */
export async function attemptStore(connection: Connection) {
  const sealed = new Schema({ ciphertext: named, nonce: named }, { _id: false });
  const schema = new Schema<StoredAttempt>(
    {
      _id: named,
      kind: { ...named, enum: SSO_KINDS },
      organizationDid: named,
      purpose: { ...named, enum: ['SIGN_IN', 'TEST'] },
      returnTo: named,
      bindingHash: named,
      step: { ...named, enum: ATTEMPT_STEPS },
      waiting: { type: sealed, default: null },
      createdAt: dated,
      expiresAt: dated,
    },
    { versionKey: false },
  );
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // what waits goes by itself when nobody comes for it
  const Attempts = connection.model<StoredAttempt>('SsoAttempt', schema, 'sso_attempts');
  await Attempts.createIndexes();

  return {
    async byId(attemptId: string): Promise<SsoAttempt | undefined> {
      const found = await Attempts.findById(attemptId).lean();
      return found ? fromStored(found) : undefined;
    },

    async open({ attemptId, ...attempt }: SsoAttempt): Promise<void> {
      await Attempts.create({ _id: attemptId, ...attempt });
    },

    /** Keeps a provider's response for the browser that began; false for all but the first one. */
    async receive(attemptId: string, waiting: SsoAttempt['waiting']): Promise<boolean> {
      const { modifiedCount } = await Attempts.updateOne(
        { _id: attemptId, step: 'BEGUN' },
        { $set: { step: 'POSTED', waiting } },
      );
      return modifiedCount === 1;
    },

    /** Ends an attempt and forgets what waited; false for all who come later. */
    async use(attemptId: string, from: AttemptStep): Promise<boolean> {
      const { modifiedCount } = await Attempts.updateOne(
        { _id: attemptId, step: from },
        { $set: { step: 'USED', waiting: null } },
      );
      return modifiedCount === 1;
    },

    insertWrite: ({ attemptId, ...attempt }: SsoAttempt): Write => ({
      model: Attempts,
      operation: { insertOne: { document: { _id: attemptId, ...attempt } } },
    }),
  };
}

function fromStored({ _id, ...attempt }: StoredAttempt): SsoAttempt {
  return { ...attempt, attemptId: _id };
}
