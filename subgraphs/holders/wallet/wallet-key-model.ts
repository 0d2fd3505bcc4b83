import { type Connection, Schema, type Types, trusted } from 'mongoose';
import { sealedVersion } from '../../../kernel/crypto/envelope.ts';
import type { Write } from '../../../store/ledger.ts';
import type { WalletKey, WalletKeyChallenge } from './wallet-key.ts';

interface StoredKey extends Omit<WalletKey, 'keyId' | 'publicKey' | 'sealedSeed'> {
  readonly _id: string;
  readonly publicKey: Buffer | Types.Buffer;
  readonly encryptedSeed: string | null;
  readonly encryptionNonce: string | null;
  readonly kekVersion: number | null;
}
type StoredChallenge = Omit<WalletKeyChallenge, 'challengeId'> & { readonly _id: string };

export type WalletKeyStore = Awaited<ReturnType<typeof walletKeyStore>>;

/** The keys of wallets and the challenges for new ones. */
export async function walletKeyStore(connection: Connection) {
  const text = { type: String, required: true };
  const date = { type: Date, required: true };
  const keys = new Schema<StoredKey>(
    {
      _id: text,
      holderId: text,
      number: { type: Number, required: true, min: 1 },
      did: { ...text, maxlength: 512 },
      publicKey: { type: Buffer, required: true },
      mode: text,
      algorithm: text,
      encryptedSeed: { type: String, default: null },
      encryptionNonce: { type: String, default: null, maxlength: 24 },
      kekVersion: { type: Number, default: null },
      isCurrent: { type: Boolean, required: true },
      createdAt: date,
      retiredAt: { type: Date, default: null },
    },
    { versionKey: false },
  );
  keys.index({ did: 1 }, { unique: true }); // a key stands for one person, once
  keys.index({ holderId: 1, number: 1 }, { unique: true }); // whoever adds at once, each takes a number of its own
  // At most one current key per holder.
  keys.index({ holderId: 1, isCurrent: 1 }, { unique: true, partialFilterExpression: { isCurrent: true } });
  const challenges = new Schema<StoredChallenge>(
    {
      _id: text,
      holderId: text,
      place: { type: Number, required: true },
      challenge: text,
      createdAt: date,
      expiresAt: date,
    },
    { versionKey: false },
  );
  challenges.index({ holderId: 1, place: 1 }, { unique: true }); // no more live challenges than slots
  challenges.index({ expiresAt: 1 }, { expireAfterSeconds: 0 }); // nobody needs an expired challenge
  const Keys = connection.model<StoredKey>('WalletKey', keys, 'wallet_keys');
  const Challenges = connection.model<StoredChallenge>(
    'WalletKeyChallenge',
    challenges,
    'wallet_key_challenges',
  );
  await Keys.createIndexes();
  await Challenges.createIndexes();

  return {
    /** Whose keys these are. */
    async holdersOf(keyIds: readonly string[]): Promise<readonly string[]> {
      if (keyIds.length === 0) return [];
      const rows = await Keys.find({ _id: trusted({ $in: [...keyIds] }) }, { holderId: 1 }).lean();
      return rows.map(({ holderId }) => holderId);
    },

    /** The newest first. */
    async ofHolder(holderId: string): Promise<readonly WalletKey[]> {
      return (await Keys.find({ holderId }).sort({ number: -1 }).lean()).map(keyFrom);
    },

    insertWrite({ keyId, sealedSeed, ...key }: WalletKey): Write {
      const document = {
        _id: keyId,
        ...key,
        encryptedSeed: sealedSeed?.ciphertext ?? null,
        encryptionNonce: sealedSeed?.nonce ?? null,
        kekVersion: sealedSeed ? sealedVersion(sealedSeed) : null,
      };
      return { model: Keys, operation: { insertOne: { document } } };
    },

    /** Takes `isCurrent` from the key; a miss undoes the change. */
    retireWrite: (keyId: string, at: Date): Write => ({
      model: Keys,
      operation: {
        updateOne: {
          filter: { _id: keyId, isCurrent: true },
          update: { $set: { isCurrent: false, retiredAt: at } },
        },
      },
      guarded: true,
    }),

    /** Of a holder of the demonstration; every other key stays, so that it is known whose it was. */
    deleteWrite: (holderId: string): Write => ({
      model: Keys,
      operation: { deleteMany: { filter: { holderId } } },
    }),

    /** Forgets the private half for good. */
    shredSeedWrite: (keyId: string): Write => ({
      model: Keys,
      operation: {
        updateOne: {
          filter: { _id: keyId },
          update: { $set: { encryptedSeed: null, encryptionNonce: null, kekVersion: null } },
        },
      },
    }),

    async challenge(challengeId: string): Promise<WalletKeyChallenge | undefined> {
      const found = await Challenges.findById(challengeId).lean();
      return found ? challengeFrom(found) : undefined;
    },

    async challengesOf(holderId: string): Promise<readonly WalletKeyChallenge[]> {
      return (await Challenges.find({ holderId }).lean()).map(challengeFrom);
    },

    insertChallengeWrite: ({ challengeId, ...challenge }: WalletKeyChallenge): Write => ({
      model: Challenges,
      operation: { insertOne: { document: { _id: challengeId, ...challenge } } },
    }),

    dropChallengeWrite: (challengeId: string): Write => ({
      model: Challenges,
      operation: { deleteOne: { filter: { _id: challengeId } } },
    }),

    /** Uses the challenge up; its guard fails for every attempt but the first. */
    consumeChallengeWrite: (challengeId: string): Write => ({
      model: Challenges,
      operation: { deleteOne: { filter: { _id: challengeId } } },
      guarded: true,
    }),
  };
}

function keyFrom({
  _id,
  encryptedSeed,
  encryptionNonce,
  kekVersion: _kekVersion,
  publicKey,
  ...key
}: StoredKey): WalletKey {
  const isSealed = encryptedSeed !== null && encryptionNonce !== null;
  return {
    ...key,
    keyId: _id,
    publicKey: bytesOf(publicKey),
    sealedSeed: isSealed ? { ciphertext: encryptedSeed, nonce: encryptionNonce } : null,
  };
}

// Lean reads hand out BSON binaries, whose buffer may be longer than what it holds.
function bytesOf(stored: Uint8Array | { readonly buffer: Uint8Array; readonly position?: number }): Buffer {
  if (stored instanceof Uint8Array) return Buffer.from(stored);
  return Buffer.from(stored.buffer.subarray(0, stored.position));
}

function challengeFrom({ _id, ...challenge }: StoredChallenge): WalletKeyChallenge {
  return { ...challenge, challengeId: _id };
}
