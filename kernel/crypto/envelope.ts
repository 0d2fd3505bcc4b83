import { createCipheriv, createDecipheriv } from 'node:crypto';
import { AppError } from '../errors.ts';
import { randomSecret } from '../ids.ts';
import { tryDecodeBase64 } from './base64.ts';

/** What is stored of a secret: `v<kek version>:` + base64(ciphertext || 16-byte tag), and the 12-byte nonce. */
export interface Sealed {
  readonly ciphertext: string;
  readonly nonce: string;
}

interface EnvelopeKeys {
  /** The version that new secrets are sealed with. */
  readonly current: number;
  /** 32-byte key-encryption keys by version; older ones only open. */
  readonly keys: ReadonlyMap<number, Uint8Array>;
}

export interface Envelope {
  readonly currentVersion: number;
  /** Seals with the current key. `aad` binds the result to the record it is stored in; the same text must be given to open it. */
  readonly seal: (plaintext: Uint8Array, aad: string) => Sealed;
  /**
   * Opens what seal() made, under any listed key; wipe the result after use. `plaintextLength` in bytes is
   * demanded before anything is decrypted. Throws a plain Error (a fault of the platform) for anything else.
   */
  readonly open: (sealed: Sealed, aad: string, plaintextLength?: number) => Buffer;
  /** A known text sealed with the key of a version: stored once, it shows at the next start whether the key is the right one. */
  readonly canary: (version: number) => Sealed;
  /** True when the stored canary of a version opens with the key that is configured under it. */
  readonly checkCanary: (version: number, sealed: Sealed) => boolean;
}

const ALGORITHM = 'aes-256-gcm';
const TAG_LENGTH = 16;
const NONCE_LENGTH = 12;
const CANARY_TEXT = 'testamur key-encryption-key canary';
const CIPHERTEXT = /^v([1-9]\d{0,8}):([A-Za-z0-9+/]+={0,2})$/;

/**
 * AES-256-GCM under versioned key-encryption keys (NIST SP 800-38D; random nonces, so below 2^32 seals a key).
 * Errors: VALIDATION_FAILED when a key is not 32 bytes, all alike, or the current one is not listed.
 */
export function createEnvelope({ current, keys }: EnvelopeKeys): Envelope {
  const ring = new Map<number, Buffer>();
  for (const [version, key] of keys) ring.set(checkVersion(version), checkKey(version, key));
  if (!ring.has(current)) throw badKey(current, 'list it, or name another version as the current one');

  const keyOf = (version: number): Buffer => {
    const key = ring.get(version);
    if (key) return key;
    throw new Error(`Key-encryption key v${version} is not configured; add it to open what it sealed.`);
  };
  const sealWith = (version: number, plaintext: Uint8Array, aad: string): Sealed => {
    const nonce = randomSecret(NONCE_LENGTH);
    const cipher = createCipheriv(ALGORITHM, keyOf(version), nonce, { authTagLength: TAG_LENGTH });
    cipher.setAAD(Buffer.from(aad, 'utf8'));
    const sealed = Buffer.concat([cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
    return { ciphertext: `v${version}:${sealed.toString('base64')}`, nonce: nonce.toString('base64') };
  };
  const open = (sealed: Sealed, aad: string, plaintextLength?: number): Buffer => {
    const { version, body, nonce } = parseSealed(sealed);
    const length = body.length - TAG_LENGTH;
    if (length < 0 || (plaintextLength !== undefined && length !== plaintextLength)) throw unreadable();
    // Without authTagLength a 4-byte tag would do, and a writer of the store could forge one.
    const decipher = createDecipheriv(ALGORITHM, keyOf(version), nonce, { authTagLength: TAG_LENGTH });
    decipher.setAAD(Buffer.from(aad, 'utf8'));
    decipher.setAuthTag(body.subarray(length));
    const plaintext = decipher.update(body.subarray(0, length));
    try {
      decipher.final();
    } catch (cause) {
      wipe(plaintext);
      throw unreadable(cause);
    }
    return plaintext;
  };
  return {
    currentVersion: current,
    seal: (plaintext, aad) => sealWith(current, plaintext, aad),
    open,
    canary: (version) => sealWith(version, Buffer.from(CANARY_TEXT), canaryAad(version)),
    checkCanary: (version, sealed) => {
      try {
        return open(sealed, canaryAad(version), CANARY_TEXT.length).toString() === CANARY_TEXT;
      } catch {
        return false;
      }
    },
  };
}

/** Binds a custodied private key to its DID, version and public key, so that stored rows cannot be swapped. */
export function custodiedKeyAad(did: string, keyVersion: number, publicKey: Uint8Array): string {
  return `testamur:custodied-key:v1\n${did}\n${keyVersion}\n${Buffer.from(publicKey).toString('base64')}`;
}

/** The version of the key that sealed a secret: what a rewrap looks for. Throws a plain Error when malformed. */
export function sealedVersion(sealed: Sealed): number {
  return parseSealed(sealed).version;
}

/** Overwrites a secret in memory; copies that the runtime made of it are out of reach. */
export function wipe(secret: Uint8Array): void {
  secret.fill(0);
}

function parseSealed(sealed: Sealed): { version: number; body: Buffer; nonce: Buffer } {
  const [, version, text] = CIPHERTEXT.exec(sealed.ciphertext) ?? [];
  const body = text === undefined ? undefined : tryDecodeBase64(text);
  const nonce = tryDecodeBase64(sealed.nonce);
  if (!body || nonce?.length !== NONCE_LENGTH) throw unreadable();
  return { version: Number(version), body, nonce };
}

function canaryAad(version: number): string {
  return `testamur:kek-canary:v1\n${version}`;
}

function checkVersion(version: number): number {
  if (Number.isInteger(version) && version >= 1 && version < 1e9) return version;
  throw badKey(version, 'number the versions 1, 2, 3 …');
}

function checkKey(version: number, key: Uint8Array): Buffer {
  if (key.length !== 32) throw badKey(version, 'give 32 random bytes');
  if (key.every((byte) => byte === key[0]))
    throw badKey(version, 'all its bytes are alike; give 32 random bytes');
  return Buffer.from(key);
}

function badKey(version: number, advice: string): AppError {
  return new AppError('VALIDATION_FAILED', `Key-encryption key v${version} is not usable: ${advice}.`);
}

function unreadable(cause?: unknown): Error {
  const message =
    'A sealed secret does not open: it was altered, moved to another record or sealed with another key.';
  return new Error(`${message} Restore the record, or configure the key of its version.`, { cause });
}
