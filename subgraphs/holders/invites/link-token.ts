import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { newToken, sha256Hex } from '../../../kernel/ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 30 * DAY_MS;

/** The token of an e-mailed link as a caller sends it. */
export const linkToken = z.string().max(256, 'give the token of a link');

/** A new token and the hash under which it is stored; the token itself stands in the e-mail only. */
export function newLinkToken(at: Date): { token: string; tokenHash: string; expiresAt: Date } {
  const token = newToken();
  return { token, tokenHash: sha256Hex(token), expiresAt: new Date(at.getTime() + LIFETIME_MS) };
}

/** What ended before this instant has been kept for `days` and is forgotten. */
export function forgottenBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The same words for every token that opens nothing. */
export function unknownLink(): AppError {
  return new AppError(
    'NOT_FOUND',
    'This link is not known; open the newest e-mail, or ask its sender for one.',
  );
}

/** An ended link in words. */
export function endedLink(
  code: 'LINK_EXPIRED' | 'LINK_REVOKED' | 'LINK_LIMIT_REACHED',
  why: string,
): AppError {
  return new AppError(code, why);
}
