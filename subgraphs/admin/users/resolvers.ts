import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import { entityLoader } from '../../entity-loader.ts';
import type { Internals } from '../../subgraph.ts';
import type { AdminUserResolvers, MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { AdminSignInService } from './sign-in-service.ts';
import type { TokenStanding } from './token-standing.ts';
import type { AdminUserChanges } from './user-change.ts';
import type { AdminUserService } from './user-service.ts';

export interface UsersServices {
  readonly signIn: AdminSignInService;
  readonly standing: TokenStanding;
  readonly users: AdminUserService;
  readonly changes: AdminUserChanges;
}

type WithInput = { readonly input?: unknown };

/** The fields of the administrators. */
export function adminUserResolvers({ signIn, standing, users, changes }: UsersServices) {
  const userOf = (id: string, context: Context) => users.get({ id }, context);
  return {
    Query: {
      currentAdmin: (_parent: unknown, _args: unknown, context: Context) => users.current(context),
      adminUser: (_parent: unknown, args: unknown, context: Context) => users.get(args, context),
      adminUsers: async (_parent: unknown, args: unknown, context: Context) =>
        toConnection(await users.list(args, context)),
    } satisfies Pick<QueryResolvers, 'currentAdmin' | 'adminUser' | 'adminUsers'>,
    Mutation: {
      adminSignIn: (_parent: unknown, { input }: WithInput, context: Context) =>
        signIn.signIn(input, context),
      adminDemoSignIn: (_parent: unknown, { input }: WithInput, context: Context) =>
        signIn.demoSignIn(input, context),
      adminSignOut: (_parent: unknown, { input }: WithInput, context: Context) =>
        standing.signOut(input, context),
      createAdminUser: (_parent: unknown, { input }: WithInput, context: Context) =>
        users.create(input, context),
      updateAdminUser: async (_parent: unknown, { input }: WithInput, context: Context) => ({
        user: await changes.update(input, context),
      }),
      updateCurrentAdmin: async (_parent: unknown, { input }: WithInput, context: Context) => ({
        user: await changes.updateCurrent(input, context),
      }),
      setAdminRole: async (_parent: unknown, { input }: WithInput, context: Context) => ({
        user: await users.setRole(input, context),
      }),
      deleteAdminUser: async (_parent: unknown, { input }: WithInput, context: Context) => ({
        user: await users.remove(input, context),
      }),
    } satisfies Partial<MutationResolvers>,
    AdminUser: {
      __resolveReference: ({ id }: { id: string }, context: Context) =>
        entityLoader(context, userOf).load(id),
      id: ({ userId }) => userId,
    } satisfies Pick<AdminUserResolvers, 'id'> & Record<'__resolveReference', unknown>,
  };
}

/** Reached over gRPC by units only. */
export function adminUserInternals({ standing, users }: UsersServices) {
  return {
    adminStanding: (_parent, { input }, context) => standing.standingOf(input, context),
    deciderAddresses: (_parent, _args, context) => users.deciderAddresses(context),
  } satisfies Internals;
}
