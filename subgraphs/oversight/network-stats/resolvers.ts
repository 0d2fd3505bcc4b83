import type { Resolvers } from '../generated/resolvers.ts';
import type { NetworkStatsService } from './network-stats-service.ts';

/** The fields of the network's statistics. */
export function networkStatsResolvers(service: NetworkStatsService) {
  return {
    Query: {
      networkStats: (_parent, { input }, context) => service.read(input ?? {}, context),
    },
    Mutation: {
      recountNetworkStats: (_parent, _args, context) => service.recount(context),
    },
    NetworkIssuerShare: {
      issuer: ({ authorityType, issuerDid }) => (authorityType === 'CUSTODIAN' ? null : { did: issuerDid }),
      custodian: ({ authorityType, issuerDid }) =>
        authorityType === 'CUSTODIAN' ? { did: issuerDid } : null,
    },
  } satisfies Resolvers;
}
