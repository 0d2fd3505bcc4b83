import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { createWork, workingFor } from '../../kernel/work.ts';
import { VALUES } from '../testing/values.ts';
import { Binary, type Doc, deserialize, Long } from './bson.ts';
import { Database } from './database.ts';
import { type Engine, openEngine } from './engine.ts';
import { storeFiles } from './store-file.ts';

let folder: string;
let engine: Engine;
let clock: number;

const open = (): Engine =>
  openEngine({ files: storeFiles(folder), now: () => new Date(clock), log: () => undefined });
const run = async (command: Doc): Promise<Doc> => deserialize(await engine.run('app', command));
const lsid = (byte: number): Doc => ({ id: new Binary(Buffer.alloc(16, byte), 4) });
const countOf = async (collection: string, query: Doc = {}): Promise<unknown> =>
  (await run({ count: collection, query })).n;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'));
  clock = Date.parse('2026-01-01T00:00:00Z');
  engine = open();
});
afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

test('fields that a find shows by name are as a projection in an aggregation makes them', async () => {
  const documents = VALUES.map(([name, value], _id) => ({
    _id,
    before: 'x',
    v: value,
    ä: name,
    after: [value, { v: value }],
  }));
  await run({ insert: 'c', documents });
  for (const shown of [
    { v: 1 },
    { v: true, _id: 0 },
    { _id: 1 },
    { ä: Long.fromNumber(2), after: 1, none: 1 },
  ]) {
    const found = await run({ find: 'c', projection: shown });
    const projected = await run({ aggregate: 'c', pipeline: [{ $project: shown }], cursor: {} });
    expect(found).toEqual(projected);
    expect((found as { cursor: { firstBatch: Doc[] } }).cursor.firstBatch).toHaveLength(VALUES.length);
  }
});

describe('a retryable write', () => {
  const insert = (txnNumber: number, _id: number, session = lsid(1)): Doc => ({
    insert: 'c',
    documents: [{ _id }],
    lsid: session,
    txnNumber: Long.fromNumber(txnNumber),
  });

  test('is applied once and answered alike when it is sent again', async () => {
    const increment: Doc = {
      findAndModify: 'c',
      query: { _id: 1 },
      update: { $inc: { n: 1 } },
      upsert: true,
      new: true,
      lsid: lsid(1),
      txnNumber: 5,
    };
    const first = await run(increment);
    const again = await run(increment);
    expect(first).toMatchObject({ ok: 1, value: { _id: 1, n: 1 } });
    expect(again).toEqual(first);
    expect(await countOf('c', { n: 1 })).toBe(1);
  });

  test('is known again after a restart', async () => {
    await run(insert(1, 10));
    await engine.close();
    engine = open();
    expect(await run(insert(1, 10))).toEqual({ n: 1, ok: 1 });
    expect(await countOf('c')).toBe(1);
  });

  test('with errors repeats its errors', async () => {
    const command: Doc = {
      insert: 'c',
      ordered: false,
      documents: [{ _id: 1 }, { _id: 1 }, { _id: 2 }],
      lsid: lsid(1),
      txnNumber: 1,
    };
    const first = await run(command);
    expect(first).toMatchObject({ n: 2, writeErrors: [{ index: 1, code: 11000 }] });
    expect(await run(command)).toEqual(first);
  });

  test('of an older number is refused; of another session it is another write', async () => {
    await run(insert(7, 1));
    expect(await run(insert(6, 2))).toMatchObject({ ok: 0, code: 225 });
    expect(await run(insert(6, 2, lsid(2)))).toMatchObject({ ok: 1, n: 1 });
  });

  test('is forgotten after 30 minutes', async () => {
    await run(insert(1, 10));
    clock += 31 * 60_000;
    await engine.sweep();
    expect(await run(insert(1, 10))).toMatchObject({ writeErrors: [{ code: 11000 }] });
  });
});

