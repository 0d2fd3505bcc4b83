import type { VerificationStatsService } from '../../proto/generated/testamur/internal/stats.ts';
import { type BindingOf, given, millis, row } from '../rpc.ts';
import { VERIFICATION_STATS } from './contracts.ts';
import type { VerificationInternals } from './resolvers.ts';

/** What the verification engine counts for them. */
export function createVerificationStatsBinding(
  internal: VerificationInternals,
): BindingOf<VerificationStatsService> {
  return {
    ...VERIFICATION_STATS,
    rpcs: {
      GetVerificationStats: row({
        resolver: internal.networkStats,
        args: ({ from, to, issuers }) => ({ input: { from: given(from), to: given(to), issuers } }),
        reply: ({ asOf, ...stats }) => ({ ...stats, asOf: millis(asOf) }),
      }),
    },
  };
}
