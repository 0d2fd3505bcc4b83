import { randomSecret } from '../../../kernel/ids.ts';

export const CEREMONY_LIFETIME_MS = 5 * 60 * 1000;
/** How many ceremonies one account, or one client for one address, may have open; further ones end the oldest. */
export const MAX_LIVE_CEREMONIES = 5;
/** How many one client may have open in all; many people may share its address. */
export const MAX_LIVE_PER_CLIENT = 100;
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
  /** A keyed hash of the account, or of an address and the client that named it: live ceremonies are counted under it, and it names nobody. */
  readonly beganBy: string;
  /** A keyed hash of the client, whose ceremonies are counted over all addresses. */
  readonly client: string;
  /** The credentials that may answer a sign-in; empty for a registration. */
  readonly allowedIds: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A ceremony that begins now, with an id and a challenge that nobody can guess. */
export function newCeremony(
  about: Pick<Ceremony, 'type' | 'holderId' | 'beganBy' | 'client' | 'allowedIds'>,
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
