import { daysAfter, type Verdict } from './compliance.ts';
import type { RegisterRow } from './register-model.ts';

/** When people are told first of a status: at once, of a credential that ends soon. */
export function warnedFrom(
  { status, expiresAt }: Pick<Verdict, 'status' | 'expiresAt'>,
  at: Date,
): Date | undefined {
  return status === 'EXPIRING' && expiresAt ? at : undefined;
}

/** Names a warning: of a member, a requirement and an end, whatever becomes of the row meanwhile. */
export const warningKey = ({ memberId, requirementId, expiresAt }: RegisterRow) =>
  `${memberId}:${requirementId}:${expiresAt?.getTime()}`;

/**
 * What to tell of an end now: the fewest of the days that have come, when nobody was told of as few, and when to look again.
 * `told`: the fewest days that people were told of.
 */
export function warningOf(
  expiresAt: Date,
  warnDays: readonly number[],
  told: number | undefined,
  at: Date,
): { readonly days: number | undefined; readonly next: Date | undefined } {
  const come = warnDays.filter((days) => daysAfter(expiresAt, -days) <= at);
  const fewest = come.length > 0 && expiresAt > at ? Math.min(...come) : undefined;
  const left = warnDays.filter((days) => daysAfter(expiresAt, -days) > at);
  return {
    days: fewest !== undefined && (told === undefined || fewest < told) ? fewest : undefined,
    next: left.length > 0 && expiresAt > at ? daysAfter(expiresAt, -Math.max(...left)) : undefined,
  };
}
