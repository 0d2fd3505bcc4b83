import mongoose from 'mongoose';
import { refusedOperators } from './operator-rules.ts';

type Doc = Record<string, unknown>;
type Collection = ReturnType<mongoose.Connection['collection']>;

/** Something malformed or unsupported, and the code that it is refused with. */
export interface Refusal {
  readonly name: string;
  readonly ask: (collection: Collection) => Promise<unknown>;
  readonly code: number;
}

const refusal = (name: string, code: number, ask: Refusal['ask']): Refusal => ({ name, code, ask });
const update =
  (change: Doc | Doc[], options: Doc = {}): Refusal['ask'] =>
  (c) =>
    c.updateOne({ _id: 1 } as Doc, change, options);
const find =
  (filter: Doc, options: Doc = {}): Refusal['ask'] =>
  (c) =>
    c.find(filter, options).toArray();
const aggregate =
  (...stages: Doc[]): Refusal['ask'] =>
  (c) =>
    c.aggregate(stages).toArray();
const command =
  (make: (name: string) => Doc): Refusal['ask'] =>
  (c) =>
    c.conn.db!.command(make(c.collectionName));

const windowOf = (output: Doc): Doc => ({
  $setWindowFields: { sortBy: { n: 1 }, output: { x: output } },
});

/** Every collection of these holds `{ _id: 1, a: 'x', n: 1, l: [1] }`. */
export const mongoRefusals: readonly Refusal[] = [
  refusal('$inc of a string', 14, update({ $inc: { a: 1 } })),
  refusal('$inc by a string', 14, update({ $inc: { n: 'x' } })),
  refusal('$mul of a string', 14, update({ $mul: { a: 2 } })),
  refusal('$push to a scalar', 2, update({ $push: { a: 1 } })),
  refusal('$addToSet to a scalar', 2, update({ $addToSet: { a: 1 } })),
  refusal('$pop of a scalar', 14, update({ $pop: { a: 1 } })),
  refusal('$pop by 2', 9, update({ $pop: { l: 2 } })),
  refusal('$pull from a scalar', 2, update({ $pull: { a: 1 } })),
  refusal('$set through a scalar', 28, update({ $set: { 'a.b': 1 } })),
  refusal('$set of a name in an array', 28, update({ $set: { 'l.name': 1 } })),
  refusal('two changes of one path', 40, update({ $set: { n: 1 }, $inc: { n: 1 } })),
  refusal('a change of a path and of its parent', 40, update({ $set: { 'o.p': 1, o: 2 } })),
  refusal('a change of _id', 66, update({ $set: { _id: 2 } })),
  refusal('an unknown modifier', 9, update({ $foo: { a: 1 } })),
  refusal('an empty path', 56, update({ $set: { '': 1 } })),
  refusal('a position without a match', 2, update({ $set: { 'l.$': 1 } })),
  refusal('an array filter that is missing', 2, update({ $set: { 'l.$[e]': 1 } })),
  refusal('an array filter that is not used', 9, update({ $set: { n: 1 } }, { arrayFilters: [{ e: 1 }] })),
  refusal('an update pipeline with $match', 72, update([{ $match: {} }])),
  refusal('an unknown query operator', 2, find({ a: { $foo: 1 } })),
  refusal('an unknown top level operator', 2, find({ $foo: 1 })),
  refusal('$in without an array', 2, find({ a: { $in: 1 } })),
  refusal('an empty $or', 2, find({ $or: [] })),
  refusal('a broken regular expression', 51091, find({ a: { $regex: '(' } })),
  refusal('inclusion mixed with exclusion', 31254, find({}, { projection: { a: 1, n: 0 } })),
  refusal('an unknown stage', 40324, aggregate({ $foo: {} })),
  refusal('a stage with two names', 40323, aggregate({ $match: {}, $limit: 1 })),
  refusal('an unknown expression', 168, aggregate({ $project: { x: { $foo: 1 } } })),
  refusal(
    'an unknown command',
    59,
    command(() => ({ noSuchThing: 1 })),
  ),
  refusal(
    'an unknown option',
    40415,
    command((name) => ({ find: name, wibble: 1 })),
  ),
  refusal('an index with other options and the same name', 86, async (c) => {
    await c.createIndex({ a: 1 }, { name: 'one' });
    await c.createIndex({ n: 1 }, { name: 'one' });
  }),
  refusal('parallel arrays in one index', 171, async (c) => {
    await c.createIndex({ p: 1, q: 1 });
    await c.insertOne({ p: [1], q: [1] });
  }),
  refusal('an array as _id', 53, (c) => c.insertOne({ _id: [1] } as Doc)),
  refusal('the same _id twice', 11000, (c) => c.insertOne({ _id: 1 } as Doc)),
  refusal('an index that is not there', 27, (c) => c.dropIndex('nothing')),
  refusal('the drop of the _id index', 72, (c) => c.dropIndex('_id_')),
  refusal('a write concern of three nodes', 100, (c) => c.insertOne({ x: 1 }, { writeConcern: { w: 3 } })),
  refusal(
    'a cursor that is not there',
    43,
    command((name) => ({ getMore: 12345678901n, collection: name })),
  ),
  refusal('an index change in a transaction', 263, (c) =>
    c.conn
      .getClient()
      .withSession((session) => session.withTransaction(() => c.dropIndex('_id_', { session }))),
  ),
];

