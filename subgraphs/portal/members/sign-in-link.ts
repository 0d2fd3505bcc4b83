import { z } from 'zod';
import { newToken, sha256Hex } from '../../../kernel/ids.ts';
import { did, email, optional } from '../../../kernel/parse.ts';

const LIFETIME_MS = 15 * 60 * 1000;
// Used and expired links are told apart from unknown ones for a day.
const KEPT_MS = 24 * 60 * 60 * 1000;
export const MAX_LIVE_LINKS = 3;

export const requestInput = z.strictObject({ email, issuerDid: optional(did) });
export const redeemInput = z.strictObject({ token: z.string().max(256, 'give the token of a sign-in link') });

/** A single-use sign-in link. For an unknown address the same row is kept without `opens`, so that both cost the same. */
export interface SignInLink {
  /** SHA-256 of the token in hex; the token itself stands in the e-mail only. */
  readonly linkId: string;
  /** One of the three places of an account, taken while the link is live; a used link gives it up for its own id. */
  readonly place: string;
  readonly opens: { readonly issuerId: string; readonly issuerDid: string; readonly email: string } | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** When the store drops the row. */
  readonly forgetAt: Date;
}

export function newLink(
  place: string,
  opens: SignInLink['opens'],
  at: Date,
): { link: SignInLink; token: string } {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + LIFETIME_MS);
  return {
    token,
    link: {
      linkId: sha256Hex(token),
      place,
      opens,
      createdAt: at,
      expiresAt,
      usedAt: null,
      forgetAt: forgottenAt(expiresAt),
    },
  };
}

/** When a link that ended at this instant is forgotten. */
export function forgottenAt(ended: Date): Date {
  return new Date(ended.getTime() + KEPT_MS);
}

/** The places of live links of one account: an address and an issuer. Hashes, because strangers' addresses are not kept. */
export function placesOf(address: string, issuerDid: string | undefined): readonly string[] {
  return Array.from({ length: MAX_LIVE_LINKS }, (_, at) =>
    sha256Hex(JSON.stringify(['sign-in-link', address, issuerDid ?? '', at])),
  );
}

/** The link of the token, whose fragment browsers keep to themselves: no GET of it reaches a server with the token. */
export function linkUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/issuer/sign-in#token=${token}`;
}

/** The id under which the link of a token is stored; undefined for a text that no link ever had. */
export function linkIdOf(token: string): string | undefined {
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? sha256Hex(token) : undefined;
}
