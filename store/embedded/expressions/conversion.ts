import { Decimal128, Long, ObjectId, type Timestamp } from '../bson.ts';
import { exactOf, quantize } from '../exact.ts';
import { Failure } from '../failure.ts';
import { truthy } from '../match.ts';
import {
  doubleOf,
  fitsLong,
  integerOf,
  isInfinite,
  isNumeric,
  numberKind,
  toBigInt,
  toDecimal,
  toDouble,
} from '../numbers.ts';
import { TYPE_NUMBERS } from '../type-names.ts';
import { parseInstant } from './instant.ts';
import { namedArguments, nullish, type Operator, type Operators, takes, typeOf } from './operator.ts';

type Convert = (value: unknown, from: string) => unknown;

const NUMBERS = ['int', 'long', 'double', 'decimal'];

function refused(value: unknown, to: string): Failure {
  return new Failure(
    241,
    `Unsupported conversion from ${typeOf(value)} to ${to} in $convert with no onError value`,
  );
}

const failed = (message: string): Failure => new Failure(241, `${message} in $convert with no onError value`);

const toInteger =
  (to: 'int' | 'long'): Convert =>
  (value, from) => {
    if (from === 'bool') return integerOf(value === true ? 1n : 0n, to === 'long');
    if (from === 'date' && to === 'long') return Long.fromNumber((value as Date).getTime());
    if (from !== 'string' && !NUMBERS.includes(from)) throw refused(value, to);
    const whole = from === 'string' ? parseWhole(String(value)) : truncated(value, from);
    if (to === 'int' ? BigInt.asIntN(32, whole) !== whole : !fitsLong(whole))
      throw failed(`Conversion would overflow target type: ${String(value)}`);
    return integerOf(whole, to === 'long');
  };

function parseWhole(text: string): bigint {
  if (!/^[+-]?\d+$/.test(text)) throw failed(`Failed to parse number '${text}'`);
  return BigInt(text.replace('+', ''));
}

function truncated(value: unknown, from: string): bigint {
  if (from === 'int' || from === 'long') return toBigInt(value);
  if (String(value) === 'NaN') throw failed('Attempt to convert NaN value to integer type');
  if (isInfinite(value)) throw failed('Attempt to convert infinity value to integer type');
  return quantize(exactOf(value), 0, 'zero').coefficient;
}

const NUMERAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const SPECIAL = /^([+-]?)(?:(inf|infinity)|(nan))$/i;

function numeral(text: string): string {
  const [, sign = '', infinite] = SPECIAL.exec(text) ?? [];
  if (SPECIAL.test(text)) return infinite === undefined ? 'NaN' : `${sign === '-' ? '-' : ''}Infinity`;
  if (!NUMERAL.test(text)) throw failed(`Failed to parse number '${text}'`);
  return text;
}

const toDoubleType: Convert = (value, from) => {
  if (from === 'bool') return doubleOf(value === true ? 1 : 0);
  if (from === 'date') return doubleOf((value as Date).getTime());
  if (from !== 'string' && !NUMBERS.includes(from)) throw refused(value, 'double');
  const number = from === 'string' ? Number(numeral(String(value))) : toDouble(value);
  const infinite = from === 'string' ? /inf/i.test(String(value)) : isInfinite(value);
  if (!infinite && Math.abs(number) === Number.POSITIVE_INFINITY)
    throw failed(`Conversion would overflow target type: ${String(value)}`);
  return doubleOf(number);
};

const toDecimalType: Convert = (value, from) => {
  if (from === 'bool') return Decimal128.fromString(value === true ? '1' : '0');
  if (from === 'date') return Decimal128.fromString(String((value as Date).getTime()));
  if (from === 'string') return Decimal128.fromStringWithRounding(numeral(String(value)));
  if (!NUMBERS.includes(from)) throw refused(value, 'decimal');
  return toDecimal(value);
};

const toDateType: Convert = (value, from) => {
  if (from === 'date') return value;
  if (from === 'string') return parseInstant(String(value));
  const date = instantOf(value);
  if (date !== undefined) return date;
  // An int32 is no date: its milliseconds would end in January 1970.
  if (!NUMBERS.includes(from) || from === 'int') throw refused(value, 'date');
  const made = new Date(Number(truncated(value, from)));
  if (Number.isNaN(made.getTime())) throw failed(`Conversion would overflow target type: ${String(value)}`);
  return made;
};

