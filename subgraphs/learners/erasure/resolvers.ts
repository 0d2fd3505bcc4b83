import type { Resolvers } from '../generated/resolvers.ts';
import type { ErasureService } from './erasure-service.ts';

/** The GraphQL spelling of erasure. */
export function erasureResolvers(erasure: ErasureService) {
  return {
    Mutation: {
      eraseLearner: async (_, { input }, context) => ({ learner: await erasure.erase(input, context) }),
    },
  } satisfies Resolvers;
}
