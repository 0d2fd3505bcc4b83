import mongoose from 'mongoose';

const { Decimal128, Double, Long, ObjectId } = mongoose.mongo.BSON;

export type Doc = Record<string, unknown>;

/** What an expression of a page of MongoDB's manual gives on the `SUBJECT`, or the code that refuses it. */
export interface Rule {
  /** The page under docs/manual/reference/operator/aggregation, and what it says. */
  readonly cites: string;
  readonly expression: unknown;
  /** The value with its BSON type; undefined when the field is missing then. */
  readonly gives?: unknown;
  readonly refused?: number;
}

export const gives = (cites: string, expression: unknown, value: unknown): Rule => ({
  cites,
  expression,
  gives: value,
});
export const refuses = (cites: string, expression: unknown, code: number): Rule => ({
  cites,
  expression,
  refused: code,
});

export const decimal = (text: string) => Decimal128.fromString(text);
export const double = (value: number) => new Double(value);
export const long = (value: number | string) => Long.fromString(String(value));

/** The one document that the rules look at. */
export const SUBJECT = {
  _id: 1,
  i: 7,
  l: long('9007199254740993'),
  f: 2.5,
  d: decimal('1.50'),
  s: 'Abc',
  n: null,
  t: true,
  list: [3, 1, 2],
  docs: [{ b: 1 }, { b: 2 }, { c: 3 }, 4, [{ b: 5 }]],
  o: { b: 1, c: 'x' },
  at: new Date('2024-01-31T10:20:30.456Z'),
  id: new ObjectId('65b9f0000000000000000001'),
  re: /^a/,
};

/** `{ case, then }` of $switch and `{ if, then, else }` of $cond: literals with `then` look like promises. */
export const branch = (...parts: readonly (readonly [name: string, expression: unknown])[]): Doc =>
  Object.fromEntries(parts);
