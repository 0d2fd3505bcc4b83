import type { Context } from '../../kernel/context.ts';
import type { IssuerRole, IssuerStatus } from '../../kernel/identity.ts';
import type { GrpcClient } from '../client.ts';
import { orUndefined } from './issuer-registry.ts';

interface StandingReply {
  readonly role: IssuerRole;
  readonly isMember: boolean;
  readonly tokenStands: boolean;
  readonly issuerStatus: IssuerStatus;
}

/** How a member of an issuer and one token stand, asked of Core Engine in another process; undefined for an unknown one. */
export function createRemoteMemberStanding(client: GrpcClient) {
  return (
    token: { memberId: string; issuerId: string; issuerDid: string; tokenId: string; tokenEpoch: number },
    context: Context,
  ) => orUndefined(client.call<StandingReply>('GetMemberStanding', token, context));
}
