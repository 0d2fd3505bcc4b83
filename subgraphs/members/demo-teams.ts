import type { AuditFact } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { MemberKind, MemberRole } from './kind.ts';
import { newMember, type TeamMember } from './member.ts';
import type { MemberStore } from './member-model.ts';
import type { Organization } from './ports.ts';

/** Members that one commit removes. */
const PORTION = 100;

/** Somebody in the team of an organization of the demonstration. */
export interface DemoColleague<Role> {
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
}

/** The teams of organizations of the demonstration; for the domain that keeps it, which calls as itself. */
export function createDemoTeams<Role extends MemberRole>(deps: {
  readonly kind: MemberKind<Role>;
  readonly members: MemberStore<Role>;
  readonly ledger: Ledger;
  readonly now: Clock;
}) {
  const { kind, members, ledger, now } = deps;

  return {
    /** Members who are ACTIVE at once, so that nobody is written to; returns their ids in order. */
    async add(
      organization: Pick<Organization, 'organizationId' | 'did'>,
      people: readonly DemoColleague<Role>[],
      context: Context,
    ): Promise<readonly string[]> {
      permit(context, 'demo.seed');
      const at = now();
      const made = people.map(({ email: userName, displayName, role }) =>
        newMember(kind, organization, { userName, displayName, role, status: 'ACTIVE' }, at),
      );
      await ledger.commit(context, {
        writes: made.map(members.insertWrite),
        audit: made.map((member) => ({
          ...about(member),
          action: `${kind.audited.as}.created` as const,
          newState: member.status,
        })),
      });
      return made.map(({ memberId }) => memberId);
    },

    /** Removes the whole teams, also whom somebody has invited; there may be none. */
    async remove(organizationIds: readonly string[], context: Context): Promise<void> {
      permit(context, 'demo.seed');
      for (const organizationId of organizationIds)
        for (;;) {
          const { items } = await members.list(organizationId, undefined, { first: PORTION });
          if (items.length === 0) break;
          await ledger.commit(context, {
            writes: items.map(members.deleteWrite),
            audit: items.map((member) => ({
              ...about(member),
              action: `${kind.audited.as}.removed_with_demo` as const,
              previousState: member.status,
            })),
          });
        }
    },
  };

  function about({ memberId, organizationId }: TeamMember): Pick<AuditFact, 'subject' | 'org'> {
    const { subject, org } = kind.audited;
    return { subject: { type: subject, id: memberId }, org: { type: org, id: organizationId } };
  }
}
