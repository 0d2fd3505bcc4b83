import { given, givenNumber, millis, type ServiceBinding } from '../rpc.ts';
import type { Resolver, Subgraph } from '../subgraph.ts';
import { CREDENTIAL_STATS } from './contracts.ts';
import type { CredentialNetworkStats } from './credential-stats.ts';

/** What credential issuance counts for the network's statistics. */
export function createCredentialStatsBinding({ internal }: Subgraph): ServiceBinding {
  return {
    ...CREDENTIAL_STATS,
    rpcs: {
      GetCredentialStats: {
        resolver: internal['networkStats'] as Resolver,
        args: ({ from, to, top }) => ({ input: { from: given(from), to: given(to), top: givenNumber(top) } }),
        reply: ({ asOf, recount, expiring30d, ...stats }: CredentialNetworkStats) => ({
          ...stats,
          expiringSoon: expiring30d,
          asOf: millis(asOf),
          recount: recount && { ...recount, finishedAt: millis(recount.finishedAt) },
        }),
      },
      Recount: {
        resolver: internal['recountNetwork'] as Resolver,
        args: () => ({}),
        reply: () => ({}),
      },
    },
  };
}
