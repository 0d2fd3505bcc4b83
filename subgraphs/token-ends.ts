import { Schema } from 'mongoose';
import { TOKEN_LIFETIMES, type TokenScope } from '../kernel/tokens.ts';

/** A bearer token that was signed out; forgotten once it would have expired. */
export interface EndedToken {
  readonly tokenId: string;
  readonly until: Date;
}

/** What the record of a person keeps of bearer tokens that ended before their time. */
export interface TokenEnds {
  /** Bearer tokens of an earlier epoch count no more. */
  readonly tokenEpoch: number;
  /** Tokens of this epoch that were signed out. */
  readonly endedTokens: readonly EndedToken[];
}

/** Which of a person's bearer tokens. */
export interface TokenOfPerson {
  readonly tokenId?: string | undefined;
  readonly tokenEpoch?: number | undefined;
}

export const NO_TOKEN_ENDED: TokenEnds = { tokenEpoch: 0, endedTokens: [] };

// Read with each request of the person: past this many, one new epoch stands for all of them.
const MAX_ENDED = 100;
// A token outlives its expiry by the leeway of its check.
const LEEWAY_SECONDS = 60;

/** Whether a token counts. Without a token there is none that could have ended. */
export function tokenStands(
  ends: TokenEnds,
  { tokenId, tokenEpoch = ends.tokenEpoch }: TokenOfPerson,
): boolean {
  return tokenEpoch === ends.tokenEpoch && !ends.endedTokens.some((ended) => ended.tokenId === tokenId);
}

/** The members of a mongoose schema that keep the ends; rows of earlier releases have none. */
export function tokenEndsMembers() {
  const ended = new Schema<EndedToken>(
    { tokenId: { type: String, required: true }, until: { type: Date, required: true } },
    { _id: false },
  );
  return { tokenEpoch: { type: Number, default: 0 }, endedTokens: { type: [ended], default: [] } };
}

/** The update that ends every token of a person. */
export const END_ALL = { $set: { endedTokens: [] }, $inc: { tokenEpoch: 1 } } as const;

/** What signing out writes: the updates of the person's record, in their order, and whether they end every token. */
export function signOutUpdates(
  ends: TokenEnds,
  { tokenId, everywhere }: { tokenId: string | undefined; everywhere: boolean },
  { scope, at }: { scope: TokenScope; at: Date },
) {
  if (everywhere || tokenId === undefined || ends.endedTokens.length >= MAX_ENDED)
    return { everywhere: true, updates: [END_ALL] };
  const until = new Date(at.getTime() + (TOKEN_LIFETIMES[scope] + LEEWAY_SECONDS) * 1000);
  const forget = { $pull: { endedTokens: { until: { $lte: at } } } };
  return { everywhere: false, updates: [forget, { $push: { endedTokens: { tokenId, until } } }] };
}
