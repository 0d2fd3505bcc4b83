import type { LiveSettings } from '../../../kernel/live-settings.ts';
import type { Logger } from '../../../kernel/log.ts';
import { leaseOf } from '../../../store/lease.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import type { EntryVersion } from '../entries/version.ts';
import type { Jurisdiction } from '../jurisdictions/jurisdiction.ts';
import type { SearchRecords } from '../ports.ts';
import type { RoomDeps } from '../rooms.ts';
import { SEMANTIC_SEARCH } from '../settings.ts';
import type { Skill } from '../skills/skill.ts';
import type { AreaStore } from './area-model.ts';
import { createComparisons } from './comparison.ts';
import type { Embedder } from './embedder.ts';
import { createEmbeddingBuilder } from './embedding-builder.ts';
import { embeddingStore } from './embedding-model.ts';
import { createEmbeddingService, type EmbeddingService } from './embedding-service.ts';
import { createLexicalSearch } from './lexical-search.ts';
import { createSearchService, type SearchService } from './search-service.ts';
import { createSemanticSearch } from './semantic-search.ts';

/** The embedding model of the catalog, and how long a search waits for it. */
export interface SearchModel {
  readonly embedder: Embedder;
  readonly deadlineMs: number;
}

/** The operations of this room. */
export interface SearchRoomService {
  readonly search: SearchService;
  readonly embeddings: EmbeddingService;
}

/** Opens the room that looks entries up, and keeps their embeddings where a model is set up. */
export async function openSearchRoom(
  deps: RoomDeps & {
    entries: RecordStore<CatalogEntry>;
    versions: RecordStore<EntryVersion>;
    skills: {
      byIds(ids: readonly string[]): Promise<readonly Pick<Skill, 'skillId' | 'name' | 'description'>[]>;
    };
    jurisdictions: RecordStore<Jurisdiction>;
    areas: AreaStore;
    model: SearchModel | undefined;
    settings: Pick<LiveSettings, 'get'>;
    searches: SearchRecords;
    log: Logger;
  },
) {
  const { connection, entries, skills, jurisdictions, areas, model, settings, searches, now, log } = deps;
  const isOn = () => settings.get(SEMANTIC_SEARCH);
  const embeddings = await embeddingStore(connection);
  const known = await jurisdictions.model.find().select({ _id: 1 }).lean();
  await areas.open(known.map(({ _id }) => String(_id)));
  const shared = { ...deps, embeddings };
  const builder =
    model &&
    createEmbeddingBuilder({
      ...shared,
      embedder: model.embedder,
      isOn,
      async skillNames(skillIds) {
        const found = await skills.byIds([...new Set(skillIds)]);
        return new Map(found.map(({ skillId, name }) => [skillId, name]));
      },
      lease: leaseOf(connection, 'embeddings', now),
    });
  const service: SearchRoomService = {
    search: createSearchService({
      lexical: createLexicalSearch({ entries }),
      semantic:
        model &&
        createSemanticSearch({
          entries,
          comparisonOf: createComparisons(shared),
          embedder: model.embedder,
        }),
      isOn,
      deadlineMs: model?.deadlineMs ?? 0,
      model: model?.embedder.model ?? '',
      record: (...search) => searches.record(...search),
      log,
    }),
    embeddings: createEmbeddingService({ ...shared, model: model?.embedder.model }),
  };
  return {
    service,
    /** Builds what is due now. */
    build: async () => builder?.build(),
    /** Begins to build. */
    start: () => builder?.start(),
    async close() {
      await builder?.close();
      model?.embedder.close();
    },
  };
}
