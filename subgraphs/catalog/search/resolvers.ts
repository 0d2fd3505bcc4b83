import type { Resolvers } from '../generated/resolvers.ts';
import type { EmbeddingService } from './embedding-service.ts';
import type { SearchService } from './search-service.ts';

/** The GraphQL spelling of the searches, and of how far embeddings are. */
export function searchResolvers(search: SearchService, embeddings: EmbeddingService) {
  return {
    Query: {
      searchCatalogEntries: (_, args, context) => search.entries(args, context),
      semanticCatalogSearch: (_, args, context) => search.byMeaning(args, context),
      catalogEmbeddings: (_, args, context) => embeddings.state(args, context),
    },
    Mutation: {
      rebuildEmbeddings: async (_, { input }, context) => ({
        embeddings: await embeddings.rebuild(input, context),
      }),
    },
  } satisfies Resolvers;
}
