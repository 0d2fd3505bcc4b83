import { anewAfterRaces, isConflict } from './anew.ts';

/** Runs work on one key after the other, work on different keys side by side. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Turns for read-decide-commit work on one record: within this process nobody meets a conflict, and work that lost
 * against another process is decided anew. Error: CONFLICT when that did not help either, and those of the work.
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    // A duplicate key is the work's own to explain: the caller chose the name that is taken.
    const mine = before.then(() => anewAfterRaces(work, isConflict));
    const settled = mine
      .catch(() => undefined)
      .finally(() => {
        if (last.get(key) === settled) last.delete(key);
      });
    last.set(key, settled);
    return mine;
  };
}
