import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { ConfigService } from './config-service.ts';

/** The fields of the system configuration. */
export function configResolvers(service: ConfigService) {
  return {
    Query: {
      systemConfig: async (_parent, args, context) => toConnection(await service.list(args, context)),
      systemConfigEntry: (_parent, args, context) => service.get(args, context),
      systemConfigHistory: async (_parent, args, context) =>
        toConnection(await service.history(args, context)),
    },
    Mutation: {
      putConfig: (_parent, { input }, context) => service.put(input, context),
    },
  } satisfies Resolvers;
}
