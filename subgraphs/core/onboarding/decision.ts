import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, isAppError } from '../../../kernel/errors.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency, Remember } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { CaseStore } from './case-model.ts';
import {
  aboutCase,
  type CaseService,
  type ChangedCase,
  isMailed,
  permitDecider,
  type Registries,
} from './case-service.ts';
import { approvedLetter, rejectedLetter } from './letters.ts';
import {
  closed,
  type Decision,
  decideInput,
  isOpen,
  type OnboardingCase,
  requireComplete,
  stageAfter,
} from './onboarding-case.ts';

const ATTEMPTS = 5;
const EVENTS = { APPROVE: 'approve', REJECT: 'reject' } as const;

interface Asked {
  readonly decision: Decision;
  readonly reason?: string | undefined;
}

export type DecisionService = ReturnType<typeof createDecisions>;

/**
 * How cases are decided: the registry first, since it lets exactly one of two decisions win, then the case. When the second step
 * is cut off, the trail tells of the first, and the case follows by itself.
 */
export function createDecisions(deps: {
  cases: CaseStore;
  service: Pick<CaseService, 'load' | 'shown'>;
  registries: Registries;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  now: Clock;
}) {
  const { cases, service, registries, ledger, idempotency, mailer, now } = deps;

  return {
    /**
     * Approves or rejects, with effect. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, UPSTREAM_UNAVAILABLE, INVALID_STATE_TRANSITION for a
     * closed case, an incomplete checklist and an organization that was decided about elsewhere.
     */
    decide(input: unknown, context: Context): Promise<ChangedCase> {
      const userId = permitDecider(context);
      return idempotency.run<ChangedCase>(context, 'decideOnboardingCase', input, async (remember) => {
        const { caseId, orgType, ...asked } = parseInput(decideInput, input);

        // 1. Whether it may be decided so.
        const found = await service.load({ caseId, orgType });
        requireRowVersion(context, found.rowVersion);
        stageAfter(EVENTS[asked.decision], found.stage);
        if (asked.decision === 'APPROVE') requireComplete(found);

        // 2. The registry decides: one wins.
        await takeEffect(found, asked, context);

        // 3. The case follows, whatever happened to it meanwhile.
        return close(found, asked, userId, remember, context);
      });
    },
  };

  async function takeEffect({ org }: OnboardingCase, asked: Asked, context: Context): Promise<void> {
    const registry = registries[org.type];
    if (!registry) throw new AppError('NOT_FOUND', 'The registry of this organization does not run here.');
    try {
      await registry.decide({ did: org.did, ...asked }, context);
    } catch (error) {
      if (!isAppError(error) || error.code !== 'INVALID_STATE_TRANSITION') throw error;
      throw new AppError(
        'INVALID_STATE_TRANSITION',
        'Somebody has decided about this organization already; the case closes by itself within seconds. Read it again.',
        { cause: error },
      );
    }
  }

  async function close(
    found: OnboardingCase,
    { decision, reason }: Asked,
    userId: string,
    remember: Remember<ChangedCase>,
    context: Context,
  ): Promise<ChangedCase> {
    let before = found;
    for (let attempt = 1; ; attempt++) {
      const at = now();
      const done = closed(before, EVENTS[decision], { authorId: userId, at, reason });
      const after = { ...done, updatedAt: at, rowVersion: before.rowVersion + 1 };
      const shown = await service.shown(after, context);
      const to = shown.applicant?.contactEmail ?? undefined;
      const result = { case: shown, isApplicantMailed: isMailed(to, mailer) };
      try {
        await ledger.commit(context, {
          writes: [cases.replaceWrite(after, before), ...remember(result)],
          audit: {
            action: decision === 'APPROVE' ? 'onboarding_case.approved' : 'onboarding_case.rejected',
            ...aboutCase(after),
            previousState: before.stage,
            newState: after.stage,
          },
        });
      } catch (error) {
        if (!isAppError(error) || error.code !== 'CONFLICT' || attempt === ATTEMPTS) throw error;
        before = await service.load({ caseId: found.caseId });
        // The trail was faster: the case is closed by this very decision, and the applicant was told.
        if (!isOpen(before.stage))
          return { case: await service.shown(before, context), isApplicantMailed: isMailed(to, mailer) };
        continue;
      }
      if (to !== undefined && shown.applicant)
        mailer.send(
          decision === 'APPROVE'
            ? approvedLetter(to, shown.applicant)
            : rejectedLetter(to, after.org, reason),
        );
      return result;
    }
  }
}
