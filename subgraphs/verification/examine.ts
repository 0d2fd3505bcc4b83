import type { Context } from '../../kernel/context.ts';
import { canonicalize, isJsonObject, type JsonObject } from '../../kernel/crypto/canonical-json.ts';
import {
  type CredentialProofOutcome,
  type IssuerKey,
  verifyCredentialProof,
} from '../../kernel/crypto/credential-proof.ts';
import { issuerIdOf } from '../../kernel/crypto/credential-shape.ts';
import { publicKeyFromDidKey } from '../../kernel/crypto/multikey.ts';
import { isStatusEntry, namesStatusList } from '../../kernel/crypto/status-entry.ts';
import { ERRORS, isAppError } from '../../kernel/errors.ts';
import { sha256Hex } from '../../kernel/ids.ts';
import { did as didSchema } from '../../kernel/parse.ts';
import type { IssuerFact } from './facts.ts';
import { standingOf } from './federated-checks.ts';
import type { FederatedIssuer, FederatedIssuers, IssuerKeys } from './ports.ts';
import { type AuthorityType, type Finding, failed, passed, type VerifiedIssuer } from './verification.ts';

const URN_UUID = /^urn:uuid:([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i;
// A did:key is its own key, for ever: it has neither versions nor a rotation.
const BEGINNING = new Date(0);

/** What the cryptographic part of a verification learns of a document. */
export interface Examination {
  readonly credentialId: string | null;
  readonly issuerDid: string | null;
  /** Lower-case hex SHA-256 of the canonical text with its proof; null when it has none. */
  readonly vcHash: string | null;
  readonly structure: Finding;
  /** Both absent when the structure failed. */
  readonly issuer?: IssuerFact;
  readonly proof?: CredentialProofOutcome;
}

/**
 * Structure, issuer and proof of a document. The issuer is asked for once and only when the structure stands.
 * Errors: those of `issuers` and `federated`, since without keys nothing can be said.
 */
export async function examine(
  credential: JsonObject,
  options: {
    issuers: IssuerKeys;
    federated: FederatedIssuers;
    knownContexts: ReadonlySet<string>;
    statusListsUrl: string;
    expectedHolderDid?: string | undefined;
  },
  context: Context,
): Promise<Examination> {
  const { knownContexts, statusListsUrl, expectedHolderDid } = options;
  const issuerDid = issuerDidOf(credential);
  const about = { credentialId: credentialIdOf(credential), issuerDid: issuerDid ?? null };

  // 1. Structure: without keys, the proof-level function stops right behind it.
  const vcHash = hashOf(credential);
  const structure = verifyCredentialProof(credential, { keysOf: () => undefined, knownContexts });
  if (!structure.verified && structure.check === 'STRUCTURE') {
    const message = `${structure.path || 'credential'}: ${structure.message}`;
    return { ...about, vcHash, structure: failed('STRUCTURE', 'MALFORMED', structure.code, message) };
  }
  if (vcHash === null) {
    const message =
      'The credential has no canonical form: remove __proto__, broken Unicode and nesting over 64 levels.';
    return { ...about, vcHash, structure: failed('STRUCTURE', 'MALFORMED', 'NOT_CANONICAL', message) };
  }
  // Lists elsewhere are never fetched and may look as they like; an entry of one of ours is spelled in one way.
  if (
    namesStatusList(credential, statusListsUrl) &&
    !isStatusEntry(credential['credentialStatus'], statusListsUrl)
  ) {
    const message = 'credentialStatus: give exactly one entry of a status list, as this platform writes it';
    return { ...about, vcHash, structure: failed('STRUCTURE', 'MALFORMED', 'STATUS_INVALID', message) };
  }
  if (expectedHolderDid !== undefined && !isAbout(credential, expectedHolderDid)) {
    const message = 'The credential is about another subject than the expected holder.';
    return { ...about, vcHash, structure: failed('STRUCTURE', 'MALFORMED', 'HOLDER_MISMATCH', message) };
  }

  // 2. The issuer, then the proof with the keys that are listed for it.
  const sound = passed(
    'STRUCTURE',
    'STRUCTURE_SOUND',
    'The document is a credential of the VC Data Model 1.1.',
  );
  const found = { ...about, vcHash, structure: sound };
  const first = provenBy(await issuerFactOf(issuerDid, options, context), credential, knownContexts);
  const isOther = !first.proof?.verified && typeOf(first.issuer) === 'ISSUER';
  const other = isOther
    ? await examineAs('CUSTODIAN', found, credential, options, context).catch(unlessAway)
    : undefined;
  return { ...found, ...(other?.proof?.verified && wasApproved(other.issuer) ? other : first) };
}

/**
 * The issuer and the proof of a document under the authority of one type, where a DID is an issuer's and a custodian's: each has keys
 * and a status of its own. Undefined when there is none of that type. Errors: as `examine`.
 */
export async function examineAs(
  type: AuthorityType,
  { issuerDid }: Pick<Examination, 'issuerDid'>,
  credential: JsonObject,
  { issuers, knownContexts }: { issuers: IssuerKeys; knownContexts: ReadonlySet<string> },
  context: Context,
): Promise<(Required<Pick<Examination, 'issuer'>> & Pick<Examination, 'proof'>) | undefined> {
  const issuer = issuerDid === null ? undefined : await issuers.byDid(issuerDid, context, type);
  return issuer && provenBy({ kind: 'REGISTERED', issuer }, credential, knownContexts);
}

/** A registry that does not answer leaves a proof that fails with the issuer's keys as it is: no credential is good by that. */
function unlessAway(error: unknown): undefined {
  if (isAppError(error) && ERRORS[error.code].http >= 503) return undefined;
  throw error;
}

/** As what a registered issuer is registered. */
export function typeOf(fact: IssuerFact | undefined): AuthorityType | undefined {
  return fact?.kind === 'REGISTERED' ? (fact.issuer.authorityType ?? 'ISSUER') : undefined;
}

function provenBy(issuer: IssuerFact, credential: JsonObject, knownContexts: ReadonlySet<string>) {
  const keys = keysOf(issuer);
  const proof = keys && verifyCredentialProof(credential, { keysOf: () => keys, knownContexts });
  return { issuer, ...(proof ? { proof } : {}) };
}

/** The issuer as the answer shows it; a name only when the platform has vouched for it. */
export function verifiedIssuer(
  fact: IssuerFact | undefined,
  claimedDid: string | null,
): VerifiedIssuer | null {
  if (fact?.kind === 'FEDERATED') {
    const { did, name, wasTrusted } = fact.issuer;
    const trust = wasTrusted ? 'FEDERATED' : 'UNKNOWN';
    return {
      did,
      name: wasTrusted ? name : null,
      status: standingOf(fact.issuer),
      trust,
      authorityType: 'ISSUER',
      custodianType: null,
    };
  }
  if (fact?.kind !== 'REGISTERED') {
    const unknown = { name: null, status: null, trust: 'UNKNOWN' } as const;
    return claimedDid === null
      ? null
      : { did: claimedDid, ...unknown, authorityType: null, custodianType: null };
  }
  const { did, name, status, authorityType = 'ISSUER', custodianType = null } = fact.issuer;
  const isKnown = wasApproved(fact);
  return {
    did,
    name: isKnown ? name : null,
    status,
    trust: isKnown ? 'REGISTERED' : 'UNKNOWN',
    authorityType,
    custodianType: isKnown ? custodianType : null,
  };
}

/** True for a registered issuer that an administrator has once approved. */
function wasApproved(fact: IssuerFact): boolean {
  if (fact.kind !== 'REGISTERED') return false;
  return fact.issuer.status !== 'PENDING_APPROVAL' && fact.issuer.status !== 'REJECTED';
}

async function issuerFactOf(
  did: string | undefined,
  { issuers, federated }: { issuers: IssuerKeys; federated: FederatedIssuers },
  context: Context,
): Promise<IssuerFact> {
  if (did === undefined) return { kind: 'UNRESOLVABLE', did };
  if (did.startsWith('did:web:')) {
    const issuer = await federated.byDid(did, context);
    return issuer ? { kind: 'FEDERATED', issuer, keys: pinnedKeys(issuer) } : { kind: 'UNRESOLVABLE', did };
  }
  const issuer = await issuers.byDid(did, context);
  if (issuer) return issuer.keys.length > 0 ? { kind: 'REGISTERED', issuer } : { kind: 'UNRESOLVABLE', did };
  const publicKey = publicKeyFromDidKey(did);
  if (!publicKey) return { kind: 'UNRESOLVABLE', did };
  const keys = [{ publicKey, keyVersion: 1, isCurrent: true, createdAt: BEGINNING }];
  return { kind: 'SELF_CERTIFYING', did, keys };
}

/** The keys of a foreign document: named as it names them, without versions or a history. */
function pinnedKeys({ keys }: FederatedIssuer): IssuerKey[] {
  return keys.map(({ keyId, publicKey }, index) => ({
    publicKey,
    fragment: keyId.slice(keyId.indexOf('#') + 1),
    keyVersion: index + 1,
    isCurrent: true,
    createdAt: BEGINNING,
  }));
}

function keysOf(fact: IssuerFact): readonly IssuerKey[] | undefined {
  if (fact.kind === 'REGISTERED') return fact.issuer.keys;
  return fact.kind === 'UNRESOLVABLE' ? undefined : fact.keys;
}

function issuerDidOf(credential: JsonObject): string | undefined {
  const id = issuerIdOf(credential);
  return id !== undefined && didSchema.safeParse(id).success ? id : undefined;
}

function credentialIdOf({ id }: JsonObject): string | null {
  return typeof id === 'string' ? (URN_UUID.exec(id)?.[1]?.toLowerCase() ?? null) : null;
}

function isAbout({ credentialSubject }: JsonObject, holderDid: string): boolean {
  const subjects: readonly unknown[] = Array.isArray(credentialSubject)
    ? credentialSubject
    : [credentialSubject];
  return (
    subjects.length > 0 && subjects.every((subject) => isJsonObject(subject) && subject['id'] === holderDid)
  );
}

/** The hash under which issuance records a credential. A list of one proof is that proof, as the record has it. */
function hashOf(credential: JsonObject): string | null {
  const { proof } = credential;
  const recorded =
    Array.isArray(proof) && proof.length === 1 ? { ...credential, proof: proof[0] } : credential;
  try {
    return sha256Hex(canonicalize(recorded));
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}
