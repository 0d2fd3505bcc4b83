import { isJsonObject } from './canonical-json.ts';
import { checkCredentialShape, issuerIdOf, type ShapeFault } from './credential-shape.ts';
import { type ProofFault, proofOf, verifyProof } from './data-integrity.ts';
import { multikeyFromPublicKey, publicKeyFromMultikey } from './multikey.ts';

/** One version of an issuer's key; all versions stay listed so that old credentials keep verifying. */
export interface IssuerKey {
  readonly publicKey: Uint8Array;
  /** 1 for the first key, then 2, 3 … */
  readonly keyVersion: number;
  readonly isCurrent: boolean;
  readonly createdAt: Date;
  readonly rotatedAt?: Date | undefined;
  /** The name that a foreign DID document gives it; absent for keys that are named by their multikey. */
  readonly fragment?: string | undefined;
}

interface CredentialProofOptions {
  /** The keys listed under `assertionMethod` of a DID; undefined when the DID is unknown. */
  readonly keysOf: (did: string) => readonly IssuerKey[] | undefined;
  /** Context URLs whose meaning the platform knows; a JCS proof covers bytes, not meaning. */
  readonly knownContexts: ReadonlySet<string>;
}

export type CredentialFault =
  | ShapeFault
  | ProofFault
  | 'CONTEXT_UNKNOWN'
  | 'ISSUER_UNKNOWN'
  | 'ISSUER_MISMATCH';

/** `check` and `status` are words of the verification reply; `code` is the stable reason. */
export interface CredentialRefusal {
  readonly verified: false;
  readonly check: 'STRUCTURE' | 'ISSUER' | 'PROOF';
  readonly status: 'MALFORMED' | 'UNKNOWN_ISSUER' | 'INVALID_SIGNATURE';
  readonly code: CredentialFault;
  /** The member at fault; empty for the document itself. */
  readonly path: string;
  readonly message: string;
}

export type CredentialProofOutcome =
  | {
      readonly verified: true;
      readonly issuerDid: string;
      /** As written in the proof. */
      readonly verificationMethod: string;
      readonly multikey: string;
      readonly key: IssuerKey;
      /** As signed; undefined when the proof has none. The caller compares them with its clock. */
      readonly created: string | undefined;
      readonly expires: string | undefined;
    }
  | CredentialRefusal;

/**
 * Verifies a VC 1.1 credential: its structure, its contexts, that its issuer controls the key the proof names,
 * and the proof itself. No I/O and no clock: key window, status and expiry are the caller's further checks.
 */
export function verifyCredentialProof(
  credential: unknown,
  { keysOf, knownContexts }: CredentialProofOptions,
): CredentialProofOutcome {
  // 1. Structure and contexts.
  const [problem] = checkCredentialShape(credential);
  if (problem) return malformed(problem.code, problem.path, problem.message);
  if (!isJsonObject(credential))
    return malformed('NOT_AN_OBJECT', '', 'send the credential as a JSON object');
  const unknown = unknownContext(credential['@context'], knownContexts);
  if (unknown !== undefined) {
    return malformed('CONTEXT_UNKNOWN', `@context[${unknown}]`, 'use only contexts that this platform knows');
  }

  // 2. The issuer must be the controller of the key.
  const issuerDid = issuerIdOf(credential);
  const keys = issuerDid === undefined ? undefined : keysOf(issuerDid);
  if (issuerDid === undefined || keys === undefined) {
    return refusal(
      'ISSUER',
      'UNKNOWN_ISSUER',
      'ISSUER_UNKNOWN',
      'issuer',
      'the issuer is not registered here',
    );
  }
  const method = methodOf(proofOf(credential));
  if (method !== undefined && method.controller !== issuerDid) {
    const message = 'the key belongs to another DID than the issuer; do not accept this credential';
    return refusal('PROOF', 'INVALID_SIGNATURE', 'ISSUER_MISMATCH', 'proof.verificationMethod', message);
  }

  // 3. The proof, with the one key that its fragment names.
  const key = method && keyOf(keys, method.fragment);
  const outcome = verifyProof(credential, () => key?.publicKey);
  if (!outcome.verified) return refusal('PROOF', 'INVALID_SIGNATURE', outcome.code, 'proof', outcome.message);
  if (!method || !key)
    return refusal('PROOF', 'INVALID_SIGNATURE', 'KEY_NOT_FOUND', 'proof', 'no such key is listed');
  const { verificationMethod, created, expires } = outcome;
  const fragment = method.fragment;
  const isMultikey = key.fragment === undefined && fragment.startsWith('z');
  const multikey = isMultikey ? fragment : multikeyFromPublicKey(key.publicKey);
  return { verified: true, issuerDid, verificationMethod, multikey, key, created, expires };
}

/**
 * The key that a fragment names among an issuer's keys: its multikey, or `key-<version>` (input only). Keys of a foreign
 * DID document have the names that it gives them and no others.
 * A fragment is a name, never a source of key bytes: what is not listed is not found.
 */
export function keyOf<K extends IssuerKey>(keys: readonly K[], fragment: string): K | undefined {
  if (keys.some((key) => key.fragment !== undefined)) return keys.find((key) => key.fragment === fragment);
  const version = /^key-([1-9]\d{0,8})$/.exec(fragment)?.[1];
  if (version !== undefined) return keys.find(({ keyVersion }) => keyVersion === Number(version));
  const named = publicKeyFromMultikey(fragment);
  return named && keys.find(({ publicKey }) => Buffer.compare(publicKey, named) === 0);
}

function unknownContext(context: unknown, known: ReadonlySet<string>): number | undefined {
  const index = Array.isArray(context)
    ? context.findIndex((entry) => typeof entry !== 'string' || !known.has(entry))
    : 0;
  return index === -1 ? undefined : index;
}

function methodOf(proof: unknown): { readonly controller: string; readonly fragment: string } | undefined {
  const method = isJsonObject(proof) ? proof.verificationMethod : undefined;
  if (typeof method !== 'string') return undefined;
  const hash = method.indexOf('#');
  if (hash === -1) return { controller: method, fragment: '' };
  return { controller: method.slice(0, hash), fragment: method.slice(hash + 1) };
}

function malformed(code: ShapeFault | 'CONTEXT_UNKNOWN', path: string, message: string): CredentialRefusal {
  return refusal('STRUCTURE', 'MALFORMED', code, path, message);
}

function refusal(
  check: CredentialRefusal['check'],
  status: CredentialRefusal['status'],
  code: CredentialFault,
  path: string,
  message: string,
): CredentialRefusal {
  return { verified: false, check, status, code, path, message };
}
