// Of the time of a process.
const SHARE = 0.1;

/** How long background work lets gather what comes before its next pass. */
export interface Pace {
  /** Milliseconds before the next pass. */
  readonly gatherMs: number;
  /** Runs a pass and measures it; one that fails changes nothing. */
  run<T>(pass: () => Promise<T>): Promise<T>;
}

/** A pace at which passes take a tenth of the time at most, within the bounds in milliseconds. */
export function createPace({ least, most }: { readonly least: number; readonly most: number }): Pace {
  let gatherMs = least;
  return {
    get gatherMs() {
      return gatherMs;
    },
    async run(pass) {
      const began = performance.now();
      const result = await pass();
      const tookMs = performance.now() - began;
      gatherMs = Math.min(most, Math.max(least, tookMs / SHARE - tookMs));
      return result;
    },
  };
}

const MOST_TURNS_MS = 20;

/**
 * Waits as long as each turn of the event loop brings more of what is then done together, 20 ms at most: under load requests come one
 * in a turn. `count` tells how many there are, `most` how many are done at once.
 */
export async function gatherTurns(count: () => number, most: number): Promise<void> {
  const end = performance.now() + MOST_TURNS_MS;
  for (let before = 0; count() > before && count() < most && performance.now() < end; ) {
    before = count();
    await new Promise(setImmediate);
  }
}
