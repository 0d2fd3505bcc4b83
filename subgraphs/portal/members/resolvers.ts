import type { Resolvers } from '../generated/resolvers.ts';
import type { SignInService } from './sign-in-service.ts';
import type { MemberTokens } from './token-standing.ts';

/** The fields of issuer members' sign-in and sign-out. */
export function signInResolvers(service: SignInService, tokens: MemberTokens) {
  return {
    Mutation: {
      requestIssuerSignIn: (_parent, { input }, context) => service.request(input, context),
      redeemIssuerSignIn: (_parent, { input }, context) => service.redeem(input, context),
      signOutIssuerMember: (_parent, { input }, context) => tokens.signOut(input, context),
    },
  } satisfies Resolvers;
}
