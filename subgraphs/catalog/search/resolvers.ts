import type { Resolvers } from '../generated/resolvers.ts';
import type { SearchService } from './search-service.ts';

/** The GraphQL spelling of the searches. */
export function searchResolvers(search: SearchService) {
  return {
    Query: {
      searchCatalogEntries: (_, args, context) => search.entries(args, context),
    },
  } satisfies Resolvers;
}
