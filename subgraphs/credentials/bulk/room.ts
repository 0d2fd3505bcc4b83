import type { Connection } from 'mongoose';
import type { Logger } from '../../../kernel/log.ts';
import { createSweeper } from '../../../kernel/sweeper.ts';
import { leaseOf } from '../../../store/lease.ts';
import { openUploads } from '../../../store/uploads.ts';
import { createJobWorker, type MayGoOn, type PortionOutcome } from '../../job-worker.ts';
import { createBulkIssuing } from './bulk-issuing.ts';
import { type BulkJob, ended, isAtRest, nextJobStatus } from './bulk-job.ts';
import { createTelling } from './bulk-letters.ts';
import { bulkJobStore, bulkRowStore, OLDEST_FIRST } from './bulk-models.ts';
import { createBulkPeople } from './bulk-people.ts';
import { createBulkReading } from './bulk-reading.ts';
import { type BulkDeps, createBulkService, ownJob } from './bulk-service.ts';
import { createBulkSigning } from './bulk-signing.ts';
import { createJobChanges, pausedWith } from './job-changes.ts';
import { createBulkRetention } from './retention.ts';

const HEAR_MS = 5000;
const HOUR = 60 * 60 * 1000;
/** A file of which no piece came for so long does not come any more. */
const UPLOAD_MS = 24 * HOUR;

/** Opens the room of bulk issuance. */
export async function openBulk(
  deps: Omit<BulkDeps, 'jobs' | 'rows' | 'uploads'> &
    Pick<Parameters<typeof createBulkIssuing>[0], 'store' | 'batch' | 'teams'> &
    Pick<Parameters<typeof createBulkSigning>[0], 'issuance'> &
    Pick<Parameters<typeof createBulkPeople>[0], 'findable' | 'rowInvites'> &
    Pick<Parameters<typeof createTelling>[0], 'bulkLetters'> & {
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
  const people = createBulkPeople({ ...given, change });
  const { issuePortion, retryFailed, skipRest, finish } = createBulkIssuing({ ...given, people, change });
  const tell = createTelling({ ...given, change });
  const { preparePortion, toSign, sign } = createBulkSigning({
    ...given,
    people,
    change,
    finish,
    wake: () => worker.wake(),
    load: (jobId, context) => ownJob(jobs, jobId, context),
  });
  const worker = createJobWorker({
    jobs,
    idOf: ({ jobId }) => jobId,
    order: OLDEST_FIRST,
    portion: portionOf,
    giveUp: (job) =>
      change(job, (before) => {
        const { status } = before;
        // The letter about it.
        if (isAtRest(status) && status !== 'CANCELLED')
          return { set: { isDue: false, attempts: 0, letterId: undefined } };
        // What was issued stays: only a file that could not be read is given up for good.
        if (status === 'RUNNING')
          return {
            set: { ...pausedWith(status), attempts: 0, failure: interrupted('resume it') },
            action: 'bulk_issuance.paused',
            reason: 'interrupted',
          };
        return {
          set: {
            ...ended(status === 'CANCELLED' ? status : nextJobStatus(status, 'FAIL'), now()),
            failure: interrupted('divide the file into smaller ones'),
          },
          action: 'bulk_issuance.failed',
        };
      }),
    lease: leaseOf(connection, 'bulk issuance', now),
    trouble: 'Jobs of bulk issuance could not be worked off; it is tried again at the next interval',
    log,
  });
  const hearing = createSweeper(
    async () => (await people.hear()) && worker.wake(),
    HEAR_MS,
    'How people have answered invites for rows could not be learned; it is tried again at the next interval',
    log,
    leaseOf(connection, 'bulk issuance.answers', now),
  );
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
    stores: { jobs, rows, uploads },
    worker,
    hearing,
    upkeep,
    start() {
      worker.start();
      hearing.start();
      upkeep.start();
    },
    async close() {
      await Promise.all([worker.close(), hearing.close(), upkeep.close()]);
    },
  };

  function portionOf(job: BulkJob, mayGoOn: MayGoOn): Promise<PortionOutcome> {
    switch (job.status) {
      case 'VALIDATING':
        return read(job, mayGoOn);
      case 'RUNNING':
        if (job.retriesFailed) return retryFailed(job);
        return (job.signingMode === 'BYOK' ? preparePortion : issuePortion)(job, mayGoOn);
      case 'CANCELLED':
        return skipRest(job, mayGoOn);
      default:
        return job.status === 'READY_TO_SIGN' && job.letterId === undefined
          ? preparePortion(job, mayGoOn)
          : tell(job);
    }
  }
}

const interrupted = (then: string) => ({
  code: 'interrupted',
  message: `it was interrupted again and again; ${then}, and tell the platform when that does not help`,
});
