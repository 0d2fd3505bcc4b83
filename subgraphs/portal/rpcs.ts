import type { IssuerMemberService } from '../../proto/generated/testamur/internal/members.ts';
import { type BindingOf, operationRow, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { MEMBERS } from './contracts.ts';
import type { MemberTokens } from './members/token-standing.ts';

/** What the edge asks about the bearer tokens of issuers' members. */
export function portalServices({ internal }: Subgraph<MemberTokens>): readonly ServiceBinding[] {
  return [
    {
      ...MEMBERS,
      rpcs: {
        GetMemberStanding: operationRow({
          operation: internal.standingOf,
          args: ({ memberId, issuerId, issuerDid, tokenId, tokenEpoch }) => ({
            memberId,
            issuerId,
            issuerDid,
            tokenId,
            tokenEpoch,
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
