import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';

const MAX_DELAY_SECONDS = 60;
const MAX_KEYS = 10_000;
const MAX_WAITING = 8;
const FORGET_AFTER_MS = 15 * 60 * 1000;

interface Attempts {
  readonly failures: number;
  /** Epoch milliseconds before which the next attempt is refused. */
  readonly blockedUntil: number;
  readonly lastAt: number;
}

export interface BackOff {
  /**
   * Runs one attempt for a key; attempts of one key run one after the other, so that many at once learn nothing extra.
   * After each failed one (`succeeded` false) the key waits 1, 2, 4 … 60 seconds; a success forgets the failures.
   * Errors: RATE_LIMITED with the seconds to wait.
   */
  attempt<T extends { readonly succeeded: boolean }>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Lock-out that slows guessing down and never shuts an account, since that would be a weapon. Kept in memory, for the most recent keys. */
export function createBackOff({ now }: { now: Clock }): BackOff {
  const attempts = new LRUCache<string, Attempts>({ max: MAX_KEYS });
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
    const before = remembered(key);
    const waitMs = (before?.blockedUntil ?? 0) - now().getTime();
    if (waitMs > 0) throw tooSoon(Math.ceil(waitMs / 1000));
    const result = await work();
    if (result.succeeded) {
      attempts.delete(key);
      return result;
    }
    const failures = (before?.failures ?? 0) + 1;
    const delaySeconds = Math.min(2 ** (failures - 1), MAX_DELAY_SECONDS);
    const at = now().getTime();
    attempts.set(key, { failures, blockedUntil: at + delaySeconds * 1000, lastAt: at });
    return result;
  }

  function remembered(key: string): Attempts | undefined {
    const found = attempts.get(key);
    return found && now().getTime() - found.lastAt < FORGET_AFTER_MS ? found : undefined;
  }
}

function tooSoon(seconds: number): AppError {
  return new AppError('RATE_LIMITED', `Too many failed sign-ins; try again in ${seconds} s.`, {
    retryAfter: seconds,
  });
}
