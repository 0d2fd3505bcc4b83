import { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from './bson.ts';
import { EMPTY_ARRAY, encodeComponent, encodeKey } from './keys.ts';
import { compareValues, sameValue } from './order.ts';

const decimal = (text: string) => Decimal128.fromString(text);

// In MongoDB's order; each list holds values that are equal.
const ORDERED: readonly (readonly unknown[])[] = [
  [null, undefined],
  [Number.NaN],
  [Number.NEGATIVE_INFINITY],
  [decimal('-1E400')],
  [-1e308],
  [-5.5, decimal('-5.50')],
  [-5, Long.fromNumber(-5)],
  [decimal('-0.1')],
  [-0.05],
  [0, -0, decimal('0'), new Double(0)],
  [5e-324],
  [decimal('0.1')],
  [0.1],
  [decimal('0.1000000000000000055511151231257828')],
  [1, new Int32(1), Long.ONE, decimal('1.000')],
  [decimal('1.5'), 1.5],
  [9007199254740992, Long.fromString('9007199254740992')],
  [Long.fromString('9007199254740993'), decimal('9007199254740993')],
  [decimal('9007199254740993.5')],
  [9007199254740994, Long.fromString('9007199254740994')],
  [Long.MAX_VALUE],
  [1e300],
  [decimal('1E400')],
  [Number.POSITIVE_INFINITY],
  [''],
  ['\0'],
  ['A'],
  ['a'],
  ['a\0'],
  ['a\0b'],
  ['ab'],
  ['\uffff'],
  ['😀'],
  [{}],
  [{ a: 1 }],
  [{ a: 1, b: 1 }],
  [{ a: 2 }],
  [{ b: 1 }],
  [{ a: 'x' }],
  [[]],
  [[1]],
  [[1, 2]],
  [[2]],
  [[[]]],
  [new Binary(Buffer.from([9]))],
  [new Binary(Buffer.from([1, 2])), new Binary(Buffer.from([1, 2]))],
  [new Binary(Buffer.from([1, 3]))],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('ff0000000000000000000001')],
  [false],
  [true],
  [new Date(-1)],
  [new Date(0)],
  [new Date(1e12)],
  [new Timestamp({ t: 1, i: 1 })],
  [new Timestamp({ t: 2, i: 0 })],
  [/a/],
];

const pairs = ORDERED.flatMap((left, i) =>
  ORDERED.flatMap((right, j) => left.flatMap((a) => right.map((b) => ({ a, b, order: Math.sign(i - j) })))),
);

test('values compare in the order of MongoDB', () => {
  const wrong = pairs.filter(({ a, b, order }) => compareValues(a, b) !== order);
  expect(wrong).toEqual([]);
});

test('keys compare as their values do, and reversed when descending', () => {
  const wrong = pairs.filter(({ a, b, order }) => {
    const up = Buffer.compare(encodeComponent(a, 1), encodeComponent(b, 1));
    const down = Buffer.compare(encodeComponent(a, -1), encodeComponent(b, -1));
    return up !== order || (order !== 0 && down !== -order);
  });
  expect(wrong).toEqual([]);
});

test('no key is the beginning of another, so that compound keys do not run together', () => {
  const keys = ORDERED.map(([value]) => encodeKey(value));
  const wrong = keys.flatMap((key, i) =>
    keys.filter((other, j) => i !== j && other.subarray(0, key.length).equals(key)),
  );
  expect(wrong).toEqual([]);
});

test('an empty array sorts below null in an index', () => {
  expect(Buffer.compare(encodeComponent(EMPTY_ARRAY, 1), encodeComponent(null, 1))).toBe(-1);
});

test('sub-documents are equal only with the same key order', () => {
  expect(sameValue({ a: 1, b: 2 }, { a: 1, b: 2 })).toBe(true);
  expect(sameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
});
