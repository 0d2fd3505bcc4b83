import { canonicalize, isJsonObject, type JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { assertStrictPublicKey } from '../../kernel/crypto/ed25519.ts';
import { multikeyFromPublicKey, publicKeyFromMultikey } from '../../kernel/crypto/multikey.ts';
import { AppError, isAppError } from '../../kernel/errors.ts';
import { sha256Hex } from '../../kernel/ids.ts';

const KEY_TYPES = ['Multikey', 'Ed25519VerificationKey2020', 'JsonWebKey2020', 'JsonWebKey'] as const;

/** An Ed25519 key with which a foreign issuer signs, under the name that its DID document gives it. */
export interface FederatedKey {
  /** The whole DID URL: `did:web:example.edu#key-1`. */
  readonly keyId: string;
  readonly type: (typeof KEY_TYPES)[number];
  /** `z6Mk…`, whatever spelling the document has. */
  readonly publicKeyMultibase: string;
  /** From then on it counts no more; absent when its document names no end. */
  readonly expires?: Date | undefined;
}

/** A DID document as one moment showed it. */
export interface PublishedDocument {
  readonly didDocument: JsonObject;
  /** Hex SHA-256 of its canonical text (RFC 8785). */
  readonly documentHash: string;
  /** In the order of `assertionMethod`; never empty. */
  readonly keys: readonly FederatedKey[];
}

export type DocumentReading =
  | { readonly isUsable: true; readonly document: PublishedDocument }
  | { readonly isUsable: false; readonly code: string; readonly why: string };

const MAX_METHODS = 50;
const MAX_REASONS = 3;

/**
 * The keys with which a DID may sign credentials by its own document: Ed25519 methods that it lists under `assertionMethod`
 * and controls itself (DID Core §5.2, §5.3.2). Whatever else it lists is passed over; without any such key it is unusable.
 */
export function readDidDocument(did: string, value: unknown, now: Date): DocumentReading {
  if (!isJsonObject(value)) return unusable('not_an_object', 'the document is no JSON object');
  if (value['id'] !== did) return unusable('wrong_id', 'the document at this address is of another DID');
  const listed = value['assertionMethod'];
  if (!Array.isArray(listed) || listed.length === 0) {
    return unusable('no_assertion_method', 'the document lists no key under assertionMethod');
  }
  const declared: unknown = value['verificationMethod'] ?? [];
  if (!Array.isArray(declared) || declared.length + listed.length > MAX_METHODS) {
    return unusable('bad_methods', `the document must list its verification methods, at most ${MAX_METHODS}`);
  }
  const methods = new Map<string, JsonObject>();
  for (const method of [...declared, ...listed].filter(isJsonObject)) {
    const id = absolute(did, method['id']);
    // Two methods of one name: nobody could tell which of them signed.
    if (id !== undefined && methods.has(id)) return unusable('duplicate_key', 'two keys have the same id');
    if (id !== undefined) methods.set(id, method);
  }

  const keys: FederatedKey[] = [];
  const reasons: string[] = [];
  for (const entry of listed as readonly unknown[]) {
    const id = absolute(did, isJsonObject(entry) ? entry['id'] : entry);
    const method = id === undefined ? undefined : methods.get(id);
    const read =
      id === undefined || !method ? 'a key is listed that is not its own' : keyOf(did, id, method, now);
    if (typeof read === 'string') reasons.push(read);
    else if (!keys.some(({ keyId }) => keyId === read.keyId)) keys.push(read);
  }
  if (keys.length === 0) {
    const why = [...new Set(reasons)].slice(0, MAX_REASONS).join('; ');
    return unusable('no_usable_key', `the document has no Ed25519 key for assertionMethod (${why})`);
  }
  const documentHash = sha256Hex(canonicalize(value));
  return { isUsable: true, document: { didDocument: value, documentHash, keys } };
}

/**
 * Those of the keys that have not expired. The clock decides, never the date that a credential shows: whoever holds an old
 * key chooses that date.
 */
export function countingKeys(keys: readonly FederatedKey[], now: Date): readonly FederatedKey[] {
  return keys.filter(({ expires }) => expires === undefined || expires > now);
}

/** True when every one of these keys is listed among the others, under the same name. */
export function stillLists(keys: readonly FederatedKey[], pinned: readonly FederatedKey[]): boolean {
  return pinned.every(({ keyId, publicKeyMultibase }) =>
    keys.some((key) => key.keyId === keyId && key.publicKeyMultibase === publicKeyMultibase),
  );
}

/** True when both lists have the very same keys, each with the same name and the same end. */
export function areSameKeys(some: readonly FederatedKey[], others: readonly FederatedKey[]): boolean {
  const spelled = (keys: readonly FederatedKey[]) =>
    keys
      .map(({ keyId, publicKeyMultibase, expires }) => JSON.stringify([keyId, publicKeyMultibase, expires]))
      .sort()
      .join();
  return spelled(some) === spelled(others);
}

/** The 32 bytes of a key that was read from a document. */
export function keyBytesOf({ keyId, publicKeyMultibase }: FederatedKey): Uint8Array {
  const bytes = publicKeyFromMultikey(publicKeyMultibase);
  if (bytes) return bytes;
  throw new AppError('INTERNAL', `The stored key ${keyId} is no Multikey.`);
}

/** A key, or why it is none that counts. */
function keyOf(did: string, keyId: string, method: JsonObject, now: Date): FederatedKey | string {
  const type = KEY_TYPES.find((known) => known === method['type']);
  if (type === undefined) return 'a key is of a type that is not read here';
  if (method['controller'] !== did) return 'a key is controlled by another DID';
  if (method['revoked'] !== undefined) return 'a key is revoked';
  const until = method['expires'];
  const expires = until === undefined ? undefined : new Date(typeof until === 'string' ? until : Number.NaN);
  // An end that cannot be read is one that has passed.
  if (expires !== undefined && !(expires > now)) return 'a key has expired';
  const bytes = type.startsWith('Json')
    ? fromJwk(method['publicKeyJwk'])
    : fromMultibase(method['publicKeyMultibase']);
  if (typeof bytes === 'string') return bytes;
  if (!isStrict(bytes)) return 'a key is malformed or proves nothing';
  const publicKeyMultibase = multikeyFromPublicKey(bytes);
  return { keyId, type, publicKeyMultibase, ...(expires && { expires }) };
}

function fromMultibase(text: unknown): Uint8Array | string {
  const bytes = typeof text === 'string' ? publicKeyFromMultikey(text) : undefined;
  return bytes ?? 'a publicKeyMultibase is not that of an Ed25519 key (z6Mk…)';
}

function fromJwk(jwk: unknown): Uint8Array | string {
  if (!isJsonObject(jwk) || jwk['kty'] !== 'OKP' || jwk['crv'] !== 'Ed25519') {
    return 'a publicKeyJwk is not that of an Ed25519 key';
  }
  // Whoever publishes the private half has no secret left with which to sign.
  if (jwk['d'] !== undefined) return 'a publicKeyJwk shows its private key';
  const x = jwk['x'];
  const bytes = typeof x === 'string' ? Buffer.from(x, 'base64url') : undefined;
  return bytes?.length === 32 && bytes.toString('base64url') === x
    ? bytes
    : 'a publicKeyJwk has a malformed x';
}

function isStrict(bytes: Uint8Array): boolean {
  try {
    assertStrictPublicKey(bytes);
    return true;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}

/** The DID URL of a method of this DID, also from `#key-1`; undefined for a method of another. */
function absolute(did: string, id: unknown): string | undefined {
  if (typeof id !== 'string' || id.length > 1024) return undefined;
  const whole = id.startsWith('#') ? did + id : id;
  return whole.startsWith(`${did}#`) && whole.length > did.length + 1 ? whole : undefined;
}

function unusable(code: string, why: string): DocumentReading {
  return { isUsable: false, code, why };
}
