import type { AuditOrg, AuditSubject } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { AppError, type ErrorCode, isAppError } from '../../../kernel/errors.ts';
import { type Identity, type IssuerRole, permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { TokenService } from '../../../kernel/tokens.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import { signInLetter } from './letters.ts';
import { firstAdmin, openIssuers, type TeamMember } from './member.ts';
import type { MemberStore } from './member-model.ts';
import type { IssuerContact, IssuerContacts } from './ports.ts';
import { linkIdOf, newLink, placesOf, redeemInput, requestInput, type SignInLink } from './sign-in-link.ts';
import type { LinkStore } from './sign-in-link-model.ts';

const ATTEMPTS = 4;

export interface SignedInMember {
  readonly token: string;
  readonly tokenType: 'Bearer';
  readonly expiresAt: Date;
  readonly issuer: { readonly did: string; readonly name: string; readonly status: string };
  readonly user: { readonly id: string; readonly email: string; readonly role: IssuerRole };
}

/** An address that may act for an issuer, as a member already or as its first Admin. */
interface Account {
  readonly issuer: IssuerContact;
  readonly member: TeamMember | undefined;
}

export type SignInService = ReturnType<typeof createSignInService>;

/** Sign-in of issuer members by links in e-mails. */
export function createSignInService(deps: {
  issuers: IssuerContacts;
  members: MemberStore;
  links: LinkStore;
  ledger: Ledger;
  mailer: Mailer;
  tokens: TokenService;
  publicUrl: string;
  now: Clock;
}) {
  const { issuers, members, links, ledger, mailer, tokens, publicUrl, now } = deps;

  return {
    /** Mails a link to a member; for anybody else the same reads, writes and answer. */
    async request(
      input: unknown,
      context: Context,
    ): Promise<{ readonly sent: true; readonly email: string }> {
      permit(context, 'issuerAccount.signIn');
      const { email, issuerDid } = parseInput(requestInput, input);
      const account = await accountOf(email, issuerDid, context);
      await sendLink(email, account, issuerDid, context);
      return { sent: true, email };
    },

    /** Trades a link's token for a bearer token, once. Errors: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED. */
    async redeem(input: unknown, context: Context): Promise<SignedInMember> {
      permit(context, 'issuerAccount.signIn');
      const { token } = parseInput(redeemInput, input);
      const linkId = linkIdOf(token);
      for (let attempt = 1; ; attempt++) {
        const link = linkId === undefined ? undefined : await links.byId(linkId);
        if (!link?.opens)
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
        const account = await accountOf(link.opens.email, link.opens.issuerDid, context);
        if (!account)
          throw await refused(
            link,
            'TOKEN_INVALID',
            'This account may no longer sign in; ask the issuer or the platform.',
            context,
          );
        try {
          return await signIn(link, link.opens.email, account, context);
        } catch (error) {
          // Somebody used this link, or another link made the member, at the same moment: look again and decide anew.
          const isRace = isDuplicateKey(error) || (isAppError(error) && error.code === 'CONFLICT');
          if (!isRace || attempt === ATTEMPTS) throw error;
        }
      }
    },
  };

  async function accountOf(
    email: string,
    issuerDid: string | undefined,
    context: Context,
  ): Promise<Account | undefined> {
    const contacts = await issuers.byContactEmail(email, asUnit(context, 'core-engine'));
    const candidates = openIssuers(contacts).filter(
      ({ did }) => issuerDid === undefined || did === issuerDid,
    );
    // An address without an issuer costs the same look-up, of an issuer that cannot exist.
    if (candidates.length === 0) await members.ofIssuer('', email);
    for (const issuer of candidates) {
      const { member, hasMembers } = await members.ofIssuer(issuer.issuerId, email);
      if (member ? member.status === 'ACTIVE' : !hasMembers) return { issuer, member };
    }
    return undefined;
  }

  /** Stores a new link in a free place of the account with its letter; nothing when all its places are taken by live links. */
  async function sendLink(
    email: string,
    account: Account | undefined,
    issuerDid: string | undefined,
    context: Context,
  ): Promise<void> {
    const places = placesOf(email, account?.issuer.did ?? issuerDid);
    const opens = account
      ? { issuerId: account.issuer.issuerId, issuerDid: account.issuer.did, email }
      : null;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const at = now();
      const taken = await links.inPlaces(places);
      const expired = taken.filter(({ expiresAt }) => expiresAt <= at);
      const live = new Set(taken.filter((link) => !expired.includes(link)).map(({ place }) => place));
      const free = places.find((place) => !live.has(place));
      if (free === undefined) return;
      const made = newLink(free, opens, at);
      const letter = signInLetter(account && email, account?.issuer, publicUrl, made);
      try {
        await ledger.commit(context, {
          writes: [
            ...expired.map(links.releaseWrite),
            links.insertWrite(made.link),
            mailer.letterWrite(letter),
          ],
          audit: {
            action: 'issuer_member.sign_in_requested',
            subject: subjectOf(made.link),
            org: orgOf(made.link),
          },
        });
        return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }

  async function signIn(
    link: SignInLink,
    email: string,
    { issuer, member: known }: Account,
    context: Context,
  ): Promise<SignedInMember> {
    const at = now();
    const member = known ?? firstAdmin(issuer.issuerId, email, at);
    const identity: Identity = {
      kind: 'issuer',
      userId: member.memberId,
      role: member.role,
      issuerId: issuer.issuerId,
      issuerDid: issuer.did,
      issuerStatus: issuer.status,
      tokenEpoch: member.tokenEpoch,
    };
    const { token, expiresAt } = await tokens.sign(identity);
    const subject: AuditSubject = { type: 'IssuerMember', id: member.memberId };
    const org: AuditOrg = { type: 'ISSUER', id: issuer.issuerId };
    await ledger.commit(
      { ...context, identity },
      {
        writes: [
          links.consumeWrite(link, at),
          known ? members.signedInWrite(member.memberId, at) : members.insertWrite(member),
        ],
        audit: [
          ...(known ? [] : [{ action: 'issuer_member.created', subject, org, newState: member.status }]),
          { action: 'issuer_member.signed_in', subject, org },
        ],
      },
    );
    return {
      token,
      tokenType: 'Bearer',
      expiresAt,
      issuer: { did: issuer.did, name: issuer.name, status: issuer.status },
      user: { id: member.memberId, email: member.userName, role: member.role },
    };
  }

  async function refused(
    link: SignInLink,
    code: ErrorCode,
    message: string,
    context: Context,
  ): Promise<AppError> {
    await ledger.commit(context, {
      writes: [],
      audit: {
        action: 'issuer_member.sign_in_refused',
        subject: subjectOf(link),
        org: orgOf(link),
        status: 'DENIED',
        reason: code,
      },
    });
    return new AppError(code, message);
  }
}

// The beginning of a SHA-256 names a link in the trail and helps nobody to guess its token.
function subjectOf({ linkId }: SignInLink): AuditSubject {
  return { type: 'SignInLink', id: linkId.slice(0, 32) };
}

function orgOf({ opens }: SignInLink): AuditOrg | undefined {
  return opens ? { type: 'ISSUER', id: opens.issuerId } : undefined;
}
