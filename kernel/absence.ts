/** How long a call that was not sent yet waits for another unit to come back from a restart. */
export interface Absence {
  /**
   * Waits until `back` says that it is there, `ms` milliseconds at most; false when it is not. Undefined, without waiting, once it has
   * been away for longer than a restart takes, or while many wait for it already.
   */
  outlast(ms: number, back: (ms: number) => Promise<boolean>): Promise<boolean | undefined>;
  /** To be called when the unit has answered. */
  over(): void;
}

/**
 * How many milliseconds a call with the deadline `deadlineMs` waits for a restart: the deadline once more, and the time to notice that
 * the unit is back. Of the `left` milliseconds of a request `deadlineMs` are kept for the answer, or half of them.
 */
export function restartWait(deadlineMs: number, left = Number.POSITIVE_INFINITY): number {
  return Math.min(deadlineMs + NOTICE_MS, Math.max(left - deadlineMs, left / 2));
}

// Longer than the pause between two attempts to connect.
const NOTICE_MS = 500;
// A unit that is away for longer is not being restarted, and is not waited for.
const RESTART_MS = 10_000;
// Calls that wait take memory.
const MAX_WAITING = 128;

/** In the beginning the unit counts as present. `now`: monotonic milliseconds. */
export function createAbsence(now: () => number = () => performance.now()): Absence {
  let since: number | undefined;
  let lastSeen = 0;
  let waiting = 0;
  return {
    async outlast(ms, back) {
      // Nothing is known of the time in which nothing was sent to it.
      if (since === undefined || now() - lastSeen >= RESTART_MS) since = now();
      lastSeen = now();
      if (now() - since >= RESTART_MS || waiting >= MAX_WAITING) return undefined;
      waiting += 1;
      try {
        const isBack = await back(ms);
        if (isBack) since = undefined;
        return isBack;
      } finally {
        waiting -= 1;
      }
    },
    over() {
      since = undefined;
    },
  };
}
