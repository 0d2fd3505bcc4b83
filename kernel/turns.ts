import { isAppError } from './errors.ts';

/** Runs work on one key after the other, work on different keys side by side. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

const ATTEMPTS = 5;

/**
 * Turns for read-decide-commit work on one record: within this process nobody meets a conflict, and work that lost
 * against another process is decided anew. Error: CONFLICT when that did not help either, and those of the work.
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(() => decideAnew(work));
    const settled = mine
      .catch(() => undefined)
      .finally(() => {
        if (last.get(key) === settled) last.delete(key);
      });
    last.set(key, settled);
    return mine;
  };
}

async function decideAnew<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isAppError(error) || error.code !== 'CONFLICT') throw error;
    }
  }
}
