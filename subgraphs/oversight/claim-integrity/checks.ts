import { canonicalize, isJsonObject, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import {
  type CredentialProofOutcome,
  type IssuerKey,
  verifyCredentialProof,
} from '../../../kernel/crypto/credential-proof.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import { isAppError } from '../../../kernel/errors.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import type { Sighting } from './finding.ts';
import type { PublishedVersion, StoredCredential } from './ports.ts';

/** What else is known of a record's surroundings. */
export interface Surroundings {
  /** The keys of its issuer or custodian; undefined when the registry does not know it. */
  readonly keys: readonly IssuerKey[] | undefined;
  /** Of the ids that it links to, those that are on record. */
  readonly existing: ReadonlySet<string>;
}

/** What an examination tells. */
export interface Examined {
  readonly sightings: readonly Sighting[];
  /** What the credential claims of whom, as one hash; absent when it is not in force or nothing can be read of it. */
  readonly claimsHash?: string | undefined;
}

/** What of one stored credential does not fit. Pure: no I/O and no clock. */
export function examine(credential: StoredCredential, { keys, existing }: Surroundings): Examined {
  const document = documentOf(credential.vcJson);
  const orphans = orphanSightings(credential, keys, existing);
  if (!document) return { sightings: [...hashSightings(credential, document), ...orphans] };
  const signature = signatureOf(document, keys);
  return {
    sightings: [
      ...hashSightings(credential, document),
      ...signatureSightings(credential, signature),
      ...fieldSightings(credential, document, signature),
      ...orphans,
    ],
    claimsHash: claimsHashOf(credential, document),
  };
}

function claimsHashOf(
  { authorityType, issuerDid, holderDid, credentialType, credentialStatus }: StoredCredential,
  { credentialSubject }: JsonObject,
): string | undefined {
  if (credentialStatus !== 'ISSUED' || !isJsonObject(credentialSubject)) return undefined;
  const { attestation: _attestation, ...claims } = credentialSubject;
  // No two rows of a custodian are attested alike, though they may say the same.
  const said = authorityType === 'CUSTODIAN' ? claims : credentialSubject;
  const text = canonicalText([issuerDid, holderDid, credentialType, said]);
  return text === undefined ? undefined : sha256Hex(text);
}

/** Links that lead to the credential were tried by accounts of other addresses until they were locked. */
export function guessingSighting(credentialId: string, lockedLinks: number): Sighting {
  return {
    kind: 'TOKEN_GUESSING',
    severity: 'MEDIUM',
    subject: ofCredential(credentialId),
    evidence: { locked_links: lockedLinks },
  };
}

/** The second credential of two in force that claim the same of the same holder. */
export function duplicateSighting(credentialId: string, firstId: string, claimsHash: string): Sighting {
  return {
    kind: 'DUPLICATE_CLAIM',
    severity: 'LOW',
    subject: ofCredential(credentialId),
    evidence: { first_credential_id: firstId, claims_hash: claimsHash },
  };
}

function hashSightings(
  { credentialId, vcJson, vcHash }: StoredCredential,
  document: JsonObject | undefined,
): Sighting[] {
  const actual = sha256Hex(vcJson);
  const why = [
    ...(actual === vcHash ? [] : ['HASH_DIFFERS']),
    ...(document === undefined ? ['NOT_JSON'] : canonicalText(document) === vcJson ? [] : ['NOT_CANONICAL']),
  ];
  if (why.length === 0) return [];
  const evidence = { reasons: why, recorded_hash: hashOrNull(vcHash), actual_hash: actual };
  return [{ kind: 'HASH_MISMATCH', severity: 'HIGH', subject: ofCredential(credentialId), evidence }];
}

/** The proof, made again; undefined when nobody knows with which keys. */
function signatureOf(
  document: JsonObject,
  keys: readonly IssuerKey[] | undefined,
): CredentialProofOutcome | undefined {
  // A credential of an unknown issuer is an ORPHAN_RECORD, not a wrong signature.
  if (!keys) return undefined;
  // What the contexts mean is not in question here: whichever the document names, the proof covers.
  const contexts = [document['@context']].flat().filter((entry) => typeof entry === 'string');
  return verifyCredentialProof(document, { keysOf: () => keys, knownContexts: new Set(contexts) });
}

function signatureSightings(
  { credentialId, vcHash }: StoredCredential,
  outcome: CredentialProofOutcome | undefined,
): Sighting[] {
  if (!outcome || outcome.verified) return [];
  const evidence = { code: outcome.code, recorded_hash: hashOrNull(vcHash) };
  return [
    { kind: 'SIGNATURE_RECHECK_FAILED', severity: 'HIGH', subject: ofCredential(credentialId), evidence },
  ];
}

/** Fields of the record that say something else than the document; whom it is about and who issued it weighs most. */
function fieldSightings(
  credential: StoredCredential,
  document: JsonObject,
  outcome: CredentialProofOutcome | undefined,
): Sighting[] {
  const { credentialSubject, issuer, proof, type } = document;
  const subject = isJsonObject(credentialSubject) ? credentialSubject : {};
  const signature = isJsonObject(proof) ? proof : {};
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    // The issuer may have signed it in the other case.
    ['credential_id', `urn:uuid:${credential.credentialId}`, String(document['id']).toLowerCase()],
    ['issuer_did', credential.issuerDid, isJsonObject(issuer) ? issuer['id'] : issuer],
    ['holder_did', credential.holderDid, subject['id']],
    ['holder_name', credential.holderName, String(subject['name'])],
    ['credential_type', credential.credentialType, Array.isArray(type) ? type[1] : undefined],
    ['issuance_timestamp', textOf(credential.issuanceTimestamp), document['issuanceDate']],
    ['expiration_timestamp', textOf(credential.expirationTimestamp), document['expirationDate']],
    ['proof_created_timestamp', textOf(credential.proofCreatedTimestamp), signature['created']],
    ['verification_method', credential.verificationMethod, signature['verificationMethod']],
    ...(outcome?.verified ? [['key_version', credential.keyVersion, outcome.key.keyVersion] as const] : []),
  ];
  const fields = pairs.filter(([, recorded, said]) => recorded !== said).map(([field]) => field);
  if (fields.length === 0) return [];
  const isGrave = fields.some((field) => GRAVE.has(field));
  const severity = isGrave ? 'HIGH' : 'MEDIUM';
  return [
    {
      kind: 'NAME_MISMATCH',
      severity,
      subject: ofCredential(credential.credentialId),
      evidence: { fields },
    },
  ];
}

