import type { Resolvers } from '../generated/resolvers.ts';
import type { SearchService } from './search-service.ts';

/** The GraphQL spelling of the search. */
export function searchResolvers(search: SearchService) {
  return {
    Query: { custodianSearch: (_, args, context) => search.ask(args, context) },
  } satisfies Resolvers;
}
