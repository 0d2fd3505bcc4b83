import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

const BETWEEN_MS = 5;
const RESOLUTION_MS = 2;

/** What some work took, and what it did meanwhile to requests of the same process. Milliseconds but for seconds. */
export interface Beside {
  readonly seconds: number;
  /** Seconds of the processor, with those of the requests. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  /** For which the event loop served nobody else. */
  readonly longestHold: number;
}

/** Makes one request after the other, with a short pause between, while something runs. */
export async function beside(
  work: Promise<unknown>,
  request: (at: number) => Promise<unknown>,
): Promise<Beside> {
  const begun = performance.now();
  const before = process.cpuUsage();
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const took: number[] = [];
  while (!isOver) {
    const since = performance.now();
    await request(took.length);
    took.push(performance.now() - since);
    await delay(BETWEEN_MS);
  }
  await over;
  loop.disable();
  took.sort((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN;
  return {
    seconds: (performance.now() - begun) / 1000,
    cpu: (user + system) / 1_000_000,
    p50: at(0.5),
    p99: at(0.99),
    longestHold: Math.max(0, loop.max / 1_000_000 - RESOLUTION_MS),
  };
}

/** How much longer requests take beside the work than alone: the middle one and one in a hundred. */
export function slowdown({ p50, p99 }: Beside, alone: Beside): string {
  return `${(p50 / alone.p50).toFixed(1)} × / ${(p99 / alone.p99).toFixed(1)} ×`;
}
