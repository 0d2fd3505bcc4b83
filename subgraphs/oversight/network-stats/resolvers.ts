import type { Context } from '../../../kernel/context.ts';
import type {
  MutationResolvers,
  NetworkIssuerShareResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { NetworkStatsService } from './network-stats-service.ts';

/** The fields of the network's statistics. */
export function networkStatsResolvers(service: NetworkStatsService) {
  return {
    Query: {
      networkStats: (_parent: unknown, { input }: { input?: unknown }, context: Context) =>
        service.read(input ?? {}, context),
    } satisfies Pick<QueryResolvers, 'networkStats'>,
    Mutation: {
      recountNetworkStats: (_parent: unknown, _args: unknown, context: Context) => service.recount(context),
    } satisfies Pick<MutationResolvers, 'recountNetworkStats'>,
    NetworkIssuerShare: {
      issuer: ({ issuerDid }) => ({ did: issuerDid }),
    } satisfies Pick<NetworkIssuerShareResolvers, 'issuer'>,
  };
}
