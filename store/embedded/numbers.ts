import { bsonType, Decimal128, Double, Long } from './bson.ts';
import {
  addExact,
  compareExact,
  decimalFrom,
  divideExact,
  type Exact,
  exactOf,
  magnitude,
  multiplyExact,
  parseExact,
  remainderExact,
} from './exact.ts';
import { Failure } from './failure.ts';

/** BSON's types of numbers, narrowest first. */
export type NumberKind = 'int' | 'long' | 'double' | 'decimal';

const KINDS: readonly NumberKind[] = ['int', 'long', 'double', 'decimal'];

/** The BSON type of a number; undefined for anything else. A JS number is an int32 where it is whole and fits. */
export function numberKind(value: unknown): NumberKind | undefined {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  if (typeof value === 'bigint') return 'long';
  switch (bsonType(value)) {
    case 'Long':
      return 'long';
    case 'Decimal128':
      return 'decimal';
    case 'Int32':
      return 'int';
    case 'Double':
      return 'double';
    default:
      return undefined;
  }
}

export function isNumeric(value: unknown): boolean {
  return numberKind(value) !== undefined;
}

/** The wider of two types: int, long, double, decimal. */
export function widest(left: NumberKind, right: NumberKind): NumberKind {
  return KINDS.indexOf(left) < KINDS.indexOf(right) ? right : left;
}

function isInt32(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0);
}

/** A double: wrapped where the serializer would take the JS number for an int32. */
export function doubleOf(value: number): unknown {
  return isInt32(value) ? new Double(value) : value;
}

/** An integer as an int32 where it fits and `wide` is not asked for, else as a Long. It must fit 64 bits. */
export function integerOf(value: bigint, wide = false): unknown {
  const number = Number(value);
  return !wide && isInt32(number) ? number : Long.fromBigInt(value);
}

export function fitsLong(value: bigint): boolean {
  return BigInt.asIntN(64, value) === value;
}

/** The nearest double of a number of any type. */
export function toDouble(value: unknown): number {
  if (typeof value === 'number') return value;
  return bsonType(value) === 'Double' ? Number(value) : Number(String(value));
}

/** An int32 or a Long as a bigint. */
export function toBigInt(value: unknown): bigint {
  return BigInt(String(value));
}

/** MongoDB's order of numbers of all types by exact value; NaN is the smallest and equals itself. */
export function compareNumbers(left: unknown, right: unknown): number {
  const a = toDouble(left);
  const b = toDouble(right);
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  // Rounding to a double is monotone: where the doubles differ, so do the values, in the same direction.
  if (a !== b) return a < b ? -1 : 1;
  if (typeof left === 'number' && typeof right === 'number') return 0;
  if (isInfinite(left) || isInfinite(right)) return infinity(left) - infinity(right);
  return compareExact(exactOf(left), exactOf(right));
}

/** The largest double not above the value, and the rest as an order-preserving text ('' when there is none). */
export function floorDouble(value: unknown): { readonly double: number; readonly rest: string } {
  const nearest = toDouble(value);
  if (typeof value === 'number' || Number.isNaN(nearest) || isInfinite(value))
    return { double: nearest, rest: '' };
  const exact = exactOf(value);
  if (Number.isFinite(nearest)) {
    const order = compareExact(exactOf(nearest), exact);
    if (order === 0) return { double: nearest, rest: '' };
    return { double: order < 0 ? nearest : nextDown(nearest), rest: magnitude(exact) };
  }
  return { double: nearest < 0 ? nearest : Number.MAX_VALUE, rest: magnitude(exact) };
}

/** $inc: an int32 that overflows becomes a Long, a Long that overflows is refused. */
export function addNumbers(left: unknown, right: unknown): unknown {
  return arithmetic(left, right, '+');
}

/** $mul, with the types of $inc. */
export function multiplyNumbers(left: unknown, right: unknown): unknown {
  return arithmetic(left, right, '*');
}

function arithmetic(left: unknown, right: unknown, operation: '+' | '*'): unknown {
  const kind = widest(numberKind(left) ?? 'int', numberKind(right) ?? 'int');
  if (kind === 'decimal') return decimalArithmetic(operation, left, right);
  if (kind === 'double') {
    const [a, b] = [toDouble(left), toDouble(right)];
    return doubleOf(operation === '+' ? a + b : a * b);
  }
  const [a, b] = [toBigInt(left), toBigInt(right)];
  const result = operation === '+' ? a + b : a * b;
  if (!fitsLong(result))
    throw new Failure(2, `Failed to apply $inc or $mul: ${a} and ${b} overflow a 64-bit integer.`);
  return integerOf(result, kind === 'long');
}

const EXACT = {
  '+': addExact,
  '*': multiplyExact,
  '/': divideExact,
  '%': remainderExact,
} as const;

const DOUBLE: Readonly<Record<keyof typeof EXACT, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

/** Arithmetic as MongoDB does it as soon as one side is a Decimal128 (IEEE 754-2008, 34 digits, half to even). */
export function decimalArithmetic(operation: keyof typeof EXACT, left: unknown, right: unknown): Decimal128 {
  const [a, b] = [toDouble(left), toDouble(right)];
  if (Number.isNaN(a) || Number.isNaN(b) || isInfinite(left) || isInfinite(right)) {
    const [x, y] = [isInfinite(left) ? a : Math.sign(a), isInfinite(right) ? b : Math.sign(b)];
    if (operation === '%' && !isInfinite(left) && !Number.isNaN(a) && !Number.isNaN(b))
      return toDecimal(left);
    return Decimal128.fromString(String(DOUBLE[operation](x, y)));
  }
  return decimalFrom(EXACT[operation](decimalPart(left), decimalPart(right)));
}

/** A number of any type as MongoDB turns it into a Decimal128: a double with 15 significant digits. */
export function toDecimal(value: unknown): Decimal128 {
  if (bsonType(value) === 'Decimal128') return value as Decimal128;
  const number = toDouble(value);
  if (!Number.isFinite(number)) return Decimal128.fromString(String(number));
  return decimalFrom(decimalPart(value));
}

function decimalPart(value: unknown): Exact {
  if (numberKind(value) !== 'double') return exactOf(value);
  const number = toDouble(value);
  return number === 0 ? { coefficient: 0n, exponent: 0 } : parseExact(number.toPrecision(15));
}

/** True for the infinities; a Decimal128 beyond the doubles is finite. */
export function isInfinite(value: unknown): boolean {
  if (typeof value === 'number')
    return value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY;
  return /Infinity/.test(String(value));
}

function infinity(value: unknown): number {
  if (!isInfinite(value)) return 0;
  return String(value).startsWith('-') ? -1 : 1;
}

function nextDown(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  if (value === 0) return -Number.MIN_VALUE;
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return view.getFloat64(0);
}
