import { z } from 'zod';
import { newToken, sha256Hex } from '../../../kernel/ids.ts';

const LIFETIME_MS = 15 * 60 * 1000;
// Used and expired links are told apart from unknown ones for a day.
const KEPT_MS = 24 * 60 * 60 * 1000;
export const MAX_LIVE_LINKS = 3;

// What is no address gets the answer that an unknown one gets.
export const requestInput = z.strictObject({ email: z.string() });
export const redeemInput = z.strictObject({
  token: z.string().max(4096, 'give the token of a sign-in link'),
});

/** A single-use sign-in link. For an unknown address the same row is kept without a holder, so that both cost the same. */
export interface HolderLink {
  /** SHA-256 of the token in hex; the token itself stands in the e-mail only. */
  readonly linkId: string;
  /** One of the three places of an address, taken while the link is live; a used link gives it up for its own id. */
  readonly place: string;
  readonly holderId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** When the store drops the row. */
  readonly forgetAt: Date;
}

export function newLink(
  place: string,
  holderId: string | null,
  at: Date,
): { link: HolderLink; token: string } {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + LIFETIME_MS);
  const link = {
    linkId: sha256Hex(token),
    place,
    holderId,
    createdAt: at,
    expiresAt,
    usedAt: null,
    forgetAt: forgottenAt(expiresAt),
  };
  return { token, link };
}

/** When a link that ended at this instant is forgotten. */
export function forgottenAt(ended: Date): Date {
  return new Date(ended.getTime() + KEPT_MS);
}

/** The places of live links of one address. Hashes, because strangers' addresses are not kept. */
export function placesOf(address: string): readonly string[] {
  return Array.from({ length: MAX_LIVE_LINKS }, (_, at) =>
    sha256Hex(JSON.stringify(['holder-sign-in-link', address, at])),
  );
}

/** The link of the token, whose fragment browsers keep to themselves: no GET of it reaches a server with the token. */
export function signInUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/holder/sign-in#token=${token}`;
}

/** The id under which the link of a token is stored; undefined for a text that no link ever had. */
export function linkIdOf(token: string): string | undefined {
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? sha256Hex(token) : undefined;
}

/**
 * Which links of an address make way for one of this account: those whose time is over and, where there is an account, those that
 * strangers asked for while the address was unknown; they were never mailed.
 */
export function isOverFor(holderId: string | null, at: Date): (link: HolderLink) => boolean {
  return (link) => link.expiresAt <= at || (holderId !== null && link.holderId === null);
}

/** A place for one more link, and the links that lose theirs because they are over; no place when all are taken by live links. */
export function choosePlace(
  address: string,
  taken: readonly HolderLink[],
  isOver: (link: HolderLink) => boolean,
): { readonly place: string | undefined; readonly released: readonly HolderLink[] } {
  const released = taken.filter(isOver);
  const live = new Set(taken.filter((link) => !released.includes(link)).map(({ place }) => place));
  return { place: placesOf(address).find((place) => !live.has(place)), released };
}
