import { type Connection, Schema, type Types } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import { ConfigError } from '../../../kernel/config.ts';
import { newContext } from '../../../kernel/context.ts';
import { generateKeyPair, sign } from '../../../kernel/crypto/ed25519.ts';
import { type Envelope, sealedVersion, wipe } from '../../../kernel/crypto/envelope.ts';
import { multikeyFromPublicKey } from '../../../kernel/crypto/multikey.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { isDuplicateKey } from '../../../store/transact.ts';

/** The platform's own key; it signs heads of the audit trail, and statements that say of themselves what they are. */
export interface PlatformKey {
  readonly publicKey: Buffer;
  /** The same as Multikey text, `z6Mk…`. */
  readonly multikey: string;
  readonly createdAt: Date;
  /** 64 bytes; the private key is open for this call only. */
  sign(message: Uint8Array): Buffer;
}

interface StoredKey {
  readonly _id: string;
  readonly publicKey: Buffer | Types.Buffer;
  readonly encryptedSeed: string;
  readonly encryptionNonce: string;
  readonly kekVersion: number;
  readonly createdAt: Date;
}

const KEY_ID = 'audit-heads';
const SEED_LENGTH = 32;

/**
 * The platform's key, made on the first start; processes that start together all get the one that was stored first.
 * Error: ConfigError when the configured key-encryption keys do not open it.
 */
export async function openPlatformKey(deps: {
  connection: Connection;
  ledger: Ledger;
  envelope: Envelope;
  now: Clock;
}): Promise<PlatformKey> {
  const { connection, ledger, envelope, now } = deps;
  const text = { type: String, required: true };
  const schema = new Schema<StoredKey>(
    {
      _id: text,
      publicKey: { type: Buffer, required: true },
      encryptedSeed: text,
      encryptionNonce: { ...text, maxlength: 24 },
      kekVersion: { type: Number, required: true },
      createdAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  const Keys = connection.model<StoredKey>('PlatformKey', schema, 'platform_keys');
  await Keys.createCollection();

  const key = (await stored()) ?? (await make());
  if (!canOpen(key)) {
    throw new ConfigError(
      `Key-encryption key v${key.kekVersion} is missing or is not the one that sealed the platform's signing key. ` +
        'Set KEY_ENCRYPTION_KEY or KEK_FILE to the key that this store was made with; nothing was changed.',
    );
  }
  return {
    publicKey: key.publicKey,
    multikey: multikeyFromPublicKey(key.publicKey),
    createdAt: key.createdAt,
    sign(message) {
      const seed = seedOf(key);
      try {
        return Buffer.from(sign(seed, key.publicKey, message));
      } finally {
        wipe(seed);
      }
    },
  };

  async function stored() {
    const found = await Keys.findById(KEY_ID).lean();
    return found ? { ...found, publicKey: bytesOf(found.publicKey) } : undefined;
  }

  async function make() {
    const { publicKey, seed } = generateKeyPair();
    try {
      const sealed = envelope.seal(seed, aadOf(publicKey));
      const document = {
        _id: KEY_ID,
        publicKey: Buffer.from(publicKey),
        encryptedSeed: sealed.ciphertext,
        encryptionNonce: sealed.nonce,
        kekVersion: sealedVersion(sealed),
        createdAt: now(),
      };
      await ledger.commit(newContext({ identity: { kind: 'unit', unit: 'core-engine' } }), {
        writes: [{ model: Keys, operation: { insertOne: { document } } }],
        audit: {
          action: 'audit.key_created',
          subject: { type: 'AuditTrail', id: multikeyFromPublicKey(publicKey) },
        },
      });
      return document;
    } catch (error) {
      // Another process was first: its key is the platform's.
      const first = isDuplicateKey(error) ? await stored() : undefined;
      if (first) return first;
      throw error;
    } finally {
      wipe(seed);
    }
  }

  type Key = Awaited<ReturnType<typeof make>>;

  function seedOf({ publicKey, encryptedSeed, encryptionNonce }: Key): Buffer {
    const sealed = { ciphertext: encryptedSeed, nonce: encryptionNonce };
    return envelope.open(sealed, aadOf(publicKey), SEED_LENGTH);
  }

  function canOpen(sealed: Key): boolean {
    try {
      wipe(seedOf(sealed));
      return true;
    } catch {
      return false;
    }
  }
}

/** Binds the private key to its use and its public key. */
function aadOf(publicKey: Uint8Array): string {
  return `testamur:platform-key:v1\n${KEY_ID}\n${Buffer.from(publicKey).toString('base64')}`;
}

// Lean reads hand out BSON binaries, whose buffer may be longer than what it holds.
function bytesOf(stored: Uint8Array | { readonly buffer: Uint8Array; readonly position?: number }): Buffer {
  if (stored instanceof Uint8Array) return Buffer.from(stored);
  return Buffer.from(stored.buffer.subarray(0, stored.position));
}
