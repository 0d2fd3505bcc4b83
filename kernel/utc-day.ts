import { z } from 'zod';
import { invalid } from './errors.ts';
import { instant, optional } from './parse.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The UTC day of an instant, such as 2026-03-01. */
export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The UTC hour of an instant, such as 2026-03-01T14. */
export function utcHour(at: Date): string {
  return at.toISOString().slice(0, 13);
}

/** The day `days` after another one, before it when negative. */
export function dayAfter(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * DAY_MS));
}

/** Every UTC month (2026-03) that has a day between two days, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = nextMonth(month)) months.push(month);
  return months;
}

const A_UTC_DAY = 'give a UTC day such as 2026-01-02';

/** A UTC day: its text, or an instant of it. */
const utcDayInput = z.union(
  [z.string().refine(isDay, A_UTC_DAY), instant.transform(utcDay).refine(isDay, A_UTC_DAY)],
  A_UTC_DAY,
);

/** The days that a question of statistics names, both included. */
export const dayRangeInput = { from: optional(utcDayInput), to: optional(utcDayInput) };

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** A range with what was left out: until today, the last `span` days. Errors: VALIDATION_FAILED when it ends before it begins or has over `most` days. */
export function dayRange(
  given: { from?: string | undefined; to?: string | undefined },
  today: string,
  { span, most }: { span: number; most: number },
): DayRange {
  const to = given.to ?? (given.from && given.from > today ? given.from : today);
  const from = given.from ?? dayAfter(to, 1 - span);
  if (from > to) throw invalid('from', 'after_to', 'name a day that is not after `to`');
  if (Date.parse(to) - Date.parse(from) >= most * DAY_MS)
    throw invalid('from', 'range', `ask for at most ${most} days at once`);
  return { from, to };
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

// 2026-02-30 names no day, and years past 9999 are written in another way.
function isDay(text: string): boolean {
  return A_DAY.test(text) && !Number.isNaN(Date.parse(text)) && utcDay(new Date(text)) === text;
}
