import { LRUCache } from 'lru-cache';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import type { AreaStore } from './area-model.ts';
import { MOST_COMPARED } from './embedding.ts';
import type { EmbeddingStore } from './embedding-model.ts';
import type { Matrix } from './vectors.ts';

/** What a search by meaning compares: the embeddings of the first entries of a jurisdiction, in memory. */
export interface Comparison {
  /** Undefined where no entry has an embedding. */
  readonly matrix: Matrix | undefined;
  /** Of each row. */
  readonly entryIds: readonly string[];
  /** True when the jurisdiction has more entries than may be compared. */
  readonly truncated: boolean;
}

// Sixteen jurisdictions of 1,000 vectors of 1,024 dimensions.
const MOST_BYTES = 64 * 1024 * 1024;
// Of an id and of what stands around it.
const BYTES_A_ROW = 100;

/** Reads and keeps comparisons, as many as fit into `maxBytes`; one that has changed, in whatever process, is read again. */
export function createComparisons(deps: {
  entries: RecordStore<CatalogEntry>;
  embeddings: Pick<EmbeddingStore, 'ofJurisdiction'>;
  areas: Pick<AreaStore, 'of'>;
  maxBytes?: number;
}) {
  const { entries, embeddings, areas, maxBytes = MOST_BYTES } = deps;
  const kept = new LRUCache<string, { readonly state: string; readonly comparison: Comparison }>({
    maxSize: maxBytes,
    sizeCalculation: ({ comparison: { matrix, entryIds } }) =>
      1 + (matrix?.rows.byteLength ?? 0) + entryIds.length * BYTES_A_ROW,
  });
  const reading = new Map<string, Promise<Comparison>>();

  return async (jurisdictionCode: string, model: string): Promise<Comparison> => {
    // The state first: what changes while the rest is read is seen by the next search.
    const { changes, vectors } = await areas.of(jurisdictionCode);
    const state = `${changes}.${vectors}`;
    const key = `${jurisdictionCode} ${model}`;
    const known = kept.get(key);
    if (known?.state === state) return known.comparison;
    // Those who ask at the same time wait for one reading.
    const turn = `${key} ${state}`;
    const running = reading.get(turn) ?? read(jurisdictionCode, model).finally(() => reading.delete(turn));
    reading.set(turn, running);
    const comparison = await running;
    kept.set(key, { state, comparison });
    return comparison;
  };

  async function read(jurisdictionCode: string, model: string): Promise<Comparison> {
    const [first, stored] = await Promise.all([
      firstEntries(entries, jurisdictionCode, MOST_COMPARED + 1),
      embeddings.ofJurisdiction(jurisdictionCode, model),
    ]);
    const byVersion = new Map(stored.map(({ subject, vector }) => [subject.id, vector]));
    const found = first.slice(0, MOST_COMPARED).flatMap(({ entryId, currentVersionId = '' }) => {
      const vector = byVersion.get(currentVersionId);
      return vector ? [{ entryId, vector }] : [];
    });
    const dims = found[0]?.vector.length ?? 0;
    const alike = found.filter(({ vector }) => vector.length === dims);
    const rows = new Float32Array(alike.length * dims);
    for (const [at, { vector }] of alike.entries()) rows.set(vector, at * dims);
    return {
      matrix: dims > 0 ? { dims, rows } : undefined,
      entryIds: alike.map(({ entryId }) => entryId),
      truncated: first.length > MOST_COMPARED,
    };
  }
}

/** The first ACTIVE entries of a jurisdiction in the order of its list. */
export function firstEntries(
  entries: RecordStore<CatalogEntry>,
  jurisdictionCode: string,
  limit: number,
): Promise<readonly CatalogEntry[]> {
  const where = { status: 'ACTIVE', jurisdictionCode };
  return entries.list(where, { jurisdictionCode: 1, entryCode: 1 }, { skip: 0, limit });
}
