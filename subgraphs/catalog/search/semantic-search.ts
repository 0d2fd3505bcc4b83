import { AppError } from '../../../kernel/errors.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import type { createComparisons } from './comparison.ts';
import type { Embedder } from './embedder.ts';
import type { Match } from './match.ts';
import { nearest } from './vectors.ts';

/** What was found by meaning alone. */
export interface FoundByMeaning {
  readonly items: readonly Match[];
  readonly searched: number;
  readonly truncated: boolean;
}

export type SemanticSearch = ReturnType<typeof createSemanticSearch>;

/** Finds ACTIVE entries of a jurisdiction whose text means what a question means, the nearest first. Errors: those of the model. */
export function createSemanticSearch(deps: {
  entries: Pick<RecordStore<CatalogEntry>, 'byIds'>;
  comparisonOf: ReturnType<typeof createComparisons>;
  embedder: Embedder;
}) {
  const { entries, comparisonOf, embedder } = deps;
  return async (
    asked: { readonly q: string; readonly jurisdictionCode: string; readonly limit: number },
    signal: AbortSignal,
  ): Promise<FoundByMeaning> => {
    const { q, jurisdictionCode, limit } = asked;
    const { matrix, entryIds, truncated } = await comparisonOf(jurisdictionCode, embedder.model);
    if (!matrix) return { items: [], searched: 0, truncated };
    const [vector] = await embedder.embed([q], signal);
    if (vector?.length !== matrix.dims)
      throw new AppError(
        'UPSTREAM_UNAVAILABLE',
        `The embedding model gives ${vector?.length} dimensions, and stored embeddings have ${matrix.dims}: have them rebuilt.`,
      );
    const near = nearest(matrix, vector, limit).map(({ row, cosine }) => ({
      entryId: entryIds[row] ?? '',
      score: cosine,
    }));
    const found = await entries.byIds(near.map(({ entryId }) => entryId));
    const byId = new Map(found.map((entry) => [entry.entryId, entry]));
    const items = near.flatMap(({ entryId, score }): Match[] => {
      const entry = byId.get(entryId);
      return entry?.status === 'ACTIVE' ? [{ entry, matchType: 'SEMANTIC', score }] : [];
    });
    return { items, searched: entryIds.length, truncated };
  };
}
