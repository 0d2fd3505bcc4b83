// Made of proto/testamur/internal/learner_match.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface LearnerMatchService {
  readonly service: 'testamur.internal.LearnerMatchService';
  readonly proto: 'testamur/internal/learner_match.proto';
  readonly rpcs: {
    readonly FindLearners: Rpc<FindLearnersRequest, FindLearnersRequest<Sent>, FindLearnersResponse<Sent>, FindLearnersResponse>;
  };
}

export interface FindLearnersRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly people: readonly SoughtLearner<W>[];
}

export interface SoughtLearner<W extends Wire = Received> {
  readonly learnerNumber: string;
  readonly name: string;
}

export interface FindLearnersResponse<W extends Wire = Received> {
  readonly learnerIds: readonly string[];
}
