import { asUnit } from '../../../kernel/context.ts';
import type { PortionOutcome } from '../../job-worker.ts';
import type { BulkLetters } from '../ports.ts';
import type { BulkJob } from './bulk-job.ts';
import { type ChangeJob, contextOf, UNIT } from './job-changes.ts';

/** Sends the letter that a job owes to who has started it. */
export function createTelling({
  bulkLetters,
  change,
}: {
  readonly bulkLetters: BulkLetters;
  readonly change: ChangeJob;
}) {
  return async (job: BulkJob): Promise<PortionOutcome> => {
    const { jobId, issuerId, issuerDid, letterId, startedBy, counts, status, file } = job;
    if (letterId !== undefined && startedBy !== undefined && isTold(status)) {
      const { total, issued, invalid, failed, skipped, awaitingHolder } = counts;
      const toSign = counts.valid - issued - failed - skipped - awaitingHolder;
      const told = { total, issued, invalid, failed, skipped, awaitingHolder, toSign };
      await bulkLetters.tell(
        {
          letterId,
          jobId,
          issuerId,
          issuerDid,
          memberId: startedBy,
          fileName: file.name,
          status,
          counts: told,
        },
        asUnit(contextOf(job), UNIT),
      );
    }
    // Whatever has come meanwhile is still to be done.
    await change(job, ({ isDue }) => ({
      set: { letterId: undefined, isDue: isDue && status === 'READY_TO_SIGN', attempts: 0 },
    }));
    return 'MORE';
  };
}

const TOLD = ['COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED', 'READY_TO_SIGN'] as const;

function isTold(status: BulkJob['status']): status is (typeof TOLD)[number] {
  return TOLD.some((one) => one === status);
}
