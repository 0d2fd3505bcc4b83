import { canonicalize, type JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { keyOf, verifyCredentialProof } from '../../kernel/crypto/credential-proof.ts';
import { CREDENTIALS_V1 } from '../../kernel/crypto/credential-shape.ts';
import {
  canonicalizeDocument,
  type ProofConfig,
  proofConfigFor,
  proofFromSignature,
  proofHashData,
} from '../../kernel/crypto/data-integrity.ts';
import { multikeyFromPublicKey, verificationMethodId } from '../../kernel/crypto/multikey.ts';
import { invalid } from '../../kernel/errors.ts';
import { sha256Hex } from '../../kernel/ids.ts';
import type { Authority, IssuerKey } from './ports.ts';

/** Everything that a credential says; instants are truncated to milliseconds by being Dates. */
export interface CredentialFacts {
  readonly credentialId: string;
  readonly credentialType: string;
  readonly issuer: { readonly did: string; readonly name: string };
  readonly holderDid: string;
  /** Claims with `name`, without `id`. */
  readonly credentialData: JsonObject;
  readonly issuedAt: Date;
  readonly expiresAt?: Date | undefined;
  /** What stands as `credentialStatus`; the member is present exactly when this is. */
  readonly status?: JsonObject | undefined;
  readonly proofCreatedAt: Date;
  readonly verificationMethod: string;
}

/** A credential ready to be signed. */
export interface UnsignedCredential {
  readonly document: JsonObject;
  readonly proofConfiguration: ProofConfig;
  /** SHA-256 of the canonical proof configuration, then of the canonical document: the 64 bytes to sign. */
  readonly hashData: Uint8Array;
}

/** A signed credential in the one form that is stored, hashed and returned. */
export interface SignedCredential {
  /** Canonical text (RFC 8785). */
  readonly vcJson: string;
  readonly vcHash: string;
}

/** An authority, as far as its keys go. */
type KeyHolder = Pick<Authority, 'did' | 'keys'>;

/** A key of an issuer under the URL that a proof names it by. */
export interface NamedKey {
  readonly key: IssuerKey;
  readonly verificationMethod: string;
}

/**
 * The unsigned credential (VC Data Model 1.1) and its proof configuration for these facts. Pure: no clock, no ids.
 * `expirationDate` is present exactly when `expiresAt` is. Errors: MALFORMED_JSON, VALIDATION_FAILED for claims JSON cannot carry.
 */
export function buildCredential(facts: CredentialFacts, contextUrl: string): UnsignedCredential {
  const { credentialId, credentialType, issuer, holderDid, credentialData, issuedAt, expiresAt, status } =
    facts;
  const document = {
    '@context': [CREDENTIALS_V1, contextUrl],
    type: ['VerifiableCredential', credentialType],
    id: `urn:uuid:${credentialId}`,
    issuer: { id: issuer.did, name: issuer.name },
    issuanceDate: issuedAt.toISOString(),
    ...(expiresAt ? { expirationDate: expiresAt.toISOString() } : {}),
    ...(status ? { credentialStatus: status } : {}),
    credentialSubject: { id: holderDid, ...credentialData },
  };
  const { proofCreatedAt: createdAt, verificationMethod } = facts;
  return unsignedOf(document, { createdAt, verificationMethod });
}

/** A document with the configuration of its proof and the bytes to sign. */
export function unsignedOf(
  document: JsonObject,
  { createdAt, verificationMethod }: { readonly createdAt: Date; readonly verificationMethod: string },
): UnsignedCredential {
  const created = createdAt.toISOString();
  const proofConfiguration = proofConfigFor(document, { created, verificationMethod });
  return { document, proofConfiguration, hashData: proofHashData(document, proofConfiguration) };
}

/** The signed credential that an unsigned one and 64 signature bytes make; nothing is verified here. */
export function sealCredential(
  { document, proofConfiguration }: UnsignedCredential,
  signature: Uint8Array,
): SignedCredential & { readonly document: JsonObject } {
  const signed = { ...document, proof: proofFromSignature(proofConfiguration, signature) };
  const vcJson = canonicalize(signed);
  return { document: signed, vcJson, vcHash: sha256Hex(vcJson) };
}

/** True when a signed credential verifies with one of these keys, exactly as any verifier would check it. */
export function isVerifiable(document: JsonObject, keys: readonly IssuerKey[], contextUrl: string): boolean {
  const knownContexts = new Set([CREDENTIALS_V1, contextUrl]);
  return verifyCredentialProof(document, { keysOf: () => keys, knownContexts }).verified;
}

/** What a BYOK issuer signs, spelled out: canonical texts, their hashes, and the 64 bytes. */
export function signingGuide({ document, proofConfiguration, hashData }: UnsignedCredential) {
  const bytes = Buffer.from(hashData);
  return {
    credential: document,
    proofConfiguration,
    canonicalCredential: canonicalizeDocument(document),
    canonicalProofConfiguration: canonicalize(proofConfiguration),
    proofConfigurationHash: bytes.subarray(0, 32).toString('hex'),
    credentialHash: bytes.subarray(32).toString('hex'),
    bytesToSign: bytes,
    bytesToSignHex: bytes.toString('hex'),
  };
}

/** The claims of a signed credential: its subject without the holder's DID. */
export function claimsOf(vcJson: string): JsonObject {
  const { credentialSubject } = JSON.parse(vcJson) as { credentialSubject: JsonObject };
  const { id: _holder, ...claims } = credentialSubject;
  return claims;
}

/** The issuer's current key. Error: a plain Error, since a registered issuer always has one. */
export function currentKeyOf({ did, keys }: KeyHolder): IssuerKey {
  const key = keys.find(({ isCurrent }) => isCurrent);
  if (!key) throw new Error(`Issuer ${did} has no current key.`);
  return key;
}

/** The DID URL that a proof names for a key: `<did>#<multikey>`, also for rotated keys. */
export function methodOf(issuerDid: string, key: IssuerKey): string {
  return verificationMethodId(issuerDid, multikeyFromPublicKey(key.publicKey));
}

/**
 * The issuer's current key by the URL that a BYOK `key_id` names it with. It is given whole, as `#fragment` or as the bare fragment,
 * which is the multikey or `key-<n>`. Errors: VALIDATION_FAILED for a key that is retired, unknown or another issuer's.
 */
export function namedKey(keyId: string, issuer: KeyHolder): NamedKey {
  const current = currentKeyOf(issuer);
  const ofIssuer = keyId.startsWith(`${issuer.did}#`);
  const fragment = ofIssuer ? keyId.slice(issuer.did.length + 1) : keyId.replace(/^#/, '');
  const key = keyOf(issuer.keys, fragment);
  if (key?.keyVersion === current.keyVersion)
    return { key, verificationMethod: verificationMethodId(issuer.did, fragment) };
  const fault = key ? `key-${key.keyVersion} is retired` : 'this issuer has no such key';
  const names = `#key-${current.keyVersion} or ${methodOf(issuer.did, current)}`;
  throw invalid('keyId', 'not_current_key', `${fault}; sign with the current key and name it ${names}`);
}
