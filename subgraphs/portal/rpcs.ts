import type { ServiceBinding } from '../rpc.ts';
import type { Resolver, Subgraph } from '../subgraph.ts';
import { MEMBERS } from './contracts.ts';
import type { MemberStanding } from './members/member.ts';

/** What the edge asks about the bearer tokens of issuers' members. */
export function portalServices({ internal }: Subgraph): readonly ServiceBinding[] {
  return [
    {
      ...MEMBERS,
      rpcs: {
        GetMemberStanding: {
          resolver: internal['issuerMemberStanding'] as Resolver,
          args: ({ memberId, issuerId, issuerDid, tokenId, tokenEpoch }) => ({
            input: { memberId, issuerId, issuerDid, tokenId, tokenEpoch },
          }),
          reply: ({ role, isMember, tokenStands, issuerStatus }: MemberStanding) => ({
            role,
            isMember,
            tokenStands,
            issuerStatus,
          }),
        },
      },
    },
  ];
}
