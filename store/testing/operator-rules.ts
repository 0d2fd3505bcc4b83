import mongoose from 'mongoose';
import type { Probe } from './probes.ts';

const { BSONRegExp, Decimal128, Double, Int32, Long, MaxKey, MinKey } = mongoose.mongo.BSON;

type Doc = Record<string, unknown>;

/** A rule of MongoDB's manual (Query Predicates, Update Operators: the page of the operator), and what shows it. */
interface Rule {
  readonly operator: string;
  readonly rule: string;
  readonly probe: Pick<Probe, 'docs' | 'ask' | 'answer'>;
}

/** `matched` are the positions, from 1, of the values of `a` that the filter matches; `undefined` is a missing field. */
const matches = (
  operator: string,
  rule: string,
  values: readonly unknown[],
  a: Doc,
  matched: number[],
): Rule =>
  found(
    operator,
    rule,
    values.map((value) => (value === undefined ? {} : { a: value })),
    { a },
    matched,
  );

const found = (
  operator: string,
  rule: string,
  docs: readonly Doc[],
  filter: Doc,
  matched: number[],
): Rule => ({
  operator,
  rule,
  probe: {
    docs: docs.map((doc, i) => ({ _id: i + 1, ...doc })),
    ask: async (collection) =>
      (await collection.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id),
    answer: matched,
  },
});

const changes = (
  operator: string,
  rule: string,
  doc: Doc,
  update: Doc | Doc[],
  answer: Doc,
  more: Doc = {},
): Rule => ({
  operator,
  rule,
  probe: {
    docs: [doc],
    ask: async (collection) => {
      await collection.updateOne({}, update, more);
      const { _id, ...rest } = (await collection.findOne({}, { promoteValues: false })) as Doc;
      // As text, so that the order of fields and the types of numbers count.
      return mongoose.mongo.BSON.EJSON.stringify(rest, { relaxed: false });
    },
    answer: mongoose.mongo.BSON.EJSON.stringify(
      mongoose.mongo.BSON.deserialize(mongoose.mongo.BSON.serialize(answer), { promoteValues: false }),
      { relaxed: false },
    ),
  },
});

const dec = (text: string) => Decimal128.fromString(text);
const big = (text: string) => Long.fromString(text);
const regex = ($regex: string, $options = ''): Doc => ({ $regex, $options });

