import { type Connection, Schema, type Types, trusted } from 'mongoose';
import type { Sealed } from '../../kernel/crypto/envelope.ts';
import type { Write } from '../../store/ledger.ts';
import { bytesOf } from './registrant-model.ts';

/** A private key that the platform holds for a CUSTODIAL organization, sealed; no interface ever shows it. */
export interface CustodiedKey {
  readonly did: string;
  readonly keyVersion: number;
  readonly publicKey: Buffer;
  /** The 32-byte seed under the key-encryption key of `kekVersion`. */
  readonly sealed: Sealed;
  readonly kekVersion: number;
  readonly algorithm: 'Ed25519';
  readonly isCurrent: boolean;
  readonly createdAt: Date;
}

interface StoredCustodiedKey {
  readonly _id: string;
  readonly did: string;
  readonly keyVersion: number;
  readonly publicKey: Buffer | Types.Buffer;
  readonly encryptedPrivateKey: string;
  readonly encryptionNonce: string;
  readonly kekVersion: number;
  readonly algorithm: 'Ed25519';
  readonly isCurrent: boolean;
  readonly createdAt: Date;
}

interface StoredCanary {
  /** The version of the key-encryption key. */
  readonly _id: number;
  readonly ciphertext: string;
  readonly nonce: string;
  readonly createdAt: Date;
}

/** The custodied keys, and one canary per key-encryption key that sealed any. */
export interface CustodyStore {
  current(did: string): Promise<CustodiedKey | undefined>;
  byVersion(did: string, keyVersion: number): Promise<CustodiedKey | undefined>;
  /** Any key that a key-encryption key sealed, or undefined when none did. */
  sealedWith(kekVersion: number): Promise<CustodiedKey | undefined>;
  insertWrite(key: CustodiedKey): Write;
  /** Removes the private keys of these DIDs for good. */
  deleteWrite(dids: readonly string[]): Write;
  /** Takes `isCurrent` from the key of this version; a miss undoes the change. */
  retireWrite(did: string, keyVersion: number): Write;
  canaries(): Promise<{ version: number; sealed: Sealed }[]>;
  /** Keeps the first canary of a version when two processes start together. */
  addCanary(version: number, sealed: Sealed, createdAt: Date): Promise<void>;
}

/** Opens the collections `custodied_keys` and `kek_canaries` and makes sure of their indexes. */
export async function custodyStore(connection: Connection): Promise<CustodyStore> {
  const text = { type: String, required: true };
  const keys = new Schema<StoredCustodiedKey>(
    {
      _id: text,
      did: { ...text, maxlength: 512 },
      keyVersion: { type: Number, required: true, min: 1 },
      publicKey: { type: Buffer, required: true },
      encryptedPrivateKey: text,
      encryptionNonce: { ...text, maxlength: 24 },
      kekVersion: { type: Number, required: true },
      algorithm: text,
      isCurrent: { type: Boolean, required: true },
      createdAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  // At most one current private key per DID.
  keys.index({ did: 1, isCurrent: 1 }, { unique: true, partialFilterExpression: { isCurrent: true } });
  keys.index({ did: 1, keyVersion: 1 }, { unique: true }); // one private key per key version
  keys.index({ kekVersion: 1 }); // the start asks whether a key-encryption key is still needed
  const canaries = new Schema<StoredCanary>(
    {
      _id: { type: Number, required: true },
      ciphertext: text,
      nonce: text,
      createdAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  const Keys = connection.model<StoredCustodiedKey>('CustodiedKey', keys, 'custodied_keys');
  const Canaries = connection.model<StoredCanary>('KekCanary', canaries, 'kek_canaries');
  await Keys.createIndexes();

  return {
    async current(did) {
      const found = await Keys.findOne({ did, isCurrent: true }).lean();
      return found ? keyOf(found) : undefined;
    },
    async byVersion(did, keyVersion) {
      const found = await Keys.findById(idOf(did, keyVersion)).lean();
      return found ? keyOf(found) : undefined;
    },
    async sealedWith(kekVersion) {
      const found = await Keys.findOne({ kekVersion }).lean();
      return found ? keyOf(found) : undefined;
    },
    insertWrite({ sealed, ...rest }) {
      const document = {
        _id: idOf(rest.did, rest.keyVersion),
        ...rest,
        encryptedPrivateKey: sealed.ciphertext,
        encryptionNonce: sealed.nonce,
      };
      return { model: Keys, operation: { insertOne: { document } } };
    },
    deleteWrite: (dids) => ({
      model: Keys,
      operation: { deleteMany: { filter: { did: trusted({ $in: [...dids] }) } } },
    }),
    retireWrite(did, keyVersion) {
      const filter = { _id: idOf(did, keyVersion), isCurrent: true };
      return {
        model: Keys,
        operation: { updateOne: { filter, update: { $set: { isCurrent: false } } } },
        guarded: true,
      };
    },
    async canaries() {
      const rows = await Canaries.find().sort({ _id: 1 }).lean();
      return rows.map(({ _id, ciphertext, nonce }) => ({ version: _id, sealed: { ciphertext, nonce } }));
    },
    async addCanary(version, { ciphertext, nonce }, createdAt) {
      await Canaries.updateOne(
        { _id: version },
        { $setOnInsert: { ciphertext, nonce, createdAt } },
        { upsert: true },
      );
    },
  };
}

function idOf(did: string, keyVersion: number): string {
  return `${did}#key-${keyVersion}`;
}

function keyOf({
  _id,
  encryptedPrivateKey,
  encryptionNonce,
  publicKey,
  ...rest
}: StoredCustodiedKey): CustodiedKey {
  return {
    ...rest,
    publicKey: bytesOf(publicKey),
    sealed: { ciphertext: encryptedPrivateKey, nonce: encryptionNonce },
  };
}
