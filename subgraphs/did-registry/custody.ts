import { ConfigError } from '../../kernel/config.ts';
import { generateKeyPair, signInPool } from '../../kernel/crypto/ed25519.ts';
import { custodiedKeyAad, type Envelope, wipe } from '../../kernel/crypto/envelope.ts';
import type { CustodiedKey, CustodyStore } from './custody-model.ts';

const SEED_LENGTH = 32;

/** Private keys of CUSTODIAL organizations: made, sealed and used here, in plaintext nowhere else. */
export interface Custody {
  /** A fresh key pair for a DID that `didOf` derives from its public key; the seed is sealed and wiped at once. */
  generate(didOf: (publicKey: Buffer) => string, keyVersion: number, createdAt: Date): CustodiedKey;
  /**
   * Signs `payload` with a custodied key: 64 bytes. The plaintext seed lives until the call returns its promise.
   * Rejects with a plain Error (a fault of the platform) when the row was altered or belongs to another key.
   */
  sign(key: CustodiedKey, payload: Uint8Array): Promise<Buffer>;
}

export function createCustody(envelope: Envelope): Custody {
  return {
    generate(didOf, keyVersion, createdAt) {
      const pair = generateKeyPair();
      try {
        const publicKey = Buffer.from(pair.publicKey);
        const did = didOf(publicKey);
        const sealed = envelope.seal(pair.seed, custodiedKeyAad(did, keyVersion, publicKey));
        const kekVersion = envelope.currentVersion;
        return {
          did,
          keyVersion,
          publicKey,
          sealed,
          kekVersion,
          algorithm: 'Ed25519',
          isCurrent: true,
          createdAt,
        };
      } finally {
        wipe(pair.seed);
      }
    },
    async sign({ did, keyVersion, publicKey, sealed }, payload) {
      const seed = envelope.open(sealed, custodiedKeyAad(did, keyVersion, publicKey), SEED_LENGTH);
      const signing = signInPool(seed, publicKey, payload);
      wipe(seed);
      return Buffer.from(await signing);
    },
  };
}

/**
 * Proves at the start that the configured key-encryption keys are those that sealed what is stored, then leaves a
 * canary for the current one. Error: ConfigError, before anything is written, when a needed key is wrong or missing.
 */
export async function checkKeyEncryptionKeys(
  custody: CustodyStore,
  {
    envelope,
    sealedElsewhere = async () => false,
    now,
  }: {
    readonly envelope: Envelope;
    readonly sealedElsewhere?: ((kekVersion: number) => Promise<boolean>) | undefined;
    readonly now: () => Date;
  },
): Promise<void> {
  const canaries = await custody.canaries();
  for (const { version, sealed } of canaries) {
    if (envelope.checkCanary(version, sealed)) continue;
    // A version that sealed nothing that is left may be forgotten, unless new keys are about to be sealed with it.
    const isNeeded =
      version === envelope.currentVersion ||
      (await custody.sealedWith(version)) !== undefined ||
      (await sealedElsewhere(version));
    if (!isNeeded) continue;
    throw wrongKey(version);
  }
  const { currentVersion } = envelope;
  if (canaries.some(({ version }) => version === currentVersion)) return;
  const witness = await custody.sealedWith(currentVersion);
  if (witness && !opens(witness, envelope)) throw wrongKey(currentVersion);
  await custody.addCanary(currentVersion, envelope.canary(currentVersion), now());
  // Another process may have left the first canary a moment ago, made with another key.
  const first = (await custody.canaries()).find(({ version }) => version === currentVersion);
  if (!first || !envelope.checkCanary(currentVersion, first.sealed)) throw wrongKey(currentVersion);
}

function opens({ did, keyVersion, publicKey, sealed }: CustodiedKey, envelope: Envelope): boolean {
  try {
    wipe(envelope.open(sealed, custodiedKeyAad(did, keyVersion, publicKey), SEED_LENGTH));
    return true;
  } catch {
    return false;
  }
}

function wrongKey(version: number): ConfigError {
  return new ConfigError(
    `Key-encryption key v${version} is missing or is not the one that sealed what is in this store. ` +
      'Set KEY_ENCRYPTION_KEY or KEK_FILE to the key that this store was made with; nothing was changed.',
  );
}
