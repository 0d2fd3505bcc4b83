import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign as nodeSign,
  verify as nodeVerify,
} from 'node:crypto';
import { promisify } from 'node:util';
import { Point } from '@noble/ed25519';
import { LRUCache } from 'lru-cache';
import { invalid } from '../errors.ts';
import { randomSecret } from '../ids.ts';

/** A fresh key pair: the RFC 8032 seed is the private key; wipe it when it has been sealed. */
export interface KeyPair {
  readonly publicKey: Uint8Array;
  readonly seed: Buffer;
}

/** Signs with a key that stays in memory as long as the signer lives. */
export interface Signer {
  readonly publicKey: Uint8Array;
  readonly sign: (message: Uint8Array) => Uint8Array;
}

// PKCS #8 of an Ed25519 seed (RFC 8410 §7) without its last 32 bytes.
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
// L of RFC 8032 §5.1, little-endian, as S stands in a signature.
const GROUP_ORDER = Buffer.from('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010', 'hex');
// The y coordinates of the eight points of small order, and the two that are 0 and 1 plus p.
const SMALL_ORDER_Y = new Set(
  [
    '0000000000000000000000000000000000000000000000000000000000000000',
    '0100000000000000000000000000000000000000000000000000000000000000',
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  ].map((hex) => Buffer.from(hex, 'hex').toString('latin1')),
);
const PUBLIC_KEYS = new LRUCache<string, KeyObject>({ max: 5_000 });
// Signatures that `sign` has just made and checked: whoever puts one into a document checks the document next.
const FRESH = new LRUCache<string, { readonly publicKey: Uint8Array; readonly message: Uint8Array }>({
  max: 1_000,
});
const MAX_FRESH_MESSAGE = 64;
const pooledSign = promisify(nodeSign);
const pooledVerify = promisify(nodeVerify);

/**
 * Refuses public keys with which a signature proves nothing: not 32 bytes, a non-canonical encoding
 * (RFC 8032 §5.1.3), not on the curve, of small order. Error: VALIDATION_FAILED on `public_key`.
 */
export function assertStrictPublicKey(bytes: Uint8Array): void {
  if (isStrictPublicKey(bytes)) return;
  throw invalid(
    'public_key',
    'weak_or_malformed_key',
    'give the 32 bytes of a freshly generated Ed25519 key',
  );
}

/** A key pair from 32 random bytes. */
export function generateKeyPair(): KeyPair {
  const seed = randomSecret(32);
  return { publicKey: publicKeyFromSeed(seed), seed };
}

/** The 32-byte public key of a 32-byte seed. */
export function publicKeyFromSeed(seed: Uint8Array): Uint8Array {
  return exportPublicKey(importPkcs8(seed));
}

/**
 * Signs `message` (64 bytes out) with a seed whose KeyObject lives for this call only, then checks the
 * signature with the stored public key: OpenSSL never looks at a JWK's `x`, and a fault in signing leaks the seed.
 * Throws a plain Error (a fault of the platform) when the check fails; the signature then goes nowhere.
 */
export function sign(seed: Uint8Array, publicKey: Uint8Array, message: Uint8Array): Uint8Array {
  const signature = nodeSign(null, message, importPrivateJwk(seed, publicKey));
  return approved(publicKey, message, signature, verify(publicKey, message, signature));
}

/**
 * As `sign`, in the threads of libuv's pool, so that signatures are made beside other work. The seed is not needed any more when this
 * returns. Its promise rejects as `sign` throws.
 */
export async function signInPool(
  seed: Uint8Array,
  givenKey: Uint8Array,
  givenMessage: Uint8Array,
): Promise<Uint8Array> {
  // Both are the caller's to change while the threads work.
  const [publicKey, message] = [Buffer.from(givenKey), Buffer.from(givenMessage)];
  const signature = await pooledSign(null, message, importPrivateJwk(seed, publicKey));
  const key = isCanonical(publicKey, signature) ? strictKeyObject(publicKey) : undefined;
  const holds = key !== undefined && (await pooledVerify(null, message, key, signature));
  return approved(publicKey, message, signature, holds);
}

