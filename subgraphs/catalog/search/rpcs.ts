import type {
  CatalogMatchRecord,
  CatalogRegistryService,
} from '../../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { Sent } from '../../../proto/wire.ts';
import { given, givenNumber, operationRow, type RowsOf } from '../../rpc.ts';
import { entryRecord } from '../entries/rpcs.ts';
import type { EmbeddingService } from './embedding-service.ts';
import type { Found, Match } from './match.ts';
import type { SearchService } from './search-service.ts';

/** The RPCs of searches and embeddings, a part of the catalog's contract. */
export function searchRpcs(
  search: SearchService,
  embeddings: EmbeddingService,
): Pick<RowsOf<CatalogRegistryService>, 'SearchEntries' | 'SemanticSearch' | 'UpsertEmbedding'> {
  return {
    SearchEntries: operationRow({
      operation: search.entries,
      names: { q: 'query', jurisdiction: 'jurisdictionCode', status: 'statusFilter', first: 'limit' },
      args: ({ query, jurisdictionCode, statusFilter, limit }) => ({
        q: given(query),
        jurisdiction: given(jurisdictionCode),
        status: given(statusFilter),
        first: givenNumber(limit),
      }),
      reply: foundMessage,
    }),
    SemanticSearch: operationRow({
      operation: search.byMeaning,
      names: { q: 'query', jurisdiction: 'jurisdictionCode', first: 'limit' },
      args: ({ query, jurisdictionCode, limit }) => ({
        q: given(query),
        jurisdiction: given(jurisdictionCode),
        first: givenNumber(limit),
      }),
      reply: ({ status, ...found }) => ({ status, ...foundMessage(found) }),
    }),
    UpsertEmbedding: operationRow({
      operation: embeddings.upsert,
      args: ({ subjectType, subjectId, model, vector, textHash }) => ({
        subjectType: given(subjectType),
        subjectId: given(subjectId),
        model: given(model),
        vector,
        textHash: given(textHash),
      }),
      reply: ({ dims, textHash }) => ({ dims, textHash }),
    }),
  };
}

function foundMessage({ matchType, items, searched, truncated }: Found) {
  return { matchType: matchType ?? '', matches: items.map(matchRecord), searched, truncated };
}

function matchRecord({ entry, matchType, score }: Match): CatalogMatchRecord<Sent> {
  return { entry: entryRecord(entry), matchType, score };
}
