import { type Doc, isDoc, Long } from '../bson.ts';
import { Failure, unsupported } from '../failure.ts';
import { instantOf } from './conversion.ts';
import {
  namedArguments,
  nullish,
  type Operator,
  type Operators,
  takes,
  takesNamed,
  typeOf,
} from './operator.ts';
import { type TimeZone, zoneOf } from './time-zone.ts';

export const DAY = 86_400_000;

/** The date of a value that can be one (16006 for others). */
function dateFrom(value: unknown): Date {
  const date = instantOf(value);
  if (date === undefined) throw new Failure(16006, `can't convert from BSON type ${typeOf(value)} to Date`);
  return date;
}

/** The local time as a Date whose UTC fields are the local ones. */
function localTime(date: Date, zone: TimeZone): Date {
  return new Date(date.getTime() + zone.offsetAt(date.getTime()));
}

const dayOfYear = (local: Date): number =>
  Math.floor((local.getTime() - Date.UTC(local.getUTCFullYear(), 0, 1)) / DAY) + 1;

const isoDay = (local: Date): number => local.getUTCDay() || 7;

// ISO 8601: the week belongs to the year of its Thursday.
const thursday = (local: Date): Date => new Date(local.getTime() + (4 - isoDay(local)) * DAY);

const isoWeek = (local: Date): number => Math.ceil(dayOfYear(thursday(local)) / 7);

/** The parts by their operators, of a local time. */
const PARTS: Readonly<Record<string, (local: Date) => unknown>> = {
  $year: (local) => local.getUTCFullYear(),
  $month: (local) => local.getUTCMonth() + 1,
  $dayOfMonth: (local) => local.getUTCDate(),
  $hour: (local) => local.getUTCHours(),
  $minute: (local) => local.getUTCMinutes(),
  $second: (local) => local.getUTCSeconds(),
  $millisecond: (local) => local.getUTCMilliseconds(),
  $dayOfWeek: (local) => local.getUTCDay() + 1,
  $dayOfYear: dayOfYear,
  // Weeks begin on Sunday; days before the first Sunday of the year are in week 0.
  $week: (local) => Math.floor((dayOfYear(local) + 6 - local.getUTCDay()) / 7),
  $isoDayOfWeek: isoDay,
  $isoWeek: isoWeek,
  $isoWeekYear: (local) => Long.fromNumber(thursday(local).getUTCFullYear()),
};

// Takes a date expression, alone or in an array, or `{ date, timezone }`.
const part =
  (read: (local: Date) => unknown): Operator =>
  (argument, compiler, name) => {
    const named = isDoc(argument) && !(Object.keys(argument)[0] ?? '').startsWith('$');
    if (!named) {
      return takes(1, (value) => (nullish(value) ? null : read(dateFrom(value))))(argument, compiler, name);
    }
    const given = namedArguments(name, argument, {
      required: ['date'],
      optional: ['timezone'],
      codes: [40539, 40535, 40539],
    });
    const [date, timezone] = [compiler.compile(given.date), compiler.compile(given.timezone)];
    return (env) => {
      const value = date(env);
      const zone = zoneOf(timezone(env), 'timezone' in given);
      return nullish(value) || zone === undefined ? null : read(localTime(dateFrom(value), zone));
    };
  };

const pad = (value: unknown, width: number): string => String(value).padStart(width, '0');

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

type Write = (local: Date, offset: number) => string;

