import { type Doc, Long, toNumber } from '../bson.ts';
import { Failure, unsupported } from '../failure.ts';
import { numberKind } from '../numbers.ts';
import { dateOf } from './arithmetic.ts';
import { instantOf } from './conversion.ts';
import { DAY } from './date-parts.ts';
import { parseInstant } from './instant.ts';
import { nullish, type Operators, takesNamed, typeOf } from './operator.ts';
import { fixedOffset, zoneOf } from './time-zone.ts';

/** Units of a fixed length, in milliseconds. */
const LENGTHS: Readonly<Record<string, number>> = {
  week: 7 * DAY,
  day: DAY,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};

/** The other units, in months. */
const MONTHS: Readonly<Record<string, number>> = { year: 12, quarter: 3, month: 1 };

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

// Bins are counted from here (manual: $dateTrunc).
const REFERENCE = Date.UTC(2000, 0, 1);

function unitOf(unit: unknown, operator: string): string {
  if (typeof unit !== 'string')
    throw new Failure(5439013, `${operator} requires 'unit' to be a string, but got ${typeOf(unit)}`);
  if (!(unit in LENGTHS || unit in MONTHS)) throw new Failure(9, `unknown time unit value: ${unit}`);
  return unit;
}

function instant(value: unknown, code: number, what: string): number {
  const date = instantOf(value);
  if (date === undefined)
    throw new Failure(code, `${what} must be a Date, Timestamp, or ObjectId, but got ${typeOf(value)}`);
  return date.getTime();
}

function whole(value: unknown, code: number, what: string): number {
  const number = numberKind(value) === undefined ? undefined : toNumber(value);
  if (number === undefined || !Number.isSafeInteger(number))
    throw new Failure(code, `${what} must be a whole number, but got ${typeOf(value)}`);
  return number;
}

const add = (operator: string, sign: 1 | -1) =>
  takesNamed(
    { required: ['startDate', 'unit', 'amount'], optional: ['timezone'], codes: [5166400, 5166401, 5166402] },
    ({ startDate, unit, amount, timezone }: Doc, given: Doc) => {
      const zone = zoneOf(timezone, 'timezone' in given);
      if (nullish(startDate) || nullish(unit) || nullish(amount) || zone === undefined) return null;
      const start = instant(startDate, 5166403, `${operator}: startDate`);
      const name = unitOf(unit, operator);
      const count = sign * whole(amount, 5166405, `${operator}: amount`);
      const length = LENGTHS[name];
      // Hours and less do not depend on the zone.
      if (length !== undefined && length < DAY) return dateOf(start + count * length);
      const offset = fixedOffset(zone, operator);
      return length !== undefined
        ? dateOf(start + count * length)
        : dateOf(addMonths(start + offset, count * (MONTHS[name] ?? 1)) - offset);
    },
  );

// The day is kept, or becomes the last of a shorter month.
function addMonths(local: number, months: number): number {
  const date = new Date(local);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(date.getTime());
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return date.setUTCDate(Math.min(day, last.getUTCDate()));
}

const monthOf = (local: number): number => {
  const date = new Date(local);
  return (date.getUTCFullYear() - 2000) * 12 + date.getUTCMonth();
};

function firstDay(startOfWeek: unknown, given: boolean): number | undefined {
  if (!given) return 0;
  if (nullish(startOfWeek)) return undefined;
  const name = String(startOfWeek).toLowerCase();
  const day = DAYS.findIndex((one) => one === name || one.slice(0, 3) === name);
  if (typeof startOfWeek !== 'string' || day < 0)
    throw new Failure(9, `unknown day of week value: ${String(startOfWeek)}`);
  return day;
}

// 1970-01-01 was a Thursday: days since the first day of a week.
const weekStart = (local: number, day: number): number =>
  Math.floor((Math.floor(local / DAY) + 4 - day) / 7) * 7 - 4 + day;

function difference({ startDate, endDate, unit, timezone, startOfWeek }: Doc, given: Doc): unknown {
  const zone = zoneOf(timezone, 'timezone' in given);
  const day = firstDay(startOfWeek, 'startOfWeek' in given && unit === 'week');
  if (nullish(startDate) || nullish(endDate) || nullish(unit) || zone === undefined || day === undefined)
    return null;
  const start = instant(startDate, 5166307, '$dateDiff: startDate');
  const end = instant(endDate, 5166307, '$dateDiff: endDate');
  const name = unitOf(unit, '$dateDiff');
  const offset = name === 'millisecond' ? 0 : fixedOffset(zone, '$dateDiff');
  const position = (date: number): number => {
    const local = date + offset;
    if (name in MONTHS) return Math.floor(monthOf(local) / (MONTHS[name] ?? 1));
    return name === 'week' ? weekStart(local, day) / 7 : Math.floor(local / (LENGTHS[name] ?? 1));
  };
  return Long.fromNumber(Math.round(position(end) - position(start)));
}

