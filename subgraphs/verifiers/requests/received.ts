import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Page, PageRequest } from '../../../kernel/paging.ts';
import type { Write } from '../../../store/ledger.ts';
import type { Verifier } from '../registry/verifier.ts';
import type { VerifierStore } from '../registry/verifier-model.ts';
import {
  emailHashOf,
  placeOf,
  type RequestStatus,
  requireOpen,
  statusOf,
  type VerificationRequest,
} from './request.ts';
import type { VerificationRequestStore } from './request-model.ts';
import { requestFact } from './request-service.ts';
import type { TellSender } from './senders.ts';

/** A request as whoever was asked sees it. */
export interface ReceivedRequest
  extends Pick<
    VerificationRequest,
    | 'requestId'
    | 'requested'
    | 'purpose'
    | 'shareIds'
    | 'declineReason'
    | 'expiresAt'
    | 'answeredAt'
    | 'createdAt'
  > {
  readonly status: RequestStatus;
  /** Who asks. */
  readonly verifier: Pick<
    Verifier,
    'verifierId' | 'name' | 'sector' | 'purposeStatement' | 'organizationUrl' | 'countryCode'
  >;
}

/** What becomes of a request by the person who was asked. */
export type Answer =
  | { readonly status: 'VIEWED' }
  | { readonly status: 'FULFILLED'; readonly shareIds: readonly string[] }
  | { readonly status: 'DECLINED'; readonly declineReason?: string | undefined };

const ACTIONS = {
  VIEWED: 'verification_request.viewed',
  FULFILLED: 'verification_request.fulfilled',
  DECLINED: 'verification_request.declined',
} as const;

export type ReceivedRequests = ReturnType<typeof createReceivedRequests>;

/** What whoever has proven an address (lower case) was asked, for the wallet: it permits, and commits what is answered. */
export function createReceivedRequests(deps: {
  requests: VerificationRequestStore;
  verifiers: VerifierStore;
  tellSender: TellSender;
  addressKey: Buffer;
  now: Clock;
}) {
  const { requests, verifiers, tellSender, addressKey, now } = deps;
  const hashOf = (email: string) => emailHashOf(addressKey, email);

  return {
    /** Newest first. */
    async list(
      email: string,
      status: RequestStatus | undefined,
      page: PageRequest,
    ): Promise<Omit<Page<ReceivedRequest>, 'keyOf'>> {
      const { keyOf: _keyOf, ...found } = await requests.list(
        { holderEmailHash: hashOf(email), isWithheld: null },
        status,
        page,
        now(),
      );
      return { ...found, items: await Promise.all(found.items.map(received)) };
    },

    /** Undefined for one that was made to another address. */
    async byId(requestId: string, email: string): Promise<ReceivedRequest | undefined> {
      const found = await ofAddress(requestId, email);
      return found && received(found);
    },

    /**
     * What must commit with an answer; its guard fails when the request changed meanwhile. Undefined for one that was made to another
     * address. Errors: INVALID_STATE_TRANSITION for one that is no longer open.
     */
    async answerWrites(
      requestId: string,
      email: string,
      answer: Answer,
    ): Promise<{ readonly writes: readonly Write[]; readonly audit: AuditFact } | undefined> {
      const before = await ofAddress(requestId, email);
      if (!before) return undefined;
      const asking = await verifiers.byId(before.verifierId);
      if (answer.status === 'FULFILLED' && asking?.status !== 'ACTIVE')
        throw new AppError(
          'VERIFIER_NOT_ACTIVE',
          'Whoever asked is not active here any more: nothing can be shown to them. Decline, or leave it.',
        );
      const at = now();
      requireOpen(before, at, answer.status === 'VIEWED' ? 'opened' : 'answered');
      const set = { ...answer, ...(answer.status !== 'VIEWED' && { answeredAt: at }) };
      return {
        writes: [
          requests.updateWrite(before, set, at),
          ...(answer.status === 'VIEWED' ? [] : await tellSender([before], answer.status)),
        ],
        audit: requestFact(before, ACTIONS[answer.status], {
          previousState: before.status,
          newState: answer.status,
        }),
      };
    },

    /** True when a verifier has asked whoever has an address for anything that is still kept. */
    hasAsked: async (verifierId: string, email: string): Promise<boolean> =>
      (await requests.ofVerifierTo(verifierId, hashOf(email))) !== undefined,

    /** Takes what a verifier asked and nobody answered yet from the wallet; the verifier sees no change. */
    withholdWrite: (verifierId: string, email: string): Write =>
      requests.withholdWrite(placeOf(verifierId, hashOf(email))),

    /** What the erasure of a person removes. */
    eraseWrite: (email: string): Write => requests.deleteOfHolderWrite(hashOf(email)),

    /** Everything that whoever has an address was asked, for the file of what is kept of them. */
    exportOf: async (email: string): Promise<readonly ReceivedRequest[]> =>
      Promise.all((await requests.ofHolder(hashOf(email))).map(received)),
  };

  async function ofAddress(requestId: string, email: string): Promise<VerificationRequest | undefined> {
    const found = await requests.byId(requestId);
    return found?.holderEmailHash === hashOf(email) && !found.isWithheld ? found : undefined;
  }

  async function received(request: VerificationRequest): Promise<ReceivedRequest> {
    const { requestId, requested, purpose, shareIds, declineReason, expiresAt, answeredAt, createdAt } =
      request;
    const told = { requestId, requested, purpose, shareIds, declineReason, expiresAt, answeredAt, createdAt };
    const found = await verifiers.byId(request.verifierId);
    const verifier = {
      verifierId: request.verifierId,
      name: found?.name ?? '',
      sector: found?.sector ?? 'OTHER',
      purposeStatement: found?.purposeStatement ?? '',
      organizationUrl: found?.organizationUrl,
      countryCode: found?.countryCode,
    } as const;
    return { ...told, status: statusOf(request, now()), verifier };
  }
}