describe('a transaction', () => {
  const within = (txnNumber: number, fields: Doc): Doc => ({
    ...fields,
    lsid: lsid(9),
    txnNumber,
    autocommit: false,
  });
  const start = (txnNumber: number, fields: Doc): Doc => ({
    ...within(txnNumber, fields),
    startTransaction: true,
  });

  test('whose commit is sent again after a restart is answered ok', async () => {
    await run(start(1, { insert: 'c', documents: [{ _id: 1 }] }));
    expect(await run(within(1, { commitTransaction: 1 }))).toEqual({ ok: 1 });
    await engine.close();
    engine = open();
    expect(await run(within(1, { commitTransaction: 1 }))).toEqual({ ok: 1 });
    expect(await run(within(2, { commitTransaction: 1 }))).toMatchObject({
      ok: 0,
      code: 251,
      errorLabels: ['TransientTransactionError'],
    });
  });

  test('is lost with its process', async () => {
    await run(start(1, { insert: 'c', documents: [{ _id: 1 }] }));
    await engine.close();
    engine = open();
    expect(await run(within(1, { commitTransaction: 1 }))).toMatchObject({ ok: 0, code: 251 });
    expect(await countOf('c')).toBe(0);
  });

  test('is aborted when it lives longer than a minute', async () => {
    await run(start(1, { insert: 'c', documents: [{ _id: 1 }] }));
    clock += 61_000;
    await engine.sweep();
    expect(await run(within(1, { insert: 'c', documents: [{ _id: 2 }] }))).toMatchObject({
      ok: 0,
      code: 251,
    });
    expect(await countOf('c')).toBe(0);
  });

  test('that loses to another writer conflicts at commit and leaves nothing', async () => {
    await run({ insert: 'c', documents: [{ _id: 1, n: 0 }] });
    await run(start(1, { update: 'c', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] }));
    await run(within(1, { insert: 'c', documents: [{ _id: 2 }] }));
    await run({ update: 'c', updates: [{ q: { _id: 1 }, u: { $inc: { n: 5 } } }] });
    expect(await run(within(1, { commitTransaction: 1 }))).toMatchObject({
      ok: 0,
      code: 112,
      errorLabels: ['TransientTransactionError'],
    });
    expect([await countOf('c'), await countOf('c', { n: 5 })]).toEqual([1, 1]);
  });

  test('may not change indexes, and is aborted by the attempt', async () => {
    await run(start(1, { insert: 'c', documents: [{ _id: 1 }] }));
    expect(await run(within(1, { drop: 'c' }))).toMatchObject({ ok: 0, code: 263 });
    expect(await run(within(1, { commitTransaction: 1 }))).toMatchObject({ ok: 0, code: 251 });
  });
});

describe('time', () => {
  test('a TTL index deletes what is older than its limit, and only dates', async () => {
    await run({ createIndexes: 'otp', indexes: [{ key: { at: 1 }, name: 'ttl', expireAfterSeconds: 60 }] });
    const at = (ms: number): Date => new Date(clock + ms);
    await run({
      insert: 'otp',
      documents: [
        { _id: 1, at: at(-61_000) },
        { _id: 2, at: at(0) },
        { _id: 3, at: 'never' },
        { _id: 4 },
        { _id: 5, at: [at(0), at(-90_000)] },
      ],
    });
    expect(await engine.sweep()).toBe(2);
    clock += 61_000;
    expect(await engine.sweep()).toBe(1);
    expect(await run({ distinct: 'otp', key: '_id' })).toMatchObject({ values: [3, 4] });
  });

  test('an idle cursor is closed after ten minutes', async () => {
    await run({ insert: 'c', documents: Array.from({ length: 300 }, (_, _id) => ({ _id })) });
    const first = (await run({ find: 'c' })) as { cursor: { id: Long; firstBatch: Doc[] } };
    expect(first.cursor.firstBatch).toHaveLength(101);
    const more = { getMore: first.cursor.id, collection: 'c', batchSize: 10 };
    clock += 9 * 60_000;
    await engine.sweep();
    expect(((await run(more)) as { cursor: { nextBatch: Doc[] } }).cursor.nextBatch).toHaveLength(10);
    clock += 11 * 60_000;
    await engine.sweep();
    expect(await run(more)).toMatchObject({ ok: 0, code: 43 });
  });

  test('a long read ends with the work that it is for, and not with that of others', async () => {
    await run({
      insert: 'c',
      documents: Array.from({ length: 5000 }, (_, _id) => ({ _id, text: 'x'.repeat(200) })),
    });
    const search = { find: 'c', filter: { text: 'none' } };
    const left = AbortSignal.abort();
    const runs = [createWork(60_000), createWork(0), createWork(60_000, left)].map((work) =>
      workingFor(work, () => run(search)),
    );
    expect(await Promise.all(runs)).toMatchObject([{ ok: 1 }, { ok: 0, code: 50 }, { ok: 0, code: 50 }]);
    // Shorter than the shortest time that is counted.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const short = await workingFor(createWork(0), () => run({ find: 'c', filter: { _id: 7 } }));
    clock.mockRestore();
    expect(short).toMatchObject({ ok: 1 });
  });

  test('maxTimeMS ends a long read', async () => {
    await run({
      insert: 'c',
      documents: Array.from({ length: 5000 }, (_, _id) => ({ _id, text: 'x'.repeat(200) })),
    });
    expect(await run({ find: 'c', filter: { text: 'none' }, maxTimeMS: 1 })).toMatchObject({
      ok: 0,
      code: 50,
    });
  });
});

