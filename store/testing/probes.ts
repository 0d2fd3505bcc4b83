import mongoose from 'mongoose';

const { Decimal128, Long, ObjectId, Int32, Double } = mongoose.mongo.BSON;

type Doc = Record<string, unknown>;
type Collection = ReturnType<mongoose.Connection['collection']>;

/** Documents, what is asked of them, and what MongoDB answers (its manual, or a server of version 8). */
export interface Probe {
  readonly name: string;
  readonly docs: readonly Doc[];
  readonly ask: (collection: Collection) => Promise<unknown>;
  readonly answer: unknown;
}

const probe = (name: string, docs: readonly Doc[], ask: Probe['ask'], answer: unknown): Probe => ({
  name,
  docs,
  ask,
  answer,
});

const ids =
  (filter: Doc): Probe['ask'] =>
  async (collection) =>
    (await collection.find(filter).sort({ _id: 1 }).toArray()).map((doc) => doc._id);

const sorted =
  (sort: Record<string, 1 | -1>): Probe['ask'] =>
  async (collection) =>
    (await collection.find().sort(sort).toArray()).map((doc) => doc._id);

const after =
  (update: Doc, options: Doc = {}, filter: Doc = {}): Probe['ask'] =>
  async (collection) => {
    await collection.updateOne(filter, update, options);
    const { _id, ...rest } = (await collection.findOne({})) as Doc;
    return rest;
  };

const pipeline =
  (stages: Doc[]): Probe['ask'] =>
  (collection) =>
    collection.aggregate(stages).toArray();

const dec = (text: string) => Decimal128.fromString(text);
const objectIds = [1, 2, 3].map((i) => new ObjectId(`00000000000000000000000${i}`));
const [O1, O2, O3] = objectIds;

