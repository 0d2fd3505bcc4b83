import { type Connection, Schema } from 'mongoose';
import { derivedId } from '../../../kernel/ids.ts';
import type { Write } from '../../../store/ledger.ts';

/** A verifier whose requests a holder does not want to get. */
export interface BlockedVerifier {
  readonly holderId: string;
  readonly verifierId: string;
  readonly blockedAt: Date;
}

type StoredBlock = BlockedVerifier & { readonly _id: string };

export type BlockedVerifierStore = Awaited<ReturnType<typeof blockedVerifierStore>>;

/** Opens the collection `blocked_verifiers`. */
export async function blockedVerifierStore(connection: Connection) {
  const text = { type: String, required: true };
  // The id is derived of both, so that nobody is blocked twice.
  const schema = new Schema<StoredBlock>(
    { _id: text, holderId: text, verifierId: text, blockedAt: { type: Date, required: true } },
    { versionKey: false },
  );
  schema.index({ holderId: 1, blockedAt: -1 }); // the list of a holder, newest first
  const Blocked = connection.model<StoredBlock>('BlockedVerifier', schema, 'blocked_verifiers');
  await Blocked.createIndexes();
  const idOf = ({ holderId, verifierId }: Pick<BlockedVerifier, 'holderId' | 'verifierId'>) =>
    derivedId('blocked-verifier', holderId, verifierId);

  return {
    async find(holderId: string, verifierId: string): Promise<BlockedVerifier | undefined> {
      const found = await Blocked.findById(idOf({ holderId, verifierId })).lean();
      return found ? fromStored(found) : undefined;
    },
    /** Newest first. */
    async ofHolder(holderId: string): Promise<readonly BlockedVerifier[]> {
      return (await Blocked.find({ holderId }).sort({ blockedAt: -1 }).lean()).map(fromStored);
    },
    insertWrite: (blocked: BlockedVerifier): Write => ({
      model: Blocked,
      operation: { insertOne: { document: { _id: idOf(blocked), ...blocked } } },
    }),
    /** Its guard fails when that was done before. */
    deleteWrite: (blocked: BlockedVerifier): Write => ({
      model: Blocked,
      operation: { deleteOne: { filter: { _id: idOf(blocked) } } },
      guarded: true,
    }),
    deleteOfHolderWrite: (holderId: string): Write => ({
      model: Blocked,
      operation: { deleteMany: { filter: { holderId } } },
    }),
  };
}

function fromStored({ holderId, verifierId, blockedAt }: BlockedVerifier): BlockedVerifier {
  return { holderId, verifierId, blockedAt };
}
