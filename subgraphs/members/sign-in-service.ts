import type { AuditFact } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import { parseInput } from '../../kernel/parse.ts';
import { anewAfterRaces } from '../../store/anew.ts';
import type { Ledger, Write } from '../../store/ledger.ts';
import type { Mailer } from '../../store/letters/mailer.ts';
import { createSignInLinks } from '../sign-in-links.ts';
import type { Admission, Admitted, SignedInMember } from './admission.ts';
import type { MemberKind, MemberRole } from './kind.ts';
import { registeredAlreadyLetter, registrationLetter, signInLetter } from './letters.ts';
import { isActiveAdmin, newMember, openOrganizations, type TeamMember } from './member.ts';
import type { MemberStore } from './member-model.ts';
import { closesLinks, type Organization, type Organizations, type SsoPolicies } from './ports.ts';
import {
  linkOwner,
  type OpensMember,
  redeemInput,
  registrationOwner,
  requestInputs,
} from './sign-in-link.ts';
import type { MemberLinkStore } from './sign-in-link-model.ts';

/** An organization for which an address may act: as its contact, or as a member of it. */
interface Candidate extends Organization {
  readonly isContact: boolean;
}

// Looked up where there is nobody to look up, so that both cost the same.
const NOBODY = 'did:key:nobody';

export type SignInService<Role extends MemberRole> = ReturnType<typeof createSignInService<Role>>;

