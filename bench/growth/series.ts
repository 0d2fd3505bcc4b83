/** Beyond the growth of the logarithm, what noise may add. */
const NOISE = 1.25;
export const NOISE_MS = 0.2;

/** One figure at every step; undefined where there was nothing to measure yet. */
export interface Series {
  readonly name: string;
  readonly unit: 'ms' | 'µs' | 's' | 'MiB' | 'KiB' | '/s';
  readonly figures: readonly (number | undefined)[];
  /** Milliseconds by the clock, where requests were measured. */
  readonly p50?: readonly (number | undefined)[];
  /** The answers of a step that were no results, the first of each. */
  readonly refusals?: readonly string[];
  /** A rate: less is worse. */
  readonly isRate?: boolean;
}

/** How a figure grew from the first step that has one to the last, and how far it may have. */
export interface Growth {
  readonly times: number;
  readonly allowed: number;
  readonly isTooFast: boolean;
}

/**
 * Compares the growth of a figure with that of the logarithm of the records: a row may cost as many times more as the
 * logarithm is larger, and for noise a quarter and `noiseMs` on top. Undefined without two figures.
 */
export function growthOf(
  { figures, unit, isRate = false }: Series,
  steps: readonly number[],
  noiseMs = NOISE_MS,
): Growth | undefined {
  const at = figures.findIndex((figure) => figure !== undefined);
  const [first, last] = [figures[at], figures.at(-1)];
  const [from, to] = [steps[at], steps.at(-1)];
  if (first === undefined || last === undefined || from === undefined || to === undefined || from === to)
    return undefined;
  const times = isRate ? first / last : last / first;
  const noise = unit === 'ms' ? noiseMs / first : 0;
  const allowed = (Math.log(to) / Math.log(from)) * NOISE + noise;
  return { times, allowed, isTooFast: times > allowed };
}
