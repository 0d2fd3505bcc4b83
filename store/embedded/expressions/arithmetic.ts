import { bsonType, Decimal128 } from '../bson.ts';
import { decimalFrom, exactOf, quantize, type Rounding } from '../exact.ts';
import { Failure, unsupported } from '../failure.ts';
import {
  decimalArithmetic,
  doubleOf,
  fitsLong,
  integerOf,
  isInfinite,
  type NumberKind,
  numberKind,
  toBigInt,
  toDouble,
  widest,
} from '../numbers.ts';
import { nullish, type Operators, takes, takesAny, typeOf } from './operator.ts';
import { Sum } from './sum.ts';

function add(values: unknown[]): unknown {
  const sum = new Sum();
  let dated = false;
  for (const value of values) {
    if (value instanceof Date) {
      if (dated) throw new Failure(16612, 'only one date allowed in an $add expression');
      dated = true;
      sum.addMilliseconds(value.getTime());
    } else if (nullish(value)) return null;
    else if (numberKind(value) === undefined)
      throw new Failure(14, `$add only supports numeric or date types, not ${typeOf(value)}`);
    else sum.add(value);
  }
  return dated ? dateOf(Math.round(toDouble(sum.value()))) : sum.value();
}

/** A date; 15 (Overflow) where no date can hold the milliseconds. */
export function dateOf(milliseconds: number): Date {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) throw new Failure(15, 'date overflow');
  return date;
}

function subtract(left: unknown, right: unknown): unknown {
  const kind = commonKind(left, right);
  if (kind === 'decimal') return decimalArithmetic('+', left, negated(right));
  if (kind === 'double') return doubleOf(toDouble(left) - toDouble(right));
  if (kind !== undefined) {
    const difference = toBigInt(left) - toBigInt(right);
    return fitsLong(difference)
      ? integerOf(difference, kind === 'long')
      : doubleOf(toDouble(left) - toDouble(right));
  }
  if (nullish(left) || nullish(right)) return null;
  if (left instanceof Date) {
    if (right instanceof Date) return integerOf(BigInt(left.getTime() - right.getTime()), true);
    if (numberKind(right) !== undefined) return dateOf(left.getTime() - Math.trunc(toDouble(right)));
  }
  throw new Failure(14, `can't $subtract ${typeOf(right)} from ${typeOf(left)}`);
}

function negated(value: unknown): unknown {
  if (numberKind(value) === 'double') return doubleOf(-toDouble(value));
  if (bsonType(value) !== 'Decimal128') return Decimal128.fromString(String(-toBigInt(value)));
  const text = String(value);
  return Decimal128.fromString(text.startsWith('-') ? text.slice(1) : text === 'NaN' ? text : `-${text}`);
}

function multiply(values: unknown[]): unknown {
  let product: unknown = 1;
  for (const value of values) {
    const kind = commonKind(product, value);
    if (kind === 'decimal') product = decimalArithmetic('*', product, value);
    else if (kind === 'double') product = doubleOf(toDouble(product) * toDouble(value));
    else if (kind !== undefined) {
      const exact = toBigInt(product) * toBigInt(value);
      product = fitsLong(exact)
        ? integerOf(exact, kind === 'long')
        : doubleOf(toDouble(product) * toDouble(value));
    } else if (nullish(value)) return null;
    else throw new Failure(14, `$multiply only supports numeric types, not ${typeOf(value)}`);
  }
  return product;
}

function divide(left: unknown, right: unknown): unknown {
  const kind = commonKind(left, right);
  if (kind === undefined) {
    if (nullish(left) || nullish(right)) return null;
    throw new Failure(14, `$divide only supports numeric types, not ${typeOf(left)} and ${typeOf(right)}`);
  }
  if (isZero(right)) throw new Failure(2, "can't $divide by zero");
  return kind === 'decimal'
    ? decimalArithmetic('/', left, right)
    : doubleOf(toDouble(left) / toDouble(right));
}

function modulo(left: unknown, right: unknown): unknown {
  const kind = commonKind(left, right);
  if (kind === undefined) {
    if (nullish(left) || nullish(right)) return null;
    throw new Failure(16611, `$mod only supports numeric types, not ${typeOf(left)} and ${typeOf(right)}`);
  }
  if (isZero(right)) throw new Failure(16610, "can't $mod by zero");
  if (kind === 'decimal') return decimalArithmetic('%', left, right);
  const divisor = toDouble(right);
  // A whole double as divisor of an integer counts as an integer.
  if (numberKind(left) === 'double' || !Number.isInteger(divisor)) return doubleOf(toDouble(left) % divisor);
  const whole = numberKind(right) === 'double' ? BigInt(divisor) : toBigInt(right);
  return integerOf(
    toBigInt(left) % whole,
    numberKind(left) === 'long' || numberKind(right) === 'long' || !Number.isSafeInteger(divisor),
  );
}

