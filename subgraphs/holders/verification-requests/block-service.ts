import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { parseInput, uuid } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { accountBehind, holderFact, permitHolder } from '../accounts/caller.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { BlockedVerifier, BlockedVerifierStore } from './blocked-verifier-model.ts';
import type { VerificationRequests } from './ports.ts';

const MOST_BLOCKED = 100;

const input = z.strictObject({ verifierId: uuid });

export type BlockService = ReturnType<typeof createBlockService>;

/** Verifiers from whom the calling holder wants no requests; they are not told. */
export function createBlockService(deps: {
  blocked: BlockedVerifierStore;
  requests: Pick<VerificationRequests, 'hasAsked' | 'withholdWrite'>;
  accounts: Pick<HolderAccounts, 'byId'>;
  ledger: Ledger;
  now: Clock;
}) {
  const { blocked, requests, accounts, ledger, now } = deps;

  return {
    /** Newest first; at most 100. */
    async list(context: Context): Promise<readonly BlockedVerifier[]> {
      return blocked.ofHolder(permitHolder(context, 'verificationRequest.readOwn').holderId);
    },

    /**
     * From now on nothing that the verifier asks arrives, and what is open is gone; for the verifier it stays open until its end.
     * Repeating changes nothing. Errors: NOT_FOUND for a verifier that has not asked the holder, LIMIT_REACHED.
     */
    async block(given: unknown, context: Context): Promise<BlockedVerifier> {
      const { holderId, email } = await accountBehind(
        accounts,
        permitHolder(context, 'verificationRequest.answer'),
      );
      const { verifierId } = parseInput(input, given);
      return anewAfterRaces(async () => {
        const standing = await blocked.find(holderId, verifierId);
        if (standing) return standing;
        if (!(await requests.hasAsked(verifierId, email)))
          throw new AppError('NOT_FOUND', 'No verifier of that id has asked you; list what you were asked.');
        if ((await blocked.ofHolder(holderId)).length >= MOST_BLOCKED)
          throw new AppError(
            'LIMIT_REACHED',
            `You have blocked ${MOST_BLOCKED} verifiers; unblock one before you block another.`,
          );
        const made = { holderId, verifierId, blockedAt: now() };
        await ledger.commit(context, {
          writes: [blocked.insertWrite(made), requests.withholdWrite(verifierId, email)],
          audit: holderFact(holderId, 'holder.verifier_blocked', { reason: verifierId }),
        });
        return made;
      });
    },

    /** What it asks from now on arrives again. Errors: NOT_FOUND for a verifier that is not blocked. */
    async unblock(given: unknown, context: Context): Promise<BlockedVerifier> {
      const { holderId } = permitHolder(context, 'verificationRequest.answer');
      const { verifierId } = parseInput(input, given);
      return anewAfterRaces(async () => {
        const standing = await blocked.find(holderId, verifierId);
        if (!standing)
          throw new AppError('NOT_FOUND', 'You have blocked no verifier of that id; list those you have.');
        await ledger.commit(context, {
          writes: [blocked.deleteWrite(standing)],
          audit: holderFact(holderId, 'holder.verifier_unblocked', { reason: verifierId }),
        });
        return standing;
      });
    },
  };
}
