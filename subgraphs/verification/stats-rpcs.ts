import { given, millis, type ServiceBinding } from '../rpc.ts';
import type { Resolver, Subgraph } from '../subgraph.ts';
import { VERIFICATION_STATS } from './contracts.ts';
import type { VerificationNetworkStats } from './verification-stats.ts';

/** What the verification engine counts for them. */
export function createVerificationStatsBinding({ internal }: Subgraph): ServiceBinding {
  return {
    ...VERIFICATION_STATS,
    rpcs: {
      GetVerificationStats: {
        resolver: internal['networkStats'] as Resolver,
        args: ({ from, to, issuers }) => ({ input: { from: given(from), to: given(to), issuers } }),
        reply: ({ asOf, ...stats }: VerificationNetworkStats) => ({ ...stats, asOf: millis(asOf) }),
      },
    },
  };
}