describe('an index', () => {
  test('that finds duplicates is not made and leaves no trace', async () => {
    await run({
      insert: 'c',
      documents: [
        { _id: 1, a: 1 },
        { _id: 2, a: 1 },
      ],
    });
    const create: Doc = { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', unique: true }] };
    expect(await run(create)).toMatchObject({ ok: 0, code: 11000, keyValue: { a: 1 } });
    await run({ delete: 'c', deletes: [{ q: { _id: 2 }, limit: 1 }] });
    expect(await run(create)).toMatchObject({ ok: 1, numIndexesAfter: 2 });
    expect(await run({ insert: 'c', documents: [{ a: 1 }] })).toMatchObject({
      writeErrors: [{ code: 11000 }],
    });
  });

  test('keeps one key per document through changes', async () => {
    await run({
      createIndexes: 'c',
      indexes: [
        { key: { a: 1 }, name: 'a' },
        { key: { t: 1 }, name: 't' },
      ],
    });
    await run({
      insert: 'c',
      documents: [
        { _id: 1, a: 1, t: ['x', 'y'] },
        { _id: 2, a: 2 },
      ],
    });
    await run({ update: 'c', updates: [{ q: {}, u: { $inc: { a: 10 }, $push: { t: 'z' } }, multi: true }] });
    await run({ delete: 'c', deletes: [{ q: { _id: 2 }, limit: 1 }] });
    expect([
      await countOf('c', { a: 11 }),
      await countOf('c', { a: 1 }),
      await countOf('c', { t: 'z' }),
    ]).toEqual([1, 0, 1]);
    await engine.close();
    const database = new Database(storeFiles(folder).data, 64);
    const tables = database
      .all("SELECT name FROM sqlite_master WHERE name LIKE 'i\\_%' ESCAPE '\\' ORDER BY name")
      .map(([name]) => name);
    expect(tables.map((table) => Number(database.get(`SELECT COUNT(*) FROM ${table}`)?.[0]))).toEqual([1, 3]);
    database.close();
    engine = open();
  });
});

test('a multi-document update stops at a failure and keeps what it did, as MongoDB does', async () => {
  await run({
    insert: 'c',
    documents: [
      { _id: 1, n: 1 },
      { _id: 2, n: 'x' },
      { _id: 3, n: 1 },
    ],
  });
  expect(await run({ update: 'c', updates: [{ q: {}, u: { $inc: { n: 1 } }, multi: true }] })).toMatchObject({
    ok: 1,
    writeErrors: [{ code: 14 }],
  });
  expect(await countOf('c', { n: 2 })).toBe(1);
});

test('names and sizes that MongoDB refuses are refused', async () => {
  const cases: [Doc, number][] = [
    [{ insert: 'a$b', documents: [{}] }, 73],
    [{ insert: 'system.users', documents: [{}] }, 73],
    [{ insert: '', documents: [{}] }, 73],
    [{ insert: 'c', documents: 'x' }, 40414],
    [{ find: 'c', limit: 1.5, skip: 'x' }, 14],
    [{ find: 'c', sort: { a: 5 } }, 15998],
    [{ aggregate: 'c', pipeline: [] }, 9],
    [{ commitTransaction: 1 }, 251],
    [{ delete: 'c', deletes: [{ q: {}, limit: 2 }] }, 9],
  ];
  for (const [command, code] of cases) {
    const reply = await run(command);
    expect([command, reply.code ?? (reply.writeErrors as Doc[])?.[0]?.code]).toEqual([command, code]);
  }
  const big = await run({ insert: 'c', documents: [{ text: 'x'.repeat(17 * 1024 * 1024) }] });
  expect(big).toMatchObject({ writeErrors: [{ code: 10334 }] });
});

test('a document may have a field called __proto__', async () => {
  await run({ insert: 'c', documents: [JSON.parse('{"_id": 1, "__proto__": {"x": 1}}') as Doc] });
  const { cursor } = (await run({ find: 'c' })) as { cursor: { firstBatch: Doc[] } };
  expect(Object.keys(cursor.firstBatch[0] ?? {})).toEqual(['_id', '__proto__']);
  expect(({} as Doc).x).toBeUndefined();
});
