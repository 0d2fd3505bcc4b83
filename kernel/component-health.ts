import type { Clock } from './clock.ts';
import { isAppError } from './errors.ts';
import type { Logger } from './log.ts';
import { createSweeper } from './sweeper.ts';

export const COMPONENT_KINDS = ['UNIT', 'STORE', 'CACHE', 'MAIL', 'MODEL'] as const;
export const COMPONENT_STATUSES = ['UP', 'DOWN', 'NOT_CONFIGURED'] as const;

/** A part of the platform, or something that it needs, and how to check whether it works. */
export interface Probe {
  readonly name: string;
  readonly kind: (typeof COMPONENT_KINDS)[number];
  /** Throws when it does not work; absent where no setting names such a thing. */
  readonly check?: (() => Promise<void>) | undefined;
}

/** The status of a component. */
export interface ComponentHealth {
  readonly name: string;
  readonly kind: Probe['kind'];
  readonly status: (typeof COMPONENT_STATUSES)[number];
  /** How long the last answer took; null when there was none. */
  readonly latencyMs: number | null;
  /** Since when this process has seen it in this status. */
  readonly since: Date;
  readonly checkedAt: Date;
  /** What is wrong, without addresses or secrets; null when nothing is. */
  readonly problem: string | null;
}

export interface HealthWatch {
  /** The status of all components; checked again when the last check is more than a second old. Never fails. */
  report(): Promise<readonly ComponentHealth[]>;
  /** Begins to check regularly, so that `since` is right although nobody asks. */
  start(): void;
  close(): Promise<void>;
}

const LOOK_MS = 15_000;
const FRESH_MS = 1000;
const TIMEOUT_MS = 3000;

/** Watches components: all are asked at once, and each is given up after `timeoutMs`. */
export function createHealthWatch(options: {
  probes: readonly Probe[];
  now: Clock;
  log: Logger;
  timeoutMs?: number;
}): HealthWatch {
  const { probes, now, log, timeoutMs = TIMEOUT_MS } = options;
  const latest = new Map<string, ComponentHealth>();
  let look: { readonly at: number; readonly done: Promise<readonly ComponentHealth[]> } | undefined;
  const sweeper = createSweeper(
    async () => void (await report()),
    LOOK_MS,
    'The health of components could not be asked',
    log,
  );

  return { report, start: sweeper.start, close: sweeper.close };

  function report(): Promise<readonly ComponentHealth[]> {
    const at = now().getTime();
    if (!look || Math.abs(at - look.at) >= FRESH_MS) look = { at, done: Promise.all(probes.map(ask)) };
    return look.done;
  }

  async function ask(probe: Probe): Promise<ComponentHealth> {
    const { name, kind, check } = probe;
    const started = performance.now();
    const problem = check ? await problemOf(check, timeoutMs) : null;
    const latencyMs = check && problem === null ? Math.round((performance.now() - started) * 10) / 10 : null;
    const status = check ? (problem === null ? 'UP' : 'DOWN') : 'NOT_CONFIGURED';
    const before = latest.get(name);
    const checkedAt = now();
    const since = before?.status === status ? before.since : checkedAt;
    if (before && before.status !== status)
      log.warn({ component: name, status, problem }, 'The health of a component changed');
    const component = { name, kind, status, latencyMs, since, checkedAt, problem } as const;
    latest.set(name, component);
    return component;
  }
}

/** UP when nothing that is set up is down. */
export function overallStatus(components: readonly ComponentHealth[]): 'UP' | 'DEGRADED' {
  return components.some(({ status }) => status === 'DOWN') ? 'DEGRADED' : 'UP';
}

async function problemOf(check: () => Promise<void>, timeoutMs: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`It does not answer within ${timeoutMs} ms.`), timeoutMs);
  });
  try {
    return await Promise.race([check().then(() => null), late]);
  } catch (error) {
    return wordsOf(error);
  } finally {
    clearTimeout(timer);
  }
}

// Messages of drivers name addresses and accounts; their codes are enough to look further in the log.
function wordsOf(error: unknown): string {
  if (isAppError(error)) return error.message;
  const { code, name } = error as { code?: unknown; name?: unknown };
  return `It refused with ${String(code ?? name ?? 'an unknown error')}.`;
}
