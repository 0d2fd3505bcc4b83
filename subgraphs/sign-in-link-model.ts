import { type Connection, Schema, type SchemaDefinitionProperty, trusted } from 'mongoose';
import type { Write } from '../store/ledger.ts';
import { forgottenAt, type SignInLink } from './sign-in-link.ts';

interface StoredLink extends Omit<SignInLink<unknown>, 'linkId' | 'opens'> {
  readonly _id: string;
  /** The member that its domain names, for `opens`. */
  readonly [opens: string]: unknown;
}

const named = { type: String, required: true };
const dated = { type: Date, required: true };

export type SignInLinkStore<Opens> = Awaited<ReturnType<typeof signInLinkStore<Opens>>>;

/** Sign-in links of one kind of account by the hash of their token. */
export async function signInLinkStore<Opens>(
  connection: Connection,
  kind: {
    readonly model: string;
    readonly collection: string;
    /** The member of the row that holds `opens`. */
    readonly opens: {
      readonly field: string;
      readonly type: SchemaDefinitionProperty;
      readonly isIndexed?: true;
      /** How `opens` stands in the row, where its members have other names there. */
      readonly toRow?: (opens: Opens) => object;
      readonly fromRow?: (stored: Readonly<Record<string, unknown>>) => Opens;
    };
  },
) {
  const { field, type, isIndexed, toRow, fromRow } = kind.opens;
  const storedOf = (opens: Opens | null) => (opens !== null && toRow ? toRow(opens) : opens);
  const schema = new Schema<StoredLink>(
    {
      _id: named,
      place: named,
      [field]: { type, default: null },
      createdAt: dated,
      expiresAt: dated,
      usedAt: { type: Date, default: null },
      forgetAt: dated,
    },
    { versionKey: false },
  );
  schema.index({ place: 1 }, { unique: true }); // no more live links than slots, whoever asks at once
  if (isIndexed) schema.index({ [field]: 1 }); // all links of an account, for erasure
  schema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 }); // a day after its end a link is unknown
  const Links = connection.model<StoredLink>(kind.model, schema, kind.collection);
  await Links.createIndexes();

  return {
    async byId(linkId: string): Promise<SignInLink<Opens> | undefined> {
      const found = await Links.findById(linkId).lean();
      return found ? fromStored(found) : undefined;
    },

    async inSlots(slots: readonly string[]): Promise<readonly SignInLink<Opens>[]> {
      return (await Links.find({ place: trusted({ $in: [...slots] }) }).lean()).map(fromStored);
    },

    async idsOf(opens: Opens): Promise<readonly string[]> {
      return (await Links.find({ [field]: storedOf(opens) }, { _id: 1 }).lean()).map(({ _id }) => _id);
    },

    insertWrite: ({ linkId, opens, ...link }: SignInLink<Opens>): Write => ({
      model: Links,
      operation: { insertOne: { document: { _id: linkId, [field]: storedOf(opens), ...link } } },
    }),

    deleteWrite: (linkId: string): Write => ({
      model: Links,
      operation: { deleteOne: { filter: { _id: linkId } } },
    }),

    /** Removes the links of which `opens` has this value under a name of the row. */
    deleteWhereWrite: (member: string, value: string): Write => ({
      model: Links,
      operation: { deleteMany: { filter: { [`${field}.${member}`]: value } } },
    }),

    /** Frees the slot of a link that is no longer live. */
    releaseWrite: ({ linkId }: SignInLink<Opens>): Write => ({
      model: Links,
      operation: { updateOne: { filter: { _id: linkId }, update: { $set: { place: linkId } } } },
    }),

    /** Uses the link up; its guard fails for every redemption but the first. */
    consumeWrite: ({ linkId }: SignInLink<Opens>, at: Date): Write => ({
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

  function fromStored(row: StoredLink): SignInLink<Opens> {
    const { _id, place, createdAt, expiresAt, usedAt, forgetAt } = row;
    const stored = row[field] as Opens | null;
    const opens = stored !== null && fromRow ? fromRow(stored as Readonly<Record<string, unknown>>) : stored;
    return { linkId: _id, place, opens, createdAt, expiresAt, usedAt, forgetAt };
  }
}
