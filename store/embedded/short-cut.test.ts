import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { connectStore, type Store } from '../connect.ts';
import { createTransact } from '../transact.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is asked is wrong in part
type Rows = mongo.Collection<any>;
type Call = (rows: Rows, transact: ReturnType<typeof createTransact>) => Promise<unknown>;

const folder = mkdtempSync(join(tmpdir(), 'short-cut-'));
let holder: Store;
let client: Store;
beforeAll(async () => {
  holder = await connectStore({ dataDir: folder });
  client = await connectStore({ dataDir: folder });
});
afterAll(async () => {
  await client.close();
  await holder.close();
  rmSync(folder, { recursive: true, force: true });
});

const ID = new mongo.ObjectId('665f1f77bcf86cd799439011');
const AT = new Date('2026-01-02T03:04:05.006Z');
const ROWS = [
  { _id: 'a', n: 1, name: 'Ada', tags: ['x', 'y'], at: AT, deep: { one: { two: 2 } } },
  { _id: 'b', n: 2.5, name: 'Bob', tags: [], at: new Date(0), ref: ID },
  { _id: 'c', n: -0, name: 'Cléa', big: mongo.Long.fromString('9007199254740993'), none: null },
  { _id: ID, n: 2 ** 40, name: 'Dan', bytes: new mongo.Binary(Buffer.from('00ff', 'hex')) },
];

