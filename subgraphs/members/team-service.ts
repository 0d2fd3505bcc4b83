import type { AuditFact } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context, requireRowVersion } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Action, permit } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import type { Page } from '../../kernel/paging.ts';
import { parseInput } from '../../kernel/parse.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger, Write } from '../../store/ledger.ts';
import type { Mailer } from '../../store/letters/mailer.ts';
import { newInvitationLink } from '../sign-in-link.ts';
import type { ActingMember, MemberKind, MemberRole } from './kind.ts';
import { type Inviting, invitationLetter } from './letters.ts';
import { afterStep, type Invitation, type MemberStep, newMember, type TeamMember } from './member.ts';
import type { MemberChange, MemberStore } from './member-model.ts';
import { closesLinks, type Organization, type Organizations, type SsoPolicies } from './ports.ts';
import type { Roster } from './roster.ts';
import type { OpensMember } from './sign-in-link.ts';
import type { MemberLinkStore } from './sign-in-link-model.ts';
import { listInput, teamInputs } from './team-input.ts';

/** Letters of one invitation: a team is no way to write to strangers often. */
const MOST_LETTERS = 6;

export type TeamService<Role extends MemberRole> = ReturnType<typeof createTeamService<Role>>;

/**
 * The team of an organization: its members see it, its Admins change it. Members of others do not exist for them. A change of role
 * and the end of a membership end the person's bearer tokens with the commit.
 */
