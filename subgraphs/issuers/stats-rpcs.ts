import type { IssuerStatsService } from '../../proto/generated/testamur/internal/stats.ts';
import { type BindingOf, row } from '../rpc.ts';
import { ISSUER_STATS } from './contracts.ts';
import type { IssuerInternals } from './resolvers.ts';

/** What the issuer registry counts for them. */
export function createIssuerStatsBinding(internal: IssuerInternals): BindingOf<IssuerStatsService> {
  return {
    ...ISSUER_STATS,
    rpcs: {
      CountIssuers: row({
        resolver: internal.countIssuers,
        args: () => ({}),
        reply: ({ total, byStatus }) => ({ total, byStatus }),
      }),
    },
  };
}
