import { asUnit, type Context } from '../../../kernel/context.ts';
import type { ReportedOutcome as ReportedMessage } from '../../../proto/generated/testamur/learners/learner_records.ts';
import { given } from '../../rpc.ts';
import { optionalDate, sent } from '../../rpc-replies.ts';
import type { ReportedOutcome as Reported } from '../outcomes/report-service.ts';
import type { LearnersPorts, ReportedOutcome } from '../ports.ts';
import type { LearnersService } from '../services.ts';

/** What reports ask of learner records, in the process that has them. */
export function localReported({
  reports,
  persons,
}: Pick<LearnersService, 'reports' | 'persons'>): LearnersPorts['reported'] {
  const asCore = (context: Context) => asUnit(context, 'core-engine');
  return {
    async outcomes({ limit, ...asked }, context) {
      const { rows, next, through } = await reports.list({ ...asked, first: limit }, asCore(context));
      return { rows: rows.map(reportedOf), next, through };
    },
    ofPerson: (input, context) => persons.records(input, asCore(context)),
  };
}

function reportedOf({ outcome, enrolment, learner }: Reported): ReportedOutcome {
  return {
    outcomeId: outcome.outcomeId,
    entryVersionId: outcome.entryVersionId,
    resultType: outcome.resultType,
    value: outcome.value,
    score: outcome.score,
    scoreMax: outcome.scoreMax,
    outcomeCode: outcome.outcomeCode,
    achievedDate: outcome.achievedDate,
    isReached: outcome.isReached,
    status: outcome.status,
    revision: outcome.revision,
    confirmedAt: outcome.confirmedAt,
    credentialId: outcome.credentialId,
    cohortCode: enrolment.cohortCode,
    deliveryMode: enrolment.deliveryMode,
    enrolmentStatus: enrolment.status,
    startDate: enrolment.startDate,
    endDate: enrolment.endDate,
    learnerNumber: learner.learnerNumber,
    givenName: learner.givenName,
    familyName: learner.familyName,
    learnerStatus: learner.status,
    externalIds: learner.externalIds,
  };
}

/** The same as another unit's reply tells it. */
export function reportedFrom(message: ReportedMessage): ReportedOutcome {
  const outcome = sent(message.outcome);
  const enrolment = sent(message.enrolment);
  const learner = sent(message.learner);
  return {
    outcomeId: outcome.outcomeId,
    entryVersionId: outcome.entryVersionId,
    resultType: outcome.resultType,
    value: given(outcome.value),
    score: outcome.score ?? undefined,
    scoreMax: outcome.scoreMax ?? undefined,
    outcomeCode: given(outcome.outcomeCode),
    achievedDate: outcome.achievedDate,
    isReached: outcome.isReached,
    status: outcome.status,
    revision: outcome.revision,
    confirmedAt: optionalDate(outcome.confirmedAt),
    credentialId: given(outcome.credentialId),
    cohortCode: given(enrolment.cohortCode),
    deliveryMode: given(enrolment.deliveryMode),
    enrolmentStatus: enrolment.status,
    startDate: enrolment.startDate,
    endDate: given(enrolment.endDate),
    learnerNumber: learner.learnerNumber,
    givenName: learner.givenName,
    familyName: learner.familyName,
    learnerStatus: learner.status,
    externalIds: learner.externalIds.map(({ system, value }) => ({ system, value })),
  };
}
