import { hash } from 'node:crypto';
import { invalid, isAppError } from '../errors.ts';
import { decodeBase58, encodeBase58 } from './base58.ts';
import { canonicalize, canonicalizeWithout, isJsonObject, type JsonObject } from './canonical-json.ts';
import { isDateTimeStamp } from './date-time-stamp.ts';
import { verify } from './ed25519.ts';

const PROOF_TYPE = 'DataIntegrityProof';
export const CRYPTOSUITE = 'eddsa-jcs-2022';

/** A proof before it is signed: exactly the members that are hashed (vc-di-eddsa §3.3.5). */
export interface ProofConfig extends JsonObject {
  readonly type: typeof PROOF_TYPE;
  readonly cryptosuite: typeof CRYPTOSUITE;
  readonly created: string;
  readonly verificationMethod: string;
  readonly proofPurpose: string;
  readonly '@context'?: unknown;
}

export interface Proof extends ProofConfig {
  readonly proofValue: string;
}

export interface ProofOptions {
  /** XSD dateTimeStamp; this very text is signed. */
  readonly created: string;
  /** A DID URL that names the signing key. */
  readonly verificationMethod: string;
  readonly proofPurpose?: string;
}

export type ProofFault =
  | 'DOCUMENT_MALFORMED'
  | 'PROOF_MISSING'
  | 'PROOF_MALFORMED'
  | 'PROOF_TYPE_UNSUPPORTED'
  | 'CRYPTOSUITE_UNSUPPORTED'
  | 'PROOF_PURPOSE_MISMATCH'
  | 'PROOF_CREATED_INVALID'
  | 'PROOF_EXPIRES_INVALID'
  | 'PROOF_CHAIN_UNSUPPORTED'
  | 'PROOF_CONTEXT_MISMATCH'
  | 'PROOF_VALUE_MALFORMED'
  | 'VERIFICATION_METHOD_MISSING'
  | 'KEY_NOT_FOUND'
  | 'SIGNATURE_MISMATCH';

export interface ProofRefusal {
  readonly verified: false;
  readonly code: ProofFault;
  readonly message: string;
}

export type ProofOutcome =
  | {
      readonly verified: true;
      readonly publicKey: Uint8Array;
      readonly verificationMethod: string;
      /** As signed; the caller compares both with its clock. */
      readonly created: string | undefined;
      readonly expires: string | undefined;
    }
  | ProofRefusal;

/**
 * The proof configuration for a document: the proof without `proofValue`, with the document's `@context`
 * (vc-di-eddsa §3.3.1 steps 1 and 2). Error: VALIDATION_FAILED for a bad `created` or a document that has a proof.
 */
export function proofConfigFor(document: JsonObject, options: ProofOptions): ProofConfig {
  const { created, verificationMethod, proofPurpose = 'assertionMethod' } = options;
  if (Object.hasOwn(document, 'proof')) {
    throw invalid('proof', 'already_signed', 'remove the proof; proof sets are not supported');
  }
  if (!isDateTimeStamp(created)) {
    throw invalid('created', 'bad_instant', 'give an instant such as 2026-01-02T03:04:05.678Z');
  }
  if (verificationMethod === '') throw invalid('verificationMethod', 'required', 'name the signing key');
  const context = document['@context'];
  return {
    type: PROOF_TYPE,
    cryptosuite: CRYPTOSUITE,
    created,
    verificationMethod,
    proofPurpose,
    ...(context === undefined ? {} : { '@context': context }),
  };
}

/**
 * The 64 bytes that are signed: SHA-256(JCS(proof config)) || SHA-256(JCS(document without proof))
 * (vc-di-eddsa §3.3.4). A `proofValue` in the config is left out. Errors: those of canonicalize().
 */
export function proofHashData(document: JsonObject, proofConfig: JsonObject): Uint8Array {
  const proofHash = sha256(canonicalizeWithout(proofConfig, 'proofValue'));
  return Buffer.concat([proofHash, sha256(canonicalizeDocument(document))], 64);
}

/** The canonical text of a document without its proof, whose UTF-8 bytes are hashed. */
export function canonicalizeDocument(document: JsonObject): string {
  return canonicalizeWithout(document, 'proof');
}

/** The proof of a document: its `proof` member, or the one element of a `proof` that is a list of one. */
export function proofOf(document: JsonObject): unknown {
  const proof = ownMember(document, 'proof');
  return Array.isArray(proof) && proof.length === 1 ? proof[0] : proof;
}

/** The proof that a config and its 64-byte signature make: `proofValue` is `z` + base58btc. */
export function proofFromSignature(config: ProofConfig, signature: Uint8Array): Proof {
  if (signature.length !== 64) throw invalid('signature', 'bad_length', 'give the 64 bytes of the signature');
  return { ...config, proofValue: `z${encodeBase58(signature)}` };
}

/** Signs a document; `sign` gets the 64 bytes of proofHashData. Errors: those of proofConfigFor, canonicalize, `sign`. */
export function createProof(
  document: JsonObject,
  options: ProofOptions,
  sign: (hashData: Uint8Array) => Uint8Array,
): Proof {
  const config = proofConfigFor(document, options);
  return proofFromSignature(config, sign(proofHashData(document, config)));
}

/** A new document: the given one with the proof as its last member. */
export function attachProof<D extends JsonObject>(document: D, proof: Proof): D & { readonly proof: Proof } {
  return { ...document, proof };
}

