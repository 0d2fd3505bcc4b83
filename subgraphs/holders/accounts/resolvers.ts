import type { Context } from '../../../kernel/context.ts';
import type { Internals } from '../../subgraph.ts';
import type { MeResolvers, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { AccountService } from './account-service.ts';
import type { RecoveryService } from './recovery-service.ts';
import type { SessionService } from './session-service.ts';
import type { SignInService } from './sign-in-service.ts';
import type { HolderTokenService } from './token-service.ts';

type WithInput = { readonly input: unknown };

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
      me: (_parent: unknown, _args: unknown, context: Context) => accounts.me(context),
      holderLookup: (_parent: unknown, args: unknown, context: Context) => accounts.lookup(args, context),
    } satisfies Pick<QueryResolvers, 'holderLookup'> & Record<'me', unknown>,
    Mutation: {
      registerHolder: (_parent: unknown, { input }: WithInput, context: Context) =>
        accounts.register(input, context),
      requestHolderSignIn: (_parent: unknown, { input }: WithInput, context: Context) =>
        signIn.request(input, context),
      redeemHolderSignIn: (_parent: unknown, { input }: WithInput, context: Context) =>
        signIn.redeem(input, context),
      redeemRecoveryCode: (_parent: unknown, { input }: WithInput, context: Context) =>
        recovery.redeem(input, context),
      createRecoveryCode: (_parent: unknown, _args: unknown, context: Context) => recovery.create(context),
      createHolderToken: (_parent: unknown, _args: unknown, context: Context) => tokens.create(context),
      signOutHolder: (_parent: unknown, _args: unknown, context: Context) => signIn.signOut(context),
      deleteAccount: (_parent: unknown, _args: unknown, context: Context) => accounts.lock(context),
    } satisfies Pick<
      MutationResolvers,
      | 'registerHolder'
      | 'requestHolderSignIn'
      | 'redeemHolderSignIn'
      | 'redeemRecoveryCode'
      | 'createRecoveryCode'
      | 'createHolderToken'
      | 'signOutHolder'
      | 'deleteAccount'
    >,
    Me: {
      // Nobody is led to another holder's: the key is the caller's own or nobody's.
      __resolveReference: async ({ holderId }: { holderId: string }, context: Context) => {
        const me = await accounts.me(context);
        return me.holderId === holderId ? me : null;
      },
      profile: (_parent: unknown, _args: unknown, context: Context) => accounts.profile(context),
    } satisfies Pick<MeResolvers, 'profile'> & Record<'__resolveReference', unknown>,
  };
}

/** Reached over gRPC by the other units only. */
export function holderInternals(sessions: SessionService) {
  return {
    resolveHolderSession: (_parent, { input }, context) => sessions.standing(input, context),
    holderTokenStanding: (_parent, { input }, context) => sessions.tokenStanding(input, context),
  } satisfies Internals;
}

export type HolderInternals = ReturnType<typeof holderInternals>;
