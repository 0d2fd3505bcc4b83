import { type Connection, Schema, trusted } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import { forgottenAt, type HolderLink } from './sign-in-link.ts';

type StoredLink = Omit<HolderLink, 'linkId'> & { readonly _id: string };

const named = { type: String, required: true };
const dated = { type: Date, required: true };

export type LinkStore = Awaited<ReturnType<typeof linkStore>>;

/** Sign-in links of holders by the hash of their token. */
export async function linkStore(connection: Connection) {
  const schema = new Schema<StoredLink>(
    {
      _id: named,
      place: named,
      holderId: { type: String, default: null },
      createdAt: dated,
      expiresAt: dated,
      usedAt: { type: Date, default: null },
      forgetAt: dated,
    },
    { versionKey: false },
  );
  schema.index({ place: 1 }, { unique: true }); // no more live links than places, whoever asks at once
  schema.index({ holderId: 1 }); // all links of a holder, for erasure
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 }); // a day after its end a link is unknown
  const Links = connection.model<StoredLink>('HolderSignInLink', schema, 'holder_sign_in_links');
  await Links.createIndexes();

  return {
    async byId(linkId: string): Promise<HolderLink | undefined> {
      const found = await Links.findById(linkId).lean();
      return found ? fromStored(found) : undefined;
    },

    async inPlaces(places: readonly string[]): Promise<readonly HolderLink[]> {
      return (await Links.find({ place: trusted({ $in: [...places] }) }).lean()).map(fromStored);
    },

    async idsOf(holderId: string): Promise<readonly string[]> {
      return (await Links.find({ holderId }, { _id: 1 }).lean()).map(({ _id }) => _id);
    },

    insertWrite: ({ linkId, ...link }: HolderLink): Write => ({
      model: Links,
      operation: { insertOne: { document: { _id: linkId, ...link } } },
    }),

    deleteWrite: (linkId: string): Write => ({
      model: Links,
      operation: { deleteOne: { filter: { _id: linkId } } },
    }),

    /** Frees the place of a link that is no longer live. */
    releaseWrite: ({ linkId }: HolderLink): Write => ({
      model: Links,
      operation: { updateOne: { filter: { _id: linkId }, update: { $set: { place: linkId } } } },
    }),

    /** Uses the link up; its guard fails for every redemption but the first. */
    consumeWrite: ({ linkId }: HolderLink, at: Date): Write => ({
      model: Links,
      operation: {
        updateOne: {
          filter: { _id: linkId, usedAt: null },
          update: { $set: { usedAt: at, place: linkId, forgetAt: forgottenAt(at) } },
        },
      },
      guarded: true,
    }),
  };
}

function fromStored({ _id, ...link }: StoredLink): HolderLink {
  return { ...link, linkId: _id };
}
