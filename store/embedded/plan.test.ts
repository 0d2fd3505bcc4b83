import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decimal128, type Doc, Long } from './bson.ts';
import type { Database } from './database.ts';
import { createIndex, parseIndexSpec } from './indexes.ts';
import { planFor } from './plan.ts';
import { collectNow, countMatching, search } from './search.ts';
import { parseSort } from './sort.ts';
import { openDataFile, storeFiles } from './store-file.ts';
import { Writer } from './writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'plan-'));
let database: Database;
let writer: Writer;

beforeAll(() => {
  database = openDataFile(storeFiles(folder));
  writer = new Writer(database);
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A reproducible stream of choices. */
function chooser(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The low bits of such a state repeat after a few steps.
    return Math.floor((state / 2 ** 32) * below);
  };
  return { next, pick: <T>(list: readonly T[]): T => list[next(list.length)] as T };
}

const VALUES: readonly unknown[] = [
  ...[
    null,
    -1,
    0,
    0.5,
    1,
    2,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    Long.fromString('9007199254740993'),
    Decimal128.fromString('0.5'),
    Decimal128.fromString('NaN'),
  ],
  ...[
    '',
    'a',
    'ab',
    'abc',
    'b',
    true,
    false,
    new Date(0),
    new Date(5),
    [],
    [1, 2],
    ['a', 'ab'],
    [null],
    { x: 1 },
    [{ x: 1 }, { x: 2 }],
    { x: [1, 2] },
  ],
];
const POINTS = VALUES.filter((value) => !Array.isArray(value));

const INDEXES: readonly Doc[] = [
  { key: { a: 1 }, name: 'a' },
  { key: { a: -1, b: 1 }, name: 'ab' },
  { key: { b: -1 }, name: 'b', sparse: true },
  { key: { 'a.x': 1 }, name: 'ax' },
  { key: { b: 1, c: -1, a: 1 }, name: 'bca' },
  { key: { c: 1 }, name: 'c', partialFilterExpression: { b: { $gt: 0 } } },
];

function randomDoc({ next, pick }: ReturnType<typeof chooser>, _id: number): Doc {
  const doc: Doc = { _id };
  for (const field of ['a', 'b', 'c']) if (next(5) > 0) doc[field] = pick(field === 'c' ? POINTS : VALUES);
  // Two arrays in one document cannot share a compound index.
  if (Array.isArray(doc.a) && Array.isArray(doc.b)) doc.b = 1;
  if (
    !Array.isArray(doc.a) &&
    typeof doc.a === 'object' &&
    doc.a !== null &&
    'x' in doc.a &&
    Array.isArray(doc.b)
  )
    doc.b = 2;
  return doc;
}

function randomFilter({ next, pick }: ReturnType<typeof chooser>): Doc {
  const clause = (): unknown => {
    switch (next(8)) {
      case 0:
        return pick(VALUES);
      case 1:
        return { [pick(['$gt', '$gte', '$lt', '$lte'])]: pick(POINTS) };
      case 2:
        return { $gte: pick(POINTS), $lt: pick(POINTS) };
      case 6:
        return { [pick(['$gt', '$gte'])]: pick(POINTS), [pick(['$lt', '$lte'])]: pick(POINTS) };
      case 3:
        return { $in: [pick(POINTS), pick(POINTS), pick(POINTS)] };
      case 4:
        return pick([/^a/, /^ab/, /^abc?/, /^$/]);
      case 5:
        return { [pick(['$ne', '$eq'])]: pick(POINTS) };
      default:
        return { $exists: pick([true, false]) };
    }
  };
  const filter: Doc = {};
  for (let i = 1 + next(3); i > 0; i--) filter[pick(['a', 'b', 'c', 'a.x', '_id'])] = clause();
  if (next(10) === 0) filter.$and = [{ a: clause() }];
  return filter;
}

function countOf(namespace: string, filter: Doc): number {
  const counting = countMatching(writer, namespace, filter);
  for (let step = counting.next(); ; step = counting.next()) if (step.done) return step.value;
}

test('an indexed search finds what a scan finds, in the same order', () => {
  const choose = chooser(7);
  for (let i = 0; i < 160; i++) {
    const doc = randomDoc(choose, i);
    writer.insert('t.scanned', doc);
    writer.insert('t.indexed', doc);
    if (i === 80) for (const index of INDEXES) createIndex(writer, 't.indexed', parseIndexSpec(index));
  }
  for (let i = 0; i < 30; i++) {
    // Documents that change keep their keys right.
    for (const namespace of ['t.scanned', 't.indexed']) {
      const [row] = collectNow(search(writer, namespace, { _id: i * 5 }));
      if (row === undefined) throw new Error('the document must be there');
      const { next } = chooser(i);
      if (next(2) === 0) writer.remove(namespace, row);
      else writer.replace(namespace, row, randomDoc(chooser(i), i * 5));
    }
  }
  const used = new Set<string>();
  for (let round = 0; round < 900; round++) {
    const filter = randomFilter(choose);
    const [path, direction] = [choose.pick(['a', 'b', 'c', '_id']), choose.pick([1, -1])];
    const sort = parseSort(
      choose.next(2) === 0
        ? { [path]: direction, _id: 1 }
        : { b: direction, c: -direction, a: direction, _id: 1 },
    );
    const options = { sort, skip: choose.next(3), limit: choose.next(4) * 10 };
    const ids = (namespace: string) =>
      collectNow(search(writer, namespace, filter, options)).map((row) => row.doc._id);
    const collection = writer.catalog.collections.get('t.indexed');
    const plan = collection && planFor(collection, filter, sort);
    if (plan?.index) used.add(plan.index === '_id' ? '_id' : plan.index.name);
    expect({ filter, sort, ids: ids('t.indexed') }).toEqual({ filter, sort, ids: ids('t.scanned') });
    expect({ filter, count: countOf('t.indexed', filter) }).toEqual({
      filter,
      count: countOf('t.scanned', filter),
    });
  }
  expect([...used].sort()).toEqual(
    ['_id', 'a', 'ab', 'ax', 'b', 'bca', 'c'].filter((name) => used.has(name)),
  );
  expect(used.size).toBeGreaterThan(5);
});

test('documents that an index tells of exactly are those that a scan finds', () => {
  const { next, pick } = chooser(11);
  for (let _id = 0; _id < 200; _id++) {
    const doc: Doc = {
      _id,
      ...(next(9) > 0 && { a: pick(POINTS) }),
      ...(next(9) > 0 && { b: pick(POINTS) }),
    };
    for (const namespace of ['t.looked_at', 't.told']) writer.insert(namespace, doc);
  }
  for (const key of [{ a: 1, b: -1 }, { b: 1 }])
    createIndex(writer, 't.told', parseIndexSpec({ key, name: Object.keys(key).join('_') }));
  const clause = () =>
    pick([
      () => pick(POINTS),
      () => ({ $in: [pick(POINTS), pick(POINTS)] }),
      () => ({ [pick(['$gt', '$gte', '$lt', '$lte'])]: pick(POINTS) }),
      () => ({ [pick(['$gt', '$gte'])]: pick(POINTS), [pick(['$lt', '$lte'])]: pick(POINTS) }),
    ])();
  const twice = { a: { $in: [1, 1, 'ab', 'ab', 'b', 'b'] }, b: { $gte: 0 } };
  let exact = 0;
  for (let round = 0; round < 500; round++) {
    const any = { [pick(['a', 'b'])]: clause(), ...(next(2) === 0 && { a: clause() }) };
    const filter: Doc = round === 0 ? twice : any;
    const found = (namespace: string) => ({
      filter,
      ids: collectNow(search(writer, namespace, filter, { sort: parseSort({ _id: 1 }) })).map(
        (row) => row.doc._id,
      ),
      count: countOf(namespace, filter),
    });
    const collection = writer.catalog.collections.get('t.told');
    if (collection && planFor(collection, filter, []).exact) exact += 1;
    expect(found('t.told')).toEqual(found('t.looked_at'));
  }
  expect(exact).toBeGreaterThan(100);
});

test('an index with arrays in one field keeps the order of the others, and tells of what it holds', () => {
  const { next, pick } = chooser(13);
  const WORDS = ['a', 'b', 'c', null, 1];
  const words = () => Array.from({ length: next(4) }, () => pick(WORDS));
  for (let _id = 0; _id < 200; _id++) {
    const doc: Doc = { _id, w: next(4) === 0 ? pick(WORDS) : words(), s: pick(['x', 'y']), at: next(20) };
    for (const namespace of ['t.listless', 't.worded']) writer.insert(namespace, doc);
    if (_id !== 100) continue;
    for (const key of [
      { w: 1, at: -1, _id: 1 },
      { w: 1, s: 1, at: -1, _id: 1 },
      { at: 1, w: 1 },
    ])
      createIndex(writer, 't.worded', parseIndexSpec({ key, name: Object.keys(key).join('_') }));
  }
  const clause = () =>
    pick<() => unknown>([
      () => pick(WORDS),
      () => pick(['a', 'b']),
      () => ({ $in: [pick(WORDS), pick(WORDS)] }),
      () => ({ $gte: pick(['a', 'b']) }),
      () => ({ $gte: 'a', $lte: 'b' }),
    ])();
  const [sorted, exact] = [new Set<string>(), new Set<string>()];
  for (let round = 0; round < 600; round++) {
    const filter: Doc = {
      ...(next(8) > 0 && { w: clause() }),
      ...(next(2) === 0 && { s: pick<unknown>(['x', { $in: ['x', 'y'] }]) }),
      ...(next(4) === 0 && { at: pick<unknown>([3, { $gt: 5 }, { $gte: 5, $lt: 15 }]) }),
    };
    const direction = pick([1, -1]);
    const sort = parseSort(
      pick<Doc>([
        { at: -direction, _id: direction },
        { w: direction, at: -1, _id: 1 },
        { s: 1, at: -1, _id: 1 },
      ]),
    );
    const skip = pick([0, 0, 7]);
    const found = (namespace: string) => ({
      filter,
      sort,
      ids: collectNow(search(writer, namespace, filter, { sort, skip, limit: 20 })).map((row) => row.doc._id),
      count: countOf(namespace, filter),
    });
    const collection = writer.catalog.collections.get('t.worded');
    const plan = collection && planFor(collection, filter, sort);
    if (typeof plan?.index === 'object' && plan.sorted) sorted.add(plan.index.name);
    if (typeof plan?.index === 'object' && plan.exact) exact.add(plan.index.name);
    expect(found('t.worded')).toEqual(found('t.listless'));
  }
  expect([...sorted].sort()).toEqual(['w_at__id', 'w_s_at__id']);
  expect([...exact].sort()).toEqual(['w_at__id', 'w_s_at__id']);
});

test('a merged search finds from any place what a scan finds, and counts it without a look at documents', () => {
  const { next, pick } = chooser(17);
  const TOTAL = 900;
  database.exec('BEGIN');
  for (let _id = 0; _id < TOTAL; _id++) {
    const tags = Array.from({ length: 1 + next(3) }, () => pick(['t', 'u', 'v']));
    const doc = { _id, of: pick(['x', 'y', 'z']), at: next(40), tags, site: pick(['n', 's']) };
    for (const namespace of ['t.unmerged', 't.merged']) writer.insert(namespace, doc);
  }
  for (const key of [
    { of: 1, at: -1, _id: 1 },
    { of: 1, site: 1, at: -1, _id: 1 },
    { tags: 1, at: -1, _id: 1 },
  ] as const)
    createIndex(writer, 't.merged', parseIndexSpec({ key, name: Object.keys(key).join('_') }));
  database.exec('COMMIT');
  const branches = (...docs: Doc[]): Doc => ({ $or: docs });
  for (const [filter, isPassed] of [
    [branches({ of: 'x' }, { of: 'y' }), true],
    [branches({ of: 'x' }, { of: 'x', site: 'n' }, { of: 'z' }), true],
    [{ $and: [branches({ of: 'x' }, { of: 'y' }), { site: 's' }] }, true],
    [branches({ tags: 't' }, { tags: 'u' }, { of: 'x' }), true],
    [branches({ of: 'x', at: { $gte: 10 } }, { of: 'y' }), true],
    [branches({ of: 'x' }, { of: 'y', unknown: null }), false],
    [branches({ of: 'nobody' }, { of: 'none' }), true],
  ] as const)
    for (const direction of [1, -1] as const) {
      const sort = parseSort({ at: -direction, _id: direction });
      const found = (namespace: string, skip: number, examined = { keys: 0, docs: 0 }) =>
        collectNow(search(writer, namespace, filter, { sort, skip, limit: 20, examined })).map(
          (row) => row.doc._id,
        );
      for (const skip of [0, 99, 100, 101, 250, 499, 600, TOTAL + 50]) {
        const examined = { keys: 0, docs: 0 };
        expect([filter, skip, found('t.merged', skip, examined)]).toEqual([
          filter,
          skip,
          found('t.unmerged', skip),
        ]);
        if (skip >= 100 && isPassed) expect(examined.docs).toBeLessThanOrEqual(40);
      }
      expect([filter, countOf('t.merged', filter)]).toEqual([filter, countOf('t.unmerged', filter)]);
    }
  const many = branches(...Array.from({ length: 600 }, (_, _id) => ({ _id })), { of: 'x', _id: 700 });
  expect(countOf('t.merged', many)).toBe(countOf('t.unmerged', many));
  const two = branches({ of: 'x' }, { tags: 't' });
  const counting = countMatching(writer, 't.merged', two, { limit: 50 });
  expect(counting.next()).toEqual({ done: true, value: 50 });
});

test('a long ordered search passes every row once, from any place, also where keys are alike', () => {
  const TOTAL = 700;
  database.exec('BEGIN');
  for (let i = 0; i < TOTAL; i++) writer.insert('t.long', { _id: i, of: i % 7 === 0 ? 'x' : 'y', at: i % 3 });
  for (const key of [{ at: 1 }, { of: 1, at: 1 }])
    createIndex(writer, 't.long', parseIndexSpec({ key, name: Object.keys(key).join('_') }));
  database.exec('COMMIT');
  const found = (filter: Doc, sort: Doc, skip = 0, limit = 0) =>
    collectNow(search(writer, 't.long', filter, { sort: parseSort(sort), skip, limit })).map(
      (row) => row.doc,
    );

  for (const [filter, total] of [
    [{}, TOTAL],
    [{ of: 'y' }, 600],
    [{ of: 'y', at: 1 }, 200],
  ] as const) {
    for (const direction of [1, -1]) {
      const all = found(filter, { at: direction });
      expect(new Set(all.map(({ _id }) => _id)).size).toBe(total);
      expect(all).toHaveLength(total);
      for (const skip of [1, 99, 100, 150, total - 1, total, total + 500])
        expect(found(filter, { at: direction }, skip, 20)).toEqual(all.slice(skip, skip + 20));
    }
  }
});

const planOf = (filter: Doc, sort: Doc = {}) => {
  const collection = writer.catalog.collections.get('t.planned');
  if (collection === undefined) throw new Error('the collection must be there');
  const { index, sorted, reverse, exact } = planFor(collection, filter, parseSort(sort));
  return { index: typeof index === 'object' ? index.name : index, sorted, reverse, exact };
};

describe('the planner', () => {
  beforeAll(() => {
    const specs: Doc[] = [
      { key: { did: 1 }, name: 'did', unique: true },
      { key: { status: 1, at: -1 }, name: 'status_at' },
      { key: { owner: 1 }, name: 'live_owner', partialFilterExpression: { live: true } },
      { key: { nick: 1 }, name: 'nick', sparse: true },
      { key: { 'in.x': 1 }, name: 'in_x' },
    ];
    for (const spec of specs) createIndex(writer, 't.planned', parseIndexSpec(spec));
    createIndex(writer, 't.planned', parseIndexSpec({ key: { keys: 1, at: -1, by: 1 }, name: 'keys_at' }));
    writer.insert('t.planned', { _id: 1, did: 'd', keys: ['k', 'l'] });
  });

  test.each([
    ['a unique equality', { did: 'x' }, {}, { index: 'did', exact: true }],
    ['the unique index before others', { status: 'A', did: 'x' }, {}, { index: 'did', exact: false }],
    [
      'a prefix with its order',
      { status: 'A' },
      { at: -1 },
      { index: 'status_at', sorted: true, reverse: false, exact: true },
    ],
    [
      'a prefix in reverse order',
      { status: 'A' },
      { at: 1 },
      { index: 'status_at', sorted: true, reverse: true },
    ],
    [
      'a prefix with a range',
      { status: 'A', at: { $gt: 1 } },
      { at: -1 },
      { index: 'status_at', sorted: true },
    ],
    [
      'a range that tells all',
      { status: 'A', at: { $gt: 1, $lte: 5 } },
      { at: 1 },
      { index: 'status_at', reverse: true, exact: true },
    ],
    [
      'null, whose key is also that of a missing field',
      { status: null },
      {},
      { index: 'status_at', exact: true },
    ],
    ['null below another field', { 'in.x': null }, {}, { index: 'in_x', exact: false }],
    ['a range of dates without a beginning', { status: 'A', at: { $lt: new Date(5) } }, {}, { exact: true }],
    ['a range that may begin with NaN', { status: 'A', at: { $lt: 5 } }, {}, { exact: false }],
    ['a range between two types', { status: 'A', at: { $gt: 5, $lt: 'a' } }, {}, { exact: false }],
    [
      'a range beside an expression',
      { $and: [{ nick: /^x/ }, { nick: { $gt: 'xa' } }] },
      {},
      { exact: false },
    ],
    [
      'several points need sorting',
      { status: { $in: ['A', 'B'] } },
      { at: -1 },
      { index: 'status_at', sorted: false },
    ],
    [
      'a range on _id in order',
      { _id: { $gt: 5 } },
      { _id: 1 },
      { index: '_id', sorted: true, reverse: false },
    ],
    ['the _id index for its order alone', {}, { _id: -1 }, { index: '_id', sorted: true, reverse: true }],
    ['an anchored regex', { did: /^did:key/ }, {}, { index: 'did', exact: false }],
    ['no index for a case-insensitive regex', { did: /^did/i }, {}, { index: undefined }],
    ['a partial index that the query implies', { owner: 'o', live: true }, {}, { index: 'live_owner' }],
    ['no partial index without its condition', { owner: 'o' }, {}, { index: undefined }],
    ['no sparse index for null', { nick: null }, {}, { index: undefined }],
    [
      'a prefix with its order, where an array is asked for one of its elements',
      { keys: 'k' },
      { at: -1 },
      { index: 'keys_at', sorted: true, reverse: false, exact: true },
    ],
    [
      'both ends of a range behind an array',
      { keys: 'k', at: { $gt: 1, $lte: 5 } },
      { at: 1 },
      { index: 'keys_at', sorted: true, reverse: true, exact: true },
    ],
    ['no order by an array', { keys: 'k' }, { keys: 1, at: -1 }, { index: 'keys_at', sorted: false }],
    ['null, which an array may hold beside others', { keys: null }, {}, { index: 'keys_at', exact: false }],
    ['several elements of an array', { keys: { $in: ['k', 'l'] } }, {}, { index: 'keys_at', exact: false }],
    ['no sparse index for order alone', {}, { nick: 1 }, { index: undefined, sorted: false }],
  ])('uses %s', (_name, filter, sort, expected) => {
    expect(planOf(filter as Doc, sort as Doc)).toMatchObject(expected);
  });
});
