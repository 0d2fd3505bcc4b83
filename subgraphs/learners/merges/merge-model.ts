import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import type { LearnerMerge } from './merge.ts';

const text = { type: String, required: true };

/** Opens the collection `learner_merges`. */
export function mergeStore(connection: Connection): Promise<RecordStore<LearnerMerge>> {
  return recordStore<LearnerMerge>(connection, {
    name: 'LearnerMerge',
    collection: 'learner_merges',
    key: 'mergeId',
    shape: {
      issuerDid: text,
      fromLearnerId: text,
      intoLearnerId: text,
      previousStatus: text,
      moved: { type: Object, required: true },
      mergedAt: { type: Date, required: true },
      undoneAt: { type: Date, default: null },
    },
    // The merge that made a learner what they are is the newest.
    indexes: [[{ fromLearnerId: 1, mergedAt: -1 }]],
  });
}