function truncate({ date, unit, binSize, timezone, startOfWeek }: Doc, given: Doc): unknown {
  const zone = zoneOf(timezone, 'timezone' in given);
  const day = firstDay(startOfWeek, 'startOfWeek' in given && unit === 'week');
  const bin = 'binSize' in given ? binSize : 1;
  if (nullish(date) || nullish(unit) || nullish(bin) || zone === undefined || day === undefined) return null;
  const start = instant(date, 5439012, '$dateTrunc: date');
  const name = unitOf(unit, '$dateTrunc');
  const size = whole(bin, 5439017, '$dateTrunc: binSize');
  if (size <= 0)
    throw new Failure(5439018, `$dateTrunc requires 'binSize' to be greater than 0, but got ${size}`);
  const offset = fixedOffset(zone, '$dateTrunc');
  const local = start + offset;
  if (name in MONTHS) {
    const months = size * (MONTHS[name] ?? 1);
    return dateOf(addMonths(REFERENCE, Math.floor(monthOf(local) / months) * months) - offset);
  }
  if (name === 'week') {
    if (size > 1) throw unsupported('$dateTrunc to bins of several weeks');
    return dateOf(weekStart(local, day) * DAY - offset);
  }
  const length = (LENGTHS[name] ?? 1) * size;
  return dateOf(REFERENCE + Math.floor((local - REFERENCE) / length) * length - offset);
}

const NATURAL = ['year', 'month', 'day'];
const TIMES = ['hour', 'minute', 'second', 'millisecond'];

function fromParts(values: Doc, given: Doc): unknown {
  if ('isoWeekYear' in given || 'isoWeek' in given || 'isoDayOfWeek' in given)
    throw unsupported('$dateFromParts of ISO weeks');
  if (!('year' in given))
    throw new Failure(40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present");
  const zone = zoneOf(values.timezone, 'timezone' in given);
  const names = [...NATURAL, ...TIMES];
  if (zone === undefined || names.some((name) => name in given && nullish(values[name]))) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, millisecond = 0] = names.map(
    (name) => {
      const number = name in given ? whole(values[name], 40515, `'${name}'`) : NATURAL.includes(name) ? 1 : 0;
      const bounded = !['year', 'second', 'millisecond'].includes(name);
      if (bounded && (number < -32_768 || number > 32_767))
        throw new Failure(
          31034,
          `'${name}' must evaluate to a value in the range [-32768, 32767]; value ${number} is not in range`,
        );
      return number;
    },
  );
  if (year < 0 || year > 9999)
    throw new Failure(40523, `'year' must evaluate to an integer in the range 0 to 9999, found ${year}`);
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  local.setUTCHours(hour, minute, second, millisecond);
  return dateOf(local.getTime() - fixedOffset(zone, '$dateFromParts'));
}

function fromText({ dateString, timezone, onNull, onError }: Doc, given: Doc): unknown {
  if ('format' in given) throw unsupported('$dateFromString with a format');
  const zone = zoneOf(timezone, 'timezone' in given);
  if (nullish(dateString)) return 'onNull' in given ? onNull : null;
  if (zone === undefined) return null;
  try {
    if (typeof dateString !== 'string')
      throw new Failure(
        241,
        `$dateFromString requires that 'dateString' be a string, found: ${typeOf(dateString)}`,
      );
    return parseInstant(dateString, 'timezone' in given ? fixedOffset(zone, '$dateFromString') : undefined);
  } catch (error) {
    if ('onError' in given && error instanceof Failure && error.code === 241) return onError;
    throw error;
  }
}

/** Manual: Date Expression Operators that make dates or count with them. */
export const dateArithmetic: Operators = {
  $dateAdd: add('$dateAdd', 1),
  $dateSubtract: add('$dateSubtract', -1),
  $dateDiff: takesNamed(
    {
      required: ['startDate', 'endDate', 'unit'],
      optional: ['timezone', 'startOfWeek'],
      codes: [5166301, 5166302, 5166303],
    },
    difference,
  ),
  $dateFromParts: takesNamed(
    {
      required: [],
      optional: [...NATURAL, ...TIMES, 'isoWeekYear', 'isoWeek', 'isoDayOfWeek', 'timezone'],
      codes: [40519, 40518, 40516],
    },
    fromParts,
  ),
  $dateFromString: takesNamed(
    {
      required: ['dateString'],
      optional: ['timezone', 'format', 'onNull', 'onError'],
      codes: [40540, 40541, 40542],
    },
    fromText,
  ),
  $dateTrunc: takesNamed(
    {
      required: ['date', 'unit'],
      optional: ['binSize', 'timezone', 'startOfWeek'],
      codes: [5439007, 5439008, 5439009],
    },
    truncate,
  ),
};
