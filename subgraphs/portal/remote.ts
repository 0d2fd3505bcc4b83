import { ISSUER_ROLES, ISSUER_STATUSES } from '../../kernel/identity.ts';
import type { RemoteUnit } from '../rpc.ts';
import { oneOf, orUndefined } from '../rpc-replies.ts';
import { MEMBERS } from './contracts.ts';
import type { PortalPorts } from './ports.ts';

/** How members of issuers stand, asked of their unit in another process. */
export function remotePortal({ client }: RemoteUnit): PortalPorts {
  const members = client(MEMBERS);
  return {
    members: {
      async standing({ memberId, issuerId, issuerDid, tokenId, tokenEpoch }, context) {
        const token = { memberId, issuerId, issuerDid, tokenId, tokenEpoch };
        const reply = await orUndefined(members.call('GetMemberStanding', token, context));
        return (
          reply && {
            role: oneOf(ISSUER_ROLES, reply.role),
            isMember: reply.isMember,
            tokenStands: reply.tokenStands,
            issuerStatus: oneOf(ISSUER_STATUSES, reply.issuerStatus),
          }
        );
      },
    },
  };
}
