import type { DemoLearnerService } from '../../../proto/generated/testamur/internal/demo.ts';
import { type BindingOf, given, operationRow } from '../../rpc.ts';
import { oneOf } from '../../rpc-replies.ts';
import { DEMO_LEARNERS } from '../contracts.ts';
import { ENROLMENT_STATUSES } from '../enrolments/enrolment.ts';
import { DEMO_OUTCOME_STATUSES, type DemoLearners } from './ports.ts';

/** What the demonstration asks of learner records. */
export function demoLearnerBinding(demo: DemoLearners): BindingOf<DemoLearnerService> {
  return {
    ...DEMO_LEARNERS,
    rpcs: {
      AddDemoLearner: operationRow({
        operation: demo.add,
        args: ({ wallet, enrolments, ...learner }) => ({
          ...learner,
          wallet: wallet ?? undefined,
          enrolments: enrolments.map(
            ({ cohortCode, endDate, exitReasonCode, status, outcomes, ...study }) => ({
              ...study,
              cohortCode: given(cohortCode),
              endDate: given(endDate),
              exitReasonCode: given(exitReasonCode),
              status: oneOf(ENROLMENT_STATUSES, status),
              outcomes: outcomes.map((outcome) => ({
                ...outcome,
                status: oneOf(DEMO_OUTCOME_STATUSES, outcome.status),
              })),
            }),
          ),
        }),
        reply: ({ outcomes }) => ({
          outcomes: outcomes.map(({ outcomeId, claims }) => ({
            outcomeId,
            claimsJson: JSON.stringify(claims),
          })),
        }),
      }),
      NameDemoCredential: operationRow({
        operation: demo.nameCredential,
        args: ({ outcomeId, credentialId }) => ({ outcomeId, credentialId }),
        reply: () => ({}),
      }),
      RemoveDemoLearners: operationRow({
        operation: (_input: object, context) => demo.remove(context),
        args: () => ({}),
        reply: ({ removed }) => ({ removed }),
      }),
    },
  };
}
