import { type Connection, Schema, type Types, trusted } from 'mongoose';
import type { Write } from '../../store/ledger.ts';
import type { IssuerKey } from './issuer-key.ts';
import { bytesOf } from './issuer-model.ts';

interface StoredKey {
  /** `<did>#key-<version>`. */
  readonly _id: string;
  readonly did: string;
  readonly issuerId: string;
  readonly publicKey: Buffer | Types.Buffer;
  readonly keyVersion: number;
  readonly keyAlgorithm: 'Ed25519';
  readonly isCurrent: boolean;
  readonly createdAt: Date;
  readonly rotatedAt: Date | null;
}

/** The key versions of all DIDs. */
export interface IssuerKeyStore {
  /** Every version of a DID, oldest first. */
  byDid(did: string): Promise<IssuerKey[]>;
  insertWrite(key: IssuerKey): Write;
  /** Removes every version of these DIDs. */
  deleteWrite(dids: readonly string[]): Write;
  /** Takes `isCurrent` from a key that has it; a miss undoes the change. */
  retireWrite(current: IssuerKey, rotatedAt: Date): Write;
}

/** Opens the collection `issuer_keys` and makes sure of its indexes. */
export async function issuerKeyStore(connection: Connection): Promise<IssuerKeyStore> {
  const text = { type: String, required: true };
  const schema = new Schema<StoredKey>(
    {
      _id: text,
      did: { ...text, maxlength: 512 },
      issuerId: text,
      publicKey: { type: Buffer, required: true },
      keyVersion: { type: Number, required: true, min: 1 },
      keyAlgorithm: { ...text, maxlength: 50 },
      isCurrent: { type: Boolean, required: true },
      createdAt: { type: Date, required: true },
      rotatedAt: { type: Date, default: null },
    },
    { versionKey: false },
  );
  schema.index({ did: 1, keyVersion: 1 }, { unique: true }); // versions are not given twice
  schema.index({ publicKey: 1 }, { unique: true }); // a key belongs to one issuer, once, for ever
  // At most one current key per DID.
  schema.index({ did: 1, isCurrent: 1 }, { unique: true, partialFilterExpression: { isCurrent: true } });
  const Keys = connection.model<StoredKey>('IssuerKey', schema, 'issuer_keys');
  await Keys.createIndexes();

  return {
    async byDid(did) {
      const rows = await Keys.find({ did }).sort({ keyVersion: 1 }).lean();
      return rows.map(keyOf);
    },
    insertWrite(key) {
      const document = { _id: idOf(key), ...key, rotatedAt: key.rotatedAt ?? null };
      return { model: Keys, operation: { insertOne: { document } } };
    },
    deleteWrite: (dids) => ({
      model: Keys,
      operation: { deleteMany: { filter: { did: trusted({ $in: [...dids] }) } } },
    }),
    retireWrite(current, rotatedAt) {
      const filter = { _id: idOf(current), isCurrent: true };
      const update = { $set: { isCurrent: false, rotatedAt } };
      return { model: Keys, operation: { updateOne: { filter, update } }, guarded: true };
    },
  };
}

function idOf({ did, keyVersion }: Pick<IssuerKey, 'did' | 'keyVersion'>): string {
  return `${did}#key-${keyVersion}`;
}

function keyOf({ _id, publicKey, rotatedAt, ...rest }: StoredKey): IssuerKey {
  return { ...rest, publicKey: bytesOf(publicKey), rotatedAt: rotatedAt ?? undefined };
}
