import mongoose, { Schema } from 'mongoose';
import { isDuplicateKey } from '../transact.ts';

const where = mongoose.trusted;

interface Part {
  _id: mongoose.Types.ObjectId;
  sku: string;
  qty: number;
}
interface Asset {
  _id: mongoose.Types.ObjectId;
  name: string;
  tags: string[];
  price: number;
  owner: mongoose.Types.ObjectId;
  dec: mongoose.Types.Decimal128;
  raw: Buffer;
  big: bigint;
  when: Date;
  meta: { a: number[][]; b?: { c: string } };
  parts: mongoose.Types.DocumentArray<Part>;
  __v: number;
}

interface Key {
  did: string;
  version: number;
  current: boolean;
}
interface User {
  email: string;
  nick?: string;
  n?: number;
}

const assetSchema = new Schema(
  {
    name: String,
    tags: [String],
    price: Number,
    owner: { type: Schema.Types.ObjectId, ref: 'User' },
    dec: Schema.Types.Decimal128,
    raw: Buffer,
    big: BigInt,
    when: Date,
    meta: { a: [[Number]], b: { c: String } },
    parts: [new Schema<Part>({ sku: String, qty: Number })],
  },
  { timestamps: true },
);
assetSchema.index({ tags: 1 });
assetSchema.index({ price: -1, name: 1 });
assetSchema.index({ owner: 1 });

const keySchema = new Schema({ did: String, version: Number, current: Boolean }, { timestamps: true });
keySchema.index(
  { did: 1 },
  { unique: true, partialFilterExpression: { current: true }, name: 'one_current' },
);
keySchema.index({ did: 1, version: -1 }, { unique: true });

const userSchema = new Schema({
  email: { type: String, unique: true },
  nick: { type: String, unique: true, sparse: true },
  n: { type: Number, default: 0 },
});

const anAsset = (overrides: Partial<Asset> = {}) => ({
  name: 'x',
  tags: ['a', 'b'],
  price: 1.5,
  parts: [
    { sku: 's1', qty: 2 },
    { sku: 's2', qty: 3 },
  ],
  meta: { a: [[1, 2], [3]], b: { c: 'é€' } },
  ...overrides,
});

function modelOf<T>(db: mongoose.Connection, name: string, schema: Schema): mongoose.Model<T> {
  return (db.models[name] ?? db.model(name, schema)) as unknown as mongoose.Model<T>;
}

