import { type Connection, Schema } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import type { Passkey } from './passkey.ts';

type StoredPasskey = Omit<Passkey, 'passkeyId' | 'publicKey'> & {
  readonly _id: string;
  /** COSE_Key as base64. */
  readonly publicKey: string;
};

/** Counts the changes to a holder's set of passkeys, so that decisions about the whole set cannot cross. */
interface Ring {
  readonly _id: string;
  readonly version: number;
}

export interface PasskeySet {
  readonly holderId: string;
  readonly version: number;
  /** Oldest first. */
  readonly passkeys: readonly Passkey[];
}

const named = { type: String, required: true };
const counted = { type: Number, required: true };
const flagged = { type: Boolean, required: true };

export type PasskeyStore = Awaited<ReturnType<typeof passkeyStore>>;

/** The passkeys of holders. */
export async function passkeyStore(connection: Connection) {
  const schema = new Schema<StoredPasskey>(
    {
      _id: named,
      holderId: named,
      credentialId: named,
      publicKey: named,
      signCount: counted,
      transports: { type: [String], required: true },
      backupEligible: flagged,
      backedUp: flagged,
      label: named,
      addedAt: { type: Date, required: true },
      lastUsed: { type: Date, default: null },
    },
    { versionKey: false },
  );
  schema.index({ credentialId: 1 }, { unique: true }); // one account per credential
  schema.index({ holderId: 1, addedAt: 1 }); // a holder's passkeys in one order
  const Passkeys = connection.model<StoredPasskey>('Passkey', schema, 'passkeys');
  const Rings = connection.model<Ring>(
    'PasskeyRing',
    new Schema<Ring>({ _id: named, version: counted }, { versionKey: false }),
    'passkey_rings',
  );
  await Promise.all([Passkeys.createIndexes(), Rings.createIndexes()]);

  const ofHolder = async (holderId: string) =>
    (await Passkeys.find({ holderId }).sort({ addedAt: 1, _id: 1 }).lean()).map(fromStored);

  return {
    ofHolder,

    async byCredentialId(credentialId: string): Promise<Passkey | undefined> {
      const found = await Passkeys.findOne({ credentialId }).lean();
      return found ? fromStored(found) : undefined;
    },

    /** All passkeys of a holder, to decide on; `changeWrite` holds the decision to what was seen here. */
    async setOf(holderId: string): Promise<PasskeySet> {
      // The version first: a change after it was read is then noticed, whatever the list shows.
      const ring = await Rings.findById(holderId).lean();
      return { holderId, version: ring?.version ?? 0, passkeys: await ofHolder(holderId) };
    },

    /** Fails the commit when the set changed since it was read: CONFLICT, or a duplicate `_id` for a first change. */
    changeWrite: ({ holderId, version }: PasskeySet): Write => ({
      model: Rings,
      operation: {
        updateOne: {
          filter: { _id: holderId, version },
          update: { $set: { version: version + 1 } },
          upsert: version === 0,
        },
      },
      guarded: true,
    }),

    insertWrite: ({ passkeyId, publicKey, ...passkey }: Passkey): Write => ({
      model: Passkeys,
      operation: {
        insertOne: {
          document: {
            _id: passkeyId,
            ...passkey,
            transports: [...passkey.transports],
            publicKey: Buffer.from(publicKey).toString('base64'),
          },
        },
      },
    }),

    /** Notes a sign-in by compare-and-set; its guard fails when the counter moved, or the passkey went, meanwhile. */
    usedWrite: (
      { passkeyId, signCount }: Passkey,
      seen: { readonly signCount: number; readonly backedUp: boolean },
      at: Date,
    ): Write => ({
      model: Passkeys,
      operation: {
        updateOne: {
          filter: { _id: passkeyId, signCount },
          update: { $set: { signCount: seen.signCount, backedUp: seen.backedUp, lastUsed: at } },
        },
      },
      guarded: true,
    }),

    deleteWrite: ({ passkeyId }: Passkey): Write => ({
      model: Passkeys,
      operation: { deleteOne: { filter: { _id: passkeyId } } },
      guarded: true,
    }),

    /** Deletes everything that is kept of a holder here. */
    async eraseWrites(holderId: string): Promise<readonly Write[]> {
      const rows = await Passkeys.find({ holderId }).select('_id').lean();
      return [
        ...rows.map(({ _id }) => ({ model: Passkeys, operation: { deleteOne: { filter: { _id } } } })),
        { model: Rings, operation: { deleteOne: { filter: { _id: holderId } } } },
      ];
    },
  };
}

function fromStored({ _id, publicKey, ...passkey }: StoredPasskey): Passkey {
  return { ...passkey, passkeyId: _id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')) };
}
