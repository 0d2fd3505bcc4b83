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
