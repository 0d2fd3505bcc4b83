import type { Logger } from './log.ts';
import { workingForAll } from './work.ts';

/** Work that repeats while a unit runs. */
export interface Sweeper {
  /** Begins the interval; again does nothing. It keeps no process alive. */
  start(): void;
  /** Sweeps now, or joins the sweep under way; resolves when it is over, failed or not. */
  sweep(): Promise<void>;
  /** Asks for a sweep that begins from now on: at once, or when the one under way is over, which may have looked too early. */
  again(): void;
  /** Ends the interval and waits for the sweep under way. */
  close(): Promise<void>;
}

/** Runs `work` every `everyMs` milliseconds, never twice at once; a failure is logged as `failure` and the next interval tries again. */
export function createSweeper(
  work: () => Promise<unknown>,
  everyMs: number,
  failure: string,
  log: Logger,
): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isClosed = false;

  return {
    start() {
      timer ??= setInterval(() => void sweep(), everyMs);
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
      await running;
    },
  };

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
