import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 10;
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

/**
 * Makes a request every few milliseconds while something runs, one after the other. What each takes is counted from when it is due:
 * a request that comes while the event loop is held waits for it.
 */
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
  for (let due = performance.now(); !isOver; ) {
    await request(took.length);
    const end = performance.now();
    took.push(end - due);
    due = Math.max(due + EVERY_MS, end);
    await delay(due - end);
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
