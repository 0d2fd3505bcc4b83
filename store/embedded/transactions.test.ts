import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Binary, type Doc, deserialize, type Long } from './bson.ts';
import { type Engine, openEngine } from './engine.ts';
import { storeFiles } from './store-file.ts';

let folder: string;
let engine: Engine;
const run = async (command: Doc, connection?: object): Promise<Doc> =>
  deserialize(await engine.run('app', command, connection));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'transactions-'));
  engine = openEngine({ files: storeFiles(folder), now: () => new Date(0), log: () => undefined });
});
afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A client with a session and one transaction. */
function client(byte: number) {
  const lsid = { id: new Binary(Buffer.alloc(16, byte), 4) };
  const connection = {};
  let isStarted = false;
  return {
    lsid,
    connection,
    within: (command: Doc): Promise<Doc> => {
      const start = isStarted ? {} : { startTransaction: true };
      isStarted = true;
      return run({ ...command, lsid, txnNumber: 1, autocommit: false, ...start }, connection);
    },
  };
}
const firstBatch = (reply: Doc): unknown => (reply.cursor as { firstBatch: unknown }).firstBatch;
const insert = (_id: number, more: Doc = {}): Doc => ({ insert: 'c', documents: [{ _id, ...more }] });
const increment = (_id: number): Doc => ({ update: 'c', updates: [{ q: { _id }, u: { $inc: { n: 1 } } }] });
const conflict = { ok: 0, code: 112, codeName: 'WriteConflict', errorLabels: ['TransientTransactionError'] };

describe('a transaction that makes its collection', () => {
  test('sees what it inserted, by every kind of read', async () => {
    const { within } = client(1);
    await within(insert(1, { a: 1 }));
    expect(firstBatch(await within({ find: 'c', filter: { a: 1 } }))).toEqual([{ _id: 1, a: 1 }]);
    const count = { aggregate: 'c', pipeline: [{ $count: 'n' }], cursor: {} };
    expect(firstBatch(await within(count))).toEqual([{ n: 1 }]);
    expect(await within({ distinct: 'c', key: 'a' })).toMatchObject({ values: [1] });
    expect(firstBatch(await run({ find: 'c' }))).toEqual([]);
    await within({ commitTransaction: 1 });
    expect(firstBatch(await run({ find: 'c' }))).toEqual([{ _id: 1, a: 1 }]);
  });

  test('upserts one document twice, not two', async () => {
    const { within } = client(1);
    const upsert: Doc = {
      update: 'c',
      updates: [{ q: { name: 'x' }, u: { $inc: { n: 1 } }, upsert: true }],
    };
    expect(await within(upsert)).toMatchObject({ n: 1, nModified: 0 });
    expect(await within(upsert)).toMatchObject({ n: 1, nModified: 1 });
    await within({ commitTransaction: 1 });
    expect(firstBatch(await run({ find: 'c', projection: { _id: 0 } }))).toEqual([{ name: 'x', n: 2 }]);
  });
});

describe('by its id', () => {
  test('a transaction finds what it wrote, as it is now, and nothing that it removed', async () => {
    await run({ insert: 'c', documents: [1, 2, 3].map((_id) => ({ _id, n: 0 })) });
    const { within } = client(1);
    await within({
      update: 'c',
      updates: [
        { q: { _id: 1 }, u: { $inc: { n: 1 } } },
        { q: { _id: 1 }, u: { $inc: { n: 1 } } },
        { q: { _id: 9 }, u: { $inc: { n: 1 } }, upsert: true },
        { q: { _id: 9, n: 1 }, u: { $inc: { n: 1 } } },
        { q: { _id: 9, n: 1 }, u: { $inc: { n: 1 } } },
      ],
    });
    await within({ delete: 'c', deletes: [{ q: { _id: 2 }, limit: 1 }] });
    const found = async (filter: Doc) => firstBatch(await within({ find: 'c', filter, sort: { _id: 1 } }));
    const now = [1, 3, 9].map((_id) => ({ _id, n: _id === 3 ? 0 : 2 }));
    expect(await found({ _id: 1 })).toEqual([now[0]]);
    expect(await found({ _id: 2 })).toEqual([]);
    expect(await found({ _id: { $in: [9, 1, 9, 2, 4] } })).toEqual([now[0], now[2]]);
    expect(await found({ _id: { $gt: 2 } })).toEqual([now[1], now[2]]);
    expect(await found({ $or: [{ _id: 9 }, { _id: 1 }] })).toEqual([now[0], now[2]]);
    await within({ commitTransaction: 1 });
    expect(firstBatch(await run({ find: 'c', sort: { _id: 1 } }))).toEqual(now);
  });
});

