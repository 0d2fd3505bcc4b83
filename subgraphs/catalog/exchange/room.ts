import type { Logger } from '../../../kernel/log.ts';
import { createSweeper } from '../../../kernel/sweeper.ts';
import { forgetBefore } from '../../../store/forgetting.ts';
import { leaseOf } from '../../../store/lease.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Uploads } from '../../../store/uploads.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import type { EntryVersion } from '../entries/version.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { RoomDeps } from '../rooms.ts';
import type { HierarchyStore } from '../skills/hierarchy-model.ts';
import type { KeyedSkill } from '../skills/skill-model.ts';
import { createEntryStep } from './entry-step.ts';
import { createExportService, type ExportService } from './export-service.ts';
import { createHierarchyStep } from './hierarchy-step.ts';
import { importStore } from './import-model.ts';
import { createImportRun } from './import-run.ts';
import { createImportService, type ImportService } from './import-service.ts';
import { partStore } from './part-model.ts';
import { createPartSteps } from './part-steps.ts';
import { createPartBook } from './parts.ts';
import { createRecordSteps } from './record-steps.ts';
import { createReferences } from './references.ts';
import { IN_PLACE, stagedItemStore } from './staged-item-model.ts';

const RUN_MS = 15_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What became of each item is told for so long. */
const KEPT_DAYS = 30;
/** Members of a document that stand in no list, but for those that are looked into. */
const MOST_HEADERS = 200;

/** The operations of this room. */
export interface ExchangeService {
  readonly imports: ImportService;
  readonly exports: ExportService;
}

/** Opens the room in which catalogs of others come in, and ours goes out. */
export async function openExchange(
  deps: Omit<RoomDeps, 'idempotency'> & {
    readonly frameworks: RecordStore<Framework>;
    readonly entries: RecordStore<CatalogEntry>;
    readonly versions: RecordStore<EntryVersion>;
    readonly skills: RecordStore<KeyedSkill>;
    readonly hierarchy: HierarchyStore;
    /** Committed with the change of a skill's name. */
    readonly renamed: () => Write;
    readonly files: Uploads;
    /** Where the platform is reached, which addresses in exports begin with. */
    readonly publicUrl: string;
    readonly requireOpenJurisdiction: (code: string) => Promise<void>;
    readonly log: Logger;
  },
) {
  const { connection, now, log } = deps;
  const [imports, items, parts] = await Promise.all([
    importStore(connection),
    stagedItemStore(connection),
    partStore(connection),
  ]);
  const references = createReferences({ items, skills: deps.skills });
  const book = createPartBook({ parts, now });
  const shared = { ...deps, imports, items, parts, references, book };
  const records = createRecordSteps(shared);
  const partSteps = createPartSteps(shared);
  const headersOf = (importId: string) =>
    items.list({ importId, role: 'HEADER' }, IN_PLACE, { skip: 0, limit: MOST_HEADERS });
  const run = createImportRun({
    ...shared,
    stale: partSteps.stale,
    steps: {
      FRAMEWORKS: { roles: ['FRAMEWORK'], atOnce: 1, step: records.frameworks },
      SKILLS: { roles: ['SKILL'], atOnce: 100, step: records.skills },
      HIERARCHY: { roles: ['SKILL'], atOnce: 100, step: createHierarchyStep(shared) },
      ENTRIES: { roles: ['ENTRY'], atOnce: 1, step: createEntryStep({ ...shared, headersOf }) },
      PARTS: { roles: ['HEADER', 'EDGE', 'PART'], atOnce: 200, step: partSteps.parts },
    },
  });
  let isClosed = false;
  const sweeper = createSweeper(
    async () => {
      await run.runDue(() => isClosed);
      await run.abandonBefore(daysAgo(1));
      await deps.files.sweep(daysAgo(1));
      await forgetBefore(items.model, 'createdAt', daysAgo(KEPT_DAYS), () => isClosed);
    },
    RUN_MS,
    'An import stopped; it goes on at the next interval',
    log,
    leaseOf(connection, 'catalog_imports', now),
  );
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const service: ExchangeService = {
    imports: createImportService({ ...shared, begin: sweeper.again }),
    exports: createExportService(shared),
  };
  return {
    service,
    /** Joins the run under way or begins one, and waits for it. */
    runDue: sweeper.sweep,
    start: sweeper.start,
    async close() {
      isClosed = true;
      await sweeper.close();
    },
  };
}
