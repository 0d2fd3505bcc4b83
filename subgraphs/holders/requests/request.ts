import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { freeText, optional, optionalText, uuid } from '../../../kernel/parse.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import type { AuthorityType, HeldCredential } from '../ports.ts';

export const REQUEST_TYPES = ['REISSUE', 'REVOKE', 'UPDATE', 'DOWNLOAD'] as const;
export const REQUEST_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
const DECISIONS = ['APPROVE', 'REJECT'] as const;

export type RequestType = (typeof REQUEST_TYPES)[number];
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export type Decision = (typeof DECISIONS)[number];

/**
 * What a holder asks of the issuer or the custodian of a credential, and the answer. Personal data is null once the holder is erased.
 */
export interface HolderRequest {
  readonly requestId: string;
  /** Who is asked: the next three are a custodian's where it is one. */
  readonly authorityType: AuthorityType;
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly issuerName: string | null;
  readonly credentialId: string;
  readonly credentialType: string;
  readonly holderId: string;
  readonly holderDid: string;
  readonly holderName: string | null;
  readonly holderEmail: string | null;
  readonly requestType: RequestType;
  readonly reason: string | null;
  readonly status: RequestStatus;
  readonly response: string | null;
  readonly submittedAt: Date;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string | null;
  readonly draft: ReissueDraft | null;
  /** An approval whose effect may have happened already, although the request is still PENDING. */
  readonly attempt: ApprovalAttempt | null;
  readonly rowVersion: number;
}

/** The body of a reissue as it stands before anybody corrects it. */
export interface ReissueDraft {
  readonly credentialId: string;
  readonly credentialType: string;
  readonly holderDid: string;
  readonly credentialData: JsonObject;
  readonly reason: string;
}

export interface ApprovalAttempt {
  readonly attemptId: string;
  readonly startedAt: Date;
}

const word = <const T extends readonly string[]>(words: T) =>
  z.enum(words, `give one of ${words.join(', ')}`);
const reason = freeText(3, 2000);

export const createInput = z.strictObject({
  credentialId: uuid,
  requestType: word(REQUEST_TYPES),
  reason: optionalText(reason),
});
export const ownListInput = z.strictObject({ status: optional(word(REQUEST_STATUSES)), ...pageInput });
export const organizationListInput = z.strictObject({
  filter: optional(
    z.strictObject({ status: optional(word(REQUEST_STATUSES)), requestType: optional(word(REQUEST_TYPES)) }),
  ),
  ...pageInput,
});
export const resolveInput = z.strictObject({
  requestId: uuid,
  decision: word(DECISIONS),
  response: optionalText(reason),
});

/** Why the issuer or the custodian acts, where an action wants a reason: the holder's own words, if there are any. */
export function reasonOf({ reason: given }: Pick<HolderRequest, 'reason'>): string {
  return given ?? 'The holder asked for it.';
}

/** What an approval does. */
export type Effect = 'CREDENTIAL_REVOKED' | 'REISSUE_DRAFTED' | 'CORRECTION_DRAFTED' | 'CREDENTIAL_RELEASED';

const EFFECTS: Readonly<Record<RequestType, Readonly<Record<AuthorityType, Effect>>>> = {
  REVOKE: { ISSUER: 'CREDENTIAL_REVOKED', CUSTODIAN: 'CREDENTIAL_REVOKED' },
  // What a custodian states was reviewed and attested by several people: so is what it corrects, before anything is issued of it.
  REISSUE: { ISSUER: 'REISSUE_DRAFTED', CUSTODIAN: 'CORRECTION_DRAFTED' },
  UPDATE: { ISSUER: 'REISSUE_DRAFTED', CUSTODIAN: 'CORRECTION_DRAFTED' },
  DOWNLOAD: { ISSUER: 'CREDENTIAL_RELEASED', CUSTODIAN: 'CREDENTIAL_RELEASED' },
};

export function effectOf({
  requestType,
  authorityType,
}: Pick<HolderRequest, 'requestType' | 'authorityType'>): Effect {
  return EFFECTS[requestType][authorityType];
}

const TRANSITIONS = {
  APPROVE: { from: 'PENDING', to: 'APPROVED' },
  REJECT: { from: 'PENDING', to: 'REJECTED' },
} as const satisfies Record<Decision, { from: RequestStatus; to: RequestStatus }>;

/** The status after a decision. Error: INVALID_STATE_TRANSITION for a request that was decided before. */
export function nextStatus(from: RequestStatus, decision: Decision): RequestStatus {
  const { from: allowed, to } = TRANSITIONS[decision];
  if (from === allowed) return to;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `The request is ${from}; only ${allowed} ones can become ${to}. The holder may ask again.`,
  );
}

/** A new request of this holder about one of the holder's credentials. Errors: CREDENTIAL_REVOKED for all but DOWNLOAD, INVALID_STATE_TRANSITION when it was replaced. */
export function newRequest(
  asked: z.output<typeof createInput>,
  of: {
    readonly credential: HeldCredential;
    readonly account: HolderAccount;
    readonly issuerName: string | undefined;
  },
  at: Date,
): HolderRequest {
  const { credential, account, issuerName } = of;
  if (credential.credentialStatus === 'REVOKED' && asked.requestType !== 'DOWNLOAD')
    throw new AppError(
      'CREDENTIAL_REVOKED',
      'The credential is revoked for good; it can only be downloaded.',
    );
  if (
    credential.credentialStatus === 'SUPERSEDED' &&
    (asked.requestType === 'REISSUE' || asked.requestType === 'UPDATE')
  )
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      'A newer credential has taken the place of this one; ask for a change of that.',
    );
  return {
    requestId: newId(),
    authorityType: credential.authorityType,
    issuerId: credential.issuerId,
    issuerDid: credential.issuerDid,
    issuerName: issuerName ?? null,
    credentialId: credential.credentialId,
    credentialType: credential.credentialType,
    holderId: account.holderId,
    holderDid: credential.holderDid,
    holderName: account.name,
    holderEmail: account.email,
    requestType: asked.requestType,
    reason: asked.reason ?? null,
    status: 'PENDING',
    response: null,
    submittedAt: at,
    resolvedAt: null,
    resolvedBy: null,
    draft: null,
    attempt: null,
    rowVersion: 1,
  };
}

/** The successor of a credential before anybody corrects it. Errors: CREDENTIAL_REVOKED, INVALID_STATE_TRANSITION when it can have none. */
export function draftOf(request: HolderRequest, credential: HeldCredential): ReissueDraft {
  const { credentialId, credentialType, holderDid, credentialStatus, vcJson } = credential;
  if (credentialStatus === 'REVOKED')
    throw new AppError('CREDENTIAL_REVOKED', 'The credential is revoked by now; reject the request.');
  if (credentialStatus !== 'ISSUED' && credentialStatus !== 'EXPIRED') {
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      `The credential is ${credentialStatus} by now and cannot be reissued; reject the request.`,
    );
  }
  const { id: _id, ...credentialData } = subjectOf(vcJson);
  return { credentialId, credentialType, holderDid, credentialData, reason: reasonOf(request) };
}

function subjectOf(vcJson: string): JsonObject {
  const credential = parseStrictJson(vcJson);
  const subject = isJsonObject(credential) ? credential['credentialSubject'] : undefined;
  if (!isJsonObject(subject))
    throw new Error('A credential that this platform signed has exactly one subject.');
  return subject;
}
