import { type Connection, Schema, type Types, trusted } from 'mongoose';
import type { Write } from '../../store/ledger.ts';
import type { Noun, RegistryName } from './registrant.ts';
import type { RegistrantKey } from './registrant-key.ts';
import { bytesOf } from './registrant-model.ts';

interface StoredKey {
  /** `<did>#key-<version>`. */
  readonly _id: string;
  readonly did: string;
  readonly publicKey: Buffer | Types.Buffer;
  readonly keyVersion: number;
  readonly keyAlgorithm: 'Ed25519';
  readonly isCurrent: boolean;
  readonly createdAt: Date;
  readonly rotatedAt: Date | null;
}

/** The key versions of all DIDs. */
export interface KeyStore {
  /** Every version of a DID, oldest first. */
  byDid(did: string): Promise<RegistrantKey[]>;
  insertWrite(key: RegistrantKey): Write;
  /** Removes every version of these DIDs. */
  deleteWrite(dids: readonly string[]): Write;
  /** Takes `isCurrent` from a key that has it; a miss undoes the change. */
  retireWrite(current: RegistrantKey, rotatedAt: Date): Write;
}

/** Opens the collection of a registry's keys, such as `issuer_keys`, and makes sure of its indexes. */
export async function keyStore(
  connection: Connection,
  {
    name,
    subject,
    idField,
  }: Pick<Noun<RegistryName, never>, 'name' | 'subject'> & { readonly idField: string },
): Promise<KeyStore> {
  const text = { type: String, required: true };
  const schema = new Schema<StoredKey>(
    {
      _id: text,
      did: { ...text, maxlength: 512 },
      [idField]: text,
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
  schema.index({ publicKey: 1 }, { unique: true }); // a key belongs to one organization, once, for ever
  // At most one current key per DID.
  schema.index({ did: 1, isCurrent: 1 }, { unique: true, partialFilterExpression: { isCurrent: true } });
  const Keys = connection.model<StoredKey>(`${subject}Key`, schema, `${name}_keys`);
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

function idOf({ did, keyVersion }: Pick<RegistrantKey, 'did' | 'keyVersion'>): string {
  return `${did}#key-${keyVersion}`;
}

function keyOf({ _id, publicKey, rotatedAt, ...rest }: StoredKey): RegistrantKey {
  return { ...rest, publicKey: bytesOf(publicKey), rotatedAt: rotatedAt ?? undefined };
}
