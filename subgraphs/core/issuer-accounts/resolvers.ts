import type { Context } from '../../../kernel/context.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import type { SignInService } from './sign-in-service.ts';

/** The sign-in fields of issuer members. */
export function signInResolvers(service: SignInService) {
  return {
    Mutation: {
      requestIssuerSignIn: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.request(input, context),
      redeemIssuerSignIn: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.redeem(input, context),
    } satisfies Pick<MutationResolvers, 'requestIssuerSignIn' | 'redeemIssuerSignIn'>,
  };
}