/** Sign-in of members by links in e-mails. */
export function createSignInService<Role extends MemberRole>(deps: {
  kind: MemberKind<Role>;
  organizations: Organizations;
  policies: SsoPolicies;
  members: MemberStore<Role>;
  links: MemberLinkStore;
  admission: Admission<Role>;
  ledger: Ledger;
  mailer: Mailer;
  publicUrl: string;
  now: Clock;
}) {
  const { kind, organizations, policies, members, links, admission, ledger, mailer, publicUrl, now } = deps;
  const { as: prefix, org: orgType } = kind.audited;
  const signInLinks = createSignInLinks<OpensMember>({
    links,
    ledger,
    letterWrite: mailer.letterWrite,
    actions: { requested: `${prefix}.sign_in_requested`, refused: `${prefix}.sign_in_refused` },
    orgOf: ({ organizationId }) => ({ type: orgType, id: organizationId }),
    unmailedGiveWay: false,
    now,
  });

  return {
    /** Mails a link to a member; for anybody else the same reads, writes and answer. */
    async request(
      input: unknown,
      context: Context,
    ): Promise<{ readonly sent: true; readonly email: string }> {
      permit(context, kind.may.signIn);
      const { email, organizationDid } = parseInput(requestInputs[kind.noun], input);
      const account = await accountOf(email, organizationDid, context);
      const { organization } = account ?? {};
      await signInLinks.send(
        linkOwner(email, organization, organizationDid),
        (made) => signInLetter(kind, account && email, organization, publicUrl, made),
        context,
      );
      return { sent: true, email };
    },

    /**
     * Mails the link that confirms the address of an organization which registers itself; whoever can sign in already gets a link for
     * that, and the letter says so. `writes` and `audit` commit with either: the same reads, writes and answer. While the address has
     * three links that work it commits nothing.
     */
    async register(
      organization: Organization,
      change: { readonly email: string; readonly writes: readonly Write[]; readonly audit: AuditFact },
      context: Context,
    ): Promise<void> {
      const { email, writes, audit } = change;
      await anewAfterRaces(async () => {
        const account = await accountOf(email, undefined, context);
        const next = await signInLinks.next(registrationOwner(email, organization, account?.organization));
        if (!next.made) return;
        const letterOf = account ? registeredAlreadyLetter : registrationLetter;
        const letter = letterOf(kind, email, publicUrl, next.made);
        await ledger.commit(context, {
          writes: [...next.writes, ...writes, mailer.letterWrite(letter)],
          audit,
        });
      });
    },

    /**
     * Trades the token of a link for a bearer token, once; that of an invitation accepts it, that of a registration confirms it.
     * Errors: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED.
     */
    async redeem(input: unknown, context: Context): Promise<SignedInMember<Role>> {
      permit(context, kind.may.signIn);
      const { token } = parseInput(redeemInput, input);
      return signInLinks.redeem(token, context, {
        accountOf: (opens) => opened(opens, context),
        gone: `This link signs nobody in any more; ask for a new one, or ask the ${kind.noun}.`,
        // Another link may have made the member at the same moment: both are decided again.
        signIn: (link, account) =>
          admission.admit(account, { writes: [links.consumeWrite(link, now())], by: 'LINK' }, context),
      });
    },
  };

  async function opened(opens: OpensMember, context: Context): Promise<Admitted<Role> | undefined> {
    const { invitationId } = opens;
    if (invitationId !== undefined) return invitedBy({ ...opens, invitationId }, context);
    return opens.isRegistration ? registering(opens) : accountOf(opens.email, opens.organizationDid, context);
  }

  /** The contact person of an organization that registered itself, who confirms it with this sign-in. */
  async function registering({ email, organizationId }: OpensMember): Promise<Admitted<Role> | undefined> {
    const confirmation = await organizations.confirmationOf?.(organizationId, email);
    if (!confirmation) return undefined;
    const { organization, ...alongside } = confirmation;
    return { organization, member: firstAdmin(organization, email), as: 'NEW', alongside };
  }

  /** Whom an address may sign in as now, by a link. */
  async function accountOf(
    email: string,
    organizationDid: string | undefined,
    context: Context,
  ): Promise<Admitted<Role> | undefined> {
    const candidates = openOrganizations<Candidate>(await organizationsOf(email, context)).filter(
      ({ did }) => organizationDid === undefined || did === organizationDid,
    );
    // An address without an organization costs the same look-ups, of one that cannot exist.
    if (candidates.length === 0) {
      await members.ofOrganization('', email);
      await policies.policyOf({ organizationDid: NOBODY }, asUnit(context, 'core-engine'));
    }
    for (const organization of candidates) {
      const { member, hasMembers } = await members.ofOrganization(organization.organizationId, email);
      const isFirst = !member && organization.isContact && !hasMembers;
      const found = isFirst ? firstAdmin(organization, email) : member;
      const isOpen = await mayUseLinks(organization, found, context);
      if (isOpen && found?.status === 'ACTIVE')
        return { organization, member: found, as: isFirst ? 'NEW' : 'MEMBER' };
    }
    return undefined;
  }

  /** The organizations that named this address as their contact, which say so, and those that it is a member of. */
  async function organizationsOf(email: string, context: Context): Promise<readonly Candidate[]> {
    const unit = asUnit(context, 'core-engine');
    const [contacts, memberships] = await Promise.all([
      organizations.byContactEmail(email, unit),
      members.ofAddress(email),
    ]);
    const others = memberships.flatMap(({ status, organizationDid }) =>
      status === 'ACTIVE' &&
      organizationDid !== undefined &&
      !contacts.some(({ did }) => did === organizationDid)
        ? [organizationDid]
        : [],
    );
    const asked = others.length > 0 ? others : [NOBODY];
    const found = await Promise.all(asked.map((did) => organizations.byDid(did, unit)));
    return [
      ...contacts.map((contact) => ({ ...contact, isContact: true })),
      ...found.flatMap((organization) => (organization ? [{ ...organization, isContact: false }] : [])),
    ];
  }

  async function invitedBy(
    { email, organizationId, organizationDid, invitationId }: OpensMember & { readonly invitationId: string },
    context: Context,
  ): Promise<Admitted<Role> | undefined> {
    const found = await organizations.byDid(organizationDid, asUnit(context, 'core-engine'));
    const [organization] = openOrganizations(found ? [found] : []);
    const { member } = await members.ofOrganization(organizationId, email);
    if (!organization || member?.status !== 'INVITED' || member.invitation?.invitationId !== invitationId)
      return undefined;
    return (await mayUseLinks(organization, member, context))
      ? { organization, member, as: 'INVITED' }
      : undefined;
  }

  /**
   * False while the organization demands its identity provider of everybody but one Admin. The registry keeps who that is, in a
   * database of its own; what the store of the team says of them counts: where that Admin is none any more, every Admin may.
   */
  async function mayUseLinks(
    { organizationId, did }: Organization,
    member: TeamMember<Role> | undefined,
    context: Context,
  ): Promise<boolean> {
    const policy = await policies.policyOf({ organizationDid: did }, asUnit(context, 'core-engine'));
    if (!closesLinks(policy)) return true;
    const named = await members.ofTeam(organizationId, policy.breakGlassMemberId ?? '');
    if (!isActiveAdmin(member)) return false;
    return !isActiveAdmin(named) || named?.memberId === member?.memberId;
  }

  /** The contact person of an organization without members. */
  function firstAdmin(organization: Organization, userName: string) {
    return newMember(kind, organization, { userName, role: 'Admin' as Role, status: 'ACTIVE' }, now());
  }
}