export const queryProbes: readonly Probe[] = [
  probe(
    'null matches missing',
    [{ _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 1 }],
    ids({ a: null }),
    [1, 2],
  ),
  probe('$ne null', [{ _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 1 }], ids({ a: { $ne: null } }), [3]),
  probe(
    'an empty array is not null',
    [
      { _id: 1, a: [] },
      { _id: 2, a: [null] },
    ],
    ids({ a: null }),
    [2],
  ),
  probe(
    'a path through a scalar is missing',
    [
      { _id: 1, a: 5 },
      { _id: 2, a: { b: 1 } },
    ],
    ids({ 'a.b': null }),
    [1],
  ),
  probe(
    'type bracketing of $gt',
    [
      { _id: 1, a: 5 },
      { _id: 2, a: 'x' },
      { _id: 3, a: null },
      { _id: 4, a: new Date(9) },
    ],
    ids({ a: { $gt: 1 } }),
    [1],
  ),
  probe(
    '$lt of a date',
    [{ _id: 1, a: new Date(5) }, { _id: 2, a: 3 }, { _id: 3 }],
    ids({ a: { $lt: new Date(6) } }),
    [1],
  ),
  probe(
    '$gte null matches null and missing',
    [{ _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 0 }],
    ids({ a: { $gte: null } }),
    [1, 2],
  ),
  probe(
    'Decimal128 $gt',
    [
      { _id: 1, a: dec('9') },
      { _id: 2, a: dec('10') },
    ],
    ids({ a: { $gt: dec('9.5') } }),
    [2],
  ),
  probe('Decimal128 equals an integer', [{ _id: 1, a: dec('9') }], ids({ a: 9 }), [1]),
  probe(
    'decimal 0.1 is not double 0.1',
    [
      { _id: 1, a: dec('0.1') },
      { _id: 2, a: 0.1 },
    ],
    ids({ a: 0.1 }),
    [2],
  ),
  probe(
    'Decimal128 sorts by value',
    [
      { _id: 1, a: dec('10') },
      { _id: 2, a: dec('9') },
    ],
    sorted({ a: 1 }),
    [2, 1],
  ),
  probe(
    'Long above 2^53 compares exactly',
    [{ _id: 1, a: Long.fromString('9007199254740995') }],
    ids({ a: { $gt: Long.fromString('9007199254740994') } }),
    [1],
  ),
  probe(
    'Long, Int32 and Double of one value are equal',
    [
      { _id: 1, a: Long.fromNumber(5) },
      { _id: 2, a: new Double(5) },
      { _id: 3, a: new Int32(5) },
    ],
    ids({ a: 5 }),
    [1, 2, 3],
  ),
  probe(
    'a sort by two fields of array elements keeps the elements together',
    [
      {
        _id: 1,
        a: [
          { b: 1, c: 9 },
          { b: 2, c: 1 },
        ],
      },
      { _id: 2, a: [{ b: 1, c: 5 }] },
    ],
    sorted({ 'a.b': 1, 'a.c': 1 }),
    [2, 1],
  ),
  probe(
    'a scalar among sub-documents sorts as null',
    [
      { _id: 1, a: { b: 1 } },
      { _id: 2, a: [5, { b: 3 }] },
    ],
    sorted({ 'a.b': 1 }),
    [2, 1],
  ),
  probe(
    'ObjectId range and limit',
    objectIds.map((_id) => ({ _id })),
    async (c) =>
      String(
        (
          await c
            .find({ _id: { $gt: O1! } })
            .sort({ _id: 1 })
            .limit(1)
            .toArray()
        )[0]!._id,
      ),
    String(O2),
  ),
  probe(
    '$in of ObjectIds',
    objectIds.map((_id) => ({ _id, r: _id })),
    (c) => c.countDocuments({ r: { $in: [O1!, O3!] } }),
    2,
  ),
  probe(
    '$elemMatch binds one element',
    [
      {
        _id: 1,
        a: [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
      },
      { _id: 2, a: [{ x: 1, y: 4 }] },
    ],
    ids({ a: { $elemMatch: { x: 1, y: 4 } } }),
    [2],
  ),
  probe(
    '$elemMatch with operators',
    [
      { _id: 1, a: [1, 9] },
      { _id: 2, a: [5] },
    ],
    ids({ a: { $elemMatch: { $gt: 3, $lt: 7 } } }),
    [2],
  ),
  probe(
    'dotted equality spans elements',
    [
      {
        _id: 1,
        a: [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
      },
    ],
    ids({ 'a.x': 1, 'a.y': 4 }),
    [1],
  ),
  probe(
    'an index in a path',
    [
      { _id: 1, a: [1, 2] },
      { _id: 2, a: [2, 1] },
    ],
    ids({ 'a.0': 2 }),
    [2],
  ),
  probe(
    'whole array equality',
    [
      { _id: 1, a: [1, 2] },
      { _id: 2, a: [2, 1] },
      { _id: 3, a: [[1, 2]] },
    ],
    ids({ a: [1, 2] }),
    [1, 3],
  ),
  probe(
    '$not',
    [{ _id: 1, a: [1, 2] }, { _id: 2, a: [1] }, { _id: 3 }],
    ids({ a: { $not: { $size: 1 } } }),
    [1, 3],
  ),
  probe(
    '$nor',
    [
      { _id: 1, b: 's' },
      { _id: 2, b: 4 },
    ],
    ids({ $nor: [{ b: 's' }] }),
    [2],
  ),
  probe('$nin matches missing', [{ _id: 1, b: 4 }, { _id: 2 }], ids({ b: { $nin: [4] } }), [2]),
  probe(
    '$all',
    [
      { _id: 1, a: [1, 2] },
      { _id: 2, a: [1] },
    ],
    ids({ a: { $all: [1, 2] } }),
    [1],
  ),
  probe(
    '$mod',
    [
      { _id: 1, b: 3 },
      { _id: 2, b: 4 },
      { _id: 3, b: 's' },
    ],
    ids({ b: { $mod: [2, 0] } }),
    [2],
  ),
  probe(
    '$type by name and by number',
    [
      { _id: 1, b: 's' },
      { _id: 2, b: 4 },
    ],
    async (c) => [await ids({ b: { $type: 'string' } })(c), await ids({ b: { $type: 16 } })(c)],
    [[1], [2]],
  ),
  probe(
    '$exists',
    [{ _id: 1, c: null }, { _id: 2 }],
    async (c) => [await ids({ c: { $exists: true } })(c), await ids({ c: { $exists: false } })(c)],
    [[1], [2]],
  ),
  probe(
    'a regex in $in',
    [
      { _id: 1, a: 'abc' },
      { _id: 2, a: 'x' },
    ],
    ids({ a: { $in: [/^ab/, 'x'] } }),
    [1, 2],
  ),
  probe(
    '$regex with options',
    [
      { _id: 1, a: 'Abc' },
      { _id: 2, a: 'x' },
    ],
    ids({ a: { $regex: '^ab', $options: 'i' } }),
    [1],
  ),
  probe(
    'sub-document equality needs key order',
    [{ _id: 1, a: { x: 1, y: 2 } }],
    async (c) => [await ids({ a: { y: 2, x: 1 } })(c), await ids({ a: { x: 1, y: 2 } })(c)],
    [[], [1]],
  ),
  probe(
    '$expr',
    [
      { _id: 1, a: 1, b: 2 },
      { _id: 2, a: 3, b: 2 },
    ],
    ids({ $expr: { $gt: ['$a', '$b'] } }),
    [2],
  ),
  probe(
    'NaN equals NaN only',
    [
      { _id: 1, a: Number.NaN },
      { _id: 2, a: 1 },
    ],
    async (c) => [await ids({ a: Number.NaN })(c), await ids({ a: { $lt: 5 } })(c)],
    [[1], [2]],
  ),
  probe(
    'nested arrays and an empty key are kept',
    [{ _id: 1, c: [[1, [2]]], '': 1 }],
    (c) => c.findOne({ _id: 1 } as Doc),
    { _id: 1, c: [[1, [2]]], '': 1 },
  ),
  probe(
    'nulls, missing and mixed types sort',
    [{ _id: 1, a: 'b' }, { _id: 2 }, { _id: 3, a: 2 }, { _id: 4, a: null }, { _id: 5, a: [9, 1] }],
    sorted({ a: 1, _id: 1 }),
    [2, 4, 5, 3, 1],
  ),
  probe(
    'an array sorts descending by its largest',
    [
      { _id: 1, a: [1, 9] },
      { _id: 2, a: 5 },
    ],
    sorted({ a: -1 }),
    [1, 2],
  ),
  probe(
    'strings sort by bytes',
    [
      { _id: 1, a: 'b' },
      { _id: 2, a: 'B' },
      { _id: 3, a: 'é' },
      { _id: 4, a: 'z' },
    ],
    sorted({ a: 1 }),
    [2, 1, 4, 3],
  ),
  probe(
    'distinct unwinds arrays',
    [{ _id: 1, a: [2, 1] }, { _id: 2, a: 2 }, { _id: 3 }],
    async (c) => (await c.distinct('a')).sort(),
    [1, 2],
  ),
  probe(
    'inclusion and exclusion projections',
    [{ _id: 1, a: { b: 1, c: 2 }, l: [1, 2, 3], s: [{ k: 1 }, { k: 2 }] }],
    async (c) => [
      await c.findOne({}, { projection: { 'a.b': 1, _id: 0 } }),
      await c.findOne({}, { projection: { a: 0, s: 0 } }),
      await c.findOne({}, { projection: { l: { $slice: -2 }, _id: 0, a: 0, s: 0 } }),
      await c.findOne({}, { projection: { s: { $elemMatch: { k: 2 } }, _id: 0 } }),
      await c.findOne({ 's.k': 2 }, { projection: { 's.$': 1, _id: 0 } }),
    ],
    [{ a: { b: 1 } }, { _id: 1, l: [1, 2, 3] }, { l: [2, 3] }, { s: [{ k: 2 }] }, { s: [{ k: 2 }] }],
  ),
];

export const projectionProbes: readonly Probe[] = [
  probe(
    'a find projects expressions as $project does',
    [{ _id: 1, a: [{ b: 1 }, 2], n: 3 }],
    (c) => c.findOne({}, { projection: { 'a.c': '$n', d: { $add: ['$n', 1] }, e: 'text', f: '$none' } }),
    { _id: 1, a: [{ c: 3 }, { c: 3 }], d: 4, e: 'text' },
  ),
  probe(
    '$$NOW is the time of the statement',
    [{ _id: 1, n: 3 }],
    async (c) => {
      const [{ a, b } = {}] = await c.aggregate([{ $project: { a: '$$NOW', b: '$$NOW' } }]).toArray();
      await c.updateOne({}, [{ $set: { at: '$$NOW' } }]);
      const stored = await c.findOne({ $expr: { $lte: ['$at', '$$NOW'] } });
      return [a instanceof Date, String(a) === String(b), stored?.at instanceof Date];
    },
    [true, true, true],
  ),
  probe(
    'let of an aggregation',
    [{ _id: 1, n: 3 }],
    (c) =>
      c.aggregate([{ $match: { $expr: { $eq: ['$n', '$$wanted'] } } }], { let: { wanted: 3 } }).toArray(),
    [{ _id: 1, n: 3 }],
  ),
];

export const updateProbes: readonly Probe[] = [
  probe(
    '$inc of a Decimal128',
    [{ a: dec('1.5') }],
    async (c) => String(((await after({ $inc: { a: dec('1') } })(c)) as Doc).a),
    '2.5',
  ),
  probe(
    '$inc past int32 makes a long',
    [{ _id: 1, a: 2147483647 }],
    async (c) => {
      await c.updateOne({}, { $inc: { a: 1 } });
      return c.findOne({ a: { $type: 'long' } });
    },
    { _id: 1, a: 2147483648 },
  ),
  probe(
    '$inc of a Long above 2^53',
    [{ a: Long.fromString('9007199254740995') }],
    async (c) => String(((await after({ $inc: { a: 2 } })(c)) as Doc).a),
    '9007199254740997',
  ),
  probe(
    '$addToSet of ObjectIds',
    [{ a: [O1] }],
    async (c) => (((await after({ $addToSet: { a: { $each: [O1, O2] } } })(c)) as Doc).a as unknown[]).length,
    2,
  ),
  probe(
    '$pull of an ObjectId',
    [{ a: objectIds }],
    async (c) => (((await after({ $pull: { a: O2 } })(c)) as Doc).a as unknown[]).length,
    2,
  ),
  probe(
    '$push with $each, $sort and $slice',
    [{ a: [3, 1] }],
    after({ $push: { a: { $each: [2], $sort: 1, $slice: 2 } } }),
    { a: [1, 2] },
  ),
  probe('$push with $position', [{ a: [3, 1] }], after({ $push: { a: { $each: [9], $position: 1 } } }), {
    a: [3, 9, 1],
  }),
  probe(
    '$push sorts sub-documents',
    [{ a: [{ k: 2 }] }],
    after({ $push: { a: { $each: [{ k: 1 }], $sort: { k: 1 } } } }),
    { a: [{ k: 1 }, { k: 2 }] },
  ),
  probe('$[] changes all elements', [{ a: [{ q: 1 }, { q: 2 }] }], after({ $inc: { 'a.$[].q': 10 } }), {
    a: [{ q: 11 }, { q: 12 }],
  }),
  probe(
    '$[id] changes what its filter matches',
    [{ a: [{ q: 1 }, { q: 2 }] }],
    after({ $inc: { 'a.$[e].q': 10 } }, { arrayFilters: [{ 'e.q': 2 }] }),
    { a: [{ q: 1 }, { q: 12 }] },
  ),
  probe(
    '$ is the matched element',
    [{ a: [{ q: 1 }, { q: 2 }] }],
    after({ $set: { 'a.$.q': 7 } }, {}, { 'a.q': 2 }),
    { a: [{ q: 1 }, { q: 7 }] },
  ),
  probe('$pull by condition', [{ a: [{ q: 1 }, { q: 5 }] }], after({ $pull: { a: { q: { $gt: 2 } } } }), {
    a: [{ q: 1 }],
  }),
  probe(
    '$pullAll and $pop',
    [{ a: [1, 2, 3], b: [1, 2] }],
    after({ $pullAll: { a: [1, 3] }, $pop: { b: -1 } }),
    { a: [2], b: [2] },
  ),
  probe('$rename into a sub-document', [{ a: { x: 1 } }], after({ $rename: { 'a.x': 'b.y' } }), {
    a: {},
    b: { y: 1 },
  }),
  probe('$set makes sub-documents', [{}], after({ $set: { 'a.b.c': 1 } }), { a: { b: { c: 1 } } }),
  probe('$set of an array element', [{ a: [1, 2] }], after({ $set: { 'a.1': 9 } }), { a: [1, 9] }),
  probe('$set past the end pads with null', [{ a: [1] }], after({ $set: { 'a.3': 9 } }), {
    a: [1, null, null, 9],
  }),
  probe('$unset of an array element leaves null', [{ a: [1, 2] }], after({ $unset: { 'a.0': '' } }), {
    a: [null, 2],
  }),
  probe('$mul of a missing field is 0', [{ b: 1 }], after({ $mul: { a: 3 } }), { b: 1, a: 0 }),
  probe(
    '$min, $max and $bit',
    [{ a: 5, d: new Date(1), e: 3 }],
    after({ $bit: { a: { and: 4 } }, $max: { d: new Date(2) }, $min: { e: 9 } }),
    { a: 4, d: new Date(2), e: 3 },
  ),
  probe(
    'a pipeline update',
    [{ a: 1 }],
    async (c) => {
      await c.updateOne({}, [{ $set: { b: { $add: ['$a', 10] } } }]);
      const { _id, ...rest } = (await c.findOne({})) as Doc;
      return rest;
    },
    { a: 1, b: 11 },
  ),
  probe(
    'an upsert takes the equalities of its filter',
    [],
    async (c) => {
      await c.updateOne(
        { a: 1, b: { $gt: 3 }, 'c.d': 'z' },
        { $set: { e: 1 }, $setOnInsert: { f: 2 } },
        { upsert: true },
      );
      const { _id, ...rest } = (await c.findOne({})) as Doc;
      return rest;
    },
    { a: 1, c: { d: 'z' }, e: 1, f: 2 },
  ),
  probe(
    'counts of an update that changes nothing',
    [{ _id: 1, a: 1 }],
    async (c) => {
      const { matchedCount, modifiedCount } = await c.updateOne({ a: 1 }, { $set: { a: 1 } });
      return [matchedCount, modifiedCount];
    },
    [1, 0],
  ),
  probe(
    'a replacement keeps the _id',
    [{ _id: 1, a: 1 }],
    async (c) => {
      await c.replaceOne({ a: 1 }, { b: 2 });
      return c.findOne({});
    },
    { _id: 1, b: 2 },
  ),
  probe(
    'findOneAndUpdate before, after and by sort',
    [
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ],
    async (c) => [
      await c.findOneAndUpdate({}, { $inc: { n: 10 } }, { sort: { n: -1 } }),
      await c.findOneAndUpdate(
        { n: 12 },
        { $inc: { n: 1 } },
        { returnDocument: 'after', projection: { _id: 0 } },
      ),
      await c.findOneAndDelete({ n: 1 }),
    ],
    [{ _id: 2, n: 2 }, { n: 13 }, { _id: 1, n: 1 }],
  ),
];

export const aggregationProbes: readonly Probe[] = [
  probe(
    '$sum of Decimal128',
    [{ a: dec('1.5') }, { a: dec('2') }],
    async (c) => String((await c.aggregate([{ $group: { _id: null, s: { $sum: '$a' } } }]).toArray())[0]!.s),
    '3.5',
  ),
  probe(
    '$group by ObjectId',
    [{ r: O1 }, { r: O1 }, { r: O2 }],
    async (c) =>
      (await c.aggregate([{ $group: { _id: '$r', n: { $sum: 1 } } }, { $sort: { _id: 1 } }]).toArray()).map(
        (x) => x.n,
      ),
    [2, 1],
  ),
  probe(
    '$dateToString and $dateTrunc',
    [{ d: new Date('2024-03-05T10:20:30Z') }],
    pipeline([
      {
        $project: {
          _id: 0,
          s: { $dateToString: { date: '$d', format: '%Y-%m-%d' } },
          t: { $dateTrunc: { date: '$d', unit: 'month' } },
        },
      },
    ]),
    [{ s: '2024-03-05', t: new Date('2024-03-01T00:00:00.000Z') }],
  ),
  probe(
    '$toString and $toInt',
    [{ _id: O1, s: '5' }],
    pipeline([{ $project: { _id: 0, a: { $toString: '$_id' }, n: { $toInt: '$s' } } }]),
    [{ a: O1!.toHexString(), n: 5 }],
  ),
  probe(
    '$unwind with its options',
    [
      { _id: 1, a: [] },
      { _id: 2, a: [7] },
    ],
    pipeline([
      { $unwind: { path: '$a', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
      { $sort: { _id: 1 } },
    ]),
    [
      { _id: 1, i: null },
      { _id: 2, a: 7, i: 0 },
    ],
  ),
  probe(
    '$cond, $ifNull, $map, $filter, $reduce',
    [{ _id: 1, a: [1, 2, 3] }],
    pipeline([
      {
        $project: {
          _id: 0,
          c: { $cond: [{ $gt: [{ $size: '$a' }, 2] }, 'y', 'n'] },
          i: { $ifNull: ['$z', 0] },
          m: { $map: { input: '$a', as: 'x', in: { $multiply: ['$$x', 2] } } },
          f: { $filter: { input: '$a', cond: { $gt: ['$$this', 1] } } },
          r: { $reduce: { input: '$a', initialValue: 0, in: { $add: ['$$value', '$$this'] } } },
        },
      },
    ]),
    [{ c: 'y', i: 0, m: [2, 4, 6], f: [2, 3], r: 6 }],
  ),
  probe(
    '$setWindowFields',
    [
      { _id: 1, p: 'a', v: 1 },
      { _id: 2, p: 'a', v: 2 },
    ],
    pipeline([
      {
        $setWindowFields: {
          partitionBy: '$p',
          sortBy: { v: 1 },
          output: { t: { $sum: '$v', window: { documents: ['unbounded', 'current'] } } },
        },
      },
      { $project: { t: 1 } },
    ]),
    [
      { _id: 1, t: 1 },
      { _id: 2, t: 3 },
    ],
  ),
  probe(
    '$unionWith and $graphLookup',
    [
      { _id: 1, p: null },
      { _id: 2, p: 1 },
    ],
    async (c) => [
      (await c.aggregate([{ $unionWith: c.collectionName }]).toArray()).length,
      (
        await c
          .aggregate([
            { $match: { _id: 2 } },
            {
              $graphLookup: {
                from: c.collectionName,
                startWith: '$p',
                connectFromField: 'p',
                connectToField: '_id',
                as: 'up',
              },
            },
          ])
          .toArray()
      )[0]!.up.length,
    ],
    [4, 1],
  ),
  probe(
    '$facet, $count, $sortByCount',
    [
      { _id: 1, t: 'a' },
      { _id: 2, t: 'a' },
      { _id: 3, t: 'b' },
    ],
    pipeline([
      {
        $facet: {
          total: [{ $count: 'n' }],
          by: [{ $sortByCount: '$t' }],
          page: [{ $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { _id: 1 } }],
        },
      },
    ]),
    [
      {
        total: [{ n: 3 }],
        by: [
          { _id: 'a', count: 2 },
          { _id: 'b', count: 1 },
        ],
        page: [{ _id: 2 }],
      },
    ],
  ),
  probe(
    '$lookup by field and by pipeline',
    [{ _id: 1, r: 2 }, { _id: 2 }],
    async (c) =>
      c
        .aggregate([
          { $match: { _id: 1 } },
          { $lookup: { from: c.collectionName, localField: 'r', foreignField: '_id', as: 'x' } },
          {
            $lookup: {
              from: c.collectionName,
              let: { r: '$r' },
              pipeline: [{ $match: { $expr: { $eq: ['$_id', '$$r'] } } }, { $count: 'n' }],
              as: 'y',
            },
          },
        ])
        .toArray(),
    [{ _id: 1, r: 2, x: [{ _id: 2 }], y: [{ n: 1 }] }],
  ),
  probe(
    'unique: array elements collide, missing counts as null',
    [],
    async (c) => {
      await c.createIndex({ a: 1 }, { unique: true });
      const codeOf = async (doc: Doc): Promise<unknown> =>
        c.insertOne(doc).then(
          () => 'stored',
          (error) => error.code,
        );
      return [
        await codeOf({ a: [1, 2] }),
        await codeOf({ a: 2 }),
        await codeOf({}),
        await codeOf({ a: null }),
      ];
    },
    ['stored', 11000, 'stored', 11000],
  ),
];
