import { createPace } from './gather.ts';
import type { Logger } from './log.ts';
import { workingForAll } from './work.ts';

const GATHER = { least: 250, most: 1000 };
const RETRY_MS = 5000;

/** Background work that runs shortly after other work, so that nobody waits for it. */
export interface Follower {
  /** Runs soon, or after `ms` milliseconds; further calls until then are served by the same run. */
  schedule(ms?: number): void;
  /** Ends it, and waits for the step under way. */
  close(): Promise<void>;
}

/** Takes `step` after `step` until one says that nothing is left; a failure is logged as `failure` and tried again within seconds. */
export function createFollower(options: {
  /** True when more may be left. */
  step: () => Promise<boolean>;
  failure: string;
  log: Logger;
}): Follower {
  const { step, failure, log } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let closed = false;
  const pace = createPace(GATHER);

  return {
    schedule,
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };

  function schedule(ms = pace.gatherMs): void {
    if (closed || timer) return;
    // The request that triggers it does not pay for it.
    timer = workingForAll(() =>
      setTimeout(() => {
        timer = undefined;
        running = running.then(follow);
      }, ms),
    );
    timer.unref();
  }

  async function follow(): Promise<void> {
    try {
      await pace.run(async () => {
        while (!closed && (await step()));
      });
    } catch (error) {
      log.warn({ err: error }, failure);
      schedule(RETRY_MS);
    }
  }
}