/** Mongoose models as the domains use them. */
export function modelScenarios(connection: () => mongoose.Connection): void {
  const models = () => ({
    Key: modelOf<Key>(connection(), 'Key', keySchema),
    User: modelOf<User>(connection(), 'User', userSchema),
    Asset: modelOf<Asset>(connection(), 'Asset', assetSchema),
  });

  beforeAll(async () => {
    for (const model of Object.values(models())) {
      await model.init();
      await model.createIndexes();
    }
  });
  afterEach(async () => {
    for (const model of Object.values(models())) await model.collection.deleteMany({});
  });

  test('makes the indexes of the schema and syncs them again without a change', async () => {
    const { Key } = models();
    const indexes = await Key.collection.indexes();
    expect(indexes.find((index) => index.name === 'one_current')).toMatchObject({
      unique: true,
      partialFilterExpression: { current: true },
    });
    expect(await Key.syncIndexes()).toEqual([]);
  });

  test('round-trips every BSON type', async () => {
    const { Asset } = models();
    const made = await Asset.create({
      ...anAsset(),
      owner: new mongoose.Types.ObjectId(),
      dec: '12345678901234567890.123' as never,
      raw: Buffer.from([0, 1, 2, 255]),
      big: 9007199254740995n,
      when: new Date(0),
    });
    const found = (await Asset.findById(made._id))!;
    expect(String(found.dec)).toBe('12345678901234567890.123');
    expect(Buffer.from(found.raw)).toEqual(Buffer.from([0, 1, 2, 255]));
    expect(found.big).toBe(9007199254740995n);
    expect(found.when).toEqual(new Date(0));
    expect(found.toObject().meta).toEqual({ a: [[1, 2], [3]], b: { c: 'é€' } });
    expect(found.parts.map((part) => part.sku)).toEqual(['s1', 's2']);
    for (const filter of [
      { raw: Buffer.from([0, 1, 2, 255]) },
      { dec: '12345678901234567890.123' },
      { big: 9007199254740995n },
    ]) {
      expect(await Asset.countDocuments(filter as object)).toBe(1);
    }
  });

  test('a unique partial index holds for covered documents only, with the error of MongoDB', async () => {
    const { Key } = models();
    await Key.create({ did: 'd1', version: 1, current: true });
    const error = await Key.create({ did: 'd1', version: 2, current: true }).catch(
      (reason: unknown) => reason,
    );
    expect(isDuplicateKey(error)).toBe(true);
    expect(error).toMatchObject({
      name: 'MongoServerError',
      code: 11000,
      keyPattern: { did: 1 },
      keyValue: { did: 'd1' },
    });
    expect(String(error)).toContain(
      `E11000 duplicate key error collection: ${connection().name}.keys index: one_current dup key: { did: "d1" }`,
    );
    await Key.create({ did: 'd1', version: 2, current: false });
    await expect(Key.updateOne({ did: 'd1', version: 2 }, { current: true })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await Key.countDocuments({ did: 'd1', current: true })).toBe(1);
  });

  test('a sparse unique index lets many documents have no value', async () => {
    const { User } = models();
    await User.create([{ email: 'a@s' }, { email: 'b@s' }]);
    await User.create({ email: 'c@s', nick: 'z' });
    await expect(User.create({ email: 'd@s', nick: 'z' })).rejects.toMatchObject({
      code: 11000,
      keyValue: { nick: 'z' },
    });
  });

  test('insertMany stops at the first duplicate when ordered and goes on when not', async () => {
    const { User } = models();
    await expect(User.insertMany([{ email: 'm1' }, { email: 'm1' }, { email: 'm2' }])).rejects.toMatchObject({
      code: 11000,
      name: 'MongoBulkWriteError',
    });
    expect(await User.countDocuments({})).toBe(1);
    const error = await User.insertMany([{ email: 'm1' }, { email: 'm3' }], { ordered: false }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ code: 11000 });
    expect(isDuplicateKey(error)).toBe(true);
    expect((await User.distinct('email')).sort()).toEqual(['m1', 'm3']);
  });

  test('array operators, array filters and the positional operator', async () => {
    const { Asset } = models();
    const { _id } = await Asset.create(anAsset());
    await Asset.updateOne(
      { _id, 'parts.sku': 's2' },
      { $set: { 'parts.$.qty': 30 }, $push: { tags: { $each: ['c', 'd'], $slice: -3 } } },
    );
    await Asset.updateOne({ _id }, { $inc: { 'parts.$[p].qty': 1 } }, { arrayFilters: [{ 'p.sku': 's1' }] });
    await Asset.updateOne(
      { _id },
      {
        $pull: { parts: { sku: 'none' } },
        $unset: { 'meta.b': 1 },
        $min: { price: 1 },
        $currentDate: { when: true },
      },
    );
    const found = (await Asset.findById(_id).lean())!;
    expect(found.parts.map((part) => part.qty)).toEqual([3, 30]);
    expect(found.tags).toEqual(['b', 'c', 'd']);
    expect(found).toMatchObject({ price: 1, when: expect.any(Date) });
    expect(found.meta.b).toBeUndefined();
  });

  test('save() of a changed array keeps versions; an outdated one is refused', async () => {
    const { Asset } = models();
    const made = await Asset.create(anAsset());
    const outdated = (await Asset.findById(made._id))!;
    made.parts.push({ sku: 's3', qty: 1 } as Part);
    made.set('parts', made.parts.slice(1));
    await made.save();
    const found = (await Asset.findOne({ 'parts.sku': 's3' }))!;
    expect(found.parts).toHaveLength(2);
    expect(found.__v).toBeGreaterThanOrEqual(1);
    outdated.parts[0]!.qty = 99;
    outdated.set('parts', outdated.parts.slice(0, 1));
    await expect(outdated.save()).rejects.toMatchObject({ name: 'VersionError' });
    await found.deleteOne();
    expect(await Asset.countDocuments({})).toBe(0);
  });

  test('finds by array element, range, regex and $or, sorts and pages', async () => {
    const { Asset } = models();
    await Asset.insertMany(
      Array.from({ length: 500 }, (_, i) => ({
        name: `asset ${String(i).padStart(3, '0')}`,
        tags: [`t${i % 7}`, `u${i % 3}`],
        price: i % 50,
      })),
    );
    expect(await Asset.countDocuments({ tags: 't3' })).toBe(71);
    const page = await Asset.find({ price: where({ $gte: 10, $lt: 20 }) })
      .sort({ price: -1, name: 1 })
      .limit(4)
      .lean();
    expect(page.map(({ price, name }) => [price, name])).toEqual(
      [19, 19, 19, 19].map((price, i) => [
        price,
        `asset 0${19 + i * 50}`.replace('0119', '119').replace('0169', '169'),
      ]),
    );
    expect(
      await Asset.find({ price: where({ $gte: 10, $lt: 20 }) })
        .sort({ price: -1, name: 1 })
        .skip(95)
        .limit(10),
    ).toHaveLength(5);
    expect(await Asset.find({ name: /^ASSET 01/i })).toHaveLength(10);
    expect(await Asset.countDocuments({ $or: [{ name: /019$/ }, { price: 1 }] })).toBe(11);
    const names = await Asset.find(
      { price: where({ $ne: 3 }), tags: where({ $in: ['t0', 't1'] }) },
      { name: 1, _id: 0 },
    ).lean();
    expect(new Set(names.map((doc) => Object.keys(doc).join()))).toEqual(new Set(['name']));
    const byId = await Asset.find().sort({ _id: 1 }).select('_id').lean();
    const next = await Asset.find({ _id: where({ $gt: byId[99]!._id }) })
      .sort({ _id: 1 })
      .limit(2)
      .lean();
    expect(next.map((doc) => String(doc._id))).toEqual([String(byId[100]!._id), String(byId[101]!._id)]);
    let streamed = 0;
    for await (const _doc of Asset.find().sort({ _id: 1 }).cursor({ batchSize: 50 })) streamed++;
    expect(streamed).toBe(500);
  });

  test('a cursor over more than fits in memory sees the state at its start', async () => {
    const { Asset } = models();
    await Asset.collection.insertMany(
      Array.from({ length: 2500 }, (_, i) => ({ _id: i, price: 0 })) as object[],
    );
    const cursor = Asset.collection.find({}, { batchSize: 100 });
    await cursor.next();
    await Asset.collection.deleteMany({});
    await Asset.collection.insertOne({ price: 1 });
    expect(await cursor.toArray()).toHaveLength(2499);
  });

  test('populates references and joins with $lookup', async () => {
    const { Asset, User } = models();
    const user = await User.create({ email: 'o@x' });
    await Asset.create(anAsset({ owner: user._id as mongoose.Types.ObjectId }));
    expect(await Asset.findOne({}).populate('owner')).toMatchObject({ owner: { email: 'o@x' } });
    const joined = await Asset.aggregate([
      { $lookup: { from: 'users', localField: 'owner', foreignField: '_id', as: 'o' } },
      { $unwind: '$o' },
      { $project: { _id: 0, email: '$o.email' } },
    ]);
    expect(joined).toEqual([{ email: 'o@x' }]);
  });

  test('bulkWrite counts what it did; findOneAndUpdate upserts once', async () => {
    const { User } = models();
    const result = await User.bulkWrite([
      { insertOne: { document: { email: 'bw1' } } },
      { updateOne: { filter: { email: 'bw1' }, update: { $set: { n: 5 } } } },
      { updateOne: { filter: { email: 'bw2' }, update: { $set: { n: 6 } }, upsert: true } },
      { deleteOne: { filter: { email: 'bw1' } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    const options = { upsert: true, returnDocument: 'after', includeResultMetadata: true } as const;
    const first = await User.findOneAndUpdate(
      { email: 'u@x' },
      { $inc: { n: 1 }, $setOnInsert: { nick: 'u' } },
      options,
    );
    const second = await User.findOneAndUpdate(
      { email: 'u@x' },
      { $inc: { n: 1 }, $setOnInsert: { nick: 'v' } },
      options,
    );
    expect(first.lastErrorObject).toMatchObject({ updatedExisting: false });
    expect(second).toMatchObject({ value: { n: 2, nick: 'u' }, lastErrorObject: { updatedExisting: true } });
  });

  test('GridFS stores and streams a file', async () => {
    const bucket = new mongoose.mongo.GridFSBucket(connection().db!, { chunkSizeBytes: 1000 });
    const bytes = Buffer.from(Array.from({ length: 5500 }, (_, i) => i % 251));
    const upload = bucket.openUploadStream('file.bin', { metadata: { kind: 'test' } });
    await new Promise<void>((resolve, reject) => {
      upload.on('error', reject).on('finish', resolve).end(bytes);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of bucket.openDownloadStream(upload.id)) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks)).toEqual(bytes);
    await bucket.delete(upload.id);
    expect(await bucket.find({}).toArray()).toEqual([]);
  });
}
