import { isAppError } from '../kernel/errors.ts';
import type { Logger } from '../kernel/log.ts';
import { createSweeper, type Lease } from '../kernel/sweeper.ts';
import type { Order, Recorded, RecordStore } from '../store/record-store.ts';

const EVERY_MS = 5000;
/** Longer than a portion takes: who has died leaves the work to the others after it. */
const LEASE_MS = 20_000;
const JOBS_A_ROUND = 50;
/** How often a job may end its process before it is given up. */
const MOST_ATTEMPTS = 5;

/** What the worker needs to know of a job. */
export interface DueJob extends Recorded {
  /** There is something to do in the background. */
  readonly isDue: boolean;
  /** How often the work was begun since it last got on. */
  readonly attempts: number;
}

/** Whether a job is done for now, has more to do at once, was kept from it until the next look, or has nothing to do before that. */
export type PortionOutcome = 'DONE' | 'MORE' | 'LATER' | 'WAITS';

/** The right to work, asked for before each commit. False when this process is closing, or somebody else goes on. */
export type MayGoOn = () => Promise<boolean>;

export interface JobWorker {
  start(): void;
  /** Looks for work at once. */
  wake(): void;
  /** Resolves when there was nothing left to do. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Works jobs off in portions, in turn, so that a long one keeps no other one waiting; one process at a time of all that share a store.
 * A portion that fails by a refusal of others is tried again at the next look and costs no attempt.
 */
export function createJobWorker<Job extends DueJob>(deps: {
  readonly jobs: RecordStore<Job>;
  readonly idOf: (job: Job) => string;
  readonly order: Order;
  readonly portion: (job: Job, mayGoOn: MayGoOn) => Promise<PortionOutcome>;
  /** Ends a job that was interrupted again and again. */
  readonly giveUp: (job: Job) => Promise<unknown>;
  readonly lease: Lease;
  /** What is logged when no job could be looked at. */
  readonly trouble: string;
  readonly log: Logger;
}): JobWorker {
  const { jobs, idOf, order, portion, giveUp, lease, trouble, log } = deps;
  let isClosed = false;
  const sweeper = createSweeper(work, EVERY_MS, trouble, log);
  const mayGoOn: MayGoOn = async () => !isClosed && (await lease.hold(LEASE_MS));

  return {
    start: sweeper.start,
    wake: sweeper.again,
    settle: sweeper.sweep,
    async close() {
      isClosed = true;
      await sweeper.close();
    },
  };

  async function work(): Promise<void> {
    if (!(await mayGoOn())) return;
    try {
      const waiting = new Set<string>();
      for (;;) {
        const due = await jobs.list({ isDue: true }, order, { skip: 0, limit: JOBS_A_ROUND });
        const ready = due.filter((job) => !waiting.has(idOf(job)));
        if (ready.length === 0) return;
        for (const job of ready) {
          if (!(await mayGoOn())) return;
          const outcome = await attempt(job).catch((error: unknown) => fault(job, error));
          if (outcome === 'LATER' || outcome === 'WAITS') waiting.add(idOf(job));
        }
      }
    } finally {
      await lease.release();
    }
  }

  async function attempt(job: Job): Promise<PortionOutcome> {
    if (job.attempts >= MOST_ATTEMPTS) {
      await giveUp(job);
      return 'DONE';
    }
    // Beside the row version, which only what people see moves.
    await jobs.model.updateOne({ _id: idOf(job) }, { $inc: { attempts: 1 } });
    const outcome = await portion(job, mayGoOn);
    if (outcome === 'WAITS') await attemptsForgotten(job);
    return outcome;
  }

  async function fault(job: Job, err: unknown): Promise<PortionOutcome> {
    log.warn({ err, jobId: idOf(job) }, 'A job in the background stopped and goes on later');
    // What others fail in ends by itself; what fails here fails again.
    if (isAppError(err)) await attemptsForgotten(job);
    return 'LATER';
  }

  async function attemptsForgotten(job: Job): Promise<void> {
    await jobs.model.updateOne({ _id: idOf(job) }, { $set: { attempts: 0 } });
  }
}
