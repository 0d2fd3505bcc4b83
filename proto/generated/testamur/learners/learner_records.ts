// Made of proto/testamur/learners/learner_records.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface LearnerRecordsService {
  readonly service: 'testamur.learners.LearnerRecordsService';
  readonly proto: 'testamur/learners/learner_records.proto';
  readonly rpcs: {
    readonly CreateLearner: Rpc<CreateLearnerRequest, CreateLearnerRequest<Sent>, CreateLearnerResponse<Sent>, CreateLearnerResponse>;
    readonly GetLearner: Rpc<GetLearnerRequest, GetLearnerRequest<Sent>, GetLearnerResponse<Sent>, GetLearnerResponse>;
    readonly ListLearners: Rpc<ListLearnersRequest, ListLearnersRequest<Sent>, ListLearnersResponse<Sent>, ListLearnersResponse>;
    readonly UpdateLearner: Rpc<UpdateLearnerRequest, UpdateLearnerRequest<Sent>, UpdateLearnerResponse<Sent>, UpdateLearnerResponse>;
    readonly CreateEnrolment: Rpc<CreateEnrolmentRequest, CreateEnrolmentRequest<Sent>, CreateEnrolmentResponse<Sent>, CreateEnrolmentResponse>;
    readonly UpdateEnrolment: Rpc<UpdateEnrolmentRequest, UpdateEnrolmentRequest<Sent>, UpdateEnrolmentResponse<Sent>, UpdateEnrolmentResponse>;
    readonly ListEnrolments: Rpc<ListEnrolmentsRequest, ListEnrolmentsRequest<Sent>, ListEnrolmentsResponse<Sent>, ListEnrolmentsResponse>;
    readonly RecordOutcome: Rpc<RecordOutcomeRequest, RecordOutcomeRequest<Sent>, RecordOutcomeResponse<Sent>, RecordOutcomeResponse>;
    readonly ConfirmOutcome: Rpc<ConfirmOutcomeRequest, ConfirmOutcomeRequest<Sent>, ConfirmOutcomeResponse<Sent>, ConfirmOutcomeResponse>;
    readonly AmendOutcome: Rpc<AmendOutcomeRequest, AmendOutcomeRequest<Sent>, AmendOutcomeResponse<Sent>, AmendOutcomeResponse>;
    readonly VoidOutcome: Rpc<VoidOutcomeRequest, VoidOutcomeRequest<Sent>, VoidOutcomeResponse<Sent>, VoidOutcomeResponse>;
    readonly ListOutcomesForReport: Rpc<ListOutcomesForReportRequest, ListOutcomesForReportRequest<Sent>, ListOutcomesForReportResponse<Sent>, ListOutcomesForReportResponse>;
    readonly MergeLearners: Rpc<MergeLearnersRequest, MergeLearnersRequest<Sent>, MergeLearnersResponse<Sent>, MergeLearnersResponse>;
    readonly UndoLearnerMerge: Rpc<UndoLearnerMergeRequest, UndoLearnerMergeRequest<Sent>, UndoLearnerMergeResponse<Sent>, UndoLearnerMergeResponse>;
  };
}

export interface LearnerExternalId<W extends Wire = Received> {
  readonly system: string;
  readonly value: string;
}

export interface LearnerRecord<W extends Wire = Received> {
  readonly learnerId: string;
  readonly issuerDid: string;
  readonly learnerNumber: string;
  readonly externalIds: readonly LearnerExternalId<W>[];
  readonly givenName: string;
  readonly familyName: string;
  readonly preferredName: string;
  readonly email: string;
  readonly phone: string;
  readonly preferredLanguage: string;
  readonly countryCode: string;
  readonly status: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
  readonly mergedInto: string;
}

export interface CreateLearnerRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly learnerNumber: string;
  readonly externalIds: readonly LearnerExternalId<W>[];
  readonly givenName: string;
  readonly familyName: string;
  readonly preferredName: string;
  readonly email: string;
  readonly phone: string;
  readonly preferredLanguage: string;
  readonly countryCode: string;
}

export interface CreateLearnerResponse<W extends Wire = Received> {
  readonly learner: LearnerRecord<W> | null;
}

export interface GetLearnerRequest<W extends Wire = Received> {
  readonly learnerId: string;
}

export interface GetLearnerResponse<W extends Wire = Received> {
  readonly learner: LearnerRecord<W> | null;
}

export interface ListLearnersRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly learnerNumber: string;
  readonly statusFilter: string;
  readonly page: number;
  readonly pageSize: number;
  readonly query: string;
  readonly externalId: string;
  readonly externalSystem: string;
}

