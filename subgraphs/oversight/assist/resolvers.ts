import type { Resolvers } from '../generated/resolvers.ts';
import type { AssistService } from './assist-service.ts';

/** The fields that a language model answers. */
export function assistResolvers(service: AssistService) {
  return {
    Query: {
      auditSearchSuggestion: (_parent, { input }, context) => service.searchSuggestion(input, context),
      networkStatsInsight: (_parent, _args, context) => service.networkInsight(context),
    },
  } satisfies Resolvers;
}
