import { bsonType, Decimal128 } from './bson.ts';
import { Failure } from './failure.ts';

/** An exact decimal: coefficient × 10^exponent. Every BSON number but NaN and the infinities is one. */
export interface Exact {
  readonly coefficient: bigint;
  readonly exponent: number;
}

/** How a digit is dropped. */
export type Rounding = 'half-even' | 'zero' | 'down' | 'up';

/** The exact value of a finite number of any BSON type. */
export function exactOf(value: unknown): Exact {
  if (typeof value !== 'number' && bsonType(value) !== 'Double') return parseExact(String(value));
  let mantissa = Number(value);
  if (Number.isInteger(mantissa)) return { coefficient: BigInt(mantissa), exponent: 0 };
  let twos = 0;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    twos++;
  }
  // m / 2^k = m × 5^k / 10^k
  return { coefficient: BigInt(mantissa) * 5n ** BigInt(twos), exponent: -twos };
}

export function parseExact(text: string): Exact {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (match === null) throw new Failure(2, `'${text}' is not a number.`);
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const coefficient = BigInt(`${whole}${fraction}` || '0');
  return {
    coefficient: sign === '-' ? -coefficient : coefficient,
    exponent: Number(exponent) - fraction.length,
  };
}

/** The value as a Decimal128, rounded to its 34 digits. */
export function decimalFrom({ coefficient, exponent }: Exact): Decimal128 {
  return Decimal128.fromStringWithRounding(`${coefficient}E${exponent}`);
}

export function compareExact(a: Exact, b: Exact): number {
  if (a.coefficient === 0n && b.coefficient === 0n) return 0;
  const [x, y] = aligned(a, b);
  return x === y ? 0 : x < y ? -1 : 1;
}

export function addExact(a: Exact, b: Exact): Exact {
  const [x, y] = aligned(a, b);
  return { coefficient: x + y, exponent: Math.min(a.exponent, b.exponent) };
}

export function multiplyExact(a: Exact, b: Exact): Exact {
  return { coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent };
}

const DIGITS = 34;

/** The quotient with all its digits where they fit, else with more than Decimal128 keeps (IEEE 754 §5.4.1). */
export function divideExact(a: Exact, b: Exact): Exact {
  const shift = Math.max(0, DIGITS + 2 + String(b.coefficient).length - String(a.coefficient).length);
  const scaled = a.coefficient * 10n ** BigInt(shift);
  let quotient = scaled / b.coefficient;
  let exponent = a.exponent - b.exponent - shift;
  if (scaled % b.coefficient !== 0n) {
    // A last digit that is not zero keeps what was cut off from looking like a tie.
    return {
      coefficient: quotient * 10n + (scaled < 0n !== b.coefficient < 0n ? -1n : 1n),
      exponent: exponent - 1,
    };
  }
  while (exponent < a.exponent - b.exponent && quotient % 10n === 0n) {
    quotient /= 10n;
    exponent++;
  }
  return { coefficient: quotient, exponent };
}

/** The rest of the division; it has the sign of the dividend. */
export function remainderExact(a: Exact, b: Exact): Exact {
  const [x, y] = aligned(a, b);
  return { coefficient: x % y, exponent: Math.min(a.exponent, b.exponent) };
}

/** The value with this exponent. */
export function quantize(value: Exact, exponent: number, rounding: Rounding): Exact {
  if (value.exponent >= exponent) return { coefficient: scaled(value, exponent), exponent };
  const unit = 10n ** BigInt(exponent - value.exponent);
  const whole = value.coefficient / unit;
  const rest = value.coefficient % unit;
  const sign = value.coefficient < 0n ? -1n : 1n;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const away =
    (rounding === 'half-even' && (twice > unit || (twice === unit && whole % 2n !== 0n))) ||
    (rounding === 'up' && rest > 0n) ||
    (rounding === 'down' && rest < 0n);
  return { coefficient: away ? whole + sign : whole, exponent };
}

/** Exponent and digits without trailing zeros, so that texts of one sign sort as their magnitudes. */
export function magnitude({ coefficient, exponent }: Exact): string {
  const digits = String(coefficient < 0n ? -coefficient : coefficient);
  return String(exponent + digits.length + 10_000).padStart(5, '0') + digits.replace(/0+$/, '');
}

function aligned(a: Exact, b: Exact): [bigint, bigint] {
  const exponent = Math.min(a.exponent, b.exponent);
  return [scaled(a, exponent), scaled(b, exponent)];
}

function scaled(value: Exact, exponent: number): bigint {
  return value.coefficient * 10n ** BigInt(value.exponent - exponent);
}