export interface ListLearnersResponse<W extends Wire = Received> {
  readonly learners: readonly LearnerRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface LearnerExternalIds<W extends Wire = Received> {
  readonly externalIds: readonly LearnerExternalId<W>[];
}

export interface UpdateLearnerRequest<W extends Wire = Received> {
  readonly learnerId: string;
  readonly learnerNumber: string;
  readonly externalIds: LearnerExternalIds<W> | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly preferredName: string;
  readonly email: string;
  readonly phone: string;
  readonly preferredLanguage: string;
  readonly countryCode: string;
  readonly status: string;
}

export interface UpdateLearnerResponse<W extends Wire = Received> {
  readonly learner: LearnerRecord<W> | null;
}

export interface EnrolmentRecord<W extends Wire = Received> {
  readonly enrolmentId: string;
  readonly issuerDid: string;
  readonly learnerId: string;
  readonly entryVersionId: string;
  readonly cohortCode: string;
  readonly deliveryMode: string;
  readonly startDate: string;
  readonly expectedEndDate: string;
  readonly endDate: string;
  readonly exitReasonCode: string;
  readonly status: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CreateEnrolmentRequest<W extends Wire = Received> {
  readonly learnerId: string;
  readonly entryVersionId: string;
  readonly cohortCode: string;
  readonly deliveryMode: string;
  readonly startDate: string;
  readonly expectedEndDate: string;
  readonly status: string;
}

export interface CreateEnrolmentResponse<W extends Wire = Received> {
  readonly enrolment: EnrolmentRecord<W> | null;
}

export interface UpdateEnrolmentRequest<W extends Wire = Received> {
  readonly enrolmentId: string;
  readonly cohortCode: string;
  readonly deliveryMode: string;
  readonly startDate: string;
  readonly expectedEndDate: string;
  readonly endDate: string;
  readonly exitReasonCode: string;
  readonly status: string;
}

export interface UpdateEnrolmentResponse<W extends Wire = Received> {
  readonly enrolment: EnrolmentRecord<W> | null;
}

export interface ListEnrolmentsRequest<W extends Wire = Received> {
  readonly learnerId: string;
  readonly statusFilter: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListEnrolmentsResponse<W extends Wire = Received> {
  readonly enrolments: readonly EnrolmentRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface OutcomeRecord<W extends Wire = Received> {
  readonly outcomeId: string;
  readonly issuerDid: string;
  readonly enrolmentId: string;
  readonly entryVersionId: string;
  readonly resultDescriptionId: string;
  readonly resultType: string;
  readonly value: string;
  readonly score: number | undefined;
  readonly scoreMax: number | undefined;
  readonly scoreStatus: string;
  readonly outcomeCode: string;
  readonly achievedDate: string;
  readonly assessor: string;
  readonly evidenceIds: readonly string[];
  readonly revision: number;
  readonly isReached: boolean;
  readonly status: string;
  readonly confirmedAt: W['int64'];
  readonly credentialId: string;
  readonly credentialStale: boolean;
  readonly offeredAction: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface RecordOutcomeRequest<W extends Wire = Received> {
  readonly enrolmentId: string;
  readonly resultDescriptionId: string;
  readonly resultType: string;
  readonly value: string;
  readonly score: number | undefined;
  readonly scoreMax: number | undefined;
  readonly scoreStatus: string;
  readonly outcomeCode: string;
  readonly achievedDate: string;
  readonly assessor: string;
  readonly evidenceIds: readonly string[];
}

export interface RecordOutcomeResponse<W extends Wire = Received> {
  readonly outcome: OutcomeRecord<W> | null;
}

export interface ConfirmOutcomeRequest<W extends Wire = Received> {
  readonly outcomeId: string;
}

export interface ConfirmOutcomeResponse<W extends Wire = Received> {
  readonly outcome: OutcomeRecord<W> | null;
}

export interface OutcomeEvidence<W extends Wire = Received> {
  readonly evidenceIds: readonly string[];
}

export interface AmendOutcomeRequest<W extends Wire = Received> {
  readonly outcomeId: string;
  readonly resultDescriptionId: string;
  readonly resultType: string;
  readonly value: string;
  readonly score: number | undefined;
  readonly scoreMax: number | undefined;
  readonly scoreStatus: string;
  readonly outcomeCode: string;
  readonly achievedDate: string;
  readonly assessor: string;
  readonly evidence: OutcomeEvidence<W> | null;
  readonly reason: string;
}

export interface AmendOutcomeResponse<W extends Wire = Received> {
  readonly outcome: OutcomeRecord<W> | null;
}

export interface VoidOutcomeRequest<W extends Wire = Received> {
  readonly outcomeId: string;
  readonly reason: string;
}

export interface VoidOutcomeResponse<W extends Wire = Received> {
  readonly outcome: OutcomeRecord<W> | null;
}

export interface ListOutcomesForReportRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly from: W['int64'];
  readonly to: W['int64'];
  readonly cursor: string;
  readonly pageSize: number;
}

export interface ReportedOutcome<W extends Wire = Received> {
  readonly outcome: OutcomeRecord<W> | null;
  readonly enrolment: EnrolmentRecord<W> | null;
  readonly learner: LearnerRecord<W> | null;
}

export interface ListOutcomesForReportResponse<W extends Wire = Received> {
  readonly outcomes: readonly ReportedOutcome<W>[];
  readonly nextCursor: string;
  readonly through: W['int64'];
}

export interface LearnerMergeRecord<W extends Wire = Received> {
  readonly mergeId: string;
  readonly fromLearnerId: string;
  readonly intoLearnerId: string;
  readonly movedRecords: number;
  readonly mergedAt: W['int64'];
  readonly undoableUntil: W['int64'];
  readonly undoneAt: W['int64'];
}

export interface MergeLearnersRequest<W extends Wire = Received> {
  readonly learnerId: string;
  readonly intoLearnerId: string;
}

export interface MergeLearnersResponse<W extends Wire = Received> {
  readonly merge: LearnerMergeRecord<W> | null;
}

export interface UndoLearnerMergeRequest<W extends Wire = Received> {
  readonly learnerId: string;
}

export interface UndoLearnerMergeResponse<W extends Wire = Received> {
  readonly merge: LearnerMergeRecord<W> | null;
}
