import { newToken, sha256Hex } from '../kernel/ids.ts';

const LIFETIME_MS = 15 * 60 * 1000;
const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
// Used and expired links are told apart from unknown ones for a day.
const KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_LIVE_LINKS = 3;

/**
 * A single-use sign-in link, as an account of any kind gets it by e-mail. For an unknown address the same row is kept without
 * `opens`, so that both cost the same.
 */
export interface SignInLink<Opens> {
  /** SHA-256 of the token in hex; the token itself stands in the e-mail only. */
  readonly linkId: string;
  /** One of the slots of an account, taken while the link is live; a used link gives it up for its own id. */
  readonly place: string;
  /** What its domain needs to find the account again. */
  readonly opens: Opens | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** When the store drops the row. */
  readonly forgetAt: Date;
}

/** A link that was just made, and the token that opens it. */
export interface NewSignInLink<Opens> {
  readonly link: SignInLink<Opens>;
  readonly token: string;
}

/** What a letter needs of it. */
export interface MailedLink {
  readonly link: { readonly expiresAt: Date };
  readonly token: string;
}

export function newSignInLink<Opens>(place: string, opens: Opens | null, at: Date): NewSignInLink<Opens> {
  return newLink(newToken(), place, opens, at, LIFETIME_MS);
}

/** The link of an invitation: it works once and for 7 days, and takes none of the slots of an account. */
export function newInvitationLink<Opens>(opens: Opens, at: Date): NewSignInLink<Opens> {
  const token = newToken();
  return newLink(token, sha256Hex(token), opens, at, INVITATION_LIFETIME_MS);
}

function newLink<Opens>(
  token: string,
  place: string,
  opens: Opens | null,
  at: Date,
  lifetimeMs: number,
): NewSignInLink<Opens> {
  const expiresAt = new Date(at.getTime() + lifetimeMs);
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

/** The slots of the live links of what these names stand for. Hashes, because strangers' addresses are not kept. */
export function slotsOf(names: readonly string[]): readonly string[] {
  return Array.from({ length: MAX_LIVE_LINKS }, (_, at) => sha256Hex(JSON.stringify([...names, at])));
}
