import { z } from 'zod';
import { LAST_INSTANT } from '../../../kernel/clock.ts';
import { invalid } from '../../../kernel/errors.ts';
import { calendarDate } from '../../../kernel/parse.ts';

/** How long credentials of a template count. */
export type Validity =
  | { readonly kind: 'NONE' }
  /** From the issuance on, ISO 8601 such as P2Y. */
  | { readonly kind: 'DURATION'; readonly duration: string }
  /** To the end of a day, in UTC. */
  | { readonly kind: 'FIXED_DATE'; readonly date: string };

const DURATION = /^P(?=\d)(?:(\d{1,2})Y)?(?:(\d{1,3})M)?(?:(\d{1,3})W)?(?:(\d{1,5})D)?$/;

export const validityInput = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('NONE') }),
    z.strictObject({
      kind: z.literal('DURATION'),
      duration: z
        .string()
        .regex(DURATION, {
          error: 'give a duration of years, months, weeks and days such as P2Y or P1Y6M (ISO 8601)',
          abort: true,
        })
        .refine((duration) => /[1-9]/.test(duration), 'give a duration that is longer than nothing'),
    }),
    z.strictObject({ kind: z.literal('FIXED_DATE'), date: calendarDate }),
  ],
  'give NONE, DURATION with a duration, or FIXED_DATE with a date',
);

/** The first instant at which a credential that is issued then does not count any more; undefined for one without an end. */
export function expiryOf(validity: Validity, issuedAt: Date): Date | undefined {
  if (validity.kind === 'NONE') return undefined;
  if (validity.kind === 'FIXED_DATE') {
    const end = new Date(`${validity.date}T00:00:00.000Z`);
    end.setUTCDate(end.getUTCDate() + 1);
    // Behind the last day of the year 9999 no instant can be written.
    return new Date(Math.min(end.getTime(), LAST_INSTANT));
  }
  const [, years = 0, months = 0, weeks = 0, days = 0] = (DURATION.exec(validity.duration) ?? []).map(Number);
  return later(issuedAt, {
    months: orZero(years) * 12 + orZero(months),
    days: orZero(weeks) * 7 + orZero(days),
  });
}

/** By the calendar, in UTC: a month behind 31 January is the last day of February. */
function later(from: Date, { months, days }: { readonly months: number; readonly days: number }): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay) + days);
  return to;
}

/** Whether the last day is over, so that what is issued then would never have counted. */
export function isOver(validity: Validity, at: Date): boolean {
  const end = expiryOf(validity, at);
  return end !== undefined && end <= at;
}

/** Refuses to issue by a version whose last day is over; `then` is what to do behind its correction. Error: VALIDATION_FAILED on `templateId`. */
export function requireAhead(
  validity: Validity,
  at: Date,
  then = 'issue by that version, or send an expiration_timestamp',
): void {
  if (validity.kind !== 'FIXED_DATE' || !isOver(validity, at)) return;
  const message = `its credentials count until ${validity.date}, which is over; give the template a later validity.date, publish it, and ${then}`;
  throw invalid('templateId', 'over', message);
}

const orZero = (part: number) => (Number.isNaN(part) ? 0 : part);
