import type { ServiceBinding } from '../rpc.ts';
import type { Resolver, Subgraph } from '../subgraph.ts';
import { ISSUER_STATS } from './contracts.ts';
import type { IssuerCounts } from './issuer-stats.ts';

/** What the issuer registry counts for them. */
export function createIssuerStatsBinding({ internal }: Subgraph): ServiceBinding {
  return {
    ...ISSUER_STATS,
    rpcs: {
      CountIssuers: {
        resolver: internal['countIssuers'] as Resolver,
        args: () => ({}),
        reply: ({ total, byStatus }: IssuerCounts) => ({ total, byStatus }),
      },
    },
  };
}
