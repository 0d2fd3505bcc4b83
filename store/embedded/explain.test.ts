import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { Decimal128, type Doc, deserialize, isDoc } from './bson.ts';
import { type Engine, openEngine } from './engine.ts';
import { storeFiles } from './store-file.ts';

const { MaxKey, MinKey } = mongoose.mongo.BSON;
const folder = mkdtempSync(join(tmpdir(), 'explain-'));
let engine: Engine;

const run = async (command: Doc): Promise<Doc> => deserialize(await engine.run('app', command));
const DID = 'did:key:';
const TOTAL = 120;
const INDEXES: readonly Doc[] = [
  { key: { status: 1, owner: 1, at: -1 }, name: 'status_owner_at' },
  { key: { did: 1 }, name: 'did', unique: true },
  { key: { at: -1 }, name: 'at' },
  { key: { owner: 1 }, name: 'owner' },
  { key: { tag: 1 }, name: 'tag', partialFilterExpression: { tag: { $exists: true } } },
  { key: { due: 1 }, name: 'due', partialFilterExpression: { due: { $type: 'date' } } },
  { key: { 'parts.p': 1, 'parts.q': 1 }, name: 'parts' },
];
const TAGS: readonly unknown[] = [null, 1, 'a', Decimal128.fromString('1'), new Date(3), { x: 1 }];
const PARTS: readonly unknown[] = [
  { p: 1, q: 2 },
  [
    { p: 1, q: 9 },
    { p: 7, q: 2 },
  ],
  [5, { p: 2 }],
  [{ p: [1, 2], q: 1 }],
  [],
  null,
];

/** A reproducible stream of choices. */
function chooser(seed: number) {
  let state = seed;
  return <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)] as T;
  };
}

