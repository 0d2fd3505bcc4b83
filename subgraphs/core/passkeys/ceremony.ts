import { randomSecret } from '../../../kernel/ids.ts';

export const CEREMONY_LIFETIME_MS = 5 * 60 * 1000;
/** How many ceremonies one account, or one unknown address, may have open; further ones end the oldest. */
export const MAX_LIVE_CEREMONIES = 5;
export const CEREMONY_TYPES = ['SIGN_IN', 'REGISTER'] as const;

/** One question put to an authenticator; it is answered once, or never (WebAuthn L3 §13.4.3). */
export interface Ceremony {
  /** 128 random bits, base64url. */
  readonly ceremonyId: string;
  readonly type: (typeof CEREMONY_TYPES)[number];
  /** 32 random bytes, base64url. */
  readonly challenge: string;
  /** Whose it is; null when nobody has the address it began with. */
  readonly holderId: string | null;
  /** A keyed hash of the account or address: under it the live ones are counted, and nobody is named. */
  readonly beganBy: string;
  /** The credentials that may answer a sign-in; empty for a registration. */
  readonly allowedIds: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A ceremony that begins now, with an id and a challenge that nobody can guess. */
export function newCeremony(
  about: Pick<Ceremony, 'type' | 'holderId' | 'beganBy' | 'allowedIds'>,
  at: Date,
): Ceremony {
  return {
    ...about,
    ceremonyId: randomSecret(16).toString('base64url'),
    challenge: randomSecret(32).toString('base64url'),
    createdAt: at,
    expiresAt: new Date(at.getTime() + CEREMONY_LIFETIME_MS),
  };
}
