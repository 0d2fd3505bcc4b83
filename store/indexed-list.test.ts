import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, Schema } from 'mongoose';
import { connectStore, type Store } from './connect.ts';
import { indexedList } from './indexed-list.ts';
import { examinedBy } from './testing/examined.ts';

interface Row {
  readonly _id: number;
  readonly at: Date;
  readonly colour: string;
  readonly size: string;
  readonly shape: string;
}

const ORDER = { at: -1, _id: 1 } as const;
const MOST = 10;
const TOTAL = 60;
const WINDOW = { skip: 0, limit: 5 };
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

describe('a list that indexes hold in part', () => {
  let folder: string;
  let store: Store;
  let connection: Connection;
  let listing: ReturnType<typeof indexedList<Row>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'list-'));
    store = await connectStore({ dataDir: folder });
    connection = store.connection('core');
    const schema = new Schema<Row>(
      { _id: Number, at: Date, colour: String, size: String, shape: String },
      { versionKey: false },
    );
    schema.index(ORDER);
    schema.index({ colour: 1, ...ORDER });
    schema.index({ size: 1, ...ORDER }, { partialFilterExpression: { size: { $lt: 'S' } } });
    const Rows = connection.model<Row>('Row', schema, 'rows');
    await Rows.createIndexes();
    // Red ones are small, and three are large: one of them is old, the others new. Two rows share each minute.
    await Rows.insertMany(
      Array.from({ length: TOTAL }, (_, _id) => ({
        _id,
        at: at(_id >> 1),
        colour: _id % 2 === 0 ? 'red' : 'blue',
        size: [4, 50, 51].includes(_id) ? 'L' : 'S',
        shape: _id === 2 ? 'square' : 'round',
      })),
    );
    listing = indexedList(Rows, {
      order: ORDER,
      held: [{ paths: ['colour'] }, { paths: ['size'], without: 'S' }],
      mostLookedAt: MOST,
    });
  });
  afterAll(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  const list = async (where: Record<string, unknown>, more: object = {}, window = WINDOW) => {
    const { rows, total, totalIsLowerBound, lookedFrom } = await listing.list({ where, ...more }, window);
    return { ids: rows.map(({ _id }) => _id), total, totalIsLowerBound, lookedFrom };
  };

  test.each<[string, Record<string, unknown>, object]>([
    ['nothing', {}, { ids: [58, 59, 56, 57, 54], total: TOTAL }],
    ['what an index holds', { colour: 'red' }, { ids: [58, 56, 54, 52, 50], total: 30 }],
    ['a value that is rare', { size: 'L' }, { ids: [50, 51, 4], total: 3 }],
    ['what one index holds of two conditions', { colour: 'red', size: 'L' }, { ids: [50, 4], total: 2 }],
    ['any of two values', { colour: ['blue', 'red'] }, { ids: [58, 59, 56, 57, 54], total: TOTAL }],
    ['undefined', { colour: undefined, size: 'L' }, { ids: [50, 51, 4], total: 3 }],
  ])('is whole for %s', async (_what, where, expected) => {
    const told = { totalIsLowerBound: false, lookedFrom: undefined, ...expected };
    expect(await list(where)).toEqual(told);
    const { examined, returned } = await examinedBy(connection, () => list(where));
    expect(examined).toBe(returned);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a value that the index leaves out', { size: 'S' }],
    ['what no index holds', { shape: 'square' }],
    ['the same of any of two values', { shape: 'square', colour: ['blue', 'red'] }],
    ['two conditions that many meet', { colour: 'red', size: 'S' }],
  ])('looks at a bounded number of rows for %s, and says where it stopped', async (_what, where) => {
    const told = await list(where);
    expect(told.totalIsLowerBound).toBe(true);
    const { examined, countLimits } = await examinedBy(connection, () => list(where));
    expect(examined).toBeLessThanOrEqual(MOST + 3);
    for (const limit of countLimits) expect(limit).toBe(MOST + 1);
  });

  test('is read to its end by going on before where it stopped', async () => {
    const found: number[] = [];
    let to: Date | undefined;
    do {
      const { ids, lookedFrom } = await list({ size: 'S' }, { to }, { skip: 0, limit: TOTAL });
      found.push(...ids);
      to = lookedFrom;
    } while (to);
    expect(found.length).toBe(TOTAL - 3);
    expect(new Set(found).size).toBe(TOTAL - 3);
  });

  test('goes on behind a row among those that it looks at, further than the first look', async () => {
    const found: number[] = [];
    let behind: readonly (string | number)[] | undefined;
    do {
      const { rows, total, lookedFrom } = await listing.list(
        { where: { shape: 'round', colour: 'red' } },
        { skip: found.length, limit: 4, ...(behind && { behind }) },
      );
      found.push(...rows.map(({ _id }) => _id));
      expect(total).toBeGreaterThanOrEqual(found.length);
      const last = rows.length === 4 ? rows.at(-1) : undefined;
      behind = last ? [last.at.getTime(), last._id] : lookedFrom && [lookedFrom.getTime(), TOTAL];
    } while (behind);
    expect(found).toEqual(Array.from({ length: 30 }, (_, at) => 58 - 2 * at).filter((_id) => _id !== 2));
  });

  test('meets a period and what no index can tell', async () => {
    const period = { from: at(0), to: at(3) };
    expect(await list({ colour: 'red' }, period)).toMatchObject({ ids: [4, 2, 0], total: 3 });
    const meets = ({ _id }: Row) => _id % 4 === 0;
    expect(await list({ colour: 'red' }, { ...period, meets })).toMatchObject({ ids: [4, 0], total: 2 });
  });

  test.each<[string, Record<string, unknown>]>([
    ['all rows', {}],
    ['those that an index holds', { colour: 'red' }],
    ['those of any of two values', { colour: ['blue', 'red'] }],
  ])('goes on behind a row of %s without passing over those before it', async (_what, where) => {
    const all = (await list(where, {}, { skip: 0, limit: TOTAL })).ids;
    const read: number[] = [];
    for (let behind: readonly number[] | undefined; read.length < all.length; ) {
      const window = { skip: read.length, limit: 7, ...(behind && { behind }) };
      const { examined, returned } = await examinedBy(connection, async () => {
        const { rows } = await listing.list({ where }, window);
        read.push(...rows.map(({ _id }) => _id));
        const last = rows.at(-1);
        behind = last && [last.at.getTime(), last._id];
      });
      // Rows of the same instant are looked at again.
      expect(examined).toBeLessThanOrEqual(returned + 2);
    }
    expect(read).toEqual(all);
  });
});
