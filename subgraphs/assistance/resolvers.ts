import { toConnection } from '../../kernel/paging.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { AssistanceService } from './services.ts';
import { supportResolvers } from './support/resolvers.ts';
import { trialResolvers } from './trial/resolvers.ts';

/** The GraphQL spelling of the operations on assistance. */
export function assistanceResolvers({ overview, calls, insights, support, trials }: AssistanceService) {
  return {
    Query: {
      ...supportResolvers(support).Query,
      ...trialResolvers(trials).Query,
      assistance: (_, __, context) => overview(context),
      credentialInsight: (_, { input }, context) => insights.insight(input, context),
      modelCalls: async (_, args, context) => toConnection(await calls.list(args, context)),
      modelCall: (_, { id }, context) => calls.byId({ callId: id }, context),
    },
    ModelCall: {
      status: ({ outcome }) => outcome,
      askedBy: ({ createdBy }) => createdBy,
      hasTexts: ({ dropTextsAt }) => dropTextsAt !== undefined,
    },
    ModelCallWithTexts: { call: (call) => call },
  } satisfies Resolvers;
}
