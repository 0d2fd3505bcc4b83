import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { AnomalyService } from './anomaly-service.ts';

/** The fields of anomalies. */
export function anomalyResolvers(service: AnomalyService) {
  return {
    Query: {
      anomalies: async (_parent: unknown, args: unknown, context: Context) =>
        toConnection(await service.list(args, context)),
    } satisfies Pick<QueryResolvers, 'anomalies'>,
    Mutation: {
      resolveAnomaly: (_parent: unknown, { input }: { input: unknown }, context: Context) =>
        service.resolve(input, context),
    } satisfies Pick<MutationResolvers, 'resolveAnomaly'>,
  };
}
