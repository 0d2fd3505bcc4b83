import { CUSTODIAN_ROLES, ISSUER_ROLES, ISSUER_STATUSES } from '../../kernel/identity.ts';
import { reviews } from '../members/kind.ts';
import type { RemoteUnit } from '../rpc.ts';
import { oneOf, orUndefined } from '../rpc-replies.ts';
import { CUSTODIAN_MEMBERS, MEMBERS } from './contracts.ts';
import type { PortalPorts } from './ports.ts';

/** How members of issuers and custodians stand, asked of their unit in another process. */
export function remotePortal({ client }: RemoteUnit): PortalPorts {
  const members = client(MEMBERS);
  const custodianMembers = client(CUSTODIAN_MEMBERS);
  return {
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
      async isReviewer(custodianId, memberId, context) {
        return reviews(
          (await custodianMembers.call('GetCustodianMemberRole', { custodianId, memberId }, context)).role,
        );
      },
    },
  };
}
