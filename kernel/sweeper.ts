import type { Logger } from './log.ts';

/** Work that repeats while a unit runs. */
export interface Sweeper {
  /** Begins the interval; again does nothing. It keeps no process alive. */
  start(): void;
  /** Sweeps now, or joins the sweep under way; resolves when it is over, failed or not. */
  sweep(): Promise<void>;
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

  return {
    start() {
      timer ??= setInterval(() => void sweep(), everyMs);
      timer.unref();
    },
    sweep,
    async close() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };

  function sweep(): Promise<void> {
    running ??= work()
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, failure),
      )
      .finally(() => {
        running = undefined;
      });
    return running;
  }
}
