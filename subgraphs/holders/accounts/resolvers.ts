import type { Resolvers } from '../generated/resolvers.ts';
import type { AccountService } from './account-service.ts';
import type { RecoveryService } from './recovery-service.ts';
import type { SignInService } from './sign-in-service.ts';
import type { HolderTokenService } from './token-service.ts';

/** The fields of holders' accounts and of their sign-in. */
export function holderResolvers(services: {
  accounts: AccountService;
  signIn: SignInService;
  recovery: RecoveryService;
  tokens: HolderTokenService;
}) {
  const { accounts, signIn, recovery, tokens } = services;
  return {
    Query: {
      me: (_parent, _args, context) => accounts.me(context),
      holderLookup: (_parent, args, context) => accounts.lookup(args, context),
    },
    Mutation: {
      registerHolder: (_parent, { input }, context) => accounts.register(input, context),
      requestHolderSignIn: (_parent, { input }, context) => signIn.request(input, context),
      redeemHolderSignIn: (_parent, { input }, context) => signIn.redeem(input, context),
      redeemRecoveryCode: (_parent, { input }, context) => recovery.redeem(input, context),
      createRecoveryCode: (_parent, _args, context) => recovery.create(context),
      createHolderToken: (_parent, _args, context) => tokens.create(context),
      signOutHolder: (_parent, _args, context) => signIn.signOut(context),
      deleteAccount: (_parent, _args, context) => accounts.lock(context),
    },
    Me: {
      // The key must be the caller's own, so that no caller reaches another holder's data.
      __resolveReference: async ({ holderId }, context) => {
        const me = await accounts.me(context);
        return me.holderId === holderId ? me : null;
      },
      profile: (_parent, _args, context) => accounts.profile(context),
    },
  } satisfies Resolvers;
}
