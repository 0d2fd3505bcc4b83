import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import { entityLoader } from '../../entity-loader.ts';
import type { Resolvers } from '../generated/resolvers.ts';
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

/** The fields of the administrators. */
export function adminUserResolvers({ signIn, standing, users, changes }: UsersServices) {
  const userOf = (id: string, context: Context) => users.get({ id }, context);
  return {
    Query: {
      currentAdmin: (_parent, _args, context) => users.current(context),
      adminUser: (_parent, args, context) => users.get(args, context),
      adminUsers: async (_parent, args, context) => toConnection(await users.list(args, context)),
    },
    Mutation: {
      adminSignIn: (_parent, { input }, context) => signIn.signIn(input, context),
      adminDemoSignIn: (_parent, { input }, context) => signIn.demoSignIn(input, context),
      adminSignOut: (_parent, { input }, context) => standing.signOut(input, context),
      createAdminUser: (_parent, { input }, context) => users.create(input, context),
      updateAdminUser: async (_parent, { input }, context) => ({
        user: await changes.update(input, context),
      }),
      updateCurrentAdmin: async (_parent, { input }, context) => ({
        user: await changes.updateCurrent(input, context),
      }),
      setAdminRole: async (_parent, { input }, context) => ({
        user: await users.setRole(input, context),
      }),
      deleteAdminUser: async (_parent, { input }, context) => ({
        user: await users.remove(input, context),
      }),
    },
    AdminUser: {
      __resolveReference: ({ id }, context) => entityLoader(context, userOf).load(id),
      id: ({ userId }) => userId,
    },
  } satisfies Resolvers;
}
