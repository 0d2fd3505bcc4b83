import type { IssuerMemberService } from '../../proto/generated/testamur/internal/members.ts';
import { type BindingOf, row, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { MEMBERS } from './contracts.ts';
import type { PortalInternals } from './members/resolvers.ts';

/** What the edge asks about the bearer tokens of issuers' members. */
export function portalServices({ internal }: Subgraph<PortalInternals>): readonly ServiceBinding[] {
  return [
    {
      ...MEMBERS,
      rpcs: {
        GetMemberStanding: row({
          resolver: internal.issuerMemberStanding,
          args: ({ memberId, issuerId, issuerDid, tokenId, tokenEpoch }) => ({
            input: { memberId, issuerId, issuerDid, tokenId, tokenEpoch },
          }),
          reply: ({ role, isMember, tokenStands, issuerStatus }) => ({
            role,
            isMember,
            tokenStands,
            issuerStatus,
          }),
        }),
      },
    } satisfies BindingOf<IssuerMemberService>,
  ];
}
