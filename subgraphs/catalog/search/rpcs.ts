import type {
  CatalogMatchRecord,
  CatalogRegistryService,
} from '../../../proto/generated/testamur/catalog/catalog_registry.ts';
import type { Sent } from '../../../proto/wire.ts';
import { given, givenNumber, operationRow, type RowsOf } from '../../rpc.ts';
import { entryRecord } from '../entries/rpcs.ts';
import type { Found, Match } from './match.ts';
import type { SearchService } from './search-service.ts';

/** The RPCs of searches, a part of the catalog's contract. */
export function searchRpcs(search: SearchService): Pick<RowsOf<CatalogRegistryService>, 'SearchEntries'> {
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
  };
}

function foundMessage({ matchType, items, searched, truncated }: Found) {
  return { matchType: matchType ?? '', matches: items.map(matchRecord), searched, truncated };
}

function matchRecord({ entry, matchType, score }: Match): CatalogMatchRecord<Sent> {
  return { entry: entryRecord(entry), matchType, score };
}
