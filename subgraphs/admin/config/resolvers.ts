import { toConnection } from '../../../kernel/paging.ts';
import type { Internals } from '../../subgraph.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { AdminPorts } from '../ports.ts';
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

/** Reached over gRPC by the other units only. */
export function configInternals(service: ConfigService, putSetting: AdminPorts['settings']['put']) {
  return {
    readSettings: (_parent, { input }, context) => service.read(input, context),
    putSetting: (_parent, { key, value }, context) => putSetting(key, value, context),
  } satisfies Internals;
}