/** Calls and how each is asked; the rows and a unique index on `name` are there before each. */
const CALLS: Readonly<Record<string, Call>> = {
  'findOne by id': (rows) => rows.findOne({ _id: 'a' }),
  'findOne of nothing': (rows) => rows.findOne({ _id: 'z' }),
  'findOne with a projection': (rows) => rows.findOne({ _id: 'a' }, { projection: { 'deep.one': 1 } }),
  'findOne by the first of an order': (rows) => rows.findOne({}, { sort: { n: -1 } }),
  'findOne by an object id': (rows) => rows.findOne({ ref: ID }),
  'findOne by an instant': (rows) => rows.findOne({ at: AT }),
  'findOne by an expression': (rows) => rows.findOne({ name: /^b/i }),
  'findOne by a big integer': (rows) => rows.findOne({ big: 9007199254740993n }),
  'findOne by undefined, which is null': (rows) => rows.findOne({ none: undefined, _id: 'c' }),
  'findOne by a Map': (rows) => rows.findOne({ 'deep.one': new Map([['two', 2]]) }),
  'findOne by half a character': (rows) => rows.findOne({ name: '\ud800' }),
  'findOne with a bad operator': (rows) => rows.findOne({ n: { $near: 1 } }),
  'findOne with an unknown operator': (rows) => rows.findOne({ $foo: 1 }),
  'findOne with a mixed projection': (rows) => rows.findOne({}, { projection: { n: 1, name: 0 } }),
  'find of all': (rows) => rows.find().sort({ name: 1 }).toArray(),
  'find with all options': (rows) =>
    rows
      .find({ n: { $gte: 0 } }, { sort: { name: -1 }, skip: 1, limit: 2, projection: { name: 1, _id: 0 } })
      .toArray(),
  'find in portions': (rows) => rows.find({}, { sort: { name: 1 }, batchSize: 1 }).toArray(),
  'find, one by one': async (rows) => {
    const found = [];
    for await (const row of rows.find({}, { sort: { name: 1 } })) found.push(row);
    return found;
  },
  'find, the next': async (rows) => {
    const cursor = rows.find({}, { sort: { name: 1 } });
    const first = await cursor.next();
    await cursor.close();
    return [first, cursor.closed];
  },
  'find that is refused': (rows) => rows.find({ n: { $in: 3 } } as object).toArray(),
  'find in time': (rows) => rows.find({ n: 1 }, { maxTimeMS: 60_000 }).toArray(),
  'find with a hint': (rows) => rows.find({ n: 1 }, { hint: { name: 1 } }).toArray(),
  'find of more than a batch': async (rows) => {
    await rows.insertMany(Array.from({ length: 2500 }, (_, n) => ({ _id: `m${n}`, n, name: `m${n}` })));
    const found = await rows.find({ name: /^m/ }, { sort: { n: 1 } }).toArray();
    return [found.length, found[0], found.at(-1)];
  },
  countDocuments: (rows) => rows.countDocuments({ n: { $gt: 1 } }),
  'countDocuments, at most': (rows) => rows.countDocuments({}, { limit: 2 }),
  'countDocuments, but the first': (rows) => rows.countDocuments({}, { skip: 3 }),
  'countDocuments of nothing': (rows) => rows.countDocuments({ n: 77 }),
  aggregate: (rows) =>
    rows
      .aggregate([
        { $match: { n: { $gt: 1 } } },
        { $project: { twice: { $add: ['$n', '$n'] } } },
        { $sort: { twice: 1 } },
      ])
      .toArray(),
  'aggregate that is refused': (rows) => rows.aggregate([{ $nothing: 1 }]).toArray(),
  insertOne: async (rows) => [
    await rows.insertOne({
      _id: 'new',
      name: 'New',
      gone: undefined,
      list: [undefined, 1],
      map: new Map([['k', 1n]]),
    }),
    await rows.findOne({ _id: 'new' }),
  ],
  'insertOne with its id last': async (rows) => [
    await rows.insertOne({ name: 'Last', _id: 'last' }),
    Object.keys((await rows.findOne({ _id: 'last' })) ?? {}),
  ],
  'insertOne without an id': async (rows) => {
    const doc: { _id?: unknown; name: string } = { name: 'Made' };
    const { insertedId } = await rows.insertOne(doc as never);
    return [
      insertedId === doc._id,
      doc._id instanceof mongo.ObjectId,
      Object.keys((await rows.findOne({ _id: doc._id })) ?? {}),
    ];
  },
  'insertOne of a taken id': (rows) => rows.insertOne({ _id: 'a', name: 'Other' }),
  'insertOne of a taken key': (rows) => rows.insertOne({ _id: 'other', name: 'Ada' }),
  'insertOne of what cannot be an id': (rows) => rows.insertOne({ _id: ['a'], name: 'List' }),
  'insertOne with a dollar': (rows) => rows.insertOne({ _id: 'dollar', $set: 1 }),
  insertMany: (rows) => rows.insertMany([{ _id: 'x' }, { _id: 'y', name: 'Y' }]),
  'insertMany with a taken key': async (rows) => [
    await asked(() =>
      rows.insertMany([
        { _id: 'x', name: 'X' },
        { _id: 'y', name: 'Ada' },
        { _id: 'z', name: 'Z' },
      ]),
    ),
    await rows.countDocuments(),
  ],
  'insertMany, whatever is refused': async (rows) => [
    await asked(() =>
      rows.insertMany(
        [
          { _id: 'a', name: 'X' },
          { _id: 'z', name: 'Z' },
        ],
        { ordered: false },
      ),
    ),
    await rows.countDocuments(),
  ],
  'insertMany of none': (rows) => rows.insertMany([]),
  updateOne: async (rows) => [
    await rows.updateOne({ _id: 'a' }, {
      $set: { n: 5, 'deep.one.three': undefined },
      $push: { tags: 'z' },
    } as object),
    await rows.findOne({ _id: 'a' }),
  ],
  'updateOne that changes nothing': (rows) => rows.updateOne({ _id: 'a' }, { $set: { n: 1 } }),
  'updateOne of nothing': (rows) => rows.updateOne({ _id: 'z' }, { $set: { n: 1 } }),
  'updateOne that inserts': async (rows) => [
    await rows.updateOne({ _id: 'z' }, { $set: { name: 'Z' }, $setOnInsert: { n: 1 } }, { upsert: true }),
    await rows.findOne({ _id: 'z' }),
  ],
  'updateOne to a taken key': (rows) => rows.updateOne({ _id: 'b' }, { $set: { name: 'Ada' } }),
  'updateOne that replaces': (rows) => rows.updateOne({ _id: 'b' }, { name: 'Ada' }),
  'updateOne with nothing to do': (rows) => rows.updateOne({ _id: 'b' }, {}),
  'updateOne by an unknown operator': (rows) => rows.updateOne({ _id: 'b' }, { $foo: { n: 1 } } as object),
  'updateOne by a pipeline': async (rows) => [
    await rows.updateOne({ _id: 'b' }, [{ $set: { n: { $add: ['$n', 1] } } }]),
    await rows.findOne({ _id: 'b' }),
  ],
  'updateOne with array filters': async (rows) => [
    await rows.updateOne({ _id: 'a' }, { $set: { 'tags.$[one]': 'w' } } as object, {
      arrayFilters: [{ one: 'y' }],
    }),
    await rows.findOne({ _id: 'a' }),
  ],
  updateMany: (rows) => rows.updateMany({ n: { $gt: 0 } }, { $inc: { n: 1 } }),
  'updateMany that inserts': (rows) =>
    rows.updateMany({ name: 'Zoe' }, { $set: { _id: 'z' } }, { upsert: true }),
  deleteOne: async (rows) => [await rows.deleteOne({ n: { $gt: 0 } }), await rows.countDocuments()],
  deleteMany: async (rows) => [await rows.deleteMany({ n: { $gt: 0 } }), await rows.countDocuments()],
  'deleteMany that is refused': (rows) => rows.deleteMany({ $foo: 1 }),
  findOneAndUpdate: (rows) => rows.findOneAndUpdate({ _id: 'a' }, { $set: { n: 9 } }),
  'findOneAndUpdate, after it': (rows) =>
    rows.findOneAndUpdate(
      {},
      { $set: { n: 9 } },
      { returnDocument: 'after', sort: { name: -1 }, projection: { n: 1, name: 1 } },
    ),
  'findOneAndUpdate that inserts': (rows) =>
    rows.findOneAndUpdate({ _id: 'z' }, { $set: { big: 5n } }, { returnDocument: 'after', upsert: true }),
  'findOneAndUpdate of nothing': (rows) => rows.findOneAndUpdate({ _id: 'z' }, { $set: { n: 9 } }),
  'findOneAndUpdate with what is said of it': (rows) =>
    rows.findOneAndUpdate({ _id: 'a' }, { $set: { n: 9 } }, { includeResultMetadata: true }),
  'findOneAndUpdate to a taken key': (rows) => rows.findOneAndUpdate({ _id: 'a' }, { $set: { name: 'Bob' } }),
  bulkWrite: (rows) =>
    rows.bulkWrite([
      { insertOne: { document: { _id: 'x', name: 'X' } } },
      { insertOne: { document: { _id: 'y', name: 'Y' } } },
      { updateOne: { filter: { _id: 'x' }, update: { $set: { n: 1 } } } },
      { updateOne: { filter: { _id: 'z' }, update: { $set: { n: 1 } }, upsert: true } },
      { updateMany: { filter: { n: 1 }, update: { $inc: { n: 1 } } } },
      { replaceOne: { filter: { _id: 'a' }, replacement: { name: 'Replaced' } } },
      { deleteOne: { filter: { _id: 'b' } } },
      { deleteMany: { filter: { name: 'Nobody' } } },
    ]),
  'bulkWrite that is refused on its way': async (rows) => [
    await asked(() =>
      rows.bulkWrite([
        { insertOne: { document: { _id: 'x', name: 'X' } } },
        { updateOne: { filter: { _id: 'b' }, update: { $set: { n: 7 } } } },
        { updateOne: { filter: { _id: 'b' }, update: { $set: { name: 'Ada' } } } },
        { deleteOne: { filter: { _id: 'a' } } },
      ]),
    ),
    await rows.find({}, { sort: { name: 1 } }).toArray(),
  ],
  'bulkWrite of what is malformed': (rows) =>
    rows.bulkWrite([{ updateOne: { filter: { _id: 'a' }, update: { $foo: { n: 1 } } as object } }]),
  'bulkWrite with array filters': (rows) =>
    rows.bulkWrite([
      {
        updateOne: {
          filter: { _id: 'a' },
          update: { $set: { 'tags.$[x]': 'w' } } as object,
          arrayFilters: [{ x: 'y' }],
        },
      },
    ]),
  'bulkWrite of an unknown kind': (rows) => rows.bulkWrite([{ frob: { filter: {} } }] as never),
  'bulkWrite of none': (rows) => rows.bulkWrite([]),
  'a transaction': async (rows, transact) => {
    const seen = await transact(async (session) => {
      await rows.insertOne({ _id: 't', name: 'T' }, { session });
      await rows.updateOne({ _id: 'a' }, { $set: { n: 3 } }, { session });
      await rows.bulkWrite([{ deleteOne: { filter: { _id: 'b' } } }], { session, ordered: true });
      const outside = await rows.countDocuments();
      return [
        outside,
        await rows.countDocuments({}, { session }),
        await rows.find({}, { session, sort: { name: 1 } }).toArray(),
      ];
    });
    return [seen, await rows.find({}, { sort: { name: 1 } }).toArray()];
  },
  'a transaction that is refused': async (rows, transact) => [
    await asked(() =>
      transact(async (session) => {
        await rows.insertOne({ _id: 't', name: 'T' }, { session });
        await rows.insertMany([{ _id: 'u', name: 'Ada' }], { session });
      }),
    ),
    await rows.countDocuments(),
  ],
  'a transaction in which nothing is asked': (_rows, transact) => transact(async () => 'nothing'),
  'a transaction whose work fails': async (rows, transact) => [
    await asked(() =>
      transact(async (session) => {
        await rows.insertOne({ _id: 't', name: 'T' }, { session });
        throw new Error('no');
      }),
    ),
    await rows.countDocuments(),
  ],
  'a transaction that goes on after a refusal': (rows, transact) =>
    transact(async (session) => {
      await rows.insertOne({ _id: 'a' }, { session }).catch(() => undefined);
      await rows.insertOne({ _id: 'after', name: 'After' }, { session });
    }),
  'transactions of one document': async (rows, transact) => {
    const add = () =>
      transact(async (session) => {
        const { n } = (await rows.findOne({ _id: 'a' }, { session })) as { n: number };
        await rows.updateOne({ _id: 'a' }, { $set: { n: n + 1 } }, { session });
      });
    await Promise.all(Array.from({ length: 8 }, add));
    return rows.findOne({ _id: 'a' });
  },
};

