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
    readonly MergeLearners: Rpc<MergeLearnersRequest, MergeLearnersRequest<Sent>, MergeLearnersResponse<Sent>, MergeLearnersResponse>;
    readonly UndoLearnerMerge: Rpc<UndoLearnerMergeRequest, UndoLearnerMergeRequest<Sent>, UndoLearnerMergeResponse<Sent>, UndoLearnerMergeResponse>;
    readonly LinkHolder: Rpc<LinkHolderRequest, LinkHolderRequest<Sent>, LinkHolderResponse<Sent>, LinkHolderResponse>;
    readonly ResolveLearnerByHolder: Rpc<ResolveLearnerByHolderRequest, ResolveLearnerByHolderRequest<Sent>, ResolveLearnerByHolderResponse<Sent>, ResolveLearnerByHolderResponse>;
    readonly EraseLearner: Rpc<EraseLearnerRequest, EraseLearnerRequest<Sent>, EraseLearnerResponse<Sent>, EraseLearnerResponse>;
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

export interface LearnerLinkRecord<W extends Wire = Received> {
  readonly linkId: string;
  readonly learnerId: string;
  readonly issuerDid: string;
  readonly method: string;
  readonly status: string;
  readonly holderDid: string;
  readonly evidenceRef: string;
  readonly createdAt: W['int64'];
  readonly confirmedAt: W['int64'];
  readonly endedAt: W['int64'];
}

export interface LinkHolderRequest<W extends Wire = Received> {
  readonly learnerId: string;
  readonly method: string;
  readonly holderDid: string;
  readonly email: string;
  readonly evidenceRef: string;
}

export interface LinkHolderResponse<W extends Wire = Received> {
  readonly link: LearnerLinkRecord<W> | null;
}

export interface ResolveLearnerByHolderRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly holderDid: string;
}

export interface ResolveLearnerByHolderResponse<W extends Wire = Received> {
  readonly learner: LearnerRecord<W> | null;
  readonly link: LearnerLinkRecord<W> | null;
}

export interface EraseLearnerRequest<W extends Wire = Received> {
  readonly learnerId: string;
  readonly reason: string;
}

export interface EraseLearnerResponse<W extends Wire = Received> {
  readonly learner: LearnerRecord<W> | null;
}
