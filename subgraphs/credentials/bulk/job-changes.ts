import type { Clock } from '../../../kernel/clock.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import { type AppError, ERRORS } from '../../../kernel/errors.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { PortionOutcome } from '../../job-worker.ts';
import {
  type BulkFailure,
  type BulkJob,
  type jobFact as JobFact,
  type JobStatus,
  jobFact,
  nextJobStatus,
} from './bulk-job.ts';

export const UNIT = 'credential-issuance';
/** In whose name issuers of the demonstration act: nobody's, so that nobody is written to. */
export const DEMO_ACTOR = 'demonstration';

/** One after another in a process; across processes the row version decides. */
export const turnOf = (jobId: string) => `bulk job ${jobId}`;

/** What the worker decides about a job. */
export interface JobChange {
  readonly set: Partial<BulkJob>;
  readonly writes?: readonly Write[];
  /** What the trail tells of it; nothing for mere progress. */
  readonly action?: Parameters<typeof JobFact>[0];
  readonly reason?: string | undefined;
}

/** Reads a job, decides and commits, as often as others come first; undefined when it is not as it was when the portion began. */
export type ChangeJob = (
  job: Pick<BulkJob, 'jobId' | 'status' | 'run'>,
  decide: (before: BulkJob) => JobChange | undefined | Promise<JobChange | undefined>,
) => Promise<BulkJob | undefined>;

export function createJobChanges({
  jobs,
  ledger,
  now,
}: {
  readonly jobs: RecordStore<BulkJob>;
  readonly ledger: Ledger;
  readonly now: Clock;
}): ChangeJob {
  return (job, decide) =>
    anewAfterRaces(async () => {
      const before = await jobs.byId(job.jobId);
      if (before?.status !== job.status || before.run !== job.run) return undefined;
      const decided = await decide(before);
      if (!decided) return undefined;
      const { set, writes = [], action, reason } = decided;
      const at = now();
      await ledger.commit(contextOf(before), {
        writes: [...writes, jobs.updateWrite(before, set, at)],
        audit: action
          ? {
              ...jobFact(action, before),
              reason,
              previousState: before.status,
              newState: set.status ?? before.status,
            }
          : [],
      });
      return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
    });
}

/** What a pause sets. Error: INVALID_STATE_TRANSITION. */
export function pausedWith(status: JobStatus): Partial<BulkJob> {
  return { status: nextJobStatus(status, 'PAUSE'), isDue: false, runningSince: undefined };
}

/** Nothing goes on by itself: what keeps it from being issued has to be mended first. Errors: `refusal`, when it is a fault of the platform. */
export async function stoppedBy(refusal: AppError, job: BulkJob, change: ChangeJob): Promise<PortionOutcome> {
  const { code, message } = refusal;
  if (ERRORS[code].http >= 500) throw refusal;
  const failure: BulkFailure = { code, message };
  await change(job, (before) => ({
    set: { ...pausedWith(before.status), failure },
    action: 'bulk_issuance.paused',
    reason: code,
  }));
  return 'DONE';
}

/** In whose name a job works: whoever has asked for it. */
export function contextOf({ requester, correlationId }: BulkJob): Context {
  return newContext({ identity: requester ?? { kind: 'unit', unit: UNIT }, correlationId });
}
