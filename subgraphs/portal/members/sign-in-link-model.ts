import { type Connection, Schema, trusted } from 'mongoose';
import type { Write } from '../../../store/ledger.ts';
import { forgottenAt, type SignInLink } from './sign-in-link.ts';

type StoredLink = Omit<SignInLink, 'linkId'> & { readonly _id: string };

const named = { type: String, required: true };
const dated = { type: Date, required: true };

export type LinkStore = Awaited<ReturnType<typeof linkStore>>;

/** Sign-in links by the hash of their token. */
export async function linkStore(connection: Connection) {
  const schema = new Schema<StoredLink>(
    {
      _id: named,
      place: named,
      opens: {
        type: new Schema({ issuerId: named, issuerDid: named, email: named }, { _id: false }),
        default: null,
      },
      createdAt: dated,
      expiresAt: dated,
      usedAt: { type: Date, default: null },
      forgetAt: dated,
    },
    { versionKey: false },
  );
  schema.index({ place: 1 }, { unique: true }); // no more live links than places, whoever asks at once
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 }); // a day after its end a link is unknown
  const Links = connection.model<StoredLink>('SignInLink', schema, 'issuer_sign_in_links');
  await Links.createIndexes();

  return {
    async byId(linkId: string): Promise<SignInLink | undefined> {
      const found = await Links.findById(linkId).lean();
      return found ? fromStored(found) : undefined;
    },

    async inPlaces(places: readonly string[]): Promise<readonly SignInLink[]> {
      return (await Links.find({ place: trusted({ $in: [...places] }) }).lean()).map(fromStored);
    },

    insertWrite: ({ linkId, ...link }: SignInLink): Write => ({
      model: Links,
      operation: { insertOne: { document: { _id: linkId, ...link } } },
    }),

    /** Frees the place of an expired link. */
    releaseWrite: ({ linkId }: SignInLink): Write => ({
      model: Links,
      operation: { updateOne: { filter: { _id: linkId }, update: { $set: { place: linkId } } } },
    }),

    /** Uses the link up; its guard fails for every redemption but the first. */
    consumeWrite: ({ linkId }: SignInLink, at: Date): Write => ({
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

function fromStored({ _id, ...link }: StoredLink): SignInLink {
  return { ...link, linkId: _id };
}
