import { z } from 'zod';
import type { ErrorCode } from '../../../kernel/errors.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';

export const MAX_ACTIVE_LINKS = 200;

export const openInput = z.strictObject({ token: z.string('give the token of a link') });

/** What share links and proof links have in common: whose they are, how long and how often they open. */
export interface CountedLink {
  readonly linkId: string;
  readonly holderId: string;
  /** SHA-256 of the token in hex: a look-up by hash tells nothing of how much of a guess was right. */
  readonly tokenHash: string;
  /** One of the holder's places, taken while the link opens; a link that opens no more gives it up for its own id. */
  readonly place: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly accessLimit: number | null;
  readonly accessCount: number;
  readonly revokedAt: Date | null;
}

/** A link is ACTIVE, or the first of REVOKED, EXPIRED and EXHAUSTED that applies. */
export const LINK_STATES = ['ACTIVE', 'REVOKED', 'EXPIRED', 'EXHAUSTED'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** How a link stands at an instant; every state but ACTIVE is for good. */
export function linkState(link: CountedLink, at: Date): LinkState {
  if (link.revokedAt) return 'REVOKED';
  if (link.expiresAt && link.expiresAt <= at) return 'EXPIRED';
  if (link.accessLimit !== null && link.accessCount >= link.accessLimit) return 'EXHAUSTED';
  return 'ACTIVE';
}

const REFUSALS: Readonly<Record<Exclude<LinkState, 'ACTIVE'>, readonly [ErrorCode, string]>> = {
  REVOKED: ['LINK_REVOKED', 'The holder has taken this link back; ask the holder for a new one.'],
  EXPIRED: ['LINK_EXPIRED', 'The time of this link is over; ask the holder for a new one.'],
  EXHAUSTED: [
    'LINK_LIMIT_REACHED',
    'This link was opened as often as the holder allowed; ask for a new one.',
  ],
};

/** Why a link does not open: LINK_REVOKED, LINK_EXPIRED or LINK_LIMIT_REACHED; undefined when it opens. */
export function linkRefusal(link: CountedLink, at: Date): AppError | undefined {
  const state = linkState(link, at);
  return state === 'ACTIVE' ? undefined : new AppError(...REFUSALS[state]);
}

/** One answer for tokens of nobody and texts that are none. */
export function noSuchLink(): AppError {
  return new AppError('NOT_FOUND', 'No link has this address; check it, or ask the holder for a new one.');
}

/** The places of one holder's links of one kind. */
export function placesOf(holderId: string): readonly string[] {
  return Array.from({ length: MAX_ACTIVE_LINKS }, (_, at) => `${holderId}/${at}`);
}

/** Refuses an end that has come already or lies after `latest`. */
export function requireEndWithin(expiresAt: Date | undefined, at: Date, latest: Date, span: string): void {
  if (!expiresAt) return;
  if (expiresAt <= at) throw invalid('expiresAt', 'past', 'give an instant in the future, or leave it out');
  if (expiresAt > latest) throw invalid('expiresAt', 'too_late', `give an instant within ${span} from now`);
}
