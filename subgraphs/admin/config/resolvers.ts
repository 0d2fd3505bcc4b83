import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { Internals } from '../../subgraph.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { AdminPorts } from '../ports.ts';
import type { ConfigService } from './config-service.ts';

/** The fields of the system configuration. */
export function configResolvers(service: ConfigService) {
  return {
    Query: {
      systemConfig: async (_parent: unknown, args: unknown, context: Context) =>
        toConnection(await service.list(args, context)),
      systemConfigEntry: (_parent: unknown, args: unknown, context: Context) => service.get(args, context),
      systemConfigHistory: async (_parent: unknown, args: unknown, context: Context) =>
        toConnection(await service.history(args, context)),
    } satisfies Pick<QueryResolvers, 'systemConfig' | 'systemConfigEntry' | 'systemConfigHistory'>,
    Mutation: {
      putConfig: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.put(input, context),
    } satisfies Pick<MutationResolvers, 'putConfig'>,
  };
}

/** Reached over gRPC by the other units only. */
export function configInternals(service: ConfigService, putSetting: AdminPorts['settings']['put']) {
  return {
    readSettings: (_parent, { input }, context) => service.read(input, context),
    putSetting: (_parent, { key, value }, context) => putSetting(key, value, context),
  } satisfies Internals;
}
