import type {
  LearnerMergeRecord,
  LearnerRecordsService,
} from '../../../proto/generated/testamur/learners/learner_records.ts';
import type { Sent } from '../../../proto/wire.ts';
import { millis, operationRow, type RowsOf } from '../../rpc.ts';
import { type LearnerMerge, undoableUntil } from './merge.ts';
import type { MergeService } from './merge-service.ts';

/** The RPCs of merging, a part of the contract of learner records. */
export function mergeRpcs(
  merges: MergeService,
): Pick<RowsOf<LearnerRecordsService>, 'MergeLearners' | 'UndoLearnerMerge'> {
  return {
    MergeLearners: operationRow({
      operation: merges.merge,
      args: ({ learnerId, intoLearnerId }) => ({ learnerId, intoLearnerId }),
      reply: (merge) => ({ merge: recordOf(merge) }),
    }),
    UndoLearnerMerge: operationRow({
      operation: merges.undo,
      args: ({ learnerId }) => ({ learnerId }),
      reply: (merge) => ({ merge: recordOf(merge) }),
    }),
  };
}

function recordOf(merge: LearnerMerge): LearnerMergeRecord<Sent> {
  return {
    mergeId: merge.mergeId,
    fromLearnerId: merge.fromLearnerId,
    intoLearnerId: merge.intoLearnerId,
    movedRecords: Object.values(merge.moved).flat().length,
    mergedAt: millis(merge.mergedAt),
    undoableUntil: millis(undoableUntil(merge)),
    undoneAt: millis(merge.undoneAt),
  };
}
