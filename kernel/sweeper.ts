import type { Logger } from './log.ts';
import { workingForAll } from './work.ts';

/** Background work that looks for what is due, at an interval and when asked. */
export interface Sweeper {
  /** Begins to sweep at the interval, in the process whose turn it is. */
  start(): void;
  /** Joins the sweep under way or begins one, whoever's turn it is; resolves when it is over. Failures are logged, never thrown. */
  sweep(): Promise<void>;
  /** Sweeps, and once more when a sweep is under way, which may have looked too early; nothing once it is closed. */
  again(): void;
  /** Stops it and waits for the sweep under way. */
  close(): Promise<void>;
}

/** The turn of one process among those that do the same. */
export interface Lease {
  /** Takes or keeps it for so many milliseconds from now; false while another process has it. */
  hold(forMs: number): Promise<boolean>;
  /** Leaves it to the others. */
  release(): Promise<void>;
}

// Of intervals: longer than one, so that who swept last sweeps next; a process that dies leaves the turn to the others after it.
const TURN = 1.5;

/**
 * Runs `work` every `everyMs` milliseconds, never twice at once; a failure is logged as `failure` and the next interval tries again.
 * With a `lease` one of the processes that share it does so, which keeps it through a long sweep, too.
 */
export function createSweeper(
  work: () => Promise<unknown>,
  everyMs: number,
  failure: string,
  log: Logger,
  lease?: Lease,
): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let taking: Promise<void> | undefined;
  let isHeld = false;
  let isAskedAgain = false;
  let isClosed = false;

  return {
    start() {
      timer ??= setInterval(() => {
        if (lease) taking ??= takeTurn(lease);
        else void sweep();
      }, everyMs);
      timer.unref();
    },
    sweep,
    again() {
      if (isClosed) return;
      if (running) isAskedAgain = true;
      else void sweep();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      timer = undefined;
      await taking;
      await running;
      if (isHeld)
        await lease?.release().catch((err: unknown) => log.warn({ err }, 'A lease was not given back'));
    },
  };

  async function takeTurn(mine: Lease): Promise<void> {
    try {
      isHeld = await workingForAll(() => mine.hold(everyMs * TURN));
      if (isHeld && !isClosed) void sweep();
    } catch (error) {
      log.error({ err: error }, failure);
    } finally {
      taking = undefined;
    }
  }

  function sweep(): Promise<void> {
    // The request that triggers a sweep, or joins it, does not pay for it.
    running ??= workingForAll(work)
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, failure),
      )
      .finally(() => {
        running = undefined;
        if (!isAskedAgain || isClosed) return;
        isAskedAgain = false;
        void sweep();
      });
    return running;
  }
}
