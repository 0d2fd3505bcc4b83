import type { AuditOrg, AuditSubject } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { type Identity, type IssuerRole, permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { TokenService } from '../../../kernel/tokens.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { createSignInLinks, type OpenLink } from '../../sign-in-links.ts';
import { signInLetter } from './letters.ts';
import { firstAdmin, openIssuers, type TeamMember } from './member.ts';
import type { MemberStore } from './member-model.ts';
import type { IssuerContact, IssuerContacts } from './ports.ts';
import { linkOwner, type OpensMember, redeemInput, requestInput } from './sign-in-link.ts';
import type { MemberLinkStore } from './sign-in-link-model.ts';

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
  links: MemberLinkStore;
  ledger: Ledger;
  mailer: Mailer;
  tokens: TokenService;
  publicUrl: string;
  now: Clock;
}) {
  const { issuers, members, links, ledger, mailer, tokens, publicUrl, now } = deps;
  const signInLinks = createSignInLinks<OpensMember>({
    links,
    ledger,
    letterWrite: mailer.letterWrite,
    actions: { requested: 'issuer_member.sign_in_requested', refused: 'issuer_member.sign_in_refused' },
    orgOf: ({ issuerId }) => ({ type: 'ISSUER', id: issuerId }),
    unmailedGiveWay: false,
    now,
  });

  return {
    /** Mails a link to a member; for anybody else the same reads, writes and answer. */
    async request(
      input: unknown,
      context: Context,
    ): Promise<{ readonly sent: true; readonly email: string }> {
      permit(context, 'issuerAccount.signIn');
      const { email, issuerDid } = parseInput(requestInput, input);
      const account = await accountOf(email, issuerDid, context);
      await signInLinks.send(
        linkOwner(email, account?.issuer, issuerDid),
        (made) => signInLetter(account && email, account?.issuer, publicUrl, made),
        context,
      );
      return { sent: true, email };
    },

    /** Trades a link's token for a bearer token, once. Errors: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED. */
    async redeem(input: unknown, context: Context): Promise<SignedInMember> {
      permit(context, 'issuerAccount.signIn');
      const { token } = parseInput(redeemInput, input);
      return signInLinks.redeem(token, context, {
        accountOf: ({ email, issuerDid }) => accountOf(email, issuerDid, context),
        gone: 'This account may no longer sign in; ask the issuer or the platform.',
        // Another link may have made the member at the same moment: both are decided again.
        signIn: (link, account) => signIn(link, account, context),
      });
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

  async function signIn(
    link: OpenLink<OpensMember>,
    { issuer, member: known }: Account,
    context: Context,
  ): Promise<SignedInMember> {
    const at = now();
    const member = known ?? firstAdmin(issuer.issuerId, link.opens.email, at);
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
          ...(known
            ? []
            : [{ action: 'issuer_member.created' as const, subject, org, newState: member.status }]),
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
}