interface Refusal {
  readonly refused: object;
}

/** What came of it: the value, or what a caller can see of the error. */
async function asked(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch (error) {
    const { name, message, code, codeName, keyPattern, keyValue, writeErrors, result, errorLabels } =
      error as Record<string, unknown>;
    const refusal: Refusal = {
      refused: {
        ...{ name, message, code, codeName, keyPattern, keyValue, result },
        labels: errorLabels,
        writeErrors: (Array.isArray(writeErrors) ? writeErrors : []).map(
          ({ err: { index, code, errmsg } }) => ({ index, code, errmsg }),
        ),
      },
    };
    return refusal;
  }
}

let collections = 0;
async function outcomeOf(store: Store, call: Call): Promise<unknown> {
  const connection = store.connection('short');
  const rows = connection.collection(`rows${++collections}`) as unknown as Rows;
  await rows.createIndex({ name: 1 }, { unique: true, partialFilterExpression: { name: { $exists: true } } });
  await rows.insertMany(ROWS.map((row) => ({ ...row })));
  const outcome = await asked(() => call(rows, createTransact(connection)));
  const told = mongo.BSON.EJSON.stringify({ outcome }, { relaxed: false });
  return JSON.parse(told.replaceAll(`rows${collections}`, 'rows'));
}

