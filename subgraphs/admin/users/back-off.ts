import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';

const MAX_DELAY_SECONDS = 60;
const MAX_WAITING = 8;
const MAX_SWAPS = 5;
export const FORGET_AFTER_MS = 15 * 60 * 1000;

export interface Attempts {
  readonly failures: number;
  /** Before then the next attempt is refused. */
  readonly blockedUntil: Date;
  readonly lastAt: Date;
}

/** Where failed attempts are remembered, for every process alike. */
export interface AttemptStore {
  read(key: string): Promise<Attempts | undefined>;
  /** Replaces what was read; false when another process was first. */
  swap(key: string, before: Attempts | undefined, next: Attempts): Promise<boolean>;
  forget(key: string): Promise<void>;
}

export interface BackOff {
  /**
   * Runs one attempt for a key; attempts of one key run one after the other, so that many at once learn nothing extra.
   * After each failed one (`succeeded` false) the key waits 1, 2, 4 … 60 seconds; a success forgets the failures.
   * Errors: RATE_LIMITED with the seconds to wait.
   */
  attempt<T extends { readonly succeeded: boolean }>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Lock-out that slows guessing down and never shuts an account, since that would be a weapon. */
export function createBackOff({ attempts, now }: { attempts: AttemptStore; now: Clock }): BackOff {
  const running = new Map<string, { tail: Promise<unknown>; waiting: number }>();

  return {
    async attempt(key, work) {
      const line = running.get(key) ?? { tail: Promise.resolve(), waiting: 0 };
      if (line.waiting >= MAX_WAITING) throw tooSoon(1);
      running.set(key, line);
      line.waiting += 1;
      const turn = line.tail.then(() => attemptNow(key, work));
      line.tail = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        line.waiting -= 1;
        if (line.waiting === 0) running.delete(key);
      }
    },
  };

  async function attemptNow<T extends { readonly succeeded: boolean }>(
    key: string,
    work: () => Promise<T>,
  ): Promise<T> {
    const { before, counted } = await count(key);
    let result: T;
    try {
      result = await work();
    } catch (error) {
      // An error of the platform does not count as a failed attempt.
      await attempts.swap(key, counted, { ...counted, ...(before ?? { failures: 0, blockedUntil: now() }) });
      throw error;
    }
    if (result.succeeded) await attempts.forget(key);
    return result;
  }

  /** Counts the attempt as failed before it is judged, so that other attempts at the same moment, in any process, must wait. */
  async function count(key: string): Promise<{ before: Attempts | undefined; counted: Attempts }> {
    for (let tries = 0; tries < MAX_SWAPS; tries++) {
      const stored = await attempts.read(key);
      const at = now();
      const isFresh = stored !== undefined && at.getTime() - stored.lastAt.getTime() < FORGET_AFTER_MS;
      const before = isFresh ? stored : undefined;
      const waitMs = (before?.blockedUntil.getTime() ?? 0) - at.getTime();
      if (waitMs > 0) throw tooSoon(Math.ceil(waitMs / 1000));
      const failures = (before?.failures ?? 0) + 1;
      const delaySeconds = Math.min(2 ** (failures - 1), MAX_DELAY_SECONDS);
      const counted = { failures, blockedUntil: new Date(at.getTime() + delaySeconds * 1000), lastAt: at };
      if (await attempts.swap(key, stored, counted)) return { before, counted };
    }
    throw tooSoon(1);
  }
}

function tooSoon(seconds: number): AppError {
  return new AppError('RATE_LIMITED', `Too many failed sign-ins; try again in ${seconds} s.`, {
    retryAfter: seconds,
  });
}
