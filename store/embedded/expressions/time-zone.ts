import { Failure, unsupported } from '../failure.ts';
import { offsetOf } from './instant.ts';
import { nullish, typeOf } from './operator.ts';

/** How far local time is ahead of UTC, in milliseconds. */
export interface TimeZone {
  /** The offset when it is the same all year; undefined for zones of the Olson database. */
  readonly fixed: number | undefined;
  readonly offsetAt: (instant: number) => number;
}

const UTC: TimeZone = { fixed: 0, offsetAt: () => 0 };

const zones = new Map<string, TimeZone>();

/** The zone of an evaluated `timezone` argument; undefined for null and missing (the result is null then). */
export function zoneOf(value: unknown, given: boolean): TimeZone | undefined {
  if (!given) return UTC;
  if (nullish(value)) return undefined;
  if (typeof value !== 'string')
    throw new Failure(40517, `timezone must evaluate to a string, found ${typeOf(value)}`);
  if (value === 'UTC' || value === 'GMT') return UTC;
  if (/^[+-]\d{2}(?::?\d{2})?$/.test(value)) {
    const fixed = offsetOf(value);
    return { fixed, offsetAt: () => fixed };
  }
  const known = zones.get(value) ?? olsonZone(value);
  zones.set(value, known);
  return known;
}

function olsonZone(name: string): TimeZone {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      calendar: 'iso8601',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    throw new Failure(40485, `unrecognized time zone identifier: "${name}"`);
  }
  const offsetAt = (instant: number): number => {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    const local = new Date(0);
    local.setUTCFullYear(year, month - 1, day);
    local.setUTCHours(hour, minute, second, 0);
    return local.getTime() - Math.floor(instant / 1000) * 1000;
  };
  return { fixed: undefined, offsetAt };
}

/** The offset for turning local times into instants; zones with daylight saving are refused there. */
export function fixedOffset(zone: TimeZone, operator: string): number {
  if (zone.fixed === undefined)
    throw unsupported(`${operator} with a named time zone (an offset such as "+02:00" is)`);
  return zone.fixed;
}