function approved(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
  holds: boolean,
): Uint8Array {
  if (!holds)
    throw new Error(
      'The seed does not belong to the stored public key; restore the key record from a backup.',
    );
  if (message.length <= MAX_FRESH_MESSAGE)
    FRESH.set(latin1(signature, 64), { publicKey: Buffer.from(publicKey), message: Buffer.from(message) });
  return signature;
}

/** A signer that keeps its private KeyObject, without fault check: for tools and tests, not for custody. */
export function createSigner(seed: Uint8Array): Signer {
  const key = importPkcs8(seed);
  return { publicKey: exportPublicKey(key), sign: (message) => nodeSign(null, message, key) };
}

/**
 * Strict RFC 8032 verification: also refuses weak keys, S >= L and an R that is not canonical or of small order.
 * False for anything that does not verify, also for wrong lengths; never throws. The first check of what `sign` has just checked
 * compares the bytes alone.
 */
export function verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (!isCanonical(publicKey, signature)) return false;
  const id = latin1(signature, 64);
  const fresh = FRESH.get(id);
  if (fresh && sameBytes(fresh.publicKey, publicKey) && sameBytes(fresh.message, message)) {
    FRESH.delete(id);
    return true;
  }
  const key = strictKeyObject(publicKey);
  return key !== undefined && nodeVerify(null, message, key, signature);
}

function isCanonical(publicKey: Uint8Array, signature: Uint8Array): boolean {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  return hasCanonicalScalar(signature) && !isWeakPoint(signature);
}

function strictKeyObject(publicKey: Uint8Array): KeyObject | undefined {
  const id = latin1(publicKey, 32);
  const known = PUBLIC_KEYS.get(id);
  if (known) return known;
  // Only keys that passed the guard are ever in the cache.
  if (!isStrictPublicKey(publicKey)) return undefined;
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: base64url(publicKey) },
    format: 'jwk',
  });
  PUBLIC_KEYS.set(id, key);
  return key;
}

function isStrictPublicKey(bytes: Uint8Array): boolean {
  if (bytes.length !== 32) return false;
  try {
    // Decodes as RFC 8032 does: refuses y >= p, a sign bit on x = 0 and what is off the curve.
    return !Point.fromBytes(Uint8Array.from(bytes)).isSmallOrder();
  } catch {
    return false;
  }
}

/** True when the first 32 bytes spell a point of small order, or a y that is not below p = 2^255-19. */
function isWeakPoint(bytes: Uint8Array): boolean {
  const sign = (bytes[31] ?? 0) & 0x80;
  if (sign === 0) return SMALL_ORDER_Y.has(latin1(bytes, 32)) || hasExcessiveY(bytes);
  const y = Buffer.from(bytes.subarray(0, 32));
  y[31] = (y[31] ?? 0) & 0x7f;
  return SMALL_ORDER_Y.has(latin1(y, 32)) || hasExcessiveY(y);
}

function hasExcessiveY(y: Uint8Array): boolean {
  if (y[31] !== 0x7f || (y[0] ?? 0) < 0xed) return false;
  for (let index = 1; index < 31; index++) if (y[index] !== 0xff) return false;
  return true;
}

function hasCanonicalScalar(signature: Uint8Array): boolean {
  for (let index = 31; index >= 0; index--) {
    const difference = (signature[32 + index] ?? 0) - (GROUP_ORDER[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

// A PKCS #8 import would cost more than the signature itself. The base64url copy of the seed cannot be wiped.
function importPrivateJwk(seed: Uint8Array, publicKey: Uint8Array): KeyObject {
  const key = { kty: 'OKP', crv: 'Ed25519', d: base64url(seed), x: base64url(publicKey) };
  return createPrivateKey({ key, format: 'jwk' });
}

function importPkcs8(seed: Uint8Array): KeyObject {
  if (seed.length !== 32) throw invalid('seed', 'bad_length', 'give the 32 bytes of an Ed25519 seed');
  const der = Buffer.concat([PKCS8_PREFIX, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  der.fill(0);
  return key;
}

function exportPublicKey(privateKey: KeyObject): Uint8Array {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url');
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64url');
}

function latin1(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, length).toString('latin1');
}
