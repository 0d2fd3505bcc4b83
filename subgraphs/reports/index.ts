import type { Connection } from 'mongoose';
import type { Clock } from '../../kernel/clock.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Logger } from '../../kernel/log.ts';
import { createSweeper } from '../../kernel/sweeper.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import { leaseOf } from '../../store/lease.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createTurns } from '../../store/turns.ts';
import { openUploads } from '../../store/uploads.ts';
import type { OpenDomain } from '../domain.ts';
import { createSubgraph } from '../subgraph.ts';
import { createOrdering } from './ordering.ts';
import type { ReportsNeeds } from './ports.ts';
import { createPreviewService, type PreviewService } from './preview-service.ts';
import { reportResolvers } from './resolvers.ts';
import { createDownloadCursors } from './runs/download-cursors.ts';
import { createReportService, type ReportService } from './runs/report-service.ts';
import { runStore } from './runs/run-model.ts';
import { createRunWorker, type RunWorker } from './runs/run-worker.ts';
import { createSources } from './sources/sources.ts';

export interface Reports extends OpenDomain<object, object> {
  readonly service: { readonly reports: ReportService; readonly previews: PreviewService };
  /** Works off runs. */
  readonly worker: RunWorker;
  start(): void;
  close(): Promise<void>;
}

export interface ReportsDeps extends ReportsNeeds {
  readonly connection: Connection;
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly settings: Pick<LiveSettings, 'get'>;
  /** Seals where downloads go on. */
  readonly downloadKey: Buffer;
  readonly publicUrl: string;
  readonly now: Clock;
  readonly log: Logger;
}

const HOUR = 60 * 60 * 1000;
/** A file that no run has taken for so long was left by a process that died. */
const LEFT_MS = 24 * HOUR;
const FILES = { model: 'ReportFile', files: 'report_files', pieces: 'report_file_pieces' };

/** Opens the reports. */
export async function createReports(deps: ReportsDeps): Promise<Reports> {
  const { connection, now, log } = deps;
  const [runs, uploads] = await Promise.all([runStore(connection), openUploads(connection, now, FILES)]);
  const sources = createSources(deps);
  const ordering = createOrdering(deps);
  const worker = createRunWorker({
    ...deps,
    runs,
    uploads,
    sources,
    lease: leaseOf(connection, 'reports', now),
  });
  const leftovers = createSweeper(
    () => uploads.sweep(new Date(now().getTime() - LEFT_MS)),
    HOUR,
    'A sweep of files of reports failed; it runs again at the next interval',
    log,
    leaseOf(connection, 'reports.files', now),
  );
  const service = {
    previews: createPreviewService({ ...deps, ordering, sources }),
    reports: createReportService({
      ...deps,
      runs,
      uploads,
      ordering,
      cursors: createDownloadCursors(deps.downloadKey),
      inTurn: createTurns(),
      wake: worker.wake,
    }),
  };
  return {
    subgraph: createSubgraph({ name: 'reports', resolvers: reportResolvers(service), internal: {} }),
    service,
    ports: {},
    near: {},
    worker,
    start() {
      worker.start();
      leftovers.start();
    },
    async close() {
      await Promise.all([worker.close(), leftovers.close()]);
    },
  };
}
