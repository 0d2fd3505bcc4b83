import type {
  LearnerRecordsService,
  OutcomeRecord,
} from '../../../proto/generated/testamur/learners/learner_records.ts';
import type { Sent } from '../../../proto/wire.ts';
import { given, millis, operationRow, type RowsOf } from '../../rpc.ts';
import { enrolmentRecord } from '../enrolments/rpcs.ts';
import { learnerRecord } from '../learners/rpcs.ts';
import { type Outcome, offerOf } from './outcome.ts';
import type { OutcomeService } from './outcome-service.ts';
import type { ReportService } from './report-service.ts';

/** The RPCs of outcomes, a part of the contract of learner records. */
export function outcomeRpcs(
  outcomes: OutcomeService,
  reports: ReportService,
): Pick<
  RowsOf<LearnerRecordsService>,
  'RecordOutcome' | 'ConfirmOutcome' | 'AmendOutcome' | 'VoidOutcome' | 'ListOutcomesForReport'
> {
  return {
    RecordOutcome: operationRow({
      operation: outcomes.record,
      args: ({ enrolmentId, evidenceIds, ...said }) => ({ enrolmentId, ...contentOf(said), evidenceIds }),
      reply: (outcome) => ({ outcome: outcomeRecord(outcome) }),
    }),
    ConfirmOutcome: operationRow({
      operation: outcomes.confirm,
      args: ({ outcomeId }) => ({ outcomeId }),
      reply: (outcome) => ({ outcome: outcomeRecord(outcome) }),
    }),
    AmendOutcome: operationRow({
      operation: outcomes.amend,
      names: { evidenceIds: 'evidence' },
      args: ({ outcomeId, evidence, reason, ...said }) => ({
        outcomeId,
        ...contentOf(said),
        evidenceIds: evidence?.evidenceIds,
        reason: given(reason),
      }),
      reply: (outcome) => ({ outcome: outcomeRecord(outcome) }),
    }),
    VoidOutcome: operationRow({
      operation: outcomes.void,
      args: ({ outcomeId, reason }) => ({ outcomeId, reason: given(reason) }),
      reply: (outcome) => ({ outcome: outcomeRecord(outcome) }),
    }),
    ListOutcomesForReport: operationRow({
      operation: reports.list,
      names: { first: 'pageSize', after: 'cursor' },
      args: ({ issuerDid, from, to, cursor, pageSize }) => ({
        issuerDid: given(issuerDid),
        from: new Date(Number(from)),
        to: new Date(Number(to)),
        after: given(cursor),
        first: pageSize === 0 ? undefined : pageSize,
      }),
      reply: ({ rows, next, through }) => ({
        outcomes: rows.map(({ outcome, enrolment, learner }) => ({
          outcome: outcomeRecord(outcome),
          enrolment: enrolmentRecord(enrolment),
          learner: learnerRecord(learner),
        })),
        nextCursor: next ?? '',
        through: millis(through),
      }),
    }),
  };
}

function contentOf(said: {
  readonly resultDescriptionId: string;
  readonly resultType: string;
  readonly value: string;
  readonly score?: number | null | undefined;
  readonly scoreMax?: number | null | undefined;
  readonly scoreStatus: string;
  readonly outcomeCode: string;
  readonly achievedDate: string;
  readonly assessor: string;
}) {
  return {
    resultDescriptionId: given(said.resultDescriptionId),
    resultType: given(said.resultType),
    value: given(said.value),
    score: said.score ?? undefined,
    scoreMax: said.scoreMax ?? undefined,
    scoreStatus: given(said.scoreStatus),
    outcomeCode: given(said.outcomeCode),
    achievedDate: given(said.achievedDate),
    assessor: given(said.assessor),
  };
}

function outcomeRecord(outcome: Outcome): OutcomeRecord<Sent> {
  return {
    outcomeId: outcome.outcomeId,
    issuerDid: outcome.issuerDid,
    enrolmentId: outcome.enrolmentId,
    entryVersionId: outcome.entryVersionId,
    resultDescriptionId: outcome.resultDescriptionId ?? '',
    resultType: outcome.resultType,
    value: outcome.value ?? '',
    score: outcome.score,
    scoreMax: outcome.scoreMax,
    scoreStatus: outcome.scoreStatus,
    outcomeCode: outcome.outcomeCode ?? '',
    achievedDate: outcome.achievedDate,
    assessor: outcome.assessor ?? '',
    evidenceIds: outcome.evidenceIds,
    revision: outcome.revision,
    isReached: outcome.isReached,
    status: outcome.status,
    confirmedAt: millis(outcome.confirmedAt),
    credentialId: outcome.credentialId ?? '',
    credentialStale: outcome.credentialStale,
    offeredAction: offerOf(outcome)?.action ?? '',
    createdAt: millis(outcome.createdAt),
    updatedAt: millis(outcome.updatedAt),
    rowVersion: outcome.rowVersion,
  };
}
