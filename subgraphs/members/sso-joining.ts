import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { text } from '../../kernel/parse.ts';
import { anewAfterRaces } from '../../store/anew.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { Admission, Admitted, SignedInMember } from './admission.ts';
import type { MemberKind, MemberRole } from './kind.ts';
import { memberIdOf, newMember, openOrganizations, type TeamMember } from './member.ts';
import type { MemberStore } from './member-model.ts';
import type { Organization, Organizations } from './ports.ts';

/** A person as the identity provider of an organization has proved them, checked in full by whoever calls. */
export interface ProvenPerson {
  readonly organizationDid: string;
  /** In lower case, of a domain that the organization has proved. */
  readonly email: string;
  readonly name: string | null;
  /** For somebody who is no member yet; of members the team decides. */
  readonly role: string;
  /** Whether somebody who is no member yet becomes one. */
  readonly mayJoin: boolean;
  /** True when the attribute map names the role: only then it may be one of the higher ones. */
  readonly isRoleMapped: boolean;
}

export type BySso<Role extends MemberRole> = ReturnType<typeof createBySso<Role>>;

/**
 * Sign-in of a person whom the organization's own identity provider has proved: `members.issuers.bySso(person, context)`, and the
 * same of `members.custodians`. An ACTIVE member is signed in with the role that the team gave; an INVITED one accepts by it;
 * somebody unknown becomes a member where `mayJoin` says so, without a mapped role never above Operator (issuers) or Reviewer
 * (custodians). It returns what the redemption of a link returns. Errors: FORBIDDEN for an organization that is unknown or closed,
 * SSO_MEMBER_CLOSED for people who are SUSPENDED or REMOVED, SSO_NOT_A_MEMBER for strangers who may not join; the trail is told.
 */
export function createBySso<Role extends MemberRole>(deps: {
  kind: MemberKind<Role>;
  organizations: Organizations;
  members: MemberStore<Role>;
  admission: Admission<Role>;
  ledger: Ledger;
  now: Clock;
}) {
  const { kind, organizations, members, admission, ledger, now } = deps;
  const { as: prefix, subject, org } = kind.audited;

  return async (person: ProvenPerson, context: Context): Promise<SignedInMember<Role>> =>
    // Another sign-in may have made the member at the same moment: both are decided again.
    anewAfterRaces(async () => {
      const unit = asUnit(context, 'core-engine');
      const found = await organizations.byDid(person.organizationDid, unit);
      const [organization] = openOrganizations(found ? [found] : []);
      if (!organization)
        throw new AppError('FORBIDDEN', `The people of this ${kind.noun} may not sign in; ask the platform.`);
      const displayName = nameIn(person);
      const admitted = await admittedAs(person, organization, displayName);
      if (!admitted) throw await refused(person, organization, context);
      return admission.admit(admitted, { writes: [], by: 'SSO', displayName }, context);
    });

  async function admittedAs(
    person: ProvenPerson,
    organization: Organization,
    displayName: string | undefined,
  ): Promise<Admitted<Role> | undefined> {
    const { email: userName, mayJoin } = person;
    const { member } = await members.ofOrganization(organization.organizationId, userName);
    if (member?.status === 'ACTIVE') return { organization, member, as: 'MEMBER' };
    // An invitation that has lapsed gives nobody its role, whichever way they come.
    if (member?.status === 'INVITED' && isOpen(member)) return { organization, member, as: 'INVITED' };
    if (member || !mayJoin) return undefined;
    const memberId = await members.idOfNew(organization.organizationId, userName);
    const given = { userName, memberId, role: roleFor(person), status: 'ACTIVE', displayName } as const;
    return { organization, member: newMember(kind, organization, given, now()), as: 'NEW' };
  }

  function roleFor({ role, isRoleMapped }: ProvenPerson): Role {
    const [lowest, highest] = kind.ordinary;
    // A word that is no role, of a configuration of another release, gives the least.
    const wanted = kind.roles.find((known) => known === role) ?? lowest;
    return isRoleMapped || kind.ordinary.includes(wanted) ? wanted : highest;
  }

  function isOpen({ invitation }: TeamMember): boolean {
    return invitation !== undefined && invitation.expiresAt > now();
  }

  async function refused(
    { email }: ProvenPerson,
    { organizationId }: Organization,
    context: Context,
  ): Promise<AppError> {
    const { member } = await members.ofOrganization(organizationId, email);
    await ledger.commit(context, {
      writes: [],
      audit: {
        action: `${prefix}.sign_in_refused`,
        // Of a stranger nothing is kept but the id that the member would have.
        subject: { type: subject, id: member?.memberId ?? memberIdOf(kind, organizationId, email) },
        org: { type: org, id: organizationId },
        status: 'DENIED',
        reason: member ? `SSO_${member.status}` : 'SSO_NOT_A_MEMBER',
      },
    });
    if (member?.status === 'INVITED')
      return new AppError(
        'SSO_NOT_A_MEMBER',
        `Your invitation to this ${kind.noun} has lapsed; ask one of its Admins to send it again.`,
      );
    return member
      ? new AppError(
          'SSO_MEMBER_CLOSED',
          `You are no active member of this ${kind.noun} any more; ask one of its Admins.`,
        )
      : new AppError(
          'SSO_NOT_A_MEMBER',
          `You are no member of this ${kind.noun}; ask one of its Admins to invite you.`,
        );
  }
}

/** The provider's name for the person, where it is one that we would take. */
function nameIn({ name }: ProvenPerson): string | undefined {
  return text(200).safeParse(name ?? '').data;
}
