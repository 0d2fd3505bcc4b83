// Of the time of a process.
const SHARE = 0.1;

/**
 * How many milliseconds background work lets gather what comes before its next pass, when the last one took `tookMs`: so many that its
 * passes take a tenth of the time at most, within the bounds.
 */
export function gatherAfter(tookMs: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, tookMs / SHARE - tookMs));
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
