import type { Clock } from './clock.ts';

/** Whether this process may be sent requests, and why not. */
export interface Health {
  /** `ready` is false while draining or while a check fails; checks run at most once a second. */
  readiness(): Promise<Readiness>;
  /** From now on not ready: the process is stopping. */
  startDraining(): void;
  /** Calls `listener` when the process begins to stop: for what would never end of itself. */
  onDraining(listener: () => void): void;
  readonly isDraining: boolean;
}

export interface Readiness {
  readonly status: 'UP' | 'DRAINING' | 'DOWN';
  readonly checks: Readonly<Record<string, 'UP' | 'DOWN'>>;
}

const KEPT_MS = 1000;
const TIMEOUT_MS = 3000;

/** Readiness over named checks, each of which throws when its dependency does not answer, or is given up after `timeoutMs`. */
export function createHealth(options: {
  checks: Readonly<Record<string, () => Promise<void>>>;
  now: Clock;
  timeoutMs?: number;
}): Health {
  const { checks, now, timeoutMs = TIMEOUT_MS } = options;
  let draining = false;
  const listeners: (() => void)[] = [];
  let latest: { at: number; result: Promise<Readiness> } | undefined;

  return {
    get isDraining() {
      return draining;
    },
    startDraining() {
      draining = true;
      for (const tell of listeners) tell();
    },
    onDraining: (listener) => void listeners.push(listener),
    async readiness() {
      if (draining) return { status: 'DRAINING', checks: {} };
      const at = now().getTime();
      if (!latest || Math.abs(at - latest.at) >= KEPT_MS) latest = { at, result: run() };
      return latest.result;
    },
  };

  async function run(): Promise<Readiness> {
    const results = await Promise.all(
      Object.entries(checks).map(
        async ([name, check]) =>
          [
            name,
            await within(check(), timeoutMs).then(
              () => 'UP' as const,
              () => 'DOWN' as const,
            ),
          ] as const,
      ),
    );
    const isUp = results.every(([, result]) => result === 'UP');
    return { status: isUp ? 'UP' : 'DOWN', checks: Object.fromEntries(results) };
  }
}

/** Rejects after `ms` milliseconds, so that a probe gets its answer before it gives up. */
async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
