import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { LiveSettings } from '../../../kernel/live-settings.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { InTurn } from '../../../store/turns.ts';
import type { VerifierStore } from '../registry/verifier-model.ts';
import { actingIn } from '../registry/verifier-service.ts';
import { REQUESTS_PER_DAY } from '../settings.ts';
import type { Inboxes } from './inboxes.ts';
import { requestLetter } from './letters.ts';
import {
  createInput,
  emailHashOf,
  listInput,
  newRequest,
  placeOf,
  requestIdInput,
  requireOpen,
  statusOf,
  type VerificationRequest,
} from './request.ts';
import type { VerificationRequestStore } from './request-model.ts';
import type { TellSender } from './senders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type VerificationRequestService = ReturnType<typeof createVerificationRequestService>;

/** What verifiers ask of holders, as the people of the verifier see it; that of others does not exist for them. */
export function createVerificationRequestService(deps: {
  requests: VerificationRequestStore;
  verifiers: Pick<VerifierStore, 'byId'>;
  inboxes: Inboxes;
  tellSender: TellSender;
  /** Of addresses. */
  addressKey: Buffer;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  settings: Pick<LiveSettings, 'get'>;
  inTurn: InTurn;
  publicUrl: string;
  now: Clock;
}) {
  const { requests, verifiers, inboxes, tellSender, addressKey, ledger, idempotency, mailer } = deps;
  const { settings, inTurn, publicUrl, now } = deps;

  return {
    /**
     * Asks whoever has an address, by a letter; nothing is told of whether anybody here has it, or wants nothing of the verifier. Errors: DUPLICATE while an earlier
     * request to the address is open, LIMIT_REACHED for more than the setting lets out in a day.
     */
    async create(input: unknown, context: Context): Promise<VerificationRequest> {
      const { organizationId: verifierId, memberId } = actingIn(context, 'verificationRequest.send');
      const { holderEmail, ...given } = parseInput(createInput, input);
      const holderEmailHash = emailHashOf(addressKey, holderEmail);
      return idempotency.run<VerificationRequest>(context, 'createVerificationRequest', input, (remember) =>
        inTurn(verifierId, () =>
          anewAfterRaces(async () => {
            const at = now();
            const asked = newRequest(verifierId, { ...given, holderEmailHash }, memberId, at);
            const earlier = await requests.inPlace(placeOf(verifierId, holderEmailHash));
            if (earlier && statusOf(earlier, at) !== 'EXPIRED')
              throw new AppError(
                'DUPLICATE',
                `The request ${earlier.requestId} to this address is still open; cancel it first, or wait for its answer.`,
              );
            await requireWithinDay(verifierId, at);
            const { isBlocked, isMailed, writes } = await inboxes.receptionOf({
              email: holderEmail,
              requestId: asked.requestId,
              verifier: { verifierId, name: (await verifiers.byId(verifierId))?.name ?? '' },
            });
            const request = isBlocked ? { ...asked, isWithheld: true as const } : asked;
            const to = isMailed && !isBlocked ? holderEmail : undefined;
            await ledger.commit(context, {
              writes: [
                ...(earlier
                  ? [requests.overWrite(earlier, at), ...(await tellSender([earlier], 'EXPIRED'))]
                  : []),
                requests.insertWrite(request),
                mailer.letterWrite(requestLetter(to, publicUrl, request.expiresAt)),
                ...writes,
                ...remember(request),
              ],
              audit: requestFact(request, 'verification_request.sent', { newState: 'SENT' }),
            });
            return request;
          }),
        ),
      );
    },

    /** Newest first. */
    async list(input: unknown, context: Context): Promise<Page<VerificationRequest>> {
      const { organizationId: verifierId } = actingIn(context, 'verificationRequest.read');
      const { filter, ...page } = parseInput(listInput, input);
      return requests.list({ verifierId }, filter?.status, page, now());
    },

    /** Errors: NOT_FOUND. */
    async get(input: unknown, context: Context): Promise<VerificationRequest> {
      const { organizationId } = actingIn(context, 'verificationRequest.read');
      return load(parseInput(requestIdInput, input).requestId, organizationId);
    },

    /** Takes an open request back: the holder sees it no more as one to answer. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
    async cancel(input: unknown, context: Context): Promise<VerificationRequest> {
      const { organizationId } = actingIn(context, 'verificationRequest.cancel');
      const { requestId } = parseInput(requestIdInput, input);
      return anewAfterRaces(async () => {
        const before = await load(requestId, organizationId);
        requireRowVersion(context, before.rowVersion);
        const at = now();
        requireOpen(before, at, 'cancelled');
        const set = { status: 'CANCELLED' } as const;
        await ledger.commit(context, {
          writes: [requests.updateWrite(before, set, at)],
          audit: requestFact(before, 'verification_request.cancelled', {
            previousState: before.status,
            newState: set.status,
          }),
        });
        return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
      });
    },
  };

  async function requireWithinDay(verifierId: string, at: Date): Promise<void> {
    const most = settings.get(REQUESTS_PER_DAY);
    if ((await requests.sentSince(verifierId, new Date(at.getTime() - DAY_MS))) >= most)
      throw new AppError(
        'LIMIT_REACHED',
        `A verifier sends at most ${most} requests in 24 hours; go on tomorrow, or ask the platform for more.`,
      );
  }

  async function load(requestId: string, verifierId: string): Promise<VerificationRequest> {
    const found = await requests.byId(requestId);
    if (found?.verifierId === verifierId) return found;
    throw new AppError('NOT_FOUND', 'There is no request of that id; list your requests.');
  }
}

/** A fact about a request in the trail of the verifier. */
export function requestFact(
  { requestId, verifierId }: Pick<VerificationRequest, 'requestId' | 'verifierId'>,
  action: AuditFact['action'],
  states: Pick<AuditFact, 'previousState' | 'newState'>,
): AuditFact {
  return {
    action,
    subject: { type: 'VerificationRequest', id: requestId },
    org: { type: 'VERIFIER', id: verifierId },
    ...states,
  };
}
