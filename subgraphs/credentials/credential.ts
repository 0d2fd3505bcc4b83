import type { ClaimStatus, CredentialStatus, RevocationCategory } from '../../kernel/credential-status.ts';
import { AppError, invalid } from '../../kernel/errors.ts';
import type { Identity, SigningMode } from '../../kernel/identity.ts';

export const AUTHORITY_TYPES = ['ISSUER', 'CUSTODIAN'] as const;
export type AuthorityType = (typeof AUTHORITY_TYPES)[number];

/** Names an authority; one DID may be an issuer's and a custodian's, who are then two. */
export interface AuthorityKey {
  readonly type: AuthorityType;
  readonly did: string;
}

export interface Revocation {
  /** Free text of the issuer; shown to the parties of the credential, never publicly. */
  readonly reason: string;
  readonly category?: RevocationCategory | undefined;
  /** Who chose the category: a person, or a language model while nobody has; NONE until then. */
  readonly categorySource: 'NONE' | 'LLM' | 'HUMAN';
  readonly revokedBy: string | null;
  readonly revokedAt: Date;
}

/** A revocation as everybody but its authority sees it: with a category only where a person has chosen one. */
export function decidedRevocation<Shown extends Pick<Revocation, 'category' | 'categorySource'>>(
  revocation: Shown,
): Shown {
  return revocation.categorySource === 'HUMAN'
    ? revocation
    : { ...revocation, category: undefined, categorySource: 'NONE' };
}

/** What is kept of an issued credential. The signed document is the source of all claims. */
export interface Credential {
  readonly credentialId: string;
  /** The DID of the authority that signed: an issuer's or, for CUSTODIAN, a custodian's. */
  readonly issuerDid: string;
  readonly issuerId: string;
  readonly authorityType: AuthorityType;
  readonly custodianId?: string | undefined;
  readonly holderDid: string;
  readonly holderName: string;
  readonly credentialType: string;
  /** Issued by an issuer of the demonstration: kept out of statistics and reports, and removed with it. Absent otherwise. */
  readonly isDemo?: boolean | undefined;
  /** The signed credential as its canonical text (RFC 8785); its UTF-8 bytes never change. */
  readonly vcJson: string;
  /** SHA-256 of those bytes as lower-case hex. */
  readonly vcHash: string;
  readonly signingMode: SigningMode;
  readonly verificationMethod: string;
  readonly keyVersion: number;
  readonly issuanceTimestamp: Date;
  readonly expirationTimestamp?: Date | undefined;
  readonly proofCreatedTimestamp: Date;
  /** When this platform received or made it, by its own clock. */
  readonly receivedAt: Date;
  /** As stored; ask currentStatus() for the status at an instant. */
  readonly credentialStatus: CredentialStatus;
  readonly statusChangedAt: Date;
  readonly claimStatus: ClaimStatus;
  readonly claimedAt?: Date | undefined;
  readonly revocation?: Revocation | undefined;
  readonly supersedesCredentialId?: string | undefined;
  readonly supersededByCredentialId?: string | undefined;
  readonly supersessionReason?: string | undefined;
  readonly templateId?: string | undefined;
  readonly templateVersion?: number | undefined;
  /** The version of a catalog entry that it was issued under. */
  readonly entryVersionId?: string | undefined;
  readonly batchId?: string | undefined;
  /** Its holder finds it in the wallet, without a notification. */
  readonly isQuiet?: boolean | undefined;
  /** Its index in a status list, as its document names it; absent when it was issued without one. */
  readonly statusListId?: string | undefined;
  readonly statusListIndex?: number | undefined;
  readonly expiryNotifiedAt?: Date | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string | null;
  readonly rowVersion: number;
}

/** Whose credentials a caller may see; a foreign one does not exist for them. */
export type Owner =
  | { readonly kind: 'everyone' }
  | { readonly kind: 'authority'; readonly type: AuthorityType; readonly did: string }
  /** Of several issuers: for whom a peer acts. */
  | { readonly kind: 'issuers'; readonly dids: readonly string[] }
  | { readonly kind: 'holder'; readonly dids: readonly string[] };

/** What happens to a credential after it was issued. */
export type CredentialEvent = 'REVOKE' | 'EXPIRE' | 'SUPERSEDE';

// event: the states it may come from, and the one it leads to. REVOKED is terminal.
const TRANSITIONS = {
  REVOKE: { from: ['ISSUED', 'EXPIRED', 'SUPERSEDED', 'SUSPENDED'], to: 'REVOKED' },
  EXPIRE: { from: ['ISSUED'], to: 'EXPIRED' },
  SUPERSEDE: { from: ['ISSUED', 'EXPIRED'], to: 'SUPERSEDED' },
} as const satisfies Record<CredentialEvent, { from: readonly CredentialStatus[]; to: CredentialStatus }>;

/** The status after an event. Error: INVALID_STATE_TRANSITION when the table has no such arrow. */
export function nextStatus(from: CredentialStatus, event: CredentialEvent): CredentialStatus {
  const { from: allowed, to } = TRANSITIONS[event];
  if (allowed.some((status) => status === from)) return to;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `The credential is ${from}; only ${allowed.join(' or ')} can become ${to}.`,
  );
}