/** What the engine is proved to do alike; every other operator is refused. */
export const operatorRules: readonly Rule[] = [
  matches(
    '$eq',
    'equal values of all number types',
    [5, new Double(5), big('5'), dec('5.0'), '5'],
    { $eq: 5 },
    [1, 2, 3, 4],
  ),
  matches(
    '$eq',
    'an array matches as a whole or by an element',
    [[1, 2], [2, 1], [[1, 2]], 1],
    { $eq: [1, 2] },
    [1, 3],
  ),
  matches(
    '$eq',
    'an expression is compared, not applied',
    ['abc', new BSONRegExp('^a')],
    { $eq: new BSONRegExp('^a') },
    [2],
  ),
  matches('$eq', 'null is also a missing field', [null, undefined, 0, []], { $eq: null }, [1, 2]),
  matches('$ne', 'what is not equal, and what is missing', [1, 2, undefined, [1, 2]], { $ne: 1 }, [2, 3]),
  matches('$gt', 'keeps to the type of its value', [5, 6, '6', null, new Date(9)], { $gt: 5 }, [2]),
  matches('$gt', 'the empty document is below every other', [{}, { x: 1 }], { $gt: {} }, [2]),
  matches(
    '$gt',
    'MinKey is below all, a missing field too',
    [new MinKey(), null, undefined, 1],
    { $gt: new MinKey() },
    [2, 3, 4],
  ),
  matches('$gte', 'null is null and missing', [null, undefined, 0], { $gte: null }, [1, 2]),
  matches(
    '$gte',
    'MinKey is below all',
    [new MinKey(), undefined, 'x', new MaxKey()],
    { $gte: new MinKey() },
    [1, 2, 3, 4],
  ),
  matches('$gte', 'only NaN reaches NaN', [Number.NaN, 1, dec('NaN')], { $gte: Number.NaN }, [1, 3]),
  matches(
    '$lt',
    'numbers of all types by value',
    [0.1, dec('0.1'), big('1')],
    { $lt: dec('0.1000000000000001') },
    [1, 2],
  ),
  matches(
    '$lt',
    'MaxKey is above all, a missing field too',
    [new MaxKey(), undefined, 1],
    { $lt: new MaxKey() },
    [2, 3],
  ),
  matches('$lte', 'an element of an array is enough', [[9, 3], [9]], { $lte: 5 }, [1]),
  matches('$lte', 'NaN is no number below', [Number.NaN, 4], { $lte: 5 }, [2]),
  matches(
    '$in',
    'one of, by equality or by an expression',
    ['x', 'abc', 1, undefined],
    { $in: ['x', /^ab/] },
    [1, 2],
  ),
  matches('$in', 'null is also a missing field', [null, undefined, 2, 1], { $in: [null, 1] }, [1, 2, 4]),
  matches('$in', 'nothing is in an empty list', [1, undefined], { $in: [] }, []),
  matches('$nin', 'none of, or missing', [1, 2, undefined, [1, 3]], { $nin: [1] }, [2, 3]),
  matches('$not', 'is not the opposite comparison', [1, 3, 'x', undefined], { $not: { $gt: 2 } }, [1, 3, 4]),
  matches('$not', 'takes an expression', ['ab', 'b', undefined], { $not: /^a/ }, [2, 3]),
  found('$and', 'all of them', [{ a: 1, b: 1 }, { a: 1 }], { $and: [{ a: 1 }, { b: 1 }] }, [1]),
  found(
    '$or',
    'any of them, each document once',
    [{ a: 1, b: 2 }, { b: 2 }, { a: 3 }],
    { $or: [{ a: 1 }, { b: 2 }] },
    [1, 2],
  ),
  found('$nor', 'none of them', [{ a: 1 }, { b: 2 }, {}], { $nor: [{ a: 1 }, { b: 2 }] }, [3]),
  matches('$exists', 'null exists', [null, undefined, []], { $exists: true }, [1, 3]),
  matches('$exists', 'false asks for what is missing', [null, undefined], { $exists: false }, [2]),
  matches(
    '$type',
    'the types of numbers are told apart',
    [1, 1.5, big('1'), dec('1'), new Double(1)],
    { $type: 'double' },
    [2, 5],
  ),
  matches(
    '$type',
    '"number" is all of them',
    [1, 1.5, big('1'), dec('1'), '1'],
    { $type: 'number' },
    [1, 2, 3, 4],
  ),
  matches(
    '$type',
    'an array by its elements, or itself',
    [[1, 'x'], ['x'], 'x', []],
    { $type: ['int', 'array'] },
    [1, 2, 4],
  ),
  matches(
    '$mod',
    'a whole part has the remainder',
    [4, 4.7, -4, 5, big('9007199254740994'), '4'],
    { $mod: [2, 0] },
    [1, 2, 3, 5],
  ),
  matches('$size', 'the number of elements', [[1], [1, 2], [[1]], 1], { $size: 1 }, [1, 3]),
  matches('$all', 'every one is there', [[1, 2, 3], [1], 1, [[1, 2]]], { $all: [1, 2] }, [1]),
  matches('$all', 'one array as a whole', [[[1, 2]], [1, 2]], { $all: [[1, 2]] }, [1, 2]),
  matches('$all', 'nothing is all of nothing', [[], [1]], { $all: [] }, []),
  matches(
    '$elemMatch',
    'one element meets all conditions',
    [[1, 9], [5], 5],
    { $elemMatch: { $gt: 3, $lt: 7 } },
    [2],
  ),
  matches(
    '$elemMatch',
    'of sub-documents',
    [
      [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
      [{ x: 1, y: 4 }],
    ],
    { $elemMatch: { x: 1, y: 4 } },
    [2],
  ),
  matches(
    '$regex',
    'applies to text, or equals an expression',
    ['abc', 5, new BSONRegExp('b'), ['x', 'b']],
    { $regex: /b/ },
    [1, 3, 4],
  ),
  matches('$regex', 'the option i', ['ABC', 'abd'], regex('^abc$', 'i'), [1]),
  matches('$regex', 'the option m: lines', ['x\nab', 'xab'], regex('^ab$', 'm'), [1]),
  matches(
    '$regex',
    'without m, $ is also before a last newline',
    ['ab\n', 'ab', 'ab\nc'],
    regex('^ab$'),
    [1, 2],
  ),
  matches('$regex', 'the option s: a dot is a newline too', ['a\nb', 'a-b'], regex('a.b', 's'), [1, 2]),
  matches('$regex', 'without s it is not', ['a\nb', 'a\rb'], regex('a.b'), [2]),
  matches(
    '$regex',
    'the option x: blanks and comments do not count',
    ['ab', 'a b'],
    regex('^a b # both\n$', 'x'),
    [1],
  ),
  matches('$regex', 'classes by name', ['a1', 'a-', 'aé'], regex('^[[:alpha:]][[:digit:][:upper:]]$'), [1]),
  matches(
    '$regex',
    '\\h, \\A, \\z and quoted text',
    ['a\tb.c', 'ab.c', 'a\tbxc'],
    regex('\\Aa\\hb\\Q.\\Ec\\z'),
    [1],
  ),
  matches('$regex', 'named groups and references', ['abab', 'abba'], regex('^(?P<two>ab)(?P=two)$'), [1]),
  matches('$regex', 'a dot is a character, not half of one', ['😀', '😀😀'], regex('^.$'), [1]),
  matches('$regex', 'modes at the beginning', ['ABC'], regex('(?i)abc'), [1]),
  matches('$regex', '\\s is ASCII', ['a b', 'a\u00a0b'], regex('a\\sb'), [1]),
  found(
    '$expr',
    'fields of one document',
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    { $expr: { $gt: ['$b', '$a'] } },
    [1],
  ),
  found('$comment', 'changes nothing', [{ a: 1 }], { a: 1, $comment: 'why' }, [1]),
  found('$alwaysTrue', 'is true', [{ a: 1 }], { $alwaysTrue: 1 }, [1]),
  found('$alwaysFalse', 'is false', [{ a: 1 }], { $alwaysFalse: 1 }, []),

  changes(
    '$set',
    'new fields come in the order of their names',
    { a: 0 },
    { $set: { z: 1, c: 2, 'l.b': 1, 'l.a': 2 } },
    { a: 0, c: 2, l: { a: 2, b: 1 }, z: 1 },
  ),
  changes(
    '$set',
    'numbers as names come by value',
    {},
    { $set: { 'o.10': 1, 'o.9': 2 } },
    { o: { 9: 2, 10: 1 } },
  ),
  changes('$set', 'a change of type alone is a change', { a: 5 }, { $set: { a: dec('5') } }, { a: dec('5') }),
  changes(
    '$set',
    'digits of a decimal are kept',
    { a: dec('1.0') },
    { $set: { a: dec('1.00') } },
    { a: dec('1.00') },
  ),
  changes(
    '$set',
    'an array is filled up with null',
    { a: [1] },
    { $set: { 'a.3': 4 } },
    { a: [1, null, null, 4] },
  ),
  changes(
    '$set',
    'all elements, and those of a filter',
    { a: [1, 5], b: [1, 5] },
    { $set: { 'a.$[]': 0, 'b.$[e]': 9 } },
    { a: [0, 0], b: [1, 9] },
    { arrayFilters: [{ e: { $gt: 2 } }] },
  ),
  changes(
    '$unset',
    'a field goes, an element becomes null',
    { a: 1, b: [1, 2] },
    { $unset: { a: 1, 'b.0': 1 } },
    { b: [null, 2] },
  ),
  changes(
    '$inc',
    'the type widens, a double stays one',
    { i: 2_147_483_647, l: big('1'), d: new Double(1), n: dec('1') },
    { $inc: { i: 1, l: 1, d: 1, n: 1, new: new Double(2) } },
    { i: big('2147483648'), l: big('2'), d: new Double(2), n: dec('2'), new: new Double(2) },
  ),
  changes(
    '$mul',
    'a missing field is a zero of the type',
    { a: 3 },
    { $mul: { a: new Double(2), b: big('7') } },
    { a: new Double(6), b: big('0') },
  ),
  changes(
    '$min',
    'by the order of all types',
    { a: 5, b: 'x' },
    { $min: { a: 3, b: 1, c: 7 } },
    { a: 3, b: 1, c: 7 },
  ),
  changes(
    '$max',
    'an equal value of another type is no change',
    { a: 5, b: 1 },
    { $max: { a: dec('5'), b: 2 } },
    { a: 5, b: 2 },
  ),
  changes(
    '$rename',
    'a field moves, what is missing does not',
    { a: { b: 1 } },
    { $rename: { 'a.b': 'c', none: 'd' } },
    { a: {}, c: 1 },
  ),
  changes(
    '$setOnInsert',
    'nothing without an insert',
    { a: 1 },
    { $setOnInsert: { b: 1 }, $set: { a: 2 } },
    { a: 2 },
  ),
  changes(
    '$push',
    '$each, $position, $sort and $slice',
    { a: [5, 1] },
    { $push: { a: { $each: [3], $position: 0, $sort: 1, $slice: -2 } } },
    { a: [3, 5] },
  ),
  changes(
    '$addToSet',
    'equal numbers are there already',
    { a: [1] },
    { $addToSet: { a: { $each: [dec('1'), 2] } } },
    { a: [1, 2] },
  ),
  changes(
    '$pull',
    'by value, condition and fields of elements',
    { a: [1, 5, 9], b: [{ x: 1, y: 2 }, { x: 2 }], c: ['ab', 'b'] },
    { $pull: { a: { $gt: 4 }, b: { x: 1 }, c: /^a/ } },
    { a: [1], b: [{ x: 2 }], c: ['b'] },
  ),
  changes(
    '$pullAll',
    'all equal values',
    { a: [1, 2, 1, new Double(2)] },
    { $pullAll: { a: [1, 2] } },
    { a: [] },
  ),
  changes(
    '$pop',
    'the first or the last',
    { a: [1, 2], b: [1, 2] },
    { $pop: { a: -1, b: 1 } },
    { a: [2], b: [1] },
  ),
  changes(
    '$bit',
    'and, or, xor of integers',
    { a: 13, b: big('1') },
    { $bit: { a: { and: new Int32(10) }, b: { or: big('2') } } },
    { a: 8, b: big('3') },
  ),
];

/** Every operator of MongoDB's query language that is not above. */
export const refusedOperators: readonly (readonly [string, Doc])[] = [
  ...['$where', '$text', '$jsonSchema', '$sampleRate', '$rand'].map((name): [string, Doc] => [
    name,
    { [name]: {} },
  ]),
  ...[
    ...['$bitsAllSet', '$bitsAnySet', '$bitsAllClear', '$bitsAnyClear'],
    ...['$geoWithin', '$geoIntersects', '$near', '$nearSphere'],
  ].map((name): [string, Doc] => [name, { a: { [name]: 1 } }]),
];
