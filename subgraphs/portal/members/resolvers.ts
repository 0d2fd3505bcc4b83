import type { Context } from '../../../kernel/context.ts';
import type { Internals } from '../../subgraph.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import type { SignInService } from './sign-in-service.ts';
import type { MemberTokens } from './token-standing.ts';

/** The fields of issuer members' sign-in and sign-out. */
export function signInResolvers(service: SignInService, tokens: MemberTokens) {
  return {
    Mutation: {
      requestIssuerSignIn: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.request(input, context),
      redeemIssuerSignIn: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.redeem(input, context),
      signOutIssuerMember: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        tokens.signOut(input, context),
    } satisfies Pick<MutationResolvers, 'requestIssuerSignIn' | 'redeemIssuerSignIn' | 'signOutIssuerMember'>,
  };
}

/** Reached over gRPC by the other units only. */
export function memberInternals(tokens: MemberTokens) {
  return {
    issuerMemberStanding: (_parent, { input }, context) => tokens.standingOf(input, context),
  } satisfies Internals;
}

export type PortalInternals = ReturnType<typeof memberInternals>;