beforeAll(async () => {
  engine = openEngine({ files: storeFiles(folder), now: () => new Date(0), log: () => undefined });
  const pick = chooser(5);
  const documents = Array.from({ length: TOTAL }, (_, _id): Doc => {
    const tag = pick([...TAGS, undefined]);
    const due = pick([undefined, new Date(_id), 'never']);
    const parts = pick(PARTS);
    return {
      _id,
      did: `${DID}${_id}`,
      status: pick(['A', 'B']),
      owner: pick(['x', 'y', 'z']),
      at: new Date(_id * 1000),
      parts,
      ...(tag !== undefined && { tag }),
      ...(due !== undefined && { due }),
    };
  });
  for (const collection of ['scanned', 'c']) await run({ insert: collection, documents });
  await run({ createIndexes: 'c', indexes: INDEXES });
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What find says of its plan: the names of the stages from the outside in, the indexes, and what it looked at. */
async function told(command: Doc): Promise<Doc> {
  const reply = await run({ explain: command, verbosity: 'executionStats' });
  const { queryPlanner, executionStats } = reply as Record<string, Record<string, unknown>>;
  const stages: unknown[] = [];
  const indexes: unknown[] = [];
  const visit = (stage: unknown): void => {
    if (!isDoc(stage)) return;
    stages.push(stage.stage);
    if (stage.indexName !== undefined) indexes.push(stage.indexName);
    for (const inner of Array.isArray(stage.inputStages) ? stage.inputStages : [stage.inputStage])
      visit(inner);
  };
  visit(queryPlanner?.winningPlan);
  const { nReturned, totalKeysExamined, totalDocsExamined } = executionStats ?? {};
  return { stages, indexes, nReturned, totalKeysExamined, totalDocsExamined };
}

test.each<[string, Doc, Doc]>([
  [
    'the index of _id before two fields of another',
    { find: 'c', filter: { _id: 7, status: 'A', owner: 'x' } },
    { indexes: ['_id_'], totalDocsExamined: 1 },
  ],
  [
    'a unique index before two fields of another',
    { find: 'c', filter: { status: 'A', owner: 'x', did: `${DID}7` }, sort: { at: -1 } },
    { indexes: ['did'], totalDocsExamined: 1 },
  ],
  [
    'points of a unique index',
    { find: 'c', filter: { _id: { $in: [1, 2, 900] }, status: { $exists: true } } },
    { indexes: ['_id_'], nReturned: 2, totalKeysExamined: 2 },
  ],
  [
    'a union for an $or',
    { find: 'c', filter: { $or: [{ did: `${DID}1` }, { _id: 2 }, { did: { $in: [`${DID}2`] } }] } },
    { stages: ['FETCH', 'OR', 'IXSCAN', 'IXSCAN', 'IXSCAN'], nReturned: 2, totalKeysExamined: 2 },
  ],
  [
    'no union where a branch has no index',
    { find: 'c', filter: { $or: [{ did: `${DID}1` }, { none: 2 }] } },
    { stages: ['COLLSCAN'], nReturned: 1, totalKeysExamined: 0, totalDocsExamined: TOTAL },
  ],
  [
    'what stands beside an $or with each branch',
    {
      find: 'c',
      filter: { owner: 'x', $or: [{ status: 'A' }, { status: 'B', at: { $lt: new Date(0) } }] },
    },
    { indexes: ['status_owner_at', 'status_owner_at'] },
  ],
  [
    'an order that its branches have',
    {
      find: 'c',
      filter: {
        $or: [
          { status: 'A', owner: 'x' },
          { status: 'B', owner: 'x' },
        ],
      },
      sort: { at: -1 },
      limit: 3,
    },
    { stages: ['LIMIT', 'FETCH', 'SORT_MERGE', 'IXSCAN', 'IXSCAN'], nReturned: 3, totalDocsExamined: 3 },
  ],
  [
    'an order without an index for it',
    { find: 'c', filter: { owner: 'x' }, sort: { did: 1 }, skip: 1, limit: 2 },
    { stages: ['LIMIT', 'SKIP', 'SORT', 'FETCH', 'IXSCAN'], nReturned: 2 },
  ],
  [
    'a partial index by a range of its type',
    { find: 'c', filter: { due: { $gte: new Date(100) } } },
    { indexes: ['due'] },
  ],
  ['no partial index for null', { find: 'c', filter: { tag: null } }, { stages: ['COLLSCAN'] }],
  [
    'no partial index for null among others',
    { find: 'c', filter: { tag: { $in: [null, 1] } } },
    { stages: ['COLLSCAN'] },
  ],
  ['no collection', { find: 'none', filter: { a: 1 } }, { stages: ['EOF'], nReturned: 0 }],
  [
    'a pipeline that begins with what an index does',
    { aggregate: 'c', pipeline: [{ $match: { did: `${DID}1` } }, { $limit: 5 }], cursor: {} },
    { indexes: ['did'], nReturned: 1 },
  ],
  ['a count', { count: 'c', query: { owner: 'x' } }, { stages: ['COUNT', 'FETCH', 'IXSCAN'] }],
  ['distinct', { distinct: 'c', key: 'at', query: { owner: 'x' } }, { indexes: ['owner'] }],
  [
    'an update, which is not done',
    { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { gone: 1 } } }] },
    { stages: ['UPDATE', 'FETCH', 'IXSCAN'], nReturned: 1 },
  ],
  ['a delete, which is not done', { delete: 'c', deletes: [{ q: {}, limit: 0 }] }, { nReturned: TOTAL }],
  [
    'findAndModify',
    { findAndModify: 'c', query: { owner: 'x' }, sort: { at: -1 }, remove: true },
    { stages: ['DELETE', 'LIMIT', 'SORT', 'FETCH', 'IXSCAN'], nReturned: 1 },
  ],
])('tells of %s', async (_name, command, expected) => {
  expect(await told(command)).toMatchObject(expected);
  expect(await run({ count: 'c' })).toMatchObject({ n: TOTAL });
  expect(await run({ count: 'c', query: { gone: 1 } })).toMatchObject({ n: 0 });
});

