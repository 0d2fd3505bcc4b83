import type { CredentialStatsService } from '../../proto/generated/testamur/internal/stats.ts';
import { type BindingOf, given, givenNumber, millis, row } from '../rpc.ts';
import { CREDENTIAL_STATS } from './contracts.ts';
import type { CredentialInternals } from './resolvers.ts';

/** What credential issuance counts for the network's statistics. */
export function createCredentialStatsBinding(
  internal: CredentialInternals,
): BindingOf<CredentialStatsService> {
  return {
    ...CREDENTIAL_STATS,
    rpcs: {
      GetCredentialStats: row({
        resolver: internal.networkStats,
        args: ({ from, to, top }) => ({ input: { from: given(from), to: given(to), top: givenNumber(top) } }),
        reply: ({ asOf, recount, expiring30d, ...stats }) => ({
          ...stats,
          expiringSoon: expiring30d,
          asOf: millis(asOf),
          recount: recount ? { ...recount, finishedAt: millis(recount.finishedAt) } : null,
        }),
      }),
      Recount: row({
        resolver: internal.recountNetwork,
        args: () => ({}),
        reply: () => ({}),
      }),
    },
  };
}
