import { LRUCache } from 'lru-cache';
import { invalid } from '../errors.ts';
import { decodeBase58, encodeBase58 } from './base58.ts';

// Multicodec ed25519-pub, as the two varint bytes of 0xed.
const ED25519_PUB = Uint8Array.of(0xed, 0x01);
const DID_KEY = 'did:key:';
// A signature names its key, and base58 takes as long as a part of the signature.
const MULTIKEYS = new LRUCache<string, string>({ max: 5_000 });

/** The Multikey text of a 32-byte Ed25519 public key: `z6Mk…` (Controlled Identifiers 1.0 §2.2.2). */
export function multikeyFromPublicKey(publicKey: Uint8Array): string {
  if (publicKey.length !== 32)
    throw invalid('publicKey', 'bad_length', 'give the 32 bytes of an Ed25519 key');
  const id = Buffer.from(publicKey).toString('latin1');
  const known = MULTIKEYS.get(id);
  if (known !== undefined) return known;
  const multikey = `z${encodeBase58(Buffer.concat([ED25519_PUB, publicKey]))}`;
  MULTIKEYS.set(id, multikey);
  return multikey;
}

/** The 32 bytes behind a Multikey text, or undefined when it is not a canonical Ed25519 public key. */
export function publicKeyFromMultikey(multikey: string): Uint8Array | undefined {
  if (!multikey.startsWith('z')) return undefined;
  const bytes = decodeBase58(multikey.slice(1), 34);
  if (bytes?.[0] !== ED25519_PUB[0] || bytes?.[1] !== ED25519_PUB[1]) return undefined;
  return bytes?.subarray(2);
}

/** The did:key of a 32-byte Ed25519 public key (did:key method §3.1). */
export function didKeyFromPublicKey(publicKey: Uint8Array): string {
  return DID_KEY + multikeyFromPublicKey(publicKey);
}

/** The 32 bytes that a did:key names, or undefined for other methods, key types and spellings. */
export function publicKeyFromDidKey(did: string): Uint8Array | undefined {
  return did.startsWith(DID_KEY) ? publicKeyFromMultikey(did.slice(DID_KEY.length)) : undefined;
}

/** The DID URL of a key in its controller's DID document: the fragment is the key's own multikey. */
export function verificationMethodId(did: string, multikey: string): string {
  return `${did}#${multikey}`;
}