/** The status at an instant: an ISSUED credential is EXPIRED from its expiration on, also before the sweep has written it. */
export function currentStatus(
  { credentialStatus, expirationTimestamp }: Pick<Credential, 'credentialStatus' | 'expirationTimestamp'>,
  now: Date,
): CredentialStatus {
  const isOver = expirationTimestamp !== undefined && expirationTimestamp.getTime() <= now.getTime();
  return credentialStatus === 'ISSUED' && isOver ? 'EXPIRED' : credentialStatus;
}

/** When the status at an instant began. */
export function statusSince(
  credential: Pick<Credential, 'credentialStatus' | 'expirationTimestamp' | 'statusChangedAt'>,
  now: Date,
): Date {
  const { credentialStatus, expirationTimestamp, statusChangedAt } = credential;
  const isDue = currentStatus(credential, now) !== credentialStatus;
  return isDue && expirationTimestamp ? expirationTimestamp : statusChangedAt;
}

/** Claiming asks for an ISSUED credential that was not declined; claiming again changes nothing. */
export function assertClaimable(credential: Credential, now: Date): void {
  const status = currentStatus(credential, now);
  if (status !== 'ISSUED') {
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      `The credential is ${status}; only ISSUED ones can be claimed.`,
    );
  }
  if (credential.claimStatus === 'DECLINED') {
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      'The credential was declined; ask its issuer to reissue it.',
    );
  }
}

/**
 * What a link from an old credential to its successor demands: one authority, one holder, a successor that is
 * ISSUED and succeeds nothing else. An ISSUED successor has no successor itself, so that no cycle can arise.
 * Returns false when the link stands already. Errors: VALIDATION_FAILED, CONFLICT, INVALID_STATE_TRANSITION.
 */
export function assertLinkable(old: Credential, successor: Credential, now: Date): boolean {
  if (old.credentialId === successor.credentialId)
    throw invalid('newCredentialId', 'mismatch', 'a credential cannot succeed itself; name two');
  const problem = mismatchOf(old, successor);
  if (problem)
    throw new AppError('INVALID_STATE_TRANSITION', problem, {
      details: [{ field: 'newCredentialId', code: 'mismatch', message: problem }],
    });
  if (old.supersededByCredentialId === successor.credentialId) return false;
  if (old.supersededByCredentialId !== undefined) {
    throw new AppError('CONFLICT', 'The old credential has a successor already; link that one instead.');
  }
  if (successor.supersedesCredentialId !== undefined) {
    throw new AppError('CONFLICT', 'The new credential succeeds another one already; issue one for this.');
  }
  const status = currentStatus(successor, now);
  if (status !== 'ISSUED') {
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      `The new credential is ${status}; a successor must be ISSUED.`,
    );
  }
  nextStatus(currentStatus(old, now), 'SUPERSEDE');
  return true;
}

function mismatchOf(old: Credential, successor: Credential): string | undefined {
  if (old.authorityType !== successor.authorityType || old.issuerDid !== successor.issuerDid) {
    return 'Both credentials must be of the same issuer or custodian; choose another successor.';
  }
  if (old.holderDid !== successor.holderDid)
    return 'Both credentials must be of the same holder; choose another successor.';
  return undefined;
}

/** Whose credentials an identity may see; deployment units see everyone's. */
export function ownerOf(identity: Identity): Owner {
  switch (identity.kind) {
    case 'issuer':
    case 'apiKey':
      return { kind: 'authority', type: 'ISSUER', did: identity.issuerDid };
    case 'custodian':
      return { kind: 'authority', type: 'CUSTODIAN', did: identity.custodianDid };
    case 'holder':
      return { kind: 'holder', dids: identity.dids };
    case 'peer':
      return { kind: 'issuers', dids: identity.issuerDids };
    case 'unit':
      return { kind: 'everyone' };
    default:
      return { kind: 'holder', dids: [] };
  }
}

/** Whether what is asked of an owner lies within what an identity owns. */
export function isWithin(wanted: Owner, own: Owner): boolean {
  if (own.kind === 'everyone') return true;
  if (wanted.kind !== 'authority') return false;
  if (own.kind === 'issuers') return wanted.type === 'ISSUER' && own.dids.includes(wanted.did);
  return own.kind === 'authority' && own.type === wanted.type && own.did === wanted.did;
}

/** Refuses a peer that acts for an issuer which it is not bound to. Error: FORBIDDEN. */
export function assertBound(
  { peer, issuerDids }: Extract<Identity, { kind: 'peer' }>,
  issuerDid: string,
): void {
  if (issuerDids.includes(issuerDid)) return;
  throw new AppError(
    'FORBIDDEN',
    `The certificate ${peer} is not bound to the issuer ${issuerDid}; an operator adds it in GRPC_PEERS_FILE.`,
  );
}

/** The one answer for ids that are unknown and ids that are somebody else's. */
export function noSuchCredential(): AppError {
  return new AppError('NOT_FOUND', 'There is no credential of that id; check it against your list.');
}
