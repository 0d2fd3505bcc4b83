import { Failure, unsupported } from '../failure.ts';

const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The instant of an ISO 8601 text, in UTC where it names no zone (241 when there is no such day or hour).
 * MongoDB reads many other forms of dates; they are refused, so that none is read differently.
 */
export function parseInstant(text: string, offset?: number): Date {
  const match = ISO.exec(text);
  if (match === null)
    throw unsupported(`A date in another form than ISO 8601 (yyyy-mm-ddThh:mm:ss.sssZ), '${text}',`);
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone] = match;
  if (zone !== undefined && offset !== undefined)
    throw new Failure(
      241,
      `you cannot pass in a date/time string with time zone information ('${zone}') together with a timezone argument`,
    );
  const parts = [year, month, day, hour, minute, second].map(Number);
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = parts;
  const local = new Date(0);
  local.setUTCFullYear(y, mo - 1, d);
  local.setUTCHours(h, mi, s, Number(fraction.slice(0, 3).padEnd(3, '0')));
  if (local.getUTCMonth() !== mo - 1 || local.getUTCDate() !== d || h > 23 || mi > 59 || s > 59)
    throw new Failure(241, `Error parsing date string '${text}': The parsed date was invalid`);
  return new Date(local.getTime() - (zone === undefined ? (offset ?? 0) : offsetOf(zone)));
}

/** Milliseconds of an offset as `Z`, `+hh`, `+hhmm` or `+hh:mm`. */
export function offsetOf(zone: string): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (hours === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
