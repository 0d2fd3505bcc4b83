import type { Context } from '../../../kernel/context.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { AssistService } from './assist-service.ts';

/** The fields that a language model answers. */
export function assistResolvers(service: AssistService) {
  return {
    Query: {
      auditSearchSuggestion: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.searchSuggestion(input, context),
      networkStatsInsight: (_parent: unknown, _args: unknown, context: Context) =>
        service.networkInsight(context),
    } satisfies Pick<QueryResolvers, 'auditSearchSuggestion' | 'networkStatsInsight'>,
  };
}
