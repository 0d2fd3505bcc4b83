import { trusted } from 'mongoose';
import type { Clock } from '../kernel/clock.ts';
import { isAppError } from '../kernel/errors.ts';
import type { Logger } from '../kernel/log.ts';
import { createSweeper, type Lease } from '../kernel/sweeper.ts';
import type { Order, Recorded, RecordStore } from './record-store.ts';

/** Work that somebody has asked for, and that is done in the background. */
export interface Job extends Recorded {
  /** There is something to do. */
  readonly isDue: boolean;
  /** How often it was begun since it last got on. */
  readonly attempts: number;
}

/** The turn of a job. Whoever is told false leaves the rest as it is: it is still due. */
export interface Turn {
  /** Keeps the work from other processes; false once they have it, or this process stops. */
  hold(): Promise<boolean>;
  /** The same, and false when jobs of others have waited for long enough. Ask where the job can go on later. */
  goesOn(): Promise<boolean>;
}

const EVERY_MS = 5000;
/** Longer than a step takes: who has died leaves the work to the others after it. */
const LEASE_MS = 20_000;
/** How long a job may go on while those of others wait. */
const TURN_MS = 10_000;
const JOBS_LOOKED_AT = 50;

export type JobQueue = ReturnType<typeof createJobQueue>;

/** The index that a queue reads jobs by: those of one owner after the other, the oldest first. */
export function dueOrder(owner: string): Order {
  return { isDue: 1, [owner]: 1, createdAt: 1, _id: 1 };
}

/**
 * Works off jobs, one at a time in all processes that share a store: of each owner the oldest, one owner after the other, so that whoever
 * has much to do holds up nobody. What `workOff` throws is logged, and the job is tried again at the next interval.
 */
export function createJobQueue<J extends Job>(options: {
  readonly jobs: RecordStore<J>;
  readonly idOf: (job: J) => string;
  /** The member of a job that says whose it is. */
  readonly owner: keyof J & string;
  readonly workOff: (job: J, turn: Turn) => Promise<unknown>;
  readonly lease: Lease;
  /** What the log calls them, such as `Batches of intake`. */
  readonly called: string;
  readonly now: Clock;
  readonly log: Logger;
}) {
  const { jobs, idOf, owner, workOff, lease, called, now, log } = options;
  const order = dueOrder(owner);
  let isClosed = false;
  let hasTurn = false;
  /** Whose job had the last turn. */
  let last = '';
  const sweeper = createSweeper(
    work,
    EVERY_MS,
    `${called} could not be worked off; it is tried again at the next interval`,
    log,
  );

  return {
    start: sweeper.start,
    /** Looks for work at once. */
    wake: sweeper.again,
    /** Resolves when there was nothing left to do. */
    settle: sweeper.sweep,
    async close() {
      isClosed = true;
      await sweeper.close();
    },
  };

  async function work(): Promise<void> {
    if (!(await hold())) return;
    try {
      const failed = new Set<string>();
      for (;;) {
        const job = await next(failed);
        if (!job || isClosed || !hasTurn) return;
        last = ownerOf(job);
        await workOff(job, turnOf(last)).catch(async (err: unknown) => {
          failed.add(idOf(job));
          log.warn({ err, job: idOf(job) }, `${called}: one stopped and goes on later`);
          // What others fail in ends by itself; what fails here fails again.
          if (isAppError(err)) await jobs.model.updateOne({ _id: idOf(job) }, { $set: { attempts: 0 } });
        });
      }
    } finally {
      await lease.release();
    }
  }

  async function hold(): Promise<boolean> {
    hasTurn = !isClosed && (await lease.hold(LEASE_MS));
    return hasTurn;
  }

  function turnOf(whose: string): Turn {
    let began: number | undefined;
    return {
      hold,
      async goesOn() {
        const at = now().getTime();
        began ??= at;
        if (at - began < TURN_MS) return hold();
        began = at;
        return !(await othersWait(whose)) && hold();
      },
    };
  }

  /** The oldest job of whoever comes behind the owner of the last one, once around; none that has failed. */
  async function next(failed: ReadonlySet<string>): Promise<J | undefined> {
    const start = last;
    let isAround = false;
    for (let behind = start; ; ) {
      const found = await jobs.first({ isDue: true, [owner]: trusted({ $gt: behind }) }, order);
      if (!found || (isAround && ownerOf(found) > start)) {
        if (isAround) return undefined;
        isAround = true;
        behind = '';
        continue;
      }
      behind = ownerOf(found);
      if (!failed.has(idOf(found))) return found;
      const own = { isDue: true, [owner]: behind };
      const others = await jobs.list(own, order, { skip: 0, limit: JOBS_LOOKED_AT });
      const job = others.find((one) => !failed.has(idOf(one)));
      if (job) return job;
    }
  }

  async function othersWait(whose: string): Promise<boolean> {
    const waits = (which: object) => jobs.first({ isDue: true, [owner]: trusted(which) }, order);
    return ((await waits({ $gt: whose })) ?? (await waits({ $lt: whose }))) !== undefined;
  }

  function ownerOf(job: J): string {
    return String(job[owner]);
  }
}
