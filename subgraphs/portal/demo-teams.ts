import type { AuditFact } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type CustodianRole, permit } from '../../kernel/identity.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { MemberKind } from '../members/kind.ts';
import { newMember, type TeamMember } from '../members/member.ts';
import type { MemberStore } from '../members/member-model.ts';
import type { PortalNear } from './ports.ts';

/** Members that one commit removes. */
const PORTION = 100;

/** The teams of custodians of the demonstration; for the domain that keeps it, which calls as itself. */
export function createDemoTeams(deps: {
  readonly kind: MemberKind<CustodianRole>;
  readonly members: MemberStore<CustodianRole>;
  readonly ledger: Ledger;
  readonly now: Clock;
}): PortalNear['demo'] {
  const { kind, members, ledger, now } = deps;

  return {
    async add({ custodianId, custodianDid, people }, context) {
      permit(context, 'demo.seed');
      const organization = { organizationId: custodianId, did: custodianDid };
      const at = now();
      const made = people.map(({ email: userName, displayName, role }) =>
        newMember(kind, organization, { userName, displayName, role, status: 'ACTIVE' }, at),
      );
      await ledger.commit(context, {
        writes: made.map(members.insertWrite),
        audit: made.map((member) => ({
          ...about(member),
          action: 'custodian_member.created',
          newState: member.status,
        })),
      });
      return made.map(({ memberId }) => memberId);
    },

    async remove(custodianIds, context) {
      permit(context, 'demo.seed');
      for (const custodianId of custodianIds)
        for (;;) {
          const { items } = await members.list(custodianId, undefined, { first: PORTION });
          if (items.length === 0) break;
          await ledger.commit(context, {
            writes: items.map(members.deleteWrite),
            audit: items.map((member) => ({
              ...about(member),
              action: 'custodian_member.removed_with_demo',
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
