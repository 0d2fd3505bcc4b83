import { anewAfterRaces, isConflict } from './anew.ts';

/** Runs work on the same key one after another, and work on different keys at the same time. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Turns for work that reads, decides and commits one record: within this process there are no conflicts, and work that lost a race
 * against another process is done again. Error: CONFLICT when that did not help either, and those of the work.
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    // Not repeated after a duplicate key: the work itself explains that the name is taken.
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
