import type { Resolvers } from '../generated/resolvers.ts';
import type { PortalService } from '../services.ts';

/** The fields of issuer members' sign-in and sign-out. */
export function issuerPeopleResolvers({ issuers }: Pick<PortalService, 'issuers'>) {
  const { signIn, tokens } = issuers;
  return {
    Mutation: {
      requestIssuerSignIn: (_parent, { input }, context) => signIn.request(input, context),
      async redeemIssuerSignIn(_parent, { input }, context) {
        const { organization: issuer, ...session } = await signIn.redeem(input, context);
        return { ...session, issuer };
      },
      signOutIssuerMember: (_parent, { input }, context) => tokens.signOut(input, context),
    },
  } satisfies Resolvers;
}
