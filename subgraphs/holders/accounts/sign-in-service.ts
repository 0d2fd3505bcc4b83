import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, type ErrorCode } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { addressOf, parseInput } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { anewAfterRaces, holderFact, permitHolder, signInFirst } from './caller.ts';
import { type HolderUser, holderUser } from './holder.ts';
import type { HolderStore } from './holder-model.ts';
import { signInLetter } from './letters.ts';
import type { HolderAccount } from './ports.ts';
import type { SessionService } from './session-service.ts';
import {
  choosePlace,
  type HolderLink,
  isOverFor,
  linkIdOf,
  newLink,
  placesOf,
  redeemInput,
  requestInput,
} from './sign-in-link.ts';
import type { LinkStore } from './sign-in-link-model.ts';

const ATTEMPTS = 4;

/** A holder who has just signed in; the cookie is in the notes of the context. */
export interface SignedInHolder {
  readonly success: true;
  readonly user: HolderUser;
}

export type SignInService = ReturnType<typeof createSignInService>;

/** Sign-in of holders by links in e-mails, and its end. */
export function createSignInService(deps: {
  holders: HolderStore;
  links: LinkStore;
  sessions: SessionService;
  ledger: Ledger;
  mailer: Mailer;
  publicUrl: string;
  now: Clock;
}) {
  const { holders, links, sessions, ledger, mailer, publicUrl, now } = deps;

  return {
    /** Mails a link to a holder; for anybody else the same reads, writes and answer. What is no address gets the answer alone. */
    async request(
      input: unknown,
      context: Context,
    ): Promise<{ readonly sent: true; readonly email: string }> {
      permit(context, 'holder.signIn');
      const asked = parseInput(requestInput, input);
      const answer = { sent: true, email: asked.email } as const;
      const address = addressOf(asked.email);
      if (address === undefined) return answer;
      const account = await holders.byEmail(address);
      await holders.evenOut(account);
      await sendLink(address, account, context);
      return answer;
    },

    /** Trades a link's token for a session, once. Errors: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED. */
    async redeem(input: unknown, context: Context): Promise<SignedInHolder> {
      permit(context, 'holder.signIn');
      const { token } = parseInput(redeemInput, input);
      const linkId = linkIdOf(token);
      return anewAfterRaces(async () => {
        const link = linkId === undefined ? undefined : await links.byId(linkId);
        if (!link?.holderId)
          throw new AppError('TOKEN_INVALID', 'This sign-in link is not valid; ask for a new one.');
        if (link.usedAt) throw await refused(link, 'TOKEN_ALREADY_USED', 'was used already', context);
        if (link.expiresAt <= now()) throw await refused(link, 'TOKEN_EXPIRED', 'has expired', context);
        const account = await holders.byId(link.holderId);
        if (!account) throw await refused(link, 'TOKEN_INVALID', 'is not valid', context);
        return signIn(link, account, context);
      });
    },

    /** Ends the session that the request came with and clears its cookie. */
    async signOut(context: Context): Promise<{ readonly success: true }> {
      const { holderId, sessionId } = permitHolder(context, 'holder.write');
      if (sessionId === undefined) throw signInFirst();
      await sessions.end(sessionId, holderId, context);
      context.notes.holderCookie = 'clear';
      return { success: true };
    },
  };

  /** Stores a new link in a free place of the address with its letter; nothing when all its places are taken by live links. */
  async function sendLink(
    email: string,
    account: HolderAccount | undefined,
    context: Context,
  ): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const at = now();
      const taken = await links.inPlaces(placesOf(email));
      const holderId = account?.holderId ?? null;
      const { place, released } = choosePlace(email, taken, isOverFor(holderId, at));
      if (place === undefined) return;
      const made = newLink(place, holderId, at);
      const letter = signInLetter(account && email, publicUrl, made);
      try {
        await ledger.commit(context, {
          writes: [
            ...released.map(links.releaseWrite),
            links.insertWrite(made.link),
            mailer.letterWrite(letter),
          ],
          audit: linkFact(made.link, 'holder.sign_in_requested'),
        });
        return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  async function signIn(link: HolderLink, account: HolderAccount, context: Context): Promise<SignedInHolder> {
    const { holderId, dids } = account;
    const session = await sessions.start(account);
    const identity = { kind: 'holder' as const, holderId, dids, sessionId: session.sessionId };
    await ledger.commit(
      { ...context, identity },
      {
        writes: [links.consumeWrite(link, now()), ...session.writes],
        audit: [holderFact(holderId, 'holder.signed_in'), ...session.audit],
      },
    );
    session.tell(context);
    return { success: true, user: holderUser(account) };
  }

  async function refused(
    link: HolderLink,
    code: ErrorCode,
    what: string,
    context: Context,
  ): Promise<AppError> {
    await ledger.commit(context, {
      writes: [],
      audit: { ...linkFact(link, 'holder.sign_in_refused'), status: 'DENIED', reason: code },
    });
    return new AppError(code, `This sign-in link ${what}; ask for a new one.`);
  }
}

// The beginning of a SHA-256 names a link in the trail and helps nobody to guess its token.
function linkFact({ linkId, holderId }: HolderLink, action: string): AuditFact {
  return {
    action,
    subject: { type: 'SignInLink', id: linkId.slice(0, 32) },
    org: holderId === null ? undefined : { type: 'HOLDER', id: holderId },
  };
}
