import { asUnit, type Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { anewAfterRaces } from '../../store/anew.ts';
import type { Write } from '../../store/ledger.ts';
import { tokenStands } from '../token-ends.ts';
import type { ActingMember, MemberKind, MemberRole } from './kind.ts';
import { isActiveAdmin, type TeamMember } from './member.ts';
import type { MemberStore } from './member-model.ts';
import { closesLinks, type SsoPolicies } from './ports.ts';

export type Roster<Role extends MemberRole> = ReturnType<typeof createRoster<Role>>;

/** Rules for all changes of a team: there is always an ACTIVE Admin, and nobody changes anything after their access has ended. */
export function createRoster<Role extends MemberRole>(deps: {
  kind: MemberKind<Role>;
  members: MemberStore<Role>;
  policies: SsoPolicies;
}) {
  const { kind, members, policies } = deps;

  return {
    /**
     * Runs a change that may meet another one: reads again and tries again. Errors: FORBIDDEN when the caller lost the role
     * meanwhile, TOKEN_INVALID when it signed out, CONFLICT when trying again did not help.
     */
    async change<T>(acting: ActingMember, attempt: () => Promise<T>): Promise<T> {
      return anewAfterRaces(async (lostTo) => {
        if (lostTo) await requireStanding(acting);
        return attempt();
      });
    },

    /** The write that makes a change fail once its maker has lost the role, or the sign-in. */
    actingWrite: (acting: ActingMember): Write => members.actingWrite(acting),

    /** What must commit with the loss of an ACTIVE Admin: that another one stays. Errors: LAST_ADMIN, INVALID_STATE_TRANSITION. */
    async lossWrites(
      before: TeamMember<Role>,
      after: TeamMember<Role>,
      { organizationDid }: Pick<ActingMember, 'organizationDid'>,
      context: Context,
    ): Promise<readonly Write[]> {
      if (!isActiveAdmin(before) || isActiveAdmin(after)) return [];
      const another = await members.anotherAdmin(before);
      if (!another)
        throw new AppError(
          'LAST_ADMIN',
          `This is the last ACTIVE Admin of the ${kind.noun}; give another member the role Admin first.`,
        );
      // The members of an earlier release know no DID; whoever acts has the one of their own organization.
      const policy = await policies.policyOf({ organizationDid }, asUnit(context, 'core-engine'));
      if (closesLinks(policy) && policy.breakGlassMemberId === before.memberId)
        throw new AppError(
          'INVALID_STATE_TRANSITION',
          'This Admin alone may sign in when the identity provider is away; name another one as `break_glass_member_id` of your single sign-on first, or deactivate it.',
        );
      return [members.reliesOnWrite(another)];
    },
  };

  async function requireStanding(acting: ActingMember): Promise<void> {
    const member = await members.ofTeam(acting.organizationId, acting.memberId);
    if (member?.status !== 'ACTIVE' || member.role !== acting.role)
      throw new AppError(
        'FORBIDDEN',
        `Your account lost the role ${acting.role} meanwhile; ask another Admin of the ${kind.noun}.`,
      );
    if (!tokenStands(member, acting))
      throw new AppError('TOKEN_INVALID', 'This token was ended meanwhile; sign in again.');
  }
}
