import { readdirSync, readFileSync } from 'node:fs';

/** Latencies of one run in milliseconds, and what it cost the servers. */
export interface LoadResult {
  readonly count: number;
  readonly failed: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU microseconds per request, summed over the measured processes. */
  readonly cpuMicros: number;
}

const CLOCK_TICKS_PER_SECOND = 100;

/** Open-loop load: requests start on a fixed beat whether or not earlier ones have answered, so that waiting is not hidden. */
export async function atRate(options: {
  perSecond: number;
  seconds: number;
  pids: readonly number[];
  request: (index: number) => Promise<void>;
}): Promise<LoadResult> {
  const { perSecond, seconds, pids, request } = options;
  const total = perSecond * seconds;
  const gap = 1000 / perSecond;
  const latencies: number[] = [];
  let failed = 0;
  const before = cpuSeconds(pids);
  const start = performance.now();
  const running: Promise<void>[] = [];
  for (let index = 0; index < total; index += 1) {
    const due = start + index * gap;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(
      request(index).then(
        () => void latencies.push(performance.now() - due),
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(running);
  return summary(latencies, failed, (performance.now() - start) / 1000, cpuSeconds(pids) - before);
}

/** Closed-loop load: `lanes` requests are always under way. */
export async function inLanes(options: {
  lanes: number;
  seconds: number;
  pids: readonly number[];
  request: (index: number) => Promise<void>;
}): Promise<LoadResult> {
  const { lanes, seconds, pids, request } = options;
  const latencies: number[] = [];
  let failed = 0;
  let index = 0;
  const before = cpuSeconds(pids);
  const start = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() - start < seconds * 1000) {
        const at = performance.now();
        index += 1;
        try {
          await request(index);
          latencies.push(performance.now() - at);
        } catch {
          failed += 1;
        }
      }
    }),
  );
  return summary(latencies, failed, (performance.now() - start) / 1000, cpuSeconds(pids) - before);
}

/** Resident memory of processes in MiB (Linux). */
export function residentMiB(pids: readonly number[]): number {
  const kib = pids.map((pid) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
  );
  return kib.reduce((sum, value) => sum + value, 0) / 1024;
}

/** Milliseconds of a core that a process has used in all its threads, finer than clock ticks (Linux). */
export function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      return 0; // it has ended meanwhile
    }
  });
  return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e6;
}

/** Waits until a process has been nearly idle for a moment, or so long at most. */
export async function idle(pid: number, mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  for (let quiet = 0; quiet < 2 && performance.now() < end; ) {
    const before = cpuMs(pid);
    await new Promise((resolve) => setTimeout(resolve, 40));
    quiet = cpuMs(pid) - before < 4 ? quiet + 1 : 0;
  }
}

/** A result as the text of a table. */
export function loadText({ perSecond, p50, p99, cpuMicros, failed }: LoadResult): string {
  const figures = `${perSecond.toFixed(0)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms${cpuMicros > 0 ? `  CPU ${cpuMicros.toFixed(0)} us` : ''}`;
  return failed > 0 ? `${figures}  FAILED ${failed}` : figures;
}

function summary(latencies: number[], failed: number, seconds: number, cpu: number): LoadResult {
  const sorted = latencies.sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const count = sorted.length;
  return {
    count,
    failed,
    perSecond: count / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpuMicros: (cpu / Math.max(1, count)) * 1e6,
  };
}

/** User and system CPU seconds that processes have used (Linux). */
function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
  }, 0);
}
