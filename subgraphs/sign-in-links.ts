import type { AuditFact, AuditOrg } from '../kernel/audit.ts';
import type { AuditAction } from '../kernel/audit-actions.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Context } from '../kernel/context.ts';
import { AppError, type ErrorCode } from '../kernel/errors.ts';
import { hashOfToken } from '../kernel/ids.ts';
import type { Letter } from '../kernel/mail.ts';
import { anewAfterRaces } from '../store/anew.ts';
import type { Ledger, Write } from '../store/ledger.ts';
import { freeSlot } from '../store/slots.ts';
import { type NewSignInLink, newSignInLink, placesOf, type SignInLink } from './sign-in-link.ts';
import type { SignInLinkStore } from './sign-in-link-model.ts';

/** Whom a link is for: an account, or an address without one. */
export interface LinkOwner<Opens> {
  /** What is counted: no more than three live links stand for the same names. */
  readonly names: readonly string[];
  readonly opens: Opens | null;
}

/** A link that may still be used. */
export type OpenLink<Opens> = SignInLink<Opens> & { readonly opens: Opens };

export type SignInLinks<Opens> = ReturnType<typeof createSignInLinks<Opens>>;

/** Sign-in by links in e-mails, for any kind of account: the same reads, writes and answers whether there is an account or not. */
export function createSignInLinks<Opens>(deps: {
  links: SignInLinkStore<Opens>;
  ledger: Ledger;
  letterWrite: (letter: Letter) => Write;
  /** The audit actions of its domain. */
  actions: { readonly requested: AuditAction; readonly refused: AuditAction };
  orgOf: (opens: Opens) => AuditOrg;
  /** Whether links that were asked for while there was no account, and so never mailed, give their places to those of the account. */
  unmailedGiveWay: boolean;
  now: Clock;
}) {
  const { links, ledger, letterWrite, actions, orgOf, unmailedGiveWay, now } = deps;

  return {
    next,

    /** Stores a new link in a free place with its letter; nothing when all its places are taken by live links. */
    async send(
      owner: LinkOwner<Opens>,
      letterOf: (made: NewSignInLink<Opens>) => Letter,
      context: Context,
    ): Promise<void> {
      await anewAfterRaces(async () => {
        const { made, writes } = await next(owner);
        if (!made) return;
        await ledger.commit(context, {
          writes: [...writes, letterWrite(letterOf(made))],
          audit: linkFact(made.link, actions.requested),
        });
      });
    },

    /**
     * Trades the token of a link for what `signIn` commits, once; its change must hold `consumeWrite` of the link. `accountOf` finds
     * who may sign in now, and `gone` says what is told when nobody may. Errors: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED.
     */
    async redeem<Account, SignedIn>(
      token: string,
      context: Context,
      {
        accountOf,
        gone,
        signIn,
      }: {
        accountOf: (opens: Opens) => Promise<Account | undefined>;
        gone: string;
        signIn: (link: OpenLink<Opens>, account: Account) => Promise<SignedIn>;
      },
    ): Promise<SignedIn> {
      const linkId = hashOfToken(token);
      return anewAfterRaces(async () => {
        const link = linkId === undefined ? undefined : await links.byId(linkId);
        if (!opensAnything(link))
          throw new AppError('TOKEN_INVALID', 'This sign-in link is not valid; ask for a new one.');
        if (link.usedAt)
          throw await refused(
            link,
            'TOKEN_ALREADY_USED',
            'This sign-in link was used already; ask for a new one.',
            context,
          );
        if (link.expiresAt <= now())
          throw await refused(
            link,
            'TOKEN_EXPIRED',
            'This sign-in link has expired; ask for a new one.',
            context,
          );
        const account = await accountOf(link.opens);
        if (!account) throw await refused(link, 'TOKEN_INVALID', gone, context);
        return signIn(link, account);
      });
    },
  };

  /** A new link in a free place, for the commit of its caller; none when all its places are taken by live links. */
  async function next({ names, opens }: LinkOwner<Opens>): Promise<{
    readonly made: NewSignInLink<Opens> | undefined;
    readonly writes: readonly Write[];
  }> {
    const at = now();
    const slots = placesOf(names);
    const { slot, over } = freeSlot(
      slots,
      await links.inPlaces(slots),
      (link) => link.expiresAt <= at || (unmailedGiveWay && opens !== null && link.opens === null),
    );
    if (slot === undefined) return { made: undefined, writes: [] };
    const made = newSignInLink(slot, opens, at);
    return { made, writes: [...over.map(links.releaseWrite), links.insertWrite(made.link)] };
  }

  async function refused(
    link: SignInLink<Opens>,
    code: ErrorCode,
    message: string,
    context: Context,
  ): Promise<AppError> {
    await ledger.commit(context, {
      writes: [],
      audit: { ...linkFact(link, actions.refused), status: 'DENIED', reason: code },
    });
    return new AppError(code, message);
  }

  // The beginning of a SHA-256 names a link in the trail and helps nobody to guess its token.
  function linkFact({ linkId, opens }: SignInLink<Opens>, action: AuditAction): AuditFact {
    return {
      action,
      subject: { type: 'SignInLink', id: linkId.slice(0, 32) },
      org: opens === null ? undefined : orgOf(opens),
    };
  }
}

function opensAnything<Opens>(link: SignInLink<Opens> | undefined): link is OpenLink<Opens> {
  return link !== undefined && link.opens !== null;
}
