import type { Connection } from 'mongoose';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper } from '../../../kernel/sweeper.ts';
import { leaseOf } from '../../../store/lease.ts';
import { openUploads } from '../../../store/uploads.ts';
import { createJobWorker } from '../../job-worker.ts';
import { createBulkIssuing } from './bulk-issuing.ts';
import { ended, nextJobStatus } from './bulk-job.ts';
import { bulkJobStore, bulkRowStore, OLDEST_FIRST } from './bulk-models.ts';
import { createBulkReading } from './bulk-reading.ts';
import { type BulkDeps, createBulkService, ownJob } from './bulk-service.ts';
import { createBulkSigning } from './bulk-signing.ts';
import { createJobChanges, pausedWith } from './job-changes.ts';
import { createBulkRetention } from './retention.ts';

const HOUR = 60 * 60 * 1000;
/** A file of which no piece came for so long does not come any more. */
const UPLOAD_MS = 24 * HOUR;

/** Opens the room of bulk issuance. */
export async function openBulk(
  deps: Omit<BulkDeps, 'jobs' | 'rows' | 'uploads'> &
    Pick<Parameters<typeof createBulkIssuing>[0], 'store' | 'batch'> &
    Pick<Parameters<typeof createBulkSigning>[0], 'issuance'> & {
      readonly connection: Connection;
      readonly log: Logger;
    },
) {
  const { connection, now, log } = deps;
  const [jobs, rows, uploads] = await Promise.all([
    bulkJobStore(connection),
    bulkRowStore(connection),
    openUploads(connection, now),
  ]);
  const given = { ...deps, jobs, rows, uploads };
  const change = createJobChanges(given);
  const read = createBulkReading({ ...given, change });
  const { issuePortion, retryFailed, skipRest, finish } = createBulkIssuing({ ...given, change });
  const { preparePortion, toSign, sign } = createBulkSigning({
    ...given,
    change,
    finish,
    load: (jobId, context) => ownJob(jobs, jobId, context),
  });
  const worker = createJobWorker({
    jobs,
    idOf: ({ jobId }) => jobId,
    order: OLDEST_FIRST,
    portion: (job, mayGoOn) => {
      if (job.status === 'VALIDATING') return read(job, mayGoOn);
      if (job.status !== 'RUNNING') return skipRest(job, mayGoOn);
      if (job.retriesFailed) return retryFailed(job);
      return (job.signingMode === 'BYOK' ? preparePortion : issuePortion)(job, mayGoOn);
    },
    // What was issued stays: only a file that could not be read is given up for good.
    giveUp: (job) =>
      change(job, ({ status }) =>
        status === 'RUNNING'
          ? {
              set: { ...pausedWith(status), attempts: 0, failure: interrupted('resume it') },
              action: 'bulk_issuance.paused',
              reason: 'interrupted',
            }
          : {
              set: {
                ...ended(status === 'CANCELLED' ? status : nextJobStatus(status, 'FAIL'), now()),
                failure: interrupted('divide the file into smaller ones'),
              },
              action: 'bulk_issuance.failed',
            },
      ),
    lease: leaseOf(connection, 'bulk issuance', now),
    trouble: 'Jobs of bulk issuance could not be worked off; it is tried again at the next interval',
    log,
  });
  const drop = createBulkRetention(given);
  const upkeep = createSweeper(
    async () => {
      await uploads.sweep(new Date(now().getTime() - UPLOAD_MS));
      await drop();
    },
    HOUR,
    'What files of bulk issuance say could not be dropped; it is tried again at the next interval',
    log,
    leaseOf(connection, 'bulk issuance.upkeep', now),
  );
  return {
    service: createBulkService({ ...given, toSign, sign, wake: worker.wake }),
    worker,
    upkeep,
    start() {
      worker.start();
      upkeep.start();
    },
    async close() {
      await Promise.all([worker.close(), upkeep.close()]);
    },
  };
}

const interrupted = (then: string) => ({
  code: 'interrupted',
  message: `it was interrupted again and again; ${then}, and tell the platform when that does not help`,
});
