import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { EligibilityService } from './eligibility-service.ts';

/** The GraphQL spelling of the operations from what was confirmed to credentials. */
export function eligibilityResolvers(eligibility: EligibilityService) {
  return {
    Query: {
      issuanceEligibility: async (_, args, context) => toConnection(await eligibility.list(args, context)),
    },
    Mutation: {
      issueEligible: (_, { input }, context) => eligibility.issue(input, context),
      nameOutcomeCredential: async (_, { input }, context) => ({
        outcome: await eligibility.nameCredential(input, context),
      }),
    },
    Learner: {
      credentials: ({ learnerId }, args, context) =>
        eligibility.credentialsOf({ learnerId, ...args }, context),
    },
    EligibleOutcome: {
      isLinked: ({ holderDid }) => holderDid !== undefined,
    },
  } satisfies Resolvers;
}
