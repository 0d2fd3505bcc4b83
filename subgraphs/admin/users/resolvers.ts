import type { Context } from '../../../kernel/context.ts';
import type { Resolver } from '../../subgraph.ts';
import type { MutationResolvers } from '../generated/resolvers.ts';
import type { AdminSignInService } from './sign-in-service.ts';

/** The administration's fields. */
export function adminResolvers(service: AdminSignInService) {
  return {
    Mutation: {
      adminSignIn: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.signIn(input, context),
    } satisfies Pick<MutationResolvers, 'adminSignIn'>,
  };
}

/** Reached over gRPC by units only. */
export function adminInternals(service: AdminSignInService): Readonly<Record<string, Resolver>> {
  return { adminStanding: (_parent, { input }, context) => service.standingOf(input, context) };
}
