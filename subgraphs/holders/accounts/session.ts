import type { HolderCookie } from '../../../kernel/context.ts';
import { newToken, sha256Hex } from '../../../kernel/ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SLIDING_MS = 30 * DAY_MS;
const CAP_MS = 90 * DAY_MS;
export const MAX_SESSIONS = 20;
/** How old a sign-in may be for what changes the ways in or ends the account. */
export const RECENT_SIGN_IN_MS = 10 * 60 * 1000;

/** A signed-in browser. */
export interface HolderSession {
  /** SHA-256 of the token in hex; the token itself is in the cookie only. */
  readonly sessionId: string;
  readonly holderId: string;
  /** One of the places of its holder; a revoked session has given it up. */
  readonly place?: string | undefined;
  readonly createdAt: Date;
  readonly extendedAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

export function newSession(
  holderId: string,
  place: string,
  at: Date,
): { session: HolderSession; token: string } {
  const token = newToken();
  const session = {
    sessionId: sha256Hex(token),
    holderId,
    place,
    createdAt: at,
    extendedAt: at,
    expiresAt: new Date(at.getTime() + SLIDING_MS),
    revokedAt: null,
  };
  return { session, token };
}

export function isLive({ revokedAt, expiresAt }: HolderSession, at: Date): boolean {
  return revokedAt === null && expiresAt > at;
}

/** The session as used now: extended when the last time is more than a day ago and the cap leaves room, else undefined. */
export function extended(session: HolderSession, at: Date): HolderSession | undefined {
  if (at.getTime() - session.extendedAt.getTime() <= DAY_MS) return undefined;
  const cap = session.createdAt.getTime() + CAP_MS;
  const expiresAt = new Date(Math.min(at.getTime() + SLIDING_MS, cap));
  return expiresAt > session.expiresAt ? { ...session, extendedAt: at, expiresAt } : undefined;
}

/** The places of the live sessions of one holder. */
export function sessionPlaces(holderId: string): readonly string[] {
  return Array.from({ length: MAX_SESSIONS }, (_, at) => `${holderId}/${at}`);
}

export function cookieOf(token: string, { expiresAt }: HolderSession, at: Date): HolderCookie {
  return { token, maxAge: Math.max(0, Math.floor((expiresAt.getTime() - at.getTime()) / 1000)) };
}
