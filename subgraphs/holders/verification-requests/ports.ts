import type { AuditFact } from '../../../kernel/audit.ts';
import type { Page, PageRequest } from '../../../kernel/paging.ts';
import type { Write } from '../../../store/ledger.ts';

export const REQUEST_STATUSES = ['SENT', 'VIEWED', 'FULFILLED', 'DECLINED', 'EXPIRED', 'CANCELLED'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** What a verifier asks of the person with an address. */
export interface ReceivedRequest {
  readonly requestId: string;
  readonly verifier: {
    readonly verifierId: string;
    readonly name: string;
    readonly sector: string;
    readonly purposeStatement: string;
    readonly organizationUrl?: string | undefined;
    readonly countryCode?: string | undefined;
  };
  readonly requested: readonly { readonly credentialType: string; readonly claims: readonly string[] }[];
  readonly purpose: string;
  readonly status: RequestStatus;
  readonly shareIds: readonly string[];
  readonly declineReason?: string | undefined;
  readonly expiresAt: Date;
  readonly answeredAt?: Date | undefined;
  readonly createdAt: Date;
}

/** Offered to verifiers: how what they ask of an address (lower case) reaches whoever has it. */
export interface Inboxes {
  receptionOf(request: {
    readonly email: string;
    readonly requestId: string;
    readonly verifier: { readonly verifierId: string; readonly name: string };
  }): Promise<{
    /** The holder wants nothing of this verifier, which must not learn it. */
    readonly isBlocked: boolean;
    /** False for a holder who has withdrawn the consent to be sent notices. */
    readonly isMailed: boolean;
    /** What tells the holder; commits with the request. */
    readonly writes: readonly Write[];
  }>;
}

/** Needed of verifiers: what whoever has proven an address (lower case) was asked. */
export interface VerificationRequests {
  /** Newest first. */
  list(email: string, status: RequestStatus | undefined, page: PageRequest): Promise<Page<ReceivedRequest>>;
  /** Undefined for one that was made to another address. */
  byId(requestId: string, email: string): Promise<ReceivedRequest | undefined>;
  /**
   * What commits with an answer; undefined for a request to another address. Errors: INVALID_STATE_TRANSITION,
   * VERIFIER_NOT_ACTIVE.
   */
  answerWrites(
    requestId: string,
    email: string,
    answer:
      | { readonly status: 'VIEWED' }
      | { readonly status: 'FULFILLED'; readonly shareIds: readonly string[] }
      | { readonly status: 'DECLINED'; readonly declineReason?: string | undefined },
  ): Promise<{ readonly writes: readonly Write[]; readonly audit: AuditFact } | undefined>;
  /** True when a verifier has asked whoever has an address for anything that is still kept. */
  hasAsked(verifierId: string, email: string): Promise<boolean>;
  /** Takes what a verifier asked and nobody answered yet from the wallet; the verifier sees no change. */
  withholdWrite(verifierId: string, email: string): Write;
  /** What the erasure of a person removes. */
  eraseWrite(email: string): Write;
  exportOf(email: string): Promise<readonly ReceivedRequest[]>;
}
