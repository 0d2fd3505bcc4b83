import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { ClaimAcceptance } from './claim-acceptance.ts';
import type { ClaimService } from './claim-service.ts';
import type { InviteAcceptance } from './invite-acceptance.ts';
import type { InviteService } from './invite-service.ts';

type Given = { input: unknown };

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
      invites: async (_parent: unknown, args: unknown, context: Context) =>
        toConnection(await invites.list(args, context)),
      invite: (_parent: unknown, args: unknown, context: Context) => inviteAcceptance.open(args, context),
      claim: (_parent: unknown, args: unknown, context: Context) => claimAcceptance.open(args, context),
    } satisfies Pick<QueryResolvers, 'invites' | 'invite' | 'claim'>,
    Mutation: {
      createInvite: (_parent: unknown, { input }: Given, context: Context) => invites.create(input, context),
      resendInvite: (_parent: unknown, { input }: Given, context: Context) => invites.resend(input, context),
      acceptInvite: (_parent: unknown, { input }: Given, context: Context) =>
        inviteAcceptance.accept(input, context),
      createClaimTicket: (_parent: unknown, { input }: Given, context: Context) =>
        claims.create(input, context),
      acceptClaim: (_parent: unknown, { input }: Given, context: Context) =>
        claimAcceptance.accept(input, context),
      declineClaim: (_parent: unknown, { input }: Given, context: Context) =>
        claimAcceptance.decline(input, context),
    } satisfies Pick<
      MutationResolvers,
      'createInvite' | 'resendInvite' | 'acceptInvite' | 'createClaimTicket' | 'acceptClaim' | 'declineClaim'
    >,
  };
}
