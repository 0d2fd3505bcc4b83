import { asUnit, type Context } from '../../kernel/context.ts';
import { CUSTODIAN_ROLES, ISSUER_ROLES, ISSUER_STATUSES } from '../../kernel/identity.ts';
import { reviews } from '../members/kind.ts';
import type { RemoteUnit } from '../rpc.ts';
import { oneOf, orUndefined } from '../rpc-replies.ts';
import { BULK_LETTERS, CUSTODIAN_MEMBERS, MEMBERS } from './contracts.ts';
import type { PortalPorts } from './ports.ts';

/** How members of issuers and custodians stand, asked of their unit in another process. */
export function remotePortal({ client }: RemoteUnit): PortalPorts {
  const members = client(MEMBERS);
  const custodianMembers = client(CUSTODIAN_MEMBERS);
  const bulkLetters = client(BULK_LETTERS);
  async function custodianRole(custodianId: string, memberId: string, context: Context) {
    const asked = { custodianId, memberId };
    const { role } = await custodianMembers.call('GetCustodianMemberRole', asked, context);
    return role === undefined ? undefined : oneOf(CUSTODIAN_ROLES, role);
  }
  return {
    bulkLetters: {
      async tell(job, context) {
        await bulkLetters.call('TellOfJob', job, asUnit(context, 'credential-issuance'));
      },
    },
    members: {
      async standing({ organizationId: issuerId, organizationDid: issuerDid, ...rest }, context) {
        const token = { ...rest, issuerId, issuerDid };
        const reply = await orUndefined(members.call('GetMemberStanding', token, context));
        return (
          reply && {
            role: oneOf(ISSUER_ROLES, reply.role),
            isMember: reply.isMember,
            tokenStands: reply.tokenStands,
            organizationStatus: oneOf(ISSUER_STATUSES, reply.issuerStatus),
          }
        );
      },
      async roleOf(issuerId, memberId, context) {
        const { role } = await members.call('GetIssuerMemberRole', { issuerId, memberId }, context);
        return role === undefined ? undefined : oneOf(ISSUER_ROLES, role);
      },
    },
    custodianMembers: {
      async standing({ organizationId: custodianId, organizationDid: custodianDid, ...rest }, context) {
        const token = { ...rest, custodianId, custodianDid };
        const asked = custodianMembers.call('GetCustodianMemberStanding', token, context);
        const reply = await orUndefined(asked);
        return (
          reply && {
            role: oneOf(CUSTODIAN_ROLES, reply.role),
            isMember: reply.isMember,
            tokenStands: reply.tokenStands,
            organizationStatus: oneOf(ISSUER_STATUSES, reply.custodianStatus),
          }
        );
      },
      roleOf: custodianRole,
      isReviewer: async (...asked) => reviews(await custodianRole(...asked)),
    },
  };
}