describe('a long write', () => {
  const many = Array.from({ length: 3000 }, (_, _id) => ({ _id, text: 'x'.repeat(200) }));

  test('lets others run, and a commit waits for it', async () => {
    const { within } = client(1);
    await within(insert(5000));
    const asked = within({ insert: 'c', documents: many });
    const committed = within({ commitTransaction: 1 });
    let turns = 0;
    let isOver = false;
    void asked.then(() => (isOver = true));
    while (!isOver) {
      turns += 1;
      await new Promise(setImmediate);
    }
    expect(turns).toBeGreaterThan(2);
    expect(await asked).toMatchObject({ n: 3000 });
    expect(await committed).toMatchObject({ ok: 1 });
    const count = { aggregate: 'c', pipeline: [{ $count: 'n' }], cursor: {} };
    expect(firstBatch(await run(count))).toEqual([{ n: 3001 }]);
  });

  test('that loses its transaction on the way is refused and leaves nothing', async () => {
    const { within, connection } = client(1);
    await within(insert(5000));
    const asked = within({ insert: 'c', documents: many });
    await new Promise(setImmediate);
    engine.disconnected(connection);
    expect(await asked).toMatchObject({ ok: 0, code: 251 });
    expect(await within({ commitTransaction: 1 })).toMatchObject({ code: 251 });
    expect(firstBatch(await run({ find: 'c' }))).toEqual([]);
    // And holds nothing that others would wait for.
    expect(await client(2).within({ insert: 'c', documents: many })).toMatchObject({ n: 3000 });
  });
});

describe('a write conflict', () => {
  test('is told at the write when another transaction has written the document', async () => {
    await run(insert(1, { n: 0 }));
    const [one, two] = [client(1), client(2)];
    expect(await one.within(increment(1))).toMatchObject({ nModified: 1 });
    expect(await two.within(increment(1))).toMatchObject(conflict);
    expect(await two.within({ commitTransaction: 1 })).toMatchObject({ code: 251 });
    expect(await one.within({ commitTransaction: 1 })).toMatchObject({ ok: 1 });
    expect(firstBatch(await run({ find: 'c' }))).toEqual([{ _id: 1, n: 1 }]);
  });

  test('is told at the write when a change was committed since the snapshot', async () => {
    await run(insert(1, { n: 0 }));
    const { within } = client(1);
    await within({ find: 'c' });
    await run(increment(1));
    expect(await within(increment(1))).toMatchObject(conflict);
  });

  test('is told at the write when another transaction takes the unique key, and not after it ended', async () => {
    await run({ createIndexes: 'c', indexes: [{ key: { k: 1 }, name: 'k', unique: true }] });
    const [one, two, three] = [client(1), client(2), client(3)];
    await one.within(insert(1, { k: 'x' }));
    expect(await two.within(insert(2, { k: 'x' }))).toMatchObject(conflict);
    await one.within({ abortTransaction: 1 });
    expect(await three.within(insert(3, { k: 'x' }))).toMatchObject({ n: 1 });
    expect(await three.within({ commitTransaction: 1 })).toMatchObject({ ok: 1 });
  });

  test('no longer comes from a client whose connection is gone', async () => {
    await run(insert(1, { n: 0 }));
    const [gone, next] = [client(1), client(2)];
    await gone.within(increment(1));
    engine.disconnected(gone.connection);
    expect(await next.within(increment(1))).toMatchObject({ nModified: 1 });
    expect(await gone.within({ commitTransaction: 1 })).toMatchObject({ code: 251 });
  });
});

describe('concerns and cursors', () => {
  test.each<[string, Doc, Doc]>([
    ['a read concern', { readConcern: { level: 'local' } }, { code: 72 }],
    ['a write concern', { writeConcern: { w: 1 } }, { code: 72 }],
  ])('%s of a later statement is refused', async (_name, more, refused) => {
    const { within } = client(1);
    await within(insert(1));
    expect(await within({ find: 'c', ...more })).toMatchObject({ ok: 0, ...refused });
  });

  test('a commit that waits for ten nodes is committed, and says that nobody confirms it', async () => {
    const { within } = client(1);
    await within(insert(1));
    expect(await within({ commitTransaction: 1, writeConcern: { w: 10 } })).toMatchObject({
      ok: 1,
      writeConcernError: { code: 100, codeName: 'UnsatisfiableWriteConcern' },
    });
    expect(firstBatch(await run({ find: 'c' }))).toEqual([{ _id: 1 }]);
  });

  test.each<[string, Doc, number]>([
    ['a find', { find: 'c' }, 115],
    ['an aggregation', { aggregate: 'c', pipeline: [], cursor: {} }, 115],
    ['an insert', { insert: 'c', documents: [{}] }, 72],
  ])('%s of a snapshot outside of a transaction is refused', async (_name, command, code) => {
    expect(await run({ ...command, readConcern: { level: 'snapshot' } })).toMatchObject({ ok: 0, code });
  });

  test('a cursor is read in its own session and transaction only', async () => {
    const { within, lsid } = client(1);
    await run({ insert: 'c', documents: [{}, {}, {}] });
    const idOf = (reply: Doc): Long => (reply.cursor as { id: Long }).id;
    const inside = idOf(await within({ find: 'c', batchSize: 1 }));
    const outside = idOf(await run({ find: 'c', batchSize: 1, lsid }));
    const more = (getMore: Long): Doc => ({ getMore, collection: 'c', batchSize: 1 });
    expect(await run({ ...more(inside), lsid })).toMatchObject({ code: 50740 });
    expect(await run({ ...more(outside) })).toMatchObject({ code: 50737 });
    expect(await run({ ...more(outside), lsid: client(2).lsid })).toMatchObject({ code: 50738 });
    expect(await run({ ...more(outside), lsid })).toMatchObject({ ok: 1 });
    expect(await within(more(inside))).toMatchObject({ ok: 1 });
    expect(await within(more(outside))).toMatchObject({ code: 50739 });
  });
});
