import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { ProposalService } from './proposal-service.ts';

/** The GraphQL spelling of the operations on proposals. */
export function proposalResolvers(proposals: ProposalService) {
  return {
    Query: {
      proposal: (_, args, context) => proposals.byId(args, context),
      proposals: async (_, args, context) => toConnection(await proposals.list(args, context)),
    },
    Mutation: {
      createProposal: async (_, { input }, context) => ({ proposal: await proposals.create(input, context) }),
      updateProposal: async (_, { input }, context) => ({ proposal: await proposals.update(input, context) }),
      submitProposal: async (_, { input }, context) => ({ proposal: await proposals.submit(input, context) }),
      withdrawProposal: async (_, { input }, context) => ({
        proposal: await proposals.withdraw(input, context),
      }),
      decideProposal: async (_, { input }, context) => ({ proposal: await proposals.decide(input, context) }),
    },
  } satisfies Resolvers;
}
