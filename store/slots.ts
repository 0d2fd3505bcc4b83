import { randomBelow } from '../kernel/ids.ts';
import { anewAfterRaces, isConflict } from './anew.ts';
import { duplicateKeyOf } from './ledger.ts';

/** A row that takes one of the slots of its owner. The slot is stored as `place`, which must have a unique index. */
interface InSlot<Slot> {
  readonly place?: Slot | undefined;
}

/** A slot for one more row, none when all are taken; and the rows that give theirs up, since they are over. */
interface Choice<Slot, Row> {
  readonly slot: Slot | undefined;
  readonly over: readonly Row[];
}

/**
 * Keeps a limit of live rows for each owner, also when many are made at once: each row takes a slot, and a unique index gives each slot
 * to one row. A random free slot is chosen, so that rows made at the same moment seldom choose the same one. A row that is over must
 * give up its slot in the commit that takes it.
 */
export function freeSlot<Slot, Row extends InSlot<Slot>>(
  slots: readonly Slot[],
  rows: readonly Row[],
  isOver: (row: Row) => boolean,
): Choice<Slot, Row> {
  const over = rows.filter(isOver);
  const live = new Set(rows.filter((row) => !over.includes(row)).map(({ place }) => place));
  const free = slots.filter((slot) => !live.has(slot));
  return { slot: free.length > 0 ? free[randomBelow(free.length)] : undefined, over };
}

/**
 * Commits a row into a free slot, and into another one while others take the same. Errors: those of `commit` and `full`,
 * CONFLICT when others took every slot that was tried.
 */
export function inFreeSlot<Slot, Row extends InSlot<Slot>, T>(given: {
  slots: readonly Slot[];
  /** The rows in these slots as they are now. */
  rows: () => Promise<readonly Row[]>;
  isOver: (row: Row) => boolean;
  /** The error when every slot is taken by a live row. */
  full: () => Error;
  /** Stores the new row with the writes by which those that are over give up their slots. */
  commit: (slot: Slot, over: readonly Row[]) => Promise<T>;
}): Promise<T> {
  const { slots, rows, isOver, full, commit } = given;
  return anewAfterRaces(async () => {
    const { slot, over } = freeSlot(slots, await rows(), isOver);
    if (slot === undefined) throw full();
    return commit(slot, over);
  }, isSlotTaken);
}

/** True when the slot is what the unique index refused; other refusals are left to the caller. */
function isSlotTaken(error: unknown): boolean {
  return isConflict(error) || duplicateKeyOf(error)?.includes('place') === true;
}