const GRAVE: ReadonlySet<string> = new Set(['credential_id', 'issuer_did', 'holder_did', 'credential_type']);

function orphanSightings(
  credential: StoredCredential,
  keys: readonly IssuerKey[] | undefined,
  existing: ReadonlySet<string>,
): Sighting[] {
  const { credentialId, issuerDid, supersedesCredentialId, supersededByCredentialId } = credential;
  const missing = [
    ...(keys ? [] : ['issuer_did']),
    ...(supersedesCredentialId && !existing.has(supersedesCredentialId) ? ['supersedes_credential_id'] : []),
    ...(supersededByCredentialId && !existing.has(supersededByCredentialId)
      ? ['superseded_by_credential_id']
      : []),
  ];
  if (missing.length === 0) return [];
  const evidence = {
    missing,
    issuer_did: issuerDid.slice(0, 512),
    supersedes_credential_id: supersedesCredentialId ?? null,
    superseded_by_credential_id: supersededByCredentialId ?? null,
  };
  return [{ kind: 'ORPHAN_RECORD', severity: 'MEDIUM', subject: ofCredential(credentialId), evidence }];
}

/** What of a published version does not fit: nothing that its publication has fixed may ever change. */
export function examineVersion(version: PublishedVersion): readonly Sighting[] {
  const { entryVersionId, entryId, status, contentHash, actualHash } = version;
  const reasons = [
    ...(actualHash === undefined ? ['NOT_READABLE'] : actualHash === contentHash ? [] : ['HASH_DIFFERS']),
    ...(PUBLISHED_STATUSES.has(status) ? [] : ['STATUS_DIFFERS']),
  ];
  if (reasons.length === 0) return [];
  const evidence = {
    reasons,
    entry_id: entryId.slice(0, 128),
    version: version.version,
    recorded_hash: hashOrNull(contentHash ?? ''),
    actual_hash: actualHash ?? null,
  };
  const subject = { type: 'EntryVersion', id: entryVersionId } as const;
  return [{ kind: 'HASH_MISMATCH', severity: 'HIGH', subject, evidence }];
}

const PUBLISHED_STATUSES: ReadonlySet<string> = new Set(['PUBLISHED', 'SUPERSEDED', 'RETIRED']);

function ofCredential(credentialId: string): Sighting['subject'] {
  return { type: 'Credential', id: credentialId };
}

function documentOf(vcJson: string): JsonObject | undefined {
  const value = attempt(() => parseStrictJson(vcJson));
  return isJsonObject(value) ? value : undefined;
}

function canonicalText(value: unknown): string | undefined {
  return attempt(() => canonicalize(value));
}

// What somebody put in the place of a hash may be anything.
function hashOrNull(text: string): string | null {
  return /^[0-9a-f]{64}$/.test(text) ? text : null;
}

// Text that is no JSON, or JSON without a canonical form, is what the checks are there to find.
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (isAppError(error)) return undefined;
    throw error;
  }
}

function textOf(at: Date | undefined): string | undefined {
  return at && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}
