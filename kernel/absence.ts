/** How long a neighbour's restart is waited for, by those who have not sent it anything yet. */
export interface Absence {
  /**
   * Waits until `back` says that it is there, `ms` milliseconds at most; false when it is not. Undefined, without waiting, once it has
   * been away for longer than a restart takes, or while many wait for it already.
   */
  outlast(ms: number, back: (ms: number) => Promise<boolean>): Promise<boolean | undefined>;
  /** It was seen to be there. */
  over(): void;
}

/**
 * How long a restart is waited for, in milliseconds, by those who may wait `deadlineMs` for an answer: one that takes no longer than
 * that costs nothing, and then it has to be noticed. Of the `left` milliseconds of a request as long stays for the answer, or half.
 */
export function restartPatience(deadlineMs: number, left = Number.POSITIVE_INFINITY): number {
  return Math.min(deadlineMs + NOTICE_MS, Math.max(left - deadlineMs, left / 2));
}

// Longer than the pause between two attempts to connect.
const NOTICE_MS = 500;
// Whoever is away for longer is not being restarted, and nobody waits in vain.
const RESTART_MS = 10_000;
// Those who wait take up room that others need.
const MAX_WAITING = 128;

/** Nobody is away in the beginning. `now`: monotonic milliseconds. */
export function createAbsence(now: () => number = () => performance.now()): Absence {
  let since: number | undefined;
  let lastSeen = 0;
  let waiting = 0;
  return {
    async outlast(ms, back) {
      // Nobody knows whether it was there while nobody looked.
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
