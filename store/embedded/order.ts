import { type Binary, bsonType, type Code, isDoc, isRegExp, type ObjectId, regExpOf, show } from './bson.ts';
import { compareNumbers } from './numbers.ts';

/** Ranks of MongoDB's comparison order (manual: BSON types, comparison/sort order); also key type bytes. */
export const RANK = {
  minKey: 0x01,
  undefined: 0x04,
  null: 0x05,
  number: 0x10,
  string: 0x20,
  object: 0x30,
  array: 0x38,
  binary: 0x40,
  objectId: 0x48,
  boolean: 0x50,
  date: 0x58,
  timestamp: 0x5c,
  regex: 0x60,
  code: 0x68,
  codeWithScope: 0x6a,
  maxKey: 0xf0,
} as const;

const DRIVER_RANKS: Readonly<Record<string, number>> = {
  ObjectId: RANK.objectId,
  Long: RANK.number,
  Decimal128: RANK.number,
  Int32: RANK.number,
  Double: RANK.number,
  Binary: RANK.binary,
  Timestamp: RANK.timestamp,
  BSONRegExp: RANK.regex,
  BSONSymbol: RANK.string,
  MinKey: RANK.minKey,
  MaxKey: RANK.maxKey,
};

export function rankOf(value: unknown): number {
  if (value === null || value === undefined) return RANK.null;
  if (typeof value === 'string') return RANK.string;
  if (typeof value === 'number' || typeof value === 'bigint') return RANK.number;
  if (typeof value === 'boolean') return RANK.boolean;
  const type = bsonType(value);
  if (type === 'Code') return scopeOf(value) === undefined ? RANK.code : RANK.codeWithScope;
  if (type !== undefined) return DRIVER_RANKS[type] ?? RANK.object;
  if (value instanceof Date) return RANK.date;
  if (Array.isArray(value)) return RANK.array;
  if (value instanceof RegExp) return RANK.regex;
  if (value instanceof Uint8Array) return RANK.binary;
  return RANK.object;
}

const scopeOf = (value: unknown): object | undefined => (value as Code).scope ?? undefined;

/** What tells a symbol, an expression or code from others of its type, as text. */
export function textOf(value: unknown): string {
  if (isRegExp(value)) {
    const { pattern, options } = regExpOf(value);
    return `${pattern}\0${options}`;
  }
  return bsonType(value) === 'Code' ? (value as Code).code : String(value);
}

/** The scope of code; empty when it has none. */
export function scopeOfCode(value: unknown): object {
  return scopeOf(value) ?? {};
}

/** MongoDB's total order of values; missing (undefined) counts as null. */
export function compareValues(left: unknown, right: unknown): number {
  if (left === right) return 0;
  const rank = rankOf(left);
  const difference = rank - rankOf(right);
  if (difference !== 0) return difference < 0 ? -1 : 1;
  switch (rank) {
    case RANK.number:
      return compareNumbers(left, right);
    case RANK.string:
      return compareStrings(String(left), String(right));
    case RANK.codeWithScope:
      return (
        compareStrings(textOf(left), textOf(right)) || compareObjects(scopeOfCode(left), scopeOfCode(right))
      );
    case RANK.date:
      return Math.sign((left as Date).getTime() - (right as Date).getTime());
    case RANK.boolean:
      return left === true ? 1 : -1;
    case RANK.objectId:
      return Buffer.compare((left as ObjectId).id, (right as ObjectId).id);
    case RANK.array:
      return compareArrays(left as unknown[], right as unknown[]);
    case RANK.object:
      return compareObjects(left as object, right as object);
    case RANK.binary:
      return compareBinaries(left, right);
    case RANK.timestamp:
      return compareNumbers(BigInt(String(left)), BigInt(String(right)));
    case RANK.null:
    case RANK.minKey:
    case RANK.maxKey:
      return 0;
    default:
      return compareStrings(textOf(left), textOf(right));
  }
}

/** Equality as queries and unique indexes see it: 9 equals Decimal128('9'), sub-documents in key order. */
export function sameValue(left: unknown, right: unknown): boolean {
  return compareValues(left, right) === 0;
}

export interface Bytes {
  readonly type: number;
  readonly bytes: Uint8Array;
}

export function bytesOf(value: unknown): Bytes {
  if (bsonType(value) !== 'Binary') return { type: 0, bytes: value as Uint8Array };
  const binary = value as Binary;
  return { type: binary.sub_type, bytes: binary.buffer.subarray(0, binary.position) };
}

function compareBinaries(left: unknown, right: unknown): number {
  const a = bytesOf(left);
  const b = bytesOf(right);
  return (
    Math.sign(a.bytes.length - b.bytes.length) ||
    Math.sign(a.type - b.type) ||
    Buffer.compare(a.bytes, b.bytes)
  );
}

// UTF-16 and UTF-8 order differ only where surrogates occur.
function compareStrings(left: string, right: string): number {
  if (left === right) return 0;
  if (!/[\ud800-\udfff]/.test(left) && !/[\ud800-\udfff]/.test(right)) return left < right ? -1 : 1;
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

function compareArrays(left: readonly unknown[], right: readonly unknown[]): number {
  for (let i = 0; i < left.length && i < right.length; i++) {
    const order = compareValues(left[i], right[i]);
    if (order !== 0) return order;
  }
  return Math.sign(left.length - right.length);
}

// Field by field: type, then name, then value (server: BSONObj::woCompare).
function compareObjects(left: object, right: object): number {
  const a = Object.entries(left);
  const b = Object.entries(right);
  for (let i = 0; i < a.length && i < b.length; i++) {
    const [nameA, valueA] = a[i] ?? ['', null];
    const [nameB, valueB] = b[i] ?? ['', null];
    const order =
      Math.sign(rankOf(valueA) - rankOf(valueB)) ||
      compareStrings(nameA, nameB) ||
      compareValues(valueA, valueB);
    if (order !== 0) return order;
  }
  return Math.sign(a.length - b.length);
}

/** MongoDB's name of a value's type as its messages use it ("string", "int", "objectId" …). */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'number') return (value | 0) === value && !Object.is(value, -0) ? 'int' : 'double';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'string') return 'string';
  if (value instanceof Date) return 'date';
  if (Array.isArray(value)) return 'array';
  if (isRegExp(value)) return 'regex';
  if (bsonType(value) === 'Code' && scopeOf(value) !== undefined) return 'javascriptWithScope';
  if (isDoc(value)) return 'object';
  const names: Readonly<Record<string, string>> = {
    ObjectId: 'objectId',
    Long: 'long',
    Int32: 'int',
    Double: 'double',
    Decimal128: 'decimal',
    Binary: 'binData',
    Timestamp: 'timestamp',
    MinKey: 'minKey',
    MaxKey: 'maxKey',
    Code: 'javascript',
    BSONSymbol: 'symbol',
  };
  return names[bsonType(value) ?? ''] ?? show(value);
}
