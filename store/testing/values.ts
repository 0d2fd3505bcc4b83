import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;
const { Binary, BSONRegExp, BSONSymbol, Code, DBRef, Decimal128, Double, Int32, Long, MaxKey, MinKey } = BSON;
const { EJSON, ObjectId, Timestamp } = BSON;

type Doc = Record<string, unknown>;
type Collection = ReturnType<mongoose.Connection['collection']>;

/** A value of each BSON type (bsonspec.org), and what JavaScript has besides: `undefined`, which is sent as null. */
export const VALUES: readonly (readonly [name: string, value: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a double', 5.5],
  ['a whole double', new Double(5)],
  ['a negative zero', new Double(-0)],
  ['an int32', new Int32(6)],
  ['an int64', Long.fromNumber(7)],
  ['an int64 beyond 2^53', Long.fromString('9007199254740993')],
  ['a decimal', Decimal128.fromString('8.00')],
  ['a string', 'text'],
  ['a document', { b: 1, a: new Double(2) }],
  ['an empty document', {}],
  ['a DBRef', new DBRef('things', new ObjectId('00000000000000000000000a'), 'other')],
  ['a binary', new Binary(Buffer.from([1, 2, 3]), 0)],
  ['a UUID', new Binary(Buffer.alloc(16, 7), 4)],
  ['an ObjectId', new ObjectId('00000000000000000000000b')],
  ['a boolean', false],
  ['a date', new Date(5)],
  ['a regular expression', new BSONRegExp('^none$', 'i')],
  ['code', new Code('x')],
  ['code with a scope', new Code('x', { y: 1 })],
  ['a symbol', new BSONSymbol('symbol')],
  ['a timestamp', new Timestamp({ t: 4, i: 2 })],
  ['MinKey', new MinKey()],
  ['MaxKey', new MaxKey()],
];

// What is stored, with the type of each value.
const stored = async (collection: Collection, filter: Doc): Promise<string[]> => {
  const found = await collection
    .find(filter, { promoteValues: false, bsonRegExp: true, sort: { _id: 1 } })
    .toArray();
  return found.map((doc) => EJSON.stringify(doc, { relaxed: false }));
};
const written = (doc: Doc): string => EJSON.stringify(doc, { relaxed: false });
const idsOf = async (collection: Collection, filter: Doc): Promise<unknown[]> =>
  (await collection.find(filter, { projection: { _id: 1 }, sort: { _id: 1 } }).toArray()).map(
    ({ _id }) => _id,
  );

/** Every type at every place, alike on each transport; an undefined condition never matches what null does not. */
export function valueScenarios(connection: () => mongoose.Connection): void {
  describe.each(VALUES)('%s', (name, value) => {
    const collection = (): Collection => connection().collection(`values_${name.replace(/\W/g, '_')}`);
    const kept = value === undefined ? null : value;
    const holders = kept === null ? ['has', 'not'] : ['has'];

    beforeEach(async () => {
      await collection().deleteMany({});
      await collection().insertMany([
        { _id: 'has', at: value, list: [value, 'z'], in: { at: value } },
        { _id: 'not' },
        { _id: 'other', at: 'z', list: ['z'], in: { at: 'z' } },
      ] as Doc[]);
    });

    test('is stored with its type, also by updates and replacements', async () => {
      const doc = { _id: 'has', at: kept, list: [kept, 'z'], in: { at: kept } };
      expect(await stored(collection(), { _id: 'has' })).toEqual([written(doc)]);
      await collection().updateOne({ _id: 'other' } as Doc, {
        $set: { at: value, 'in.at': value, 'list.0': value },
      });
      await collection().updateOne({ _id: 'other' } as Doc, { $push: { list: 'z' } } as Doc);
      expect(await stored(collection(), { _id: 'other' })).toEqual([written({ ...doc, _id: 'other' })]);
      await collection().replaceOne({ _id: 'not' } as Doc, { at: value });
      expect(await stored(collection(), { _id: 'not' })).toEqual([written({ _id: 'not', at: kept })]);
      // The rest of a document keeps its types when something else changes.
      await collection().updateOne({ _id: 'has' } as Doc, { $set: { more: 1 } });
      expect(await stored(collection(), { _id: 'has' })).toEqual([written({ ...doc, more: new Int32(1) })]);
    });

    test.each<readonly [string, (value: unknown) => Doc]>([
      ['equality', (at) => ({ at })],
      ['$eq', (at) => ({ at: { $eq: at } })],
      ['$in', (at) => ({ at: { $in: [at] } })],
      ['a path', (at) => ({ 'in.at': at })],
      ['$and', (at) => ({ $and: [{ at }] })],
      ['$or', (at) => ({ $or: [{ at }] })],
      ['$not $ne', (at) => ({ at: { $not: { $ne: at } } })],
    ])('as a condition by %s matches what has it', async (_name, condition) => {
      const isRefused = value instanceof BSONRegExp && _name === '$not $ne';
      const found = idsOf(collection(), condition(value));
      if (isRefused) await expect(found).rejects.toMatchObject({ code: 2 });
      else expect(await found).toEqual(holders);
    });

    test('as a condition matches the element of an array', async () => {
      expect(await idsOf(collection(), { list: value })).toEqual(holders);
    });

    test('as a condition changes and deletes what it matches', async () => {
      expect(await collection().updateMany({ at: value }, { $set: { seen: true } })).toMatchObject({
        matchedCount: holders.length,
      });
      expect(await collection().deleteMany({ at: value })).toMatchObject({ deletedCount: holders.length });
      expect(await collection().deleteMany({ _id: value } as Doc)).toMatchObject({ deletedCount: 0 });
    });

    test('is equal under a unique index', async () => {
      await collection().deleteMany({});
      await collection().createIndex({ at: 1 }, { unique: true });
      await collection().insertOne({ at: value });
      await expect(collection().insertOne({ at: value })).rejects.toMatchObject({ code: 11000 });
      await collection().dropIndex('at_1');
    });
  });
}
