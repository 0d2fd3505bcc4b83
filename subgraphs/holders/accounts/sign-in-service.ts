import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { addressOf, parseInput } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { OpenLink, SignInLinks } from '../../sign-in-links.ts';
import { holderFact, permitHolder, signInFirst } from './caller.ts';
import { type HolderUser, holderUser } from './holder.ts';
import type { HolderStore } from './holder-model.ts';
import { signInLetter } from './letters.ts';
import type { HolderAccount } from './ports.ts';
import type { SessionService } from './session-service.ts';
import { linkOwner, type OpensHolder, redeemInput, requestInput } from './sign-in-link.ts';
import type { HolderLinkStore } from './sign-in-link-model.ts';

/** A holder who has just signed in; the cookie is in the notes of the context. */
export interface SignedInHolder {
  readonly success: true;
  readonly user: HolderUser;
}

export type SignInService = ReturnType<typeof createSignInService>;

/** Sign-in of holders by links in e-mails, and its end. */
export function createSignInService(deps: {
  holders: HolderStore;
  links: HolderLinkStore;
  signInLinks: SignInLinks<OpensHolder>;
  sessions: SessionService;
  ledger: Ledger;
  publicUrl: string;
  now: Clock;
}) {
  const { holders, links, signInLinks, sessions, ledger, publicUrl, now } = deps;

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
      await signInLinks.send(
        linkOwner(address, account?.holderId),
        (made) => signInLetter(account && address, publicUrl, made),
        context,
      );
      return answer;
    },

    /** Trades a link's token for a session, once. Errors: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED. */
    async redeem(input: unknown, context: Context): Promise<SignedInHolder> {
      permit(context, 'holder.signIn');
      const { token } = parseInput(redeemInput, input);
      return signInLinks.redeem(token, context, {
        accountOf: holders.byId,
        gone: 'This sign-in link is not valid; ask for a new one.',
        signIn: (link, account) => signIn(link, account, context),
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

  async function signIn(
    link: OpenLink<OpensHolder>,
    account: HolderAccount,
    context: Context,
  ): Promise<SignedInHolder> {
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
}
