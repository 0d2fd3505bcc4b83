import { LRUCache } from 'lru-cache';
import type { Context } from '../../../kernel/context.ts';
import type { EntryVersions } from '../ports.ts';

const REMEMBERED = 2000;

export type EntryOfVersion = NonNullable<Awaited<ReturnType<EntryVersions['byId']>>>;

/** What versions of the catalog are of, each asked for once: what a published version says never changes. */
export function entryTitles(versions: EntryVersions) {
  const known = new LRUCache<string, EntryOfVersion>({ max: REMEMBERED });
  return {
    /** Those of these versions that there are, by their ids. */
    async of(ids: readonly string[], context: Context): Promise<ReadonlyMap<string, EntryOfVersion>> {
      const found = new Map<string, EntryOfVersion>();
      for (const id of new Set(ids)) {
        const version = known.get(id) ?? (await versions.byId(id, context));
        if (!version) continue;
        known.set(id, version);
        found.set(id, version);
      }
      return found;
    },
  };
}

export type EntryTitles = ReturnType<typeof entryTitles>;
