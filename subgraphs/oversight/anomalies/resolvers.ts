import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { AnomalyService } from './anomaly-service.ts';

/** The fields of anomalies. */
export function anomalyResolvers(service: AnomalyService) {
  return {
    Query: {
      anomalies: async (_parent, args, context) => toConnection(await service.list(args, context)),
    },
    Mutation: {
      resolveAnomaly: (_parent, { input }, context) => service.resolve(input, context),
    },
  } satisfies Resolvers;
}
