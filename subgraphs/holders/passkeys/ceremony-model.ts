import { type Connection, Schema, trusted } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import { CEREMONY_TYPES, type Ceremony, MAX_LIVE_CEREMONIES, MAX_LIVE_PER_CLIENT } from './ceremony.ts';

type StoredCeremony = Omit<Ceremony, 'ceremonyId'> & { readonly _id: string };

const named = { type: String, required: true };
const dated = { type: Date, required: true };

export type CeremonyStore = Awaited<ReturnType<typeof ceremonyStore>>;

/** Open ceremonies. They are questions, not records: they are written without an entry in the trail, which strangers could flood. */
export async function ceremonyStore(connection: Connection) {
  const schema = new Schema<StoredCeremony>(
    {
      _id: named,
      type: { type: String, required: true, enum: CEREMONY_TYPES },
      challenge: named,
      holderId: { type: String, default: null },
      beganBy: named,
      client: named,
      allowedIds: { type: [String], required: true },
      createdAt: dated,
      expiresAt: dated,
    },
    { versionKey: false },
  );
  schema.index({ beganBy: 1, createdAt: -1 }); // the oldest of an account are found without a scan
  schema.index({ client: 1, createdAt: -1 }); // and those of a client
  schema.index({ holderId: 1 }); // an erased account leaves none behind
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // abandoned ceremonies go by themselves
  const Ceremonies = connection.model<StoredCeremony>('PasskeyCeremony', schema, 'passkey_ceremonies');
  await Ceremonies.createIndexes();

  /** Those beyond the number that may be live, but not the one that has just begun. */
  const oldest = async (
    of: Pick<Ceremony, 'beganBy'> | Pick<Ceremony, 'client'>,
    newest: string,
    most: number,
  ): Promise<readonly string[]> => {
    const rows = await Ceremonies.find({ ...of, _id: trusted({ $ne: newest }) })
      .sort({ createdAt: -1 })
      .skip(most - 1)
      .select('_id')
      .lean();
    return rows.map(({ _id }) => _id);
  };

  return {
    /** Stores a new ceremony and ends the oldest ones beyond the number that may be live. */
    async open({ ceremonyId, ...ceremony }: Ceremony): Promise<void> {
      await Ceremonies.create({ _id: ceremonyId, ...ceremony, allowedIds: [...ceremony.allowedIds] });
      const { beganBy, client } = ceremony;
      const surplus = [
        ...(await oldest({ beganBy }, ceremonyId, MAX_LIVE_CEREMONIES)),
        ...(await oldest({ client }, ceremonyId, MAX_LIVE_PER_CLIENT)),
      ];
      if (surplus.length > 0) await Ceremonies.deleteMany({ _id: trusted({ $in: surplus }) });
    },

    /** Takes the ceremony out of the store: of all who ask for it at once, one gets it. */
    async take(
      ceremonyId: string,
      of: Pick<Ceremony, 'type'> & { readonly holderId?: string },
    ): Promise<Ceremony | undefined> {
      const found = await Ceremonies.findOneAndDelete({ _id: ceremonyId, ...of }).lean();
      return found ? fromStored(found) : undefined;
    },

    /** Deletes what a holder began and did not finish. */
    async deleteWrites(holderId: string): Promise<readonly Write[]> {
      const rows = await Ceremonies.find({ holderId }).select('_id').lean();
      return rows.map(({ _id }) => ({ model: Ceremonies, operation: { deleteOne: { filter: { _id } } } }));
    },
  };
}

function fromStored({ _id, ...ceremony }: StoredCeremony): Ceremony {
  return { ...ceremony, ceremonyId: _id };
}
