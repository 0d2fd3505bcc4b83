import { actorIdentity } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { canonicalize } from '../../kernel/crypto/canonical-json.ts';
import { type StatusIndex, statusEntry } from '../../kernel/crypto/status-entry.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { anewAfterRaces, isConflict } from '../../store/anew.ts';
import type { Credential } from './credential.ts';
import {
  buildCredential,
  claimsOf,
  isVerifiable,
  methodOf,
  namedKey,
  sealCredential,
} from './credential-document.ts';
import type { CredentialStore } from './credential-model.ts';
import type { CustodialSigning } from './custodial-signing.ts';
import { byokFieldsRequired, type IssueRequest } from './issue-input.ts';
import type { Authority } from './ports.ts';
import type { StatusIndexes } from './status-indexes.ts';
import { expiryOf, requireAhead } from './templates/validity.ts';

export interface DraftingDeps {
  readonly store: CredentialStore;
  readonly signing: CustodialSigning;
  readonly statusIndex: StatusIndexes;
  /** Second entry of every `@context`. */
  readonly contextUrl: string;
  readonly statusListsUrl: string;
  readonly now: Clock;
}

interface SignedFacts {
  readonly credentialId: string;
  readonly issuedAt: Date;
  readonly proofCreatedAt: Date;
  readonly statusIndex?: StatusIndex | undefined;
}

/** Where an authority with its own key learns what to sign. */
const PREPARED_AT: Readonly<Record<Authority['type'], string>> = {
  ISSUER: '/api/v1/credentials/prepare',
  CUSTODIAN: '/api/v1/custodian/attestations/{attestation_id}/issue/prepare',
};

export type Drafting = ReturnType<typeof createDrafting>;

