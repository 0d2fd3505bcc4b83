import { asUnit } from '../../../kernel/context.ts';
import type {
  StatsCount,
  VerificationStatsService,
} from '../../../proto/generated/testamur/internal/stats.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf } from '../../rpc-replies.ts';
import type { VerificationPorts } from '../ports.ts';

/** What the verification engine counts, asked from another process. */
export function createRemoteVerificationCounts(
  client: RpcClient<VerificationStatsService>,
): VerificationPorts['counts'] {
  return {
    async of({ from, to, issuers }, context) {
      const request = { from, to, issuers };
      const reply = await client.call('GetVerificationStats', request, asUnit(context, 'core-engine'));
      return {
        total: Number(reply.total),
        valid: Number(reply.valid),
        byStatus: reply.byStatus.map(countOf),
        byChannel: reply.byChannel.map(countOf),
        byDay: reply.byDay.map(({ day, total, valid }) => ({
          day,
          total: Number(total),
          valid: Number(valid),
        })),
        byIssuer: reply.byIssuer.map(({ key, total, valid }) => ({
          key,
          total: Number(total),
          valid: Number(valid),
        })),
        asOf: dateOf(reply.asOf),
      };
    },
  };
}

function countOf({ key, count }: StatsCount) {
  return { key, count: Number(count) };
}
