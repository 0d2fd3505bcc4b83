import type { RemoteUnit } from '../rpc.ts';
import { orUndefined } from '../rpc-replies.ts';
import { MEMBERS } from './contracts.ts';
import type { MemberStanding } from './members/member.ts';
import type { PortalPorts } from './ports.ts';

/** How members of issuers stand, asked of their unit in another process. */
export function remotePortal({ client }: RemoteUnit): PortalPorts {
  const members = client(MEMBERS);
  return {
    members: {
      standing: (token, context) =>
        orUndefined(members.call<MemberStanding>('GetMemberStanding', token, context)),
    },
  };
}
