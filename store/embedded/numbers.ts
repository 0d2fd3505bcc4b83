import { bsonType, Decimal128, Double, Long } from './bson.ts';
import { Failure } from './failure.ts';

/** An exact decimal: coefficient × 10^exponent. Every BSON number but NaN and the infinities is one. */
interface Exact {
  readonly coefficient: bigint;
  readonly exponent: number;
}

export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'bigint') return true;
  const type = bsonType(value);
  return type === 'Long' || type === 'Decimal128' || type === 'Int32' || type === 'Double';
}

/** MongoDB's order of numbers of all types by exact value; NaN is the smallest and equals itself. */
export function compareNumbers(left: unknown, right: unknown): number {
  const a = asDouble(left);
  const b = asDouble(right);
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
  const nearest = asDouble(value);
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

export function addNumbers(left: unknown, right: unknown): unknown {
  return arithmetic(left, right, 'sum');
}

export function multiplyNumbers(left: unknown, right: unknown): unknown {
  return arithmetic(left, right, 'product');
}

function arithmetic(left: unknown, right: unknown, kind: 'sum' | 'product'): unknown {
  if (bsonType(left) === 'Decimal128' || bsonType(right) === 'Decimal128') return decimal(left, right, kind);
  if (isInteger(left) && isInteger(right)) {
    const [a, b] = [BigInt(String(left)), BigInt(String(right))];
    const result = kind === 'sum' ? a + b : a * b;
    if (BigInt.asIntN(64, result) !== result) {
      throw new Failure(2, `Failed to apply $inc or $mul: ${a} and ${b} overflow a 64-bit integer.`);
    }
    const wide = bsonType(left) === 'Long' || bsonType(right) === 'Long';
    return wide || BigInt.asIntN(32, result) !== result ? Long.fromBigInt(result) : Number(result);
  }
  const [a, b] = [asDouble(left), asDouble(right)];
  const result = kind === 'sum' ? a + b : a * b;
  return isInt32(result) ? new Double(result) : result;
}

function decimal(left: unknown, right: unknown, kind: 'sum' | 'product'): unknown {
  const [a, b] = [asDouble(left), asDouble(right)];
  if (Number.isNaN(a) || Number.isNaN(b) || isInfinite(left) || isInfinite(right)) {
    return Decimal128.fromString(String(kind === 'sum' ? a + b : a * b));
  }
  const x = decimalOf(left);
  const y = decimalOf(right);
  if (kind === 'product')
    return toDecimal({ coefficient: x.coefficient * y.coefficient, exponent: x.exponent + y.exponent });
  const exponent = Math.min(x.exponent, y.exponent);
  return toDecimal({ coefficient: scaled(x, exponent) + scaled(y, exponent), exponent });
}

// A double joins decimal arithmetic with its 15 significant digits, as in MongoDB.
function decimalOf(value: unknown): Exact {
  return typeof value === 'number' && !Number.isInteger(value)
    ? parse(value.toPrecision(15))
    : exactOf(value);
}

function toDecimal({ coefficient, exponent }: Exact): unknown {
  return Decimal128.fromStringWithRounding(`${coefficient}E${exponent}`);
}

function isInteger(value: unknown): boolean {
  return (
    typeof value === 'bigint' ||
    bsonType(value) === 'Long' ||
    bsonType(value) === 'Int32' ||
    (typeof value === 'number' && isInt32(value))
  );
}

function isInt32(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0);
}

function asDouble(value: unknown): number {
  return typeof value === 'number' ? value : Number(value instanceof Double ? value.value : String(value));
}

function isInfinite(value: unknown): boolean {
  if (typeof value === 'number')
    return value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY;
  return /Infinity/.test(String(value));
}

function infinity(value: unknown): number {
  if (!isInfinite(value)) return 0;
  return String(value).startsWith('-') ? -1 : 1;
}

function exactOf(value: unknown): Exact {
  if (typeof value !== 'number' && bsonType(value) !== 'Double') return parse(String(value));
  let mantissa = asDouble(value);
  if (Number.isInteger(mantissa)) return { coefficient: BigInt(mantissa), exponent: 0 };
  let twos = 0;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    twos++;
  }
  // m / 2^k = m × 5^k / 10^k
  return { coefficient: BigInt(mantissa) * 5n ** BigInt(twos), exponent: -twos };
}

function parse(text: string): Exact {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (match === null) throw new Failure(2, `'${text}' is not a number.`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const coefficient = BigInt(`${whole}${fraction}` || '0');
  return {
    coefficient: sign === '-' ? -coefficient : coefficient,
    exponent: Number(exponent) - fraction.length,
  };
}

function scaled(value: Exact, exponent: number): bigint {
  return value.coefficient * 10n ** BigInt(value.exponent - exponent);
}

function compareExact(a: Exact, b: Exact): number {
  if (a.coefficient === 0n && b.coefficient === 0n) return 0;
  const exponent = Math.min(a.exponent, b.exponent);
  const [x, y] = [scaled(a, exponent), scaled(b, exponent)];
  return x === y ? 0 : x < y ? -1 : 1;
}

// Exponent and digits without trailing zeros, so that texts of one sign sort as their magnitudes.
function magnitude({ coefficient, exponent }: Exact): string {
  const digits = String(coefficient < 0n ? -coefficient : coefficient);
  return String(exponent + digits.length + 10_000).padStart(5, '0') + digits.replace(/0+$/, '');
}

function nextDown(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  if (value === 0) return -Number.MIN_VALUE;
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return view.getFloat64(0);
}
