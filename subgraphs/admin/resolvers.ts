import type { Context } from '../../kernel/context.ts';
import { toConnection } from '../../kernel/paging.ts';
import type { Resolver } from '../subgraph.ts';
import type { ConsoleLogService } from './console-log/console-log-service.ts';
import type { MutationResolvers, QueryResolvers } from './generated/resolvers.ts';
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

/** The fields of the Admin Console's own audit log. */
export function consoleLogResolvers(log: ConsoleLogService) {
  return {
    Query: {
      adminAuditLogs: async (_parent: unknown, args: unknown, context: Context) => {
        const page = await log.list(args, context);
        const { offset, size, searchedFrom } = page;
        return { ...toConnection(page), offset, size, searchedFrom };
      },
    } satisfies Pick<QueryResolvers, 'adminAuditLogs'>,
  };
}

/** Reached over gRPC by units only. */
export function adminInternals(service: AdminSignInService): Readonly<Record<string, Resolver>> {
  return { adminStanding: (_parent, { input }, context) => service.standingOf(input, context) };
}
