import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import { entityLoader } from '../../entity-loader.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { LearnerService } from './learner-service.ts';

/** The GraphQL spelling of the operations on learners. */
export function learnerResolvers(learners: LearnerService) {
  const byId = (learnerId: string, context: Context) => learners.byId({ learnerId }, context);
  return {
    Query: {
      learner: (_, { id }, context) => byId(id, context),
      learners: async (_, args, context) => toConnection(await learners.list(args, context)),
    },
    Mutation: {
      createLearner: async (_, { input }, context) => ({ learner: await learners.create(input, context) }),
      updateLearner: async (_, { input }, context) => ({ learner: await learners.update(input, context) }),
    },
    Learner: {
      issuer: ({ issuerDid }) => ({ did: issuerDid }),
      __resolveReference: ({ learnerId }, context) => entityLoader(context, byId).load(learnerId),
    },
  } satisfies Resolvers;
}
