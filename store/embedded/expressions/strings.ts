import { type Doc, toNumber } from '../bson.ts';
import { Failure } from '../failure.ts';
import { numberKind } from '../numbers.ts';
import { searchBounds } from './arrays.ts';
import { formatNumber } from './conversion.ts';
import { nullish, type Operators, takes, takesAny, takesNamed, typeOf } from './operator.ts';

// Null and missing count as the empty string, numbers and dates as their text.
function coerced(value: unknown): string {
  if (typeof value === 'string') return value;
  if (nullish(value)) return '';
  if (value instanceof Date) return value.toISOString();
  if (numberKind(value) !== undefined) return formatNumber(value);
  throw new Failure(16007, `can't convert from BSON type ${typeOf(value)} to String`);
}

function textOf(value: unknown, code: number, what: string): string {
  if (typeof value !== 'string') throw new Failure(code, `${what} must be a string, found: ${typeOf(value)}`);
  return value;
}

function concat(values: unknown[]): unknown {
  let joined = '';
  for (const value of values) {
    if (nullish(value)) return null;
    joined += textOf(value, 16702, 'Each operand of $concat');
  }
  return joined;
}

function split(input: unknown, separator: unknown): unknown {
  if (nullish(input) || nullish(separator)) return null;
  const text = textOf(input, 40085, "$split's first argument");
  const by = textOf(separator, 40086, "$split's second argument");
  if (by === '') throw new Failure(40087, '$split requires a non-empty separator');
  return text.split(by);
}

// Lower and upper case change ASCII letters alone.
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const upper = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

const indexOfBytes = (input: unknown, wanted: unknown, ...bounds: unknown[]): unknown => {
  if (nullish(input)) return null;
  const text = Buffer.from(textOf(input, 40091, "$indexOfBytes's first argument"));
  const token = Buffer.from(textOf(wanted, 40092, "$indexOfBytes's second argument"));
  const [from, to] = searchBounds('$indexOfBytes', bounds, text.length);
  return from > text.length || to < from ? -1 : text.subarray(0, to).indexOf(token, from);
};

const indexOfCP = (input: unknown, wanted: unknown, ...bounds: unknown[]): unknown => {
  if (nullish(input)) return null;
  const text = [...textOf(input, 40093, "$indexOfCP's first argument")];
  const token = [...textOf(wanted, 40094, "$indexOfCP's second argument")];
  const [from, to] = searchBounds('$indexOfCP', bounds, text.length);
  if (text.length === 0 && token.length === 0) return 0;
  for (let i = from; i < to; i++) if (token.every((point, at) => text[i + at] === point)) return i;
  return -1;
};

function substrBytes(input: unknown, start: unknown, length: unknown): string {
  const bytes = Buffer.from(coerced(input));
  const from = wholeOf(start, 16034, '$substrBytes: the starting index');
  const count = wholeOf(length, 16035, '$substrBytes: the length');
  if (from < 0) throw new Failure(50752, `$substrBytes: starting index must be non-negative (got: ${from})`);
  const end = count < 0 ? bytes.length : Math.min(bytes.length, from + count);
  if (isContinuation(bytes[from]))
    throw new Failure(28656, '$substrBytes: Invalid range, starting index is a UTF-8 continuation byte.');
  if (isContinuation(bytes[end]))
    throw new Failure(
      28657,
      '$substrBytes: Invalid range, ending index is in the middle of a UTF-8 character.',
    );
  return bytes.subarray(from, end).toString();
}

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

function wholeOf(value: unknown, code: number, what: string): number {
  const kind = numberKind(value);
  if (kind === undefined || kind === 'decimal')
    throw new Failure(code, `${what} must be a numeric type (is BSON type ${typeOf(value)})`);
  return Math.trunc(toNumber(value) ?? 0);
}

function substrCP(input: unknown, start: unknown, length: unknown): string {
  const points = [...coerced(input)];
  const from = pointOf(start, 34450, '$substrCP: the starting index');
  const count = pointOf(length, 34452, '$substrCP: the length');
  if (count < 0) throw new Failure(34454, '$substrCP: length must be a nonnegative integer.');
  if (from < 0) throw new Failure(34455, '$substrCP: the starting index must be nonnegative integer.');
  return points.slice(from, from + count).join('');
}

function pointOf(value: unknown, code: number, what: string): number {
  const number = numberKind(value) === undefined ? undefined : toNumber(value);
  if (number === undefined)
    throw new Failure(code, `${what} must be a numeric type (is BSON type ${typeOf(value)})`);
  if ((number | 0) !== number)
    throw new Failure(code + 1, `${what} cannot be represented as a 32-bit integral value: ${number}`);
  return number;
}

/** What $trim cuts without `chars` (manual: $trim, Whitespace Characters). */
const WHITESPACE =
  '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

const trim = (left: boolean, right: boolean, name: string) =>
  takesNamed(
    { required: ['input'], optional: ['chars'], codes: [50696, 50694, 50695] },
    ({ input, chars }: Doc, given: Doc) => {
      if (nullish(input)) return null;
      const points = [...textOf(input, 50699, `${name}: the input`)];
      if ('chars' in given && nullish(chars)) return null;
      const cut = new Set('chars' in given ? textOf(chars, 50700, `${name}: 'chars'`) : WHITESPACE);
      let [from, to] = [0, points.length];
      while (left && from < to && cut.has(points[from] ?? '')) from++;
      while (right && to > from && cut.has(points[to - 1] ?? '')) to--;
      return points.slice(from, to).join('');
    },
  );

const replace = (name: string, all: boolean) =>
  takesNamed(
    { required: ['input', 'find', 'replacement'], codes: [51751, 51750, 51749] },
    ({ input, find, replacement }: Doc) => {
      const parts = [input, find, replacement].map((part, at) =>
        nullish(part)
          ? undefined
          : textOf(part, 51746 - at, `${name}: '${['input', 'find', 'replacement'][at]}'`),
      );
      const [text, wanted, by] = parts;
      if (text === undefined || wanted === undefined || by === undefined) return null;
      return all ? text.replaceAll(wanted, () => by) : text.replace(wanted, () => by);
    },
  );

/** Manual: String Expression Operators, without regular expressions. */
export const strings: Operators = {
  $concat: takesAny(concat),
  $indexOfBytes: takes(2, indexOfBytes, 4),
  $indexOfCP: takes(2, indexOfCP, 4),
  $ltrim: trim(true, false, '$ltrim'),
  $replaceAll: replace('$replaceAll', true),
  $replaceOne: replace('$replaceOne', false),
  $rtrim: trim(false, true, '$rtrim'),
  $split: takes(2, split),
  $strcasecmp: takes(2, (left, right) =>
    Buffer.compare(Buffer.from(upper(coerced(left))), Buffer.from(upper(coerced(right)))),
  ),
  $strLenBytes: takes(1, (value) => Buffer.byteLength(textOf(value, 34473, "$strLenBytes's argument"))),
  $strLenCP: takes(1, (value) => [...textOf(value, 34471, "$strLenCP's argument")].length),
  $substr: takes(3, substrBytes),
  $substrBytes: takes(3, substrBytes),
  $substrCP: takes(3, substrCP),
  $toLower: takes(1, (value) => lower(coerced(value))),
  $toUpper: takes(1, (value) => upper(coerced(value))),
  $trim: trim(true, true, '$trim'),
};
