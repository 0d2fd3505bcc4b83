import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { isAppError, isWithoutEffect } from '../../../kernel/errors.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Idempotency, Remember } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { CaseStore } from './case-model.ts';
import { aboutCase, type CaseService, type ChangedCase, isMailed, permitDecider } from './case-service.ts';
import { approvedLetter, rejectedLetter } from './letters.ts';
import {
  claimed,
  closed,
  type Decision,
  decidedAlready,
  decideInput,
  isOpen,
  type OnboardingCase,
  requireComplete,
  stageAfter,
} from './onboarding-case.ts';
import type { Registries } from './ports.ts';

const EVENTS = { APPROVE: 'approve', REJECT: 'reject' } as const;

interface Asked {
  readonly decision: Decision;
  readonly reason?: string | undefined;
}

export type DecisionService = ReturnType<typeof createDecisions>;

/**
 * How cases are decided: the case is claimed, so that nobody changes what was checked; then the registry decides, which accepts exactly
 * one of two decisions; then the case closes. When that is cut off before the registry has decided, the claim ends by itself; when
 * it is cut off later, the trail tells of the decision, and the case follows by itself.
 */
export function createDecisions(deps: {
  cases: CaseStore;
  service: Pick<CaseService, 'load' | 'loadToChange' | 'shown'>;
  registries: Registries;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  publicUrl: string;
  now: Clock;
}) {
  const { cases, service, registries, ledger, idempotency, mailer, publicUrl, now } = deps;

  return {
    /**
     * Approves or rejects, with effect. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, UPSTREAM_UNAVAILABLE, CONFLICT while another decision
     * is under way, INVALID_STATE_TRANSITION for a closed case, an incomplete checklist and an organization that was decided about
     * elsewhere.
     */
    decide(input: unknown, context: Context): Promise<ChangedCase> {
      const userId = permitDecider(context);
      return idempotency.run<ChangedCase>(context, 'decideOnboardingCase', input, async (remember) => {
        const { caseId, orgType, ...asked } = parseInput(decideInput, input);

        // 1. Whether it may be decided so.
        const found = await service.loadToChange({ caseId, orgType }, context);
        stageAfter(EVENTS[asked.decision], found.stage);
        if (asked.decision === 'APPROVE') requireComplete(found);

        // 2. It stays as it was checked.
        const mine = await claim(found, asked, context);

        // 3. The registry decides: one wins.
        try {
          await registries[mine.org.type].decide({ did: mine.org.did, ...asked }, context);
        } catch (error) {
          // After any other error the registry may have decided all the same, so that the claim must run out.
          if (isWithoutEffect(error)) await giveBack(mine, error.code, context);
          throw isAppError(error) && error.code === 'INVALID_STATE_TRANSITION'
            ? decidedAlready(error)
            : error;
        }

        // 4. The case follows, whatever happened to it meanwhile.
        return close(mine, asked, userId, remember, context);
      });
    },
  };

  /** Keeps the case for this decision if it still is what was read. Error: CONFLICT. */
  async function claim(
    found: OnboardingCase,
    { decision }: Asked,
    context: Context,
  ): Promise<OnboardingCase> {
    const at = now();
    const mine = { ...claimed(found, at), updatedAt: at, rowVersion: found.rowVersion + 1 };
    await ledger.commit(context, {
      writes: [cases.replaceWrite(mine, found)],
      audit: { action: 'onboarding_case.decision_begun', reason: decision, ...aboutCase(mine) },
    });
    return mine;
  }

  /** Ends the claim of a decision that had no effect. */
  async function giveBack(mine: OnboardingCase, why: string, context: Context): Promise<void> {
    const free = { ...mine, decidingUntil: null, updatedAt: now(), rowVersion: mine.rowVersion + 1 };
    await ledger
      .commit(context, {
        writes: [cases.replaceWrite(free, mine)],
        audit: {
          action: 'onboarding_case.decision_failed',
          status: 'FAILED',
          reason: why,
          ...aboutCase(mine),
        },
      })
      // The trail has closed the case, or the claim runs out; the caller must hear what the registry said.
      .catch(() => undefined);
  }

  async function close(
    found: OnboardingCase,
    { decision, reason }: Asked,
    userId: string,
    remember: Remember<ChangedCase>,
    context: Context,
  ): Promise<ChangedCase> {
    return anewAfterRaces(async (lostTo) => {
      const before = lostTo ? await service.load({ caseId: found.caseId }) : found;
      // The trail was faster: the case is closed by this very decision, and the applicant was told.
      if (lostTo && !isOpen(before.stage)) {
        const shown = await service.shown(before, context);
        return {
          case: shown,
          isApplicantMailed: isMailed(shown.applicant?.contactEmail ?? undefined, mailer),
        };
      }
      const at = now();
      const done = closed(before, EVENTS[decision], { authorId: userId, at, reason });
      const after = { ...done, updatedAt: at, rowVersion: before.rowVersion + 1 };
      const shown = await service.shown(after, context);
      const to = shown.applicant?.contactEmail ?? undefined;
      const result = { case: shown, isApplicantMailed: isMailed(to, mailer) };
      const letters =
        to === undefined || !shown.applicant
          ? []
          : [
              decision === 'APPROVE'
                ? approvedLetter(to, shown.applicant, after.org, publicUrl)
                : rejectedLetter(to, after.org, { reason, takesReplies: mailer.takesReplies }),
            ];
      await ledger.commit(context, {
        writes: [
          cases.replaceWrite(after, before),
          ...letters.map((letter) => mailer.letterWrite(letter)),
          ...remember(result),
        ],
        audit: {
          action: decision === 'APPROVE' ? 'onboarding_case.approved' : 'onboarding_case.rejected',
          ...aboutCase(after),
          previousState: before.stage,
          newState: after.stage,
        },
      });
      return result;
    });
  }
}
