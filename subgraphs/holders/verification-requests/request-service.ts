import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Page } from '../../../kernel/paging.ts';
import { pageInput } from '../../../kernel/paging.ts';
import {
  freeText,
  instant,
  oneFrom,
  optional,
  optionalText,
  parseInput,
  uuid,
} from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { accountBehind, permitHolder } from '../accounts/caller.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { LinksOf } from '../sharing/links-of.ts';
import type { PartOfChange } from '../wallet/room.ts';
import { REQUEST_STATUSES, type ReceivedRequest, type VerificationRequests } from './ports.ts';

const listInput = z.strictObject({ status: optional(oneFrom(REQUEST_STATUSES)), ...pageInput });
const viewInput = z.strictObject({ requestId: uuid });
const declineInput = z.strictObject({ requestId: uuid, reason: optionalText(freeText(3, 500)) });
const answerInput = z.strictObject({
  requestId: uuid,
  credentialIds: z
    .array(uuid, 'give a list of ids of credentials')
    .min(1, 'choose at least one credential, or decline')
    .max(10, 'choose at most 10 credentials')
    .refine((ids) => new Set(ids).size === ids.length, 'name each credential once'),
  expiresAt: optional(instant),
});

const DAY_MS = 24 * 60 * 60 * 1000;
const LINK_DAYS = 30;
const MAX_LABEL = 100;

export type ReceivedRequestService = ReturnType<typeof createReceivedRequestService>;

/** What verifiers ask of the calling holder, by the address that the account has proven. */
export function createReceivedRequestService(deps: {
  requests: VerificationRequests;
  accounts: Pick<HolderAccounts, 'byId'>;
  linksOf: LinksOf;
  /** What records that a holder shows something to a verifier. */
  sharingWith: (holderId: string, verifierId: string) => Promise<PartOfChange>;
  ledger: Ledger;
  idempotency: Idempotency;
  now: Clock;
}) {
  const { requests, accounts, linksOf, sharingWith, ledger, idempotency, now } = deps;

  return {
    /** Newest first. */
    async list(input: unknown, context: Context): Promise<Page<ReceivedRequest>> {
      const { email } = await accountBehind(accounts, permitHolder(context, 'verificationRequest.readOwn'));
      const { status, ...page } = parseInput(listInput, input);
      return requests.list(email, status, page);
    },

    /** Notes that the holder has seen it, and shows it. Repeating changes nothing. Errors: NOT_FOUND. */
    async view(input: unknown, context: Context): Promise<ReceivedRequest> {
      const { email } = await accountBehind(accounts, permitHolder(context, 'verificationRequest.answer'));
      const { requestId } = parseInput(viewInput, input);
      return anewAfterRaces(async () => {
        const found = await load(requestId, email);
        if (found.status !== 'SENT') return found;
        await settle(requestId, email, { status: 'VIEWED' }, context);
        return load(requestId, email);
      });
    },

    /**
     * Answers with a link to each chosen credential, all in one commit, which records the consent to that. Errors: NOT_FOUND, also for a credential of somebody else;
     * INVALID_STATE_TRANSITION, VERIFIER_NOT_ACTIVE, LIMIT_REACHED.
     */
    async answer(input: unknown, context: Context): Promise<ReceivedRequest> {
      const holder = permitHolder(context, 'verificationRequest.answer');
      const { email } = await accountBehind(accounts, holder);
      const { requestId, credentialIds, expiresAt } = parseInput(answerInput, input);
      type Told = { readonly requestId: string };
      await idempotency.run<Told>(context, 'answerVerificationRequest', input, (remember) =>
        anewAfterRaces(async () => {
          const { verifier } = await load(requestId, email);
          const links = await linksOf(
            holder,
            credentialIds,
            {
              label: `For ${verifier.name}`.slice(0, MAX_LABEL).trim(),
              verifierId: verifier.verifierId,
              expiresAt: expiresAt ?? new Date(now().getTime() + LINK_DAYS * DAY_MS),
            },
            context,
          );
          const consent = await sharingWith(holder.holderId, verifier.verifierId);
          const answer = { status: 'FULFILLED', shareIds: links.shareIds } as const;
          await settle(
            requestId,
            email,
            answer,
            context,
            [...remember({ requestId }), ...consent.writes, ...links.writes],
            [...consent.audit, ...links.audit],
          );
          return { requestId };
        }),
      );
      return load(requestId, email);
    },

    /** Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
    async decline(input: unknown, context: Context): Promise<ReceivedRequest> {
      const { email } = await accountBehind(accounts, permitHolder(context, 'verificationRequest.answer'));
      const { requestId, reason: declineReason } = parseInput(declineInput, input);
      return anewAfterRaces(async () => {
        await settle(requestId, email, { status: 'DECLINED', declineReason }, context);
        return load(requestId, email);
      });
    },
  };

  async function settle(
    requestId: string,
    email: string,
    answer: Parameters<VerificationRequests['answerWrites']>[2],
    context: Context,
    writes: Parameters<Ledger['commit']>[1]['writes'] = [],
    audit: readonly Extract<Parameters<Ledger['commit']>[1]['audit'], { action: unknown }>[] = [],
  ): Promise<void> {
    const made = await requests.answerWrites(requestId, email, answer);
    if (!made) throw unknown();
    await ledger.commit(context, {
      writes: [...made.writes, ...writes],
      audit: [made.audit, ...audit],
    });
  }

  async function load(requestId: string, email: string): Promise<ReceivedRequest> {
    const found = await requests.byId(requestId, email);
    if (found) return found;
    throw unknown();
  }
}

function unknown(): AppError {
  return new AppError('NOT_FOUND', 'Nobody has asked you this; list what you were asked.');
}
