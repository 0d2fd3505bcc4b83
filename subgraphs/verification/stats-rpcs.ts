import type { VerificationStatsService } from '../../proto/generated/testamur/internal/stats.ts';
import { type BindingOf, given, millis, operationRow } from '../rpc.ts';
import { VERIFICATION_STATS } from './contracts.ts';
import type { VerificationOperations } from './resolvers.ts';

/** What the verification engine counts for them. */
export function createVerificationStatsBinding(
  internal: VerificationOperations,
): BindingOf<VerificationStatsService> {
  return {
    ...VERIFICATION_STATS,
    rpcs: {
      GetVerificationStats: operationRow({
        operation: internal.networkStats,
        args: ({ from, to, issuers }) => ({ from: given(from), to: given(to), issuers }),
        reply: ({ asOf, ...stats }) => ({ ...stats, asOf: millis(asOf) }),
      }),
    },
  };
}