function isZero(value: unknown): boolean {
  return bsonType(value) === 'Decimal128'
    ? !isInfinite(value) && String(value) !== 'NaN' && exactOf(value).coefficient === 0n
    : toDouble(value) === 0;
}

function commonKind(left: unknown, right: unknown): NumberKind | undefined {
  const [a, b] = [numberKind(left), numberKind(right)];
  return a === undefined || b === undefined ? undefined : widest(a, b);
}

// Null for null and missing; any other type than a number is refused.
const numeric = (name: string, apply: (value: unknown, kind: NumberKind) => unknown) =>
  takes(1, (value) => {
    if (nullish(value)) return null;
    const kind = numberKind(value);
    if (kind === undefined)
      throw new Failure(28765, `${name} only supports numeric types, not ${typeOf(value)}`);
    return apply(value, kind);
  });

function absolute(value: unknown, kind: NumberKind): unknown {
  if (kind === 'decimal') return Decimal128.fromString(String(value).replace(/^-/, ''));
  if (kind === 'double') return doubleOf(Math.abs(toDouble(value)));
  const whole = toBigInt(value);
  const positive = whole < 0n ? -whole : whole;
  if (!fitsLong(positive)) throw new Failure(28680, "can't take $abs of long long min");
  return integerOf(positive, kind === 'long');
}

const toWhole = (name: string, round: (value: number) => number, rounding: Rounding) =>
  numeric(name, (value, kind) => {
    if (kind === 'double') return doubleOf(round(toDouble(value)));
    return kind === 'decimal' ? rounded(value, 0, rounding) : value;
  });

function rounded(value: unknown, exponent: number, rounding: Rounding): unknown {
  if (isInfinite(value) || String(value) === 'NaN') return value;
  const kind = numberKind(value);
  const exact = quantize(exactOf(value), exponent, rounding);
  if (kind === 'decimal') return decimalFrom(exact);
  if (kind === 'double') {
    const number = Number(`${exact.coefficient}E${exact.exponent}`);
    return doubleOf(number === 0 && toDouble(value) < 0 ? -0 : number);
  }
  return integerOf(exact.coefficient * 10n ** BigInt(exact.exponent), kind === 'long');
}

const toPlace = (name: string, rounding: Rounding) =>
  takes(
    1,
    (value, ...places) => {
      const place = places.length === 0 ? 0 : places[0];
      if (nullish(value)) return null;
      const kind = numberKind(value);
      if (kind === undefined)
        throw new Failure(51081, `${name} only supports numeric types, not ${typeOf(value)}`);
      if (nullish(place)) return null;
      const digits = toDouble(place);
      if (!Number.isInteger(digits))
        throw new Failure(51082, `precision argument to ${name} must be a integral value`);
      if (digits < -20 || digits > 100)
        throw new Failure(
          51083,
          `cannot apply ${name} with precision value ${digits} value must be in [-20, 100]`,
        );
      return (kind === 'int' || kind === 'long') && digits >= 0 ? value : rounded(value, -digits, rounding);
    },
    2,
  );

function squareRoot(value: unknown, kind: NumberKind): unknown {
  if (kind === 'decimal') throw unsupported('$sqrt of a Decimal128');
  const number = toDouble(value);
  if (number < 0) throw new Failure(28714, "$sqrt's argument must be greater than or equal to 0");
  return doubleOf(Math.sqrt(number));
}

/** Manual: Arithmetic Expression Operators. */
export const arithmetic: Operators = {
  $abs: numeric('$abs', absolute),
  $add: takesAny(add),
  $ceil: toWhole('$ceil', Math.ceil, 'up'),
  $divide: takes(2, divide),
  $floor: toWhole('$floor', Math.floor, 'down'),
  $mod: takes(2, modulo),
  $multiply: takesAny(multiply),
  $round: toPlace('$round', 'half-even'),
  $sqrt: numeric('$sqrt', squareRoot),
  $subtract: takes(2, subtract),
  $trunc: toPlace('$trunc', 'zero'),
};