/**
 * Verifies the one proof of a document (vc-data-integrity §4.4 with vc-di-eddsa §3.3.2). No I/O, no clock.
 * `resolvePublicKey` answers the 32 bytes of a verification method, or undefined. Never throws for bad documents.
 */
export function verifyProof(
  document: unknown,
  resolvePublicKey: (verificationMethod: string) => Uint8Array | undefined,
): ProofOutcome {
  // 1. The proof must be one we understand, spelled as the suite says.
  if (!isJsonObject(document))
    return refuse('DOCUMENT_MALFORMED', 'Send the secured document as a JSON object.');
  const proof = proofOf(document);
  const fault = checkProofOptions(document, proof);
  if (fault) return fault;
  if (!isJsonObject(proof)) return refuse('PROOF_MALFORMED', 'Send the proof as one JSON object.');
  const signature = decodeProofValue(ownMember(proof, 'proofValue'));
  if (!signature) {
    return refuse('PROOF_VALUE_MALFORMED', 'proofValue must be z and the canonical base58btc of 64 bytes.');
  }

  // 2. The key that the proof names.
  const verificationMethod = ownMember(proof, 'verificationMethod');
  if (typeof verificationMethod !== 'string' || verificationMethod === '') {
    return refuse('VERIFICATION_METHOD_MISSING', 'The proof must name its key in verificationMethod.');
  }
  const publicKey = resolvePublicKey(verificationMethod);
  if (!publicKey) return refuse('KEY_NOT_FOUND', 'No usable key is known under the verificationMethod.');

  // 3. The signature over both hashes.
  const hashData = hashOrRefuse(signedPart(document, proof), proof);
  if (!(hashData instanceof Uint8Array)) return hashData;
  if (!verify(publicKey, hashData, signature)) {
    return refuse(
      'SIGNATURE_MISMATCH',
      'The signature is not the key’s over this document; get it anew from its issuer.',
    );
  }
  const created = optionalText(proof, 'created');
  return { verified: true, publicKey, verificationMethod, created, expires: optionalText(proof, 'expires') };
}

function checkProofOptions(document: JsonObject, proof: unknown): ProofRefusal | undefined {
  if (proof === undefined)
    return refuse('PROOF_MISSING', 'The document carries no proof; send the signed one.');
  if (!isJsonObject(proof))
    return refuse('PROOF_MALFORMED', 'Send the proof as one JSON object; proof sets are not supported.');
  if (ownMember(proof, 'type') !== PROOF_TYPE) {
    return refuse('PROOF_TYPE_UNSUPPORTED', `Only proofs of type ${PROOF_TYPE} are verified here.`);
  }
  if (ownMember(proof, 'cryptosuite') !== CRYPTOSUITE) {
    return refuse('CRYPTOSUITE_UNSUPPORTED', `Only the cryptosuite ${CRYPTOSUITE} is verified here.`);
  }
  if (ownMember(proof, 'proofPurpose') !== 'assertionMethod') {
    return refuse('PROOF_PURPOSE_MISMATCH', 'proofPurpose must be assertionMethod.');
  }
  if (Object.hasOwn(proof, 'created') && !isDateTimeStamp(proof.created)) {
    return refuse(
      'PROOF_CREATED_INVALID',
      'created must be an XSD dateTimeStamp such as 2026-01-02T03:04:05Z.',
    );
  }
  if (Object.hasOwn(proof, 'expires') && !isDateTimeStamp(proof.expires)) {
    return refuse(
      'PROOF_EXPIRES_INVALID',
      'expires must be an XSD dateTimeStamp such as 2026-01-02T03:04:05Z.',
    );
  }
  if (Object.hasOwn(proof, 'previousProof')) {
    return refuse(
      'PROOF_CHAIN_UNSUPPORTED',
      'Proof chains are not supported; send a document with one proof.',
    );
  }
  if (
    Object.hasOwn(proof, '@context') &&
    !startsContext(proof['@context'], ownMember(document, '@context'))
  ) {
    return refuse(
      'PROOF_CONTEXT_MISMATCH',
      'The @context of the document must be that of the proof, or begin with all of its entries.',
    );
  }
  return undefined;
}

/** Whether the document's `@context` begins with every entry of the proof's, in their order (vc-di-eddsa §3.3.2 step 4). */
function startsContext(ofProof: unknown, ofDocument: unknown): boolean {
  const [signed, given] = [[ofProof].flat(), [ofDocument].flat()];
  if (signed.length === 0 || signed.length > given.length) return false;
  try {
    return signed.every((entry, index) => canonicalize(entry) === canonicalize(given[index]));
  } catch {
    return false;
  }
}

/** The document under the `@context` that its proof was made with: entries behind those are no part of what was signed. */
function signedPart(document: JsonObject, proof: JsonObject): JsonObject {
  return Object.hasOwn(proof, '@context') ? { ...document, '@context': proof['@context'] } : document;
}

function decodeProofValue(value: unknown): Uint8Array | undefined {
  return typeof value === 'string' && value.startsWith('z') ? decodeBase58(value.slice(1), 64) : undefined;
}

function hashOrRefuse(document: JsonObject, proof: JsonObject): Uint8Array | ProofRefusal {
  try {
    return proofHashData(document, proof);
  } catch (error) {
    if (isAppError(error)) return refuse('DOCUMENT_MALFORMED', error.message);
    throw error;
  }
}

function ownMember(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function optionalText(object: JsonObject, name: string): string | undefined {
  const value = ownMember(object, name);
  return typeof value === 'string' ? value : undefined;
}

function refuse(code: ProofFault, message: string): ProofRefusal {
  return { verified: false, code, message };
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