/** Makes signed and verified credentials that are not stored yet; their signatures must not leave before they are. */
export function createDrafting(deps: DraftingDeps) {
  const { store, signing, statusIndex: allot, contextUrl, statusListsUrl, now } = deps;

  const { activeAuthority, authorityToSign } = signing;

  return { activeAuthority, authorityToSign, draft, replayOf };

  /** A signed and verified credential that is not stored yet. One instant serves all its timestamps. */
  async function draft(
    asked: IssueRequest,
    authority: Authority,
    context: Context,
    given: Partial<Pick<Credential, 'credentialId' | 'batchId' | 'isQuiet'>> = {},
  ): Promise<Credential> {
    const at = now();
    const { validity } = asked;
    if (validity) requireAhead(validity, at);
    const request = validity ? { ...asked, expiresAt: expiryOf(validity, at) } : asked;
    const signed = request.own
      ? ownSigned(request, authority)
      : await platformSigned(request, authority, given.credentialId ?? newId(), at, context);
    const credential: Credential = {
      // One UUID whatever its case; the document says it as it was signed.
      credentialId: signed.credentialId.toLowerCase(),
      issuerDid: authority.did,
      issuerId: authority.issuerId,
      authorityType: authority.type,
      ...(authority.type === 'CUSTODIAN' && { custodianId: authority.issuerId }),
      holderDid: request.holderDid,
      holderName: String(request.credentialData['name']),
      credentialType: request.credentialType,
      ...(authority.isDemo && { isDemo: true }),
      vcJson: signed.vcJson,
      vcHash: signed.vcHash,
      signingMode: authority.signingMode,
      verificationMethod: signed.verificationMethod,
      keyVersion: signed.key.keyVersion,
      issuanceTimestamp: signed.issuedAt,
      expirationTimestamp: request.expiresAt,
      proofCreatedTimestamp: signed.proofCreatedAt,
      receivedAt: at,
      credentialStatus: 'ISSUED',
      statusChangedAt: at,
      claimStatus: 'UNCLAIMED',
      templateId: request.templateId,
      templateVersion: request.templateVersion,
      entryVersionId: request.entryVersionId,
      batchId: given.batchId,
      ...(given.isQuiet && { isQuiet: true }),
      statusListId: signed.statusIndex?.statusListId,
      statusListIndex: signed.statusIndex?.statusListIndex,
      createdAt: at,
      updatedAt: at,
      createdBy: actorIdentity(context.identity).id,
      rowVersion: 1,
    };
    // A replay of what is stored gets the old answer, also after its expiration.
    if (isOver(request.expiresAt, at) && !(await replayOf(credential, request))) throw expired();
    return credential;
  }

  /** BYOK: the authority's own signature, checked with its current key before anything is stored. */
  function ownSigned(request: IssueRequest, authority: Authority) {
    const { own } = request;
    if (authority.signingMode !== 'BYOK') {
      throw invalid(
        'signature',
        'not_byok',
        'leave the five signature fields out; this issuer is CUSTODIAL and the platform signs',
      );
    }
    if (!own) throw byokFieldsRequired([]);
    const { key, verificationMethod: named } = namedKey(own.keyId, authority);
    const { credentialId, issuanceTimestamp: issuedAt, proofCreatedTimestamp: proofCreatedAt } = own;
    // `key_id` may say `key-<n>` where the multikey was signed, as its bytes were prepared: the signature tells.
    for (const verificationMethod of new Set([named, methodOf(authority.did, key)])) {
      const facts = { credentialId, issuedAt, proofCreatedAt };
      const sealed = sealCredential(unsignedOf(request, authority, verificationMethod, facts), own.signature);
      // The issuer signed before anybody could allot an index.
      if (isVerifiable(sealed.document, [key], contextUrl))
        return { key, verificationMethod, ...facts, statusIndex: undefined, ...sealed };
    }
    throw new AppError(
      'SIGNATURE_INVALID',
      `The signature does not verify with the current key ${named}. POST ${PREPARED_AT[authority.type]} answers the exact 64 bytes to sign.`,
    );
  }

  /** CUSTODIAL: signed by the registry with the custodied key; our own output is verified like anybody's. */
  async function platformSigned(
    request: IssueRequest,
    authority: Authority,
    credentialId: string,
    at: Date,
    context: Context,
  ) {
    if (authority.signingMode !== 'CUSTODIAL') {
      throw byokFieldsRequired([
        'signature',
        'keyId',
        'credentialId',
        'issuanceTimestamp',
        'proofCreatedTimestamp',
      ]);
    }
    if (isOver(request.expiresAt, at)) throw expired();
    return anewAfterRaces(async (lostTo) => {
      const { authority: signer, key } = await signing.currentSigner(
        authority,
        lostTo !== undefined,
        context,
      );
      const statusIndex = await allot(signer, key, context);
      const facts = { credentialId, issuedAt: at, proofCreatedAt: at, statusIndex };
      const verificationMethod = methodOf(signer.did, key);
      const unsigned = unsignedOf(request, signer, verificationMethod, facts);
      const sealed = await signing.signWithCurrent(key, signer, unsigned, context);
      return { key, verificationMethod, ...facts, ...sealed };
    }, isConflict);
  }

  function unsignedOf(
    { credentialType, holderDid, credentialData, expiresAt }: IssueRequest,
    issuer: Authority,
    verificationMethod: string,
    { statusIndex, ...signed }: SignedFacts,
  ) {
    const status = statusIndex && statusEntry(statusListsUrl, statusIndex);
    return buildCredential(
      { ...signed, credentialType, issuer, holderDid, credentialData, expiresAt, status, verificationMethod },
      contextUrl,
    );
  }

  /** True when this very credential is stored already. Error: DUPLICATE when another one has its id. */
  async function replayOf(credential: Credential, request: IssueRequest): Promise<boolean> {
    const existing = await store.byId(credential.credentialId, { kind: 'everyone' });
    if (!existing) return false;
    if (isSameIssuance(existing, request, credential.vcHash)) return true;
    throw duplicate();
  }
}

/** True when a stored credential is what a repeated request asked for: the same bytes, or the same claims where the platform signs. */
export function isSameIssuance(existing: Credential, request: IssueRequest, vcHash?: string): boolean {
  if (existing.issuerDid !== request.issuerDid || existing.authorityType !== request.authorityType)
    return false;
  if (request.own) return existing.vcHash === vcHash;
  return (
    existing.holderDid === request.holderDid &&
    existing.credentialType === request.credentialType &&
    // What follows from a template is another one with each repetition.
    (request.validity !== undefined ||
      existing.expirationTimestamp?.getTime() === request.expiresAt?.getTime()) &&
    canonicalize(claimsOf(existing.vcJson)) === canonicalize(request.credentialData)
  );
}

export function duplicate(): AppError {
  return new AppError(
    'DUPLICATE',
    'credential_id is taken by another credential; generate a new UUID and sign again.',
  );
}

/** True from the expiration on. */
function isOver(expiresAt: Date | undefined, at: Date): boolean {
  return expiresAt !== undefined && expiresAt <= at;
}

/** The refusal of an expiration that has come already. */
export function expired(): AppError {
  return invalid('expirationTimestamp', 'past', 'give an instant in the future, in epoch milliseconds');
}
