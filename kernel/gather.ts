// Of the time of a process.
const SHARE = 0.1;

/**
 * How many milliseconds background work lets gather what comes before its next pass, when the last one took `tookMs`: so many that its
 * passes take a tenth of the time at most, within the bounds.
 */
export function gatherAfter(tookMs: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, tookMs / SHARE - tookMs));
}