test('a pipeline with more stages is told by its cursor, and a plan alone is not executed', async () => {
  const pipeline = [{ $match: { owner: 'x' } }, { $group: { _id: '$status' } }];
  const aggregate = { aggregate: 'c', pipeline, cursor: {} };
  const { stages } = await run({ explain: aggregate, verbosity: 'queryPlanner' });
  expect(stages).toMatchObject([{ $cursor: { queryPlanner: { namespace: 'app.c' } } }, pipeline[1] as Doc]);
  expect(JSON.stringify(stages)).not.toContain('executionStats');
});

test.each<[string, Doc, number]>([
  ['an unknown command', { explain: { insert: 'c' } }, 59],
  ['no command', { explain: 1 }, 14],
  ['an unknown option', { explain: { find: 'c', wibble: 1 } }, 40415],
  ['a broken filter', { explain: { find: 'c', filter: { a: { $foo: 1 } } } }, 2],
  ['two updates', { explain: { update: 'c', updates: [] } }, 9],
])('refuses %s', async (_name, command, code) => {
  expect(await run(command)).toMatchObject({ ok: 0, code });
});

test('a thousand generated filters find what a scan finds', async () => {
  const pick = chooser(3);
  const clause = (): Doc =>
    pick<() => Doc>([
      () => ({ _id: { $in: [pick([1, 2, 3]), pick([4, 5, 400])] } }),
      () => ({ did: `${DID}${pick([1, 2, 500])}` }),
      () => ({ status: pick(['A', 'B', 'C']), owner: pick(['x', 'y']) }),
      () => ({ owner: pick<unknown>(['x', { $in: ['y', 'z', null] }, { $gte: 'y' }]) }),
      () => ({ at: { [pick(['$lt', '$gte'])]: new Date(pick([10, 110]) * 1000) } }),
      () => ({ tag: pick(TAGS) }),
      () => ({ tag: { $in: [pick(TAGS), pick(TAGS)] } }),
      () => ({
        tag: { [pick(['$gt', '$gte', '$lt', '$lte'])]: pick([new MinKey(), new MaxKey(), 1, null]) },
      }),
      () => ({ due: { [pick(['$gt', '$lte'])]: pick<unknown>([new Date(100), 'a']) } }),
      () => ({ 'parts.p': pick([1, 2, 7, null]), 'parts.q': pick([2, 9, null]) }),
      () => ({ 'parts.p': { $gt: pick([1, 5]), $lt: pick([2, 8]) } }),
      () => ({ parts: pick(PARTS) }),
    ])();
  const filterOf = (): Doc =>
    pick<() => Doc>([
      clause,
      () => ({ $or: [clause(), clause()] }),
      () => ({ ...clause(), $or: [clause(), clause(), clause()] }),
      () => ({ $and: [clause(), { $or: [clause()] }] }),
      () => ({ $or: ['A', 'B'].map((status) => ({ status, owner: pick(['x', 'y']) })) }),
    ])();
  const kinds = new Set<unknown>();
  for (let round = 0; round < 1000; round++) {
    const filter = filterOf();
    const sort = pick<Doc>([
      { _id: 1 },
      { at: -1 },
      { 'parts.p': 1, 'parts.q': -1, _id: 1 },
      { tag: -1, _id: 1 },
    ]);
    const options = { filter, sort, skip: pick([0, 0, 2]), limit: pick([0, 5]) };
    const ids = async (find: string): Promise<unknown> => {
      const reply = await run({ find, ...options, projection: { _id: 1 }, batchSize: TOTAL });
      return (reply.cursor as { firstBatch: unknown }).firstBatch;
    };
    const [found, wanted] = [await ids('c'), await ids('scanned')];
    expect({ ...options, found }).toEqual({ ...options, found: wanted });
    if (round % 10 === 0)
      for (const stage of (await told({ find: 'c', ...options })).stages as []) kinds.add(stage);
  }
  for (const kind of ['IXSCAN', 'OR', 'SORT_MERGE', 'SORT', 'COLLSCAN']) expect(kinds).toContain(kind);
});
