import mongoose from 'mongoose';
import { AppError } from '../kernel/errors.ts';
import { freeSlot, inFreeSlot } from './slots.ts';

interface Row {
  readonly place?: string | undefined;
  readonly isOver?: boolean;
}

const isOver = ({ isOver: over = false }: Row) => over;
const taken = (...fields: string[]) =>
  new mongoose.mongo.MongoServerError({
    message: 'E11000',
    code: 11000,
    keyPattern: Object.fromEntries(fields.map((field) => [field, 1])),
    keyValue: {},
  });

describe('a free slot', () => {
  test('is one that no live row takes; what is over makes way', () => {
    const over = { place: 'c', isOver: true };
    const rows: Row[] = [{ place: 'a' }, over, {}];

    const seen = new Set<string | undefined>();
    for (let time = 0; time < 200; time++) {
      const choice = freeSlot(['a', 'b', 'c'], rows, isOver);
      expect(choice.over).toEqual([over]);
      seen.add(choice.slot);
    }
    expect(seen).toEqual(new Set(['b', 'c']));
  });

  test('is none when live rows take all, and a number like a text', () => {
    expect(freeSlot(['a'], [{ place: 'a' }], isOver)).toEqual({ slot: undefined, over: [] });
    expect(freeSlot([0, 1], [{ place: 1 }], () => false).slot).toBe(0);
    expect(freeSlot([], [], isOver)).toEqual({ slot: undefined, over: [] });
  });
});

describe('a row', () => {
  const full = () => new AppError('LIMIT_REACHED', 'Take one back first.');

  /** Slots that a unique index guards: a commit of a slot that is taken by then fails as in the store. */
  function aShelf(slots: readonly string[], first: readonly Row[] = []) {
    let rows = [...first];
    return {
      rows: () => rows,
      put: (refuse?: () => unknown) =>
        inFreeSlot({
          slots,
          rows: async () => [...rows],
          isOver,
          full,
          commit: async (place, over) => {
            await new Promise(setImmediate);
            const refusal = refuse?.();
            if (refusal) throw refusal;
            const kept = rows.filter((row) => !over.includes(row));
            if (kept.some((row) => row.place === place)) throw taken('holderId', 'place');
            rows = [...kept, { place }];
            return place;
          },
        }),
    };
  }

  test('takes the slot of one that is over', async () => {
    const shelf = aShelf(['a'], [{ place: 'a', isOver: true }]);
    expect(await shelf.put()).toBe('a');
    expect(shelf.rows()).toEqual([{ place: 'a' }]);
  });

  test.each([10, 200])('of %i slots is given one, however many come at once', async (size) => {
    const slots = Array.from({ length: size }, (_, at) => String(at));
    const shelf = aShelf(slots);
    const results = await Promise.allSettled(Array.from({ length: size + 60 }, () => shelf.put()));

    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(Array(60).fill('LIMIT_REACHED'));
    expect(new Set(shelf.rows().map(({ place }) => place))).toEqual(new Set(slots));
  });

  test('tries again after a conflict, and no other refusal', async () => {
    const refusals: unknown[] = [new AppError('CONFLICT', 'Read it again.'), undefined];
    expect(await aShelf(['a']).put(() => refusals.shift())).toBe('a');

    const other = taken('tokenHash');
    await expect(aShelf(['a']).put(() => other)).rejects.toBe(other);
  });

  test('whose slots are always taken meanwhile gets CONFLICT and no duplicate key', async () => {
    const always = taken('place');
    await expect(aShelf(['a']).put(() => always)).rejects.toMatchObject({ code: 'CONFLICT', cause: always });
  });
});