test.each(Object.entries(CALLS))('%s: the same as through the driver', async (_name, call) => {
  expect(await outcomeOf(holder, call)).toEqual(await outcomeOf(client, call));
});

test('a document that its caller changes while it is stored is stored as it was', async () => {
  const rows = holder.connection('short').collection('changed') as unknown as Rows;
  const doc = { _id: 'a', list: [1] };
  const change = { $set: { set: { deep: 1 } } };
  const inserted = rows.insertOne(doc);
  doc.list.push(2);
  await inserted;
  const updated = rows.updateOne({ _id: 'a' }, change);
  change.$set.set.deep = 2;
  await updated;
  expect(await rows.findOne({ _id: 'a' })).toEqual({ _id: 'a', list: [1], set: { deep: 1 } });
});

test('a transaction refuses what the short cut does not know', async () => {
  const connection = holder.connection('short');
  const rows = connection.collection('unknown') as unknown as Rows;
  const transact = createTransact(connection);
  const asking = transact((session) => rows.find({}, { session, hint: { _id: 1 } }).toArray());
  await expect(asking).rejects.toThrow('find with these options is not known to transactions');
  const turning = transact((session) => rows.find({}, { session }).sort({ _id: 1 }).toArray());
  await expect(turning).rejects.toThrow('cursor.sort is not known to transactions');
});

test('a closed store is refused by the driver', async () => {
  const place = mkdtempSync(join(tmpdir(), 'short-cut-'));
  const store = await connectStore({ dataDir: place });
  const rows = store.connection('short').collection('rows');
  const transact = createTransact(store.connection('short'));
  await store.close();
  for (const call of [
    () => rows.findOne({}),
    () => rows.insertOne({}),
    () => transact((session) => rows.insertOne({}, { session })),
  ])
    await expect(call()).rejects.toThrow();
  rmSync(place, { recursive: true, force: true });
});
