import { asUnit } from '../../../kernel/context.ts';
import { ISSUER_STATUSES } from '../../../kernel/identity.ts';
import type { IssuerStatsService } from '../../../proto/generated/testamur/internal/stats.ts';
import type { RpcClient } from '../../rpc.ts';
import { oneOf } from '../../rpc-replies.ts';
import type { IssuerPorts } from '../ports.ts';

/** How many issuers there are, asked from another process. */
export function createRemoteIssuerCounts(client: RpcClient<IssuerStatsService>): IssuerPorts['counts'] {
  return {
    async all(context) {
      const reply = await client.call('CountIssuers', {}, asUnit(context, 'core-engine'));
      return {
        total: Number(reply.total),
        byStatus: reply.byStatus.map(({ key, count }) => ({
          key: oneOf(ISSUER_STATUSES, key),
          count: Number(count),
        })),
      };
    },
  };
}