const session =
  (
    options: Doc,
    work: (c: Collection, session: mongoose.ClientSession) => Promise<unknown>,
  ): Refusal['ask'] =>
  (c) =>
    c.conn.getClient().withSession(options, async (session) => {
      try {
        return await work(c, session as mongoose.ClientSession);
      } finally {
        if (session.inTransaction()) await session.abortTransaction();
      }
    });

/** What only a client that knows better asks for: MongoDB refuses it, and nothing is done. */
export const strictRefusals: readonly Refusal[] = [
  refusal('a sort by two arrays', 2, async (c) => {
    await c.insertMany([
      { p: [1], q: [2] },
      { p: [3], q: [4] },
    ]);
    try {
      return await c.find({}, { sort: { p: 1, q: 1 } }).toArray();
    } finally {
      await c.deleteMany({ p: { $exists: true } });
    }
  }),
  refusal('$rename of an array element', 2, update({ $rename: { 'l.0': 'x' } })),
  refusal('$rename into an array', 2, update({ $rename: { a: 'l.0' } })),
  refusal('one path twice in an upsert', 54, (c) =>
    c.updateOne({ $and: [{ b: 1 }, { b: 1 }] }, { $set: { n: 2 } }, { upsert: true }),
  ),
  refusal('a path and its parent in an upsert', 54, (c) =>
    c.updateOne({ b: {}, 'b.c': 1 }, { $set: { n: 2 } }, { upsert: true }),
  ),
  refusal('a part of _id in an upsert', 54, (c) =>
    c.updateOne({ '_id.x': 1 }, { $set: { n: 2 } }, { upsert: true }),
  ),
  refusal('an array filter with a capital name', 2, (c) =>
    c.updateOne({ _id: 1 } as Doc, { $set: { 'l.$[E]': 2 } }, { arrayFilters: [{ E: 1 }] }),
  ),
  refusal('an array filter with two names', 9, (c) =>
    c.updateOne({ _id: 1 } as Doc, { $set: { 'l.$[e]': 2 } }, { arrayFilters: [{ e: 1, f: 1 }] }),
  ),
  refusal('250 levels of nesting', 15, (c) => c.insertOne(nested(250))),
  refusal('181 levels of nesting', 15, (c) => c.insertOne(nested(181))),
  refusal('an _id with a $', 52, (c) => c.insertOne({ _id: { $a: 1 } } as Doc)),
  refusal(
    'a delete without a filter',
    40414,
    command((name) => ({ delete: name, deletes: [{ q: null, limit: 0 }] })),
  ),
  refusal(
    'an update without a filter',
    40414,
    command((name) => ({ update: name, updates: [{ u: { $set: { n: 2 } }, multi: true }] })),
  ),
  refusal('an unknown option of an expression', 51108, find({ a: { $regex: 'x', $options: 'g' } })),
  refusal('options of an expression twice', 51075, find({ a: { $regex: /x/i, $options: 'm' } })),
  refusal('$type of nothing', 9, find({ a: { $type: [] } })),
  refusal('$type of an unknown number', 2, find({ a: { $type: 42 } })),
  refusal('$mod by what 64 bits cannot hold', 2, find({ a: { $mod: [Number.POSITIVE_INFINITY, 0] } })),
  refusal(
    'a count in a transaction',
    263,
    session({}, (c, session) => {
      session.startTransaction();
      return c.estimatedDocumentCount({ session });
    }),
  ),
  refusal(
    'a read concern in a later statement',
    72,
    session({}, async (c, session) => {
      session.startTransaction();
      await c.findOne({}, { session });
      const { lsid, txnNumber } = raw(session);
      return c.conn.db!.command({
        find: c.collectionName,
        lsid,
        txnNumber,
        autocommit: false,
        readConcern: { level: 'majority' },
      });
    }),
  ),
  refusal(
    "a transaction's cursor in another session",
    50738,
    session({}, async (c, session) => {
      session.startTransaction();
      await c.insertMany([{}, {}], { session });
      const cursor = c.find({}, { session, batchSize: 1 });
      await cursor.next();
      return c.conn.db!.command({ getMore: cursor.id!, collection: c.collectionName });
    }),
  ),
  refusal(
    'a write in a session of a snapshot',
    72,
    command((name) => ({ insert: name, documents: [{ x: 1 }], readConcern: { level: 'snapshot' } })),
  ),
  refusal('a write concern of 51 nodes', 9, (c) => c.insertOne({ x: 1 }, { writeConcern: { w: 51 } })),
];

