import type { Resolvers } from '../generated/resolvers.ts';
import type { LearnerService } from '../learners/learner-service.ts';
import { type LearnerMerge, undoableUntil } from './merge.ts';
import type { MergeService } from './merge-service.ts';

/** The GraphQL spelling of merging. */
export function mergeResolvers(merges: MergeService, learners: Pick<LearnerService, 'byId'>) {
  return {
    Mutation: {
      mergeLearners: async (_, { input }, context) => {
        const merge = await merges.merge(input, context);
        return { merge, learner: await learners.byId({ learnerId: merge.intoLearnerId }, context) };
      },
      undoLearnerMerge: async (_, { input }, context) => {
        const merge = await merges.undo(input, context);
        return { merge, learner: await learners.byId({ learnerId: merge.fromLearnerId }, context) };
      },
    },
    LearnerMerge: {
      undoableUntil: (merge) => undoableUntil(merge),
      movedRecords: ({ moved }: LearnerMerge) => Object.values(moved).flat().length,
    },
  } satisfies Resolvers;
}