/** The instant that a Date, an ObjectId or a Timestamp tells; undefined for other values. */
export function instantOf(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  const type = typeOf(value);
  if (type === 'objectId') return (value as ObjectId).getTimestamp();
  return type === 'timestamp'
    ? new Date((value as InstanceType<typeof Timestamp>).getHighBitsUnsigned() * 1000)
    : undefined;
}

const toObjectId: Convert = (value, from) => {
  if (from === 'objectId') return value;
  if (from !== 'string') throw refused(value, 'objectId');
  if (!/^[0-9a-fA-F]{24}$/.test(String(value))) throw failed(`Failed to parse objectId '${String(value)}'`);
  return new ObjectId(String(value));
};

const toText: Convert = (value, from) => {
  if (from === 'string') return value;
  if (from === 'bool') return String(value);
  if (from === 'date') return (value as Date).toISOString();
  if (from === 'objectId') return (value as ObjectId).toHexString();
  if (NUMBERS.includes(from)) return formatNumber(value);
  throw refused(value, 'string');
};

/** A number as text; a double with at most 16 significant digits, as C prints `%.16g`. */
export function formatNumber(value: unknown): string {
  if (numberKind(value) !== 'double') return String(value);
  const number = toDouble(value);
  if (Object.is(number, -0)) return '-0';
  if (!Number.isFinite(number)) return String(number);
  const [digits = '', power = '0'] = number.toExponential(15).split('e');
  const exponent = Number(power);
  if (exponent >= -4 && exponent < 16) return trimmed(number.toFixed(Math.min(100, 15 - exponent)));
  const places = String(Math.abs(exponent)).padStart(2, '0');
  return `${trimmed(digits)}e${exponent < 0 ? '-' : '+'}${places}`;
}

const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

const CONVERSIONS: Readonly<Record<string, Convert>> = {
  double: toDoubleType,
  string: toText,
  objectId: toObjectId,
  bool: (value) => truthy(value),
  date: toDateType,
  int: toInteger('int'),
  long: toInteger('long'),
  decimal: toDecimalType,
};

function targetOf(to: unknown): string {
  const name = isNumeric(to) ? TYPE_NUMBERS[toDouble(to)] : to;
  if (typeof name === 'string' && (name === 'missing' || Object.values(TYPE_NUMBERS).includes(name)))
    return name;
  throw new Failure(isNumeric(to) || typeof to !== 'string' ? 9 : 2, `Unknown type name: ${String(to)}`);
}

function convert(value: unknown, to: string): unknown {
  const conversion = CONVERSIONS[to];
  if (conversion === undefined) throw refused(value, to);
  return conversion(value, typeOf(value));
}

const convertTo: Operator = (argument, compiler, name) => {
  const spec = namedArguments(name, argument, {
    required: ['input', 'to'],
    optional: ['onError', 'onNull'],
    codes: [9, 9, 9],
  });
  const part = (key: string) => (key in spec ? compiler.compile(spec[key]) : undefined);
  const [input, to, onError, onNull] = ['input', 'to', 'onError', 'onNull'].map(part);
  return (env) => {
    const [value, wanted] = [input?.(env), to?.(env)];
    const target = nullish(wanted) ? undefined : targetOf(wanted);
    if (nullish(value)) return onNull === undefined ? null : onNull(env);
    if (target === undefined) return null;
    try {
      return convert(value, target);
    } catch (error) {
      if (onError !== undefined && error instanceof Failure && error.code === 241) return onError(env);
      throw error;
    }
  };
};

const alias = (to: string) => takes(1, (value) => (nullish(value) ? null : convert(value, to)));

/** Manual: Type Expression Operators. */
export const conversions: Operators = {
  $convert: convertTo,
  $isNumber: takes(1, isNumeric),
  $toBool: alias('bool'),
  $toDate: alias('date'),
  $toDecimal: alias('decimal'),
  $toDouble: alias('double'),
  $toInt: alias('int'),
  $toLong: alias('long'),
  $toObjectId: alias('objectId'),
  $toString: alias('string'),
  $type: takes(1, typeOf),
};