const nested = (levels: number): Doc => {
  let doc: Doc = { a: 1 };
  for (let i = 1; i < levels; i++) doc = { a: doc };
  return doc;
};
// What the driver sends of a session.
const raw = (session: mongoose.ClientSession) => {
  const { id, serverSession } = session as unknown as {
    id: object;
    serverSession: { txnNumber: number };
  };
  return { lsid: id, txnNumber: mongoose.mongo.BSON.Long.fromNumber(serverSession.txnNumber) };
};

/** What MongoDB has and the embedded store refuses, each with 115 (CommandNotSupported). */
export const unsupportedHere: readonly (readonly [string, Refusal['ask']])[] = [
  ['$merge', aggregate({ $merge: { into: 'other' } })],
  ['$out', aggregate({ $out: 'other' })],
  ...[
    '$bucketAuto',
    '$densify',
    '$fill',
    '$redact',
    '$geoNear',
    '$changeStream',
    '$documents',
    '$search',
  ].map((stage) => [stage, aggregate({ [stage]: {} })] as const),
  ...['$pow', '$ln', '$sin', '$bitAnd', '$rand', '$regexMatch', '$stdDevPop', '$bsonSize', '$meta'].map(
    (name) => [name, aggregate({ $project: { x: { [name]: '$n' } } })] as const,
  ),
  ['$pow in a filter', find({ $expr: { $pow: ['$n', 2] } })],
  ['$rand in an update', update([{ $set: { a: { $rand: {} } } }])],
  ['$stdDevPop in $group', aggregate({ $group: { _id: null, x: { $stdDevPop: '$n' } } })],
  ['$median in $group', aggregate({ $group: { _id: null, x: { $median: { input: '$n' } } } })],
  ['a window by range', aggregate(windowOf({ $sum: '$n', window: { range: [0, 1] } }))],
  ['$derivative', aggregate(windowOf({ $derivative: { input: '$n' } }))],
  ['a variable of sharded clusters', aggregate({ $project: { x: '$$CLUSTER_TIME' } })],
  [
    'a format to read dates by',
    aggregate({ $project: { x: { $dateFromString: { dateString: '1', format: '%Y' } } } }),
  ],
  ['dates in other forms than ISO 8601', aggregate({ $project: { x: { $toDate: 'July 4, 2018' } } })],
  [
    'months in a zone with daylight saving',
    aggregate({
      $project: { x: { $dateTrunc: { date: '$$NOW', unit: 'month', timezone: 'Europe/Berlin' } } },
    }),
  ],
  ...refusedOperators.map(([name, filter]) => [name, find(filter)] as const),
  ['a text index', (c) => c.createIndex({ a: 'text' })],
  ['a hashed index', (c) => c.createIndex({ a: 'hashed' })],
  ['an index with a collation', (c) => c.createIndex({ a: 1 }, { collation: { locale: 'en', strength: 2 } })],
  ['a collation', find({ a: 'X' }, { collation: { locale: 'en', strength: 2 } })],
  ['a hint', find({}, { hint: { _id: 1 } })],
  ['a hint on an update', update({ $set: { n: 1 } }, { hint: { _id: 1 } })],
  ['a change stream', async (c) => c.watch().tryNext()],
  ['$function', aggregate({ $project: { x: { $function: { body: 'return 1', args: [], lang: 'js' } } } })],
  ['$accumulator', aggregate({ $group: { _id: null, x: { $accumulator: {} } } })],
  [
    'a capped collection',
    (c) => c.conn.db!.createCollection(`${c.collectionName}_capped`, { capped: true, size: 1000 }),
  ],
  ['a validator', (c) => c.conn.db!.createCollection(`${c.collectionName}_valid`, { validator: { a: 1 } })],
  ['collMod', command((name) => ({ collMod: name, validationLevel: 'off' }))],
  ['a view', (c) => c.conn.db!.createCollection(`${c.collectionName}_view`, { viewOn: 'c', pipeline: [] })],
  ['a bulk write over collections', command(() => ({ bulkWrite: 1, ops: [], nsInfo: [] }))],
  ['an atomic group', find({ a: { $regex: '(?>x)' } })],
  ['a possessive quantifier', find({ a: { $regex: 'x++' } })],
  ['a read of a snapshot outside of a transaction', find({}, { readConcern: { level: 'snapshot' } })],
  ['renameCollection', (c) => c.rename('other')],
];
