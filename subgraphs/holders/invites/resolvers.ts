import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { ClaimAcceptance } from './claim-acceptance.ts';
import type { ClaimService } from './claim-service.ts';
import type { InviteAcceptance } from './invite-acceptance.ts';
import type { InviteService } from './invite-service.ts';

/** The fields of invites and claim links. */
export function inviteResolvers(services: {
  invites: InviteService;
  inviteAcceptance: InviteAcceptance;
  claims: ClaimService;
  claimAcceptance: ClaimAcceptance;
}) {
  const { invites, inviteAcceptance, claims, claimAcceptance } = services;
  return {
    Query: {
      invites: async (_parent, args, context) => toConnection(await invites.list(args, context)),
      invite: (_parent, args, context) => inviteAcceptance.open(args, context),
      claim: (_parent, args, context) => claimAcceptance.open(args, context),
    },
    Mutation: {
      createInvite: (_parent, { input }, context) => invites.create(input, context),
      resendInvite: (_parent, { input }, context) => invites.resend(input, context),
      correctInvite: (_parent, { input }, context) => invites.correct(input, context),
      cancelInvite: (_parent, { input }, context) => invites.cancel(input, context),
      declineInvite: (_parent, { input }, context) => inviteAcceptance.decline(input, context),
      acceptInvite: (_parent, { input }, context) => inviteAcceptance.accept(input, context),
      createClaimTicket: (_parent, { input }, context) => claims.create(input, context),
      acceptClaim: (_parent, { input }, context) => claimAcceptance.accept(input, context),
      declineClaim: (_parent, { input }, context) => claimAcceptance.decline(input, context),
    },
  } satisfies Resolvers;
}
