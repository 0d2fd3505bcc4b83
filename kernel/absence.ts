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

// Whoever is away for longer is not being restarted, and nobody waits in vain.
const RESTART_MS = 10_000;
// Those who wait take up room that others need.
const MAX_WAITING = 128;

/** Nobody is away in the beginning. `now`: monotonic milliseconds. */
export function createAbsence(now: () => number = () => performance.now()): Absence {
  let since: number | undefined;
  let waiting = 0;
  return {
    async outlast(ms, back) {
      since ??= now();
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