export function createTeamService<Role extends MemberRole>(deps: {
  kind: MemberKind<Role>;
  /** What this kind calls it in the table of actions. */
  may: { readonly read: Action; readonly manage: Action };
  organizations: Organizations;
  policies: SsoPolicies;
  members: MemberStore<Role>;
  roster: Roster<Role>;
  links: MemberLinkStore;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  publicUrl: string;
  now: Clock;
}) {
  const { kind, may, organizations, policies, members, roster, links } = deps;
  const { ledger, idempotency, mailer, publicUrl, now } = deps;
  const { as: prefix, subject, org } = kind.audited;
  const inputs = teamInputs(kind);

  return {
    /** The caller's own record. */
    async current(context: Context): Promise<TeamMember<Role>> {
      const acting = actingIn(context, may.read);
      return load(acting.memberId, acting);
    },

    /** The same with the organization as it is now. Errors: NOT_FOUND. */
    async home(
      context: Context,
    ): Promise<{ readonly organization: Organization; readonly member: TeamMember<Role> }> {
      const acting = actingIn(context, may.read);
      const [organization, member] = await Promise.all([
        organizationOf(acting, context),
        load(acting.memberId, acting),
      ]);
      return { organization, member };
    },

    /** Errors: NOT_FOUND. */
    async get(input: unknown, context: Context): Promise<TeamMember<Role>> {
      const acting = actingIn(context, may.read);
      return load(parseInput(inputs.one, input).memberId, acting);
    },

    /** By e-mail address, those who were removed included. */
    async list(input: unknown, context: Context): Promise<Page<TeamMember<Role>>> {
      const { organizationId } = actingIn(context, may.read);
      const { filter, ...page } = parseInput(listInput, input);
      return members.list(organizationId, filter?.status, page);
    },

    /**
     * Invites an address, with a letter whose link works for 7 days; somebody who was removed is invited again.
     * Errors: DUPLICATE for a member, the code of the kind for an organization that nobody has approved.
     */
    async invite(input: unknown, context: Context): Promise<TeamMember<Role>> {
      const acting = actingIn(context, may.manage);
      const given = parseInput(inputs.invite, input);
      const organization = await approved(acting, context);
      return idempotency.run<TeamMember<Role>>(context, `invite ${kind.noun} member`, given, (remember) =>
        roster.change(acting, async () => {
          const { email: userName, role, displayName } = given;
          const at = now();
          const newMemberId = () => members.idOfNew(acting.organizationId, userName);
          const { member: former } = await members.ofOrganization(acting.organizationId, userName);
          if (former && former.status !== 'REMOVED')
            throw new AppError(
              'DUPLICATE',
              `This address is in the team and ${former.status}; change that member, or send the invitation again.`,
            );
          const status = former ? afterStep(former, 'INVITE_AGAIN') : 'INVITED';
          const { invitation, writes } = invitationOf({ userName, role }, organization, 1, at);
          const set = { role, status, displayName, invitation, createdBy: acting.memberId };
          const member: TeamMember<Role> = former
            ? { ...former, ...set, updatedAt: at, rowVersion: former.rowVersion + 1 }
            : newMember(kind, organization, { userName, memberId: await newMemberId(), ...set }, at);
          await ledger.commit(context, {
            writes: [
              roster.actingWrite(acting),
              former
                ? members.changeWrite(former, { ...set, updatedAt: at }, { endsTokens: true })
                : members.insertWrite(member),
              ...writes,
              ...remember(member),
            ],
            audit: factOf(member, 'invited', { previousState: former?.status, newState: status }),
          });
          return member;
        }),
      );
    },

    /** Sends the invitation again, with a new link; the old one opens nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, LIMIT_REACHED. */
    async resend(input: unknown, context: Context): Promise<TeamMember<Role>> {
      const acting = actingIn(context, may.manage);
      const { memberId } = parseInput(inputs.one, input);
      // Whoever names somebody unknown is told that first.
      await load(memberId, acting);
      const organization = await approved(acting, context);
      return step(memberId, acting, 'RESEND', context, (member, at) => {
        const letters = member.invitation?.letters ?? 0;
        if (letters >= MOST_LETTERS)
          throw new AppError(
            'LIMIT_REACHED',
            `An invitation is mailed again at most ${MOST_LETTERS - 1} times.`,
          );
        const { invitation, writes } = invitationOf(member, organization, letters + 1, at);
        return { set: { invitation }, writes, word: 'invitation_resent' };
      });
    },

    /** Takes an invitation back. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
    cancel: (input: unknown, context: Context) =>
      move(input, context, 'CANCEL', 'invitation_cancelled', { invitation: undefined }),

    /** Changes the role or the name; a new role ends every bearer token of the person. Errors: NOT_FOUND, LAST_ADMIN. */
    async update(input: unknown, context: Context): Promise<TeamMember<Role>> {
      const acting = actingIn(context, may.manage);
      const { memberId, role, displayName } = parseInput(inputs.update, input);
      return step(memberId, acting, 'CHANGE', context, (member) => {
        const name = displayName === '' ? undefined : displayName;
        const isNewRole = role !== undefined && role !== member.role;
        const isNewName = displayName !== undefined && name !== member.displayName;
        return {
          set: { ...(isNewRole && { role }), ...(isNewName && { displayName: name }) },
          word: isNewRole ? 'role_changed' : 'renamed',
        };
      });
    },

    /** Closes the way in for now. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, LAST_ADMIN. */
    suspend: (input: unknown, context: Context) => move(input, context, 'SUSPEND', 'suspended'),

    /** Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
    reactivate: (input: unknown, context: Context) => move(input, context, 'REACTIVATE', 'reactivated'),

    /** Ends the membership. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, LAST_ADMIN. */
    remove: (input: unknown, context: Context) => move(input, context, 'REMOVE', 'removed'),
  };

  /** A step that takes nothing but the member. */
  async function move(
    input: unknown,
    context: Context,
    name: MemberStep,
    word: Told,
    set: MemberChange<Role> = {},
  ): Promise<TeamMember<Role>> {
    const acting = actingIn(context, may.manage);
    const { memberId } = parseInput(inputs.one, input);
    return step(memberId, acting, name, context, () => ({ set, word }));
  }

  /** One change of one member, by whoever may change the team at the moment of the commit. */
  async function step(
    memberId: string,
    acting: ActingMember,
    name: MemberStep,
    context: Context,
    decide: (
      member: TeamMember<Role>,
      at: Date,
    ) => {
      readonly set?: MemberChange<Role>;
      readonly writes?: readonly Write[];
      readonly word: Told;
    },
  ): Promise<TeamMember<Role>> {
    return roster.change(acting, async () => {
      const member = await load(memberId, acting);
      requireRowVersion(context, member.rowVersion);
      const status = afterStep(member, name);
      const at = now();
      const { set = {}, writes = [], word } = decide(member, at);
      if (status === member.status && Object.keys(set).length === 0) return member;
      const after: TeamMember<Role> = { ...member, ...set, status };
      const isRole = after.role !== member.role;
      const change = { ...set, ...(status !== member.status && { status }), updatedAt: at };
      await ledger.commit(context, {
        writes: [
          roster.actingWrite(acting),
          ...(await roster.lossWrites(member, after, acting, context)),
          members.changeWrite(member, change, { endsTokens: isRole || status !== member.status }),
          ...writes,
        ],
        audit: [
          factOf(
            member,
            word,
            isRole
              ? { previousState: member.role, newState: after.role }
              : { previousState: member.status, newState: status },
          ),
          ...(isRole && 'displayName' in set ? [factOf(member, 'renamed')] : []),
        ],
      });
      return { ...after, updatedAt: at, rowVersion: member.rowVersion + 1 };
    });
  }

  /** A new invitation with its link and its letter. */
  function invitationOf(
    { userName, role }: Pick<TeamMember<Role>, 'userName' | 'role'>,
    organization: Inviting,
    letters: number,
    at: Date,
  ): { readonly invitation: Invitation; readonly writes: readonly Write[] } {
    const { organizationId, did: organizationDid } = organization;
    const invitationId = newId();
    const opens: OpensMember = { organizationId, organizationDid, email: userName, invitationId };
    const made = newInvitationLink(opens, at);
    const letter = invitationLetter(kind, userName, { organization, role }, publicUrl, made);
    return {
      invitation: { invitationId, expiresAt: made.link.expiresAt, letters },
      writes: [links.insertWrite(made.link), mailer.letterWrite(letter)],
    };
  }

  /** The organization, which strangers are told of: what nobody has approved writes to nobody. */
  async function approved(acting: ActingMember, context: Context): Promise<Inviting> {
    const { organizationDid } = acting;
    const [found, policy] = await Promise.all([
      organizationOf(acting, context),
      policies.policyOf({ organizationDid }, asUnit(context, 'core-engine')),
    ]);
    if (found.status !== 'PENDING_APPROVAL') return { ...found, isByLink: !closesLinks(policy) };
    throw new AppError(
      kind.notActive,
      `This ${kind.noun} is PENDING_APPROVAL: it can invite people once it was approved.`,
    );
  }

  async function organizationOf({ organizationDid }: ActingMember, context: Context): Promise<Organization> {
    const found = await organizations.byDid(organizationDid, asUnit(context, 'core-engine'));
    if (found) return found;
    throw new AppError('NOT_FOUND', `This ${kind.noun} is registered no more; ask the platform.`);
  }

  function actingIn(context: Context, action: Action): ActingMember {
    const acting = kind.actingIn(permit(context, action));
    if (acting) return acting;
    throw new AppError('SCOPE_MISSING', `Only people of a ${kind.noun} have a team; sign in as one of them.`);
  }

  async function load(memberId: string, { organizationId }: ActingMember): Promise<TeamMember<Role>> {
    const member = await members.ofTeam(organizationId, memberId);
    if (member) return member;
    throw new AppError('NOT_FOUND', 'There is no member of that id; check it against your team.');
  }

  function factOf(
    { memberId, organizationId }: TeamMember<Role>,
    word: Told,
    states: Pick<AuditFact, 'previousState' | 'newState'> = {},
  ): AuditFact {
    return {
      action: `${prefix}.${word}`,
      subject: { type: subject, id: memberId },
      org: { type: org, id: organizationId },
      ...states,
    };
  }
}

type Told =
  | 'invited'
  | 'invitation_resent'
  | 'invitation_cancelled'
  | 'role_changed'
  | 'renamed'
  | 'suspended'
  | 'reactivated'
  | 'removed';
