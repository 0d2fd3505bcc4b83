import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Keeps repeats to a share of the calls, so that they never multiply the load on a unit in trouble. */
export interface RetryBudget {
  /** Each call earns a tenth of a repeat. */
  earn(): void;
  /** True when a repeat is affordable, and takes it. */
  spend(): boolean;
}

const EARNED_PER_CALL = 0.1;
const SAVED_AT_MOST = 10;
const FIRST_DELAY_MS = 50;
const LONGEST_DELAY_MS = 400;

/** A budget that starts full: ten repeats, then one per ten calls. */
export function createRetryBudget(): RetryBudget {
  let saved = SAVED_AT_MOST;
  return {
    earn: () => {
      saved = Math.min(SAVED_AT_MOST, saved + EARNED_PER_CALL);
    },
    spend: () => {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}

/** Waits at random up to 50 ms after the first attempt, doubling to 400 ms, so that callers do not come back in step. */
export async function retryDelay(attempt: number): Promise<void> {
  await wait(randomInt(0, Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1)) + 1));
}
