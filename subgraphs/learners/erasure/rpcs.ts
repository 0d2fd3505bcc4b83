import type { LearnerRecordsService } from '../../../proto/generated/testamur/learners/learner_records.ts';
import { operationRow, type RowsOf } from '../../rpc.ts';
import { recordOf } from '../learners/rpcs.ts';
import type { ErasureService } from './erasure-service.ts';

/** The RPC of erasure, a part of the contract of learner records. */
export function erasureRpcs(erasure: ErasureService): Pick<RowsOf<LearnerRecordsService>, 'EraseLearner'> {
  return {
    EraseLearner: operationRow({
      operation: erasure.erase,
      args: ({ learnerId, reason }) => ({ learnerId, reason }),
      reply: (learner) => ({ learner: recordOf(learner) }),
    }),
  };
}
