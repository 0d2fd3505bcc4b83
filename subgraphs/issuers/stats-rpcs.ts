import type { IssuerStatsService } from '../../proto/generated/testamur/internal/stats.ts';
import { type BindingOf, operationRow } from '../rpc.ts';
import { ISSUER_STATS } from './contracts.ts';
import type { IssuersService } from './resolvers.ts';

/** What the issuer registry counts for them. */
export function createIssuerStatsBinding(internal: IssuersService): BindingOf<IssuerStatsService> {
  return {
    ...ISSUER_STATS,
    rpcs: {
      CountIssuers: operationRow({
        operation: (_input, context) => internal.stats(context),
        args: () => ({}),
        reply: ({ total, byStatus }) => ({ total, byStatus }),
      }),
    },
  };
}