/** Manual: $dateToString, Format Specifiers. */
const SPECIFIERS: Readonly<Record<string, Write>> = {
  '%': () => '%',
  b: (local) => (MONTHS[local.getUTCMonth()] ?? '').slice(0, 3),
  B: (local) => MONTHS[local.getUTCMonth()] ?? '',
  d: (local) => pad(local.getUTCDate(), 2),
  G: (local) => pad(thursday(local).getUTCFullYear(), 4),
  H: (local) => pad(local.getUTCHours(), 2),
  j: (local) => pad(dayOfYear(local), 3),
  L: (local) => pad(local.getUTCMilliseconds(), 3),
  m: (local) => pad(local.getUTCMonth() + 1, 2),
  M: (local) => pad(local.getUTCMinutes(), 2),
  S: (local) => pad(local.getUTCSeconds(), 2),
  u: (local) => String(isoDay(local)),
  U: (local) => pad(PARTS.$week?.(local), 2),
  V: (local) => pad(isoWeek(local), 2),
  w: (local) => String(local.getUTCDay() + 1),
  Y: (local) => pad(local.getUTCFullYear(), 4),
  z: (_, offset) => {
    const minutes = Math.floor(Math.abs(offset) / 60_000);
    return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60), 2)}${pad(minutes % 60, 2)}`;
  },
};

const formats = new Map<string, readonly (string | Write)[]>();

function parseFormat(format: unknown): readonly (string | Write)[] {
  if (typeof format !== 'string')
    throw new Failure(18533, `$dateToString requires that 'format' be a string, found: ${typeOf(format)}`);
  const known = formats.get(format);
  if (known !== undefined) return known;
  const parts = [...format.matchAll(/%([\s\S]?)|[^%]+/g)].map(([text, letter]) => {
    if (letter === undefined) return text;
    if (letter === '') throw new Failure(18535, "Unmatched '%' at end of format string");
    if (letter === 'Z') throw unsupported('The format specifier %Z');
    const write = SPECIFIERS[letter];
    if (write === undefined)
      throw new Failure(18536, `Invalid format character '%${letter}' in format string`);
    return write;
  });
  if (formats.size > 100) formats.clear();
  formats.set(format, parts);
  return parts;
}

const ISO_FORMAT = '%Y-%m-%dT%H:%M:%S.%LZ';

function toText({ date, format, timezone, onNull }: Doc, given: Doc): unknown {
  const parts =
    'format' in given ? (nullish(format) ? undefined : parseFormat(format)) : parseFormat(ISO_FORMAT);
  const zone = zoneOf(timezone, 'timezone' in given);
  if (nullish(date)) return 'onNull' in given ? onNull : null;
  if (zone === undefined || parts === undefined) return null;
  if (!('format' in given) && zone.fixed !== 0)
    throw unsupported('$dateToString in a time zone without a format (name one)');
  const instant = dateFrom(date);
  const offset = zone.offsetAt(instant.getTime());
  const local = new Date(instant.getTime() + offset);
  const year = local.getUTCFullYear();
  if (year < 0 || year > 9999)
    throw new Failure(
      18537,
      `Could not convert date to string: date component was outside the supported range of 0-9999: ${year}`,
    );
  return parts.map((part) => (typeof part === 'string' ? part : part(local, offset))).join('');
}

function toParts({ date, timezone, iso8601 }: Doc, given: Doc): unknown {
  const zone = zoneOf(timezone, 'timezone' in given);
  const iso = 'iso8601' in given ? iso8601 : false;
  if (zone === undefined || nullish(iso) || nullish(date)) return null;
  if (typeof iso !== 'boolean')
    throw new Failure(40521, `iso8601 must evaluate to a bool, found ${typeOf(iso)}`);
  const local = localTime(dateFrom(date), zone);
  const names = iso
    ? { isoWeekYear: '$isoWeekYear', isoWeek: '$isoWeek', isoDayOfWeek: '$isoDayOfWeek' }
    : { year: '$year', month: '$month', day: '$dayOfMonth' };
  const times = { hour: '$hour', minute: '$minute', second: '$second', millisecond: '$millisecond' };
  const parts: Doc = {};
  for (const [name, operator] of Object.entries({ ...names, ...times })) {
    const value = PARTS[operator]?.(local);
    parts[name] = Long.isLong(value) ? value.toNumber() : value;
  }
  return parts;
}

/** Manual: Date Expression Operators that read a date. */
export const dateParts: Operators = {
  ...Object.fromEntries(Object.entries(PARTS).map(([name, read]) => [name, part(read)])),
  $dateToParts: takesNamed(
    { required: ['date'], optional: ['timezone', 'iso8601'], codes: [40524, 40520, 40522] },
    toParts,
  ),
  $dateToString: takesNamed(
    { required: ['date'], optional: ['format', 'timezone', 'onNull'], codes: [18629, 18534, 18628] },
    toText,
  ),
};
