import { randomBelow } from '../kernel/ids.ts';
import { anewAfterRaces, isConflict } from './anew.ts';
import { duplicateKeyOf } from './ledger.ts';

/** A row that takes one of the slots of its owner; the store must have a unique index of `place`. */
interface InSlot<Slot> {
  readonly place?: Slot | undefined;
}

/** A slot for one more row, none when all are taken; and the rows that give theirs up, since they are over. */
interface Choice<Slot, Row> {
  readonly slot: Slot | undefined;
  readonly over: readonly Row[];
}

/**
 * How an owner gets no more than so many live rows, whoever asks at once: each takes a slot, and the store gives a slot to one row.
 * The slot is any of the free ones, so that rows made at the same moment seldom want the same. What is over must give up its
 * slot in the commit that takes it.
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
  /** What is to be said when every slot is taken by a live row. */
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

/** Of the refusals by a unique index those of the slot alone; others are for whoever made the row. */
function isSlotTaken(error: unknown): boolean {
  return isConflict(error) || duplicateKeyOf(error)?.includes('place') === true;
}
