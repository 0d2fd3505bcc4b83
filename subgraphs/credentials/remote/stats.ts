import { asUnit, type Context } from '../../../kernel/context.ts';
import type {
  CredentialStatsService,
  StatsCount,
  StatsShare,
} from '../../../proto/generated/testamur/internal/stats.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf } from '../../rpc-replies.ts';
import type { CredentialPorts } from '../ports.ts';

/** What credential issuance counts, asked from another process. */
export function createRemoteCredentialCounts(
  client: RpcClient<CredentialStatsService>,
): CredentialPorts['counts'] {
  return {
    async of({ from, to, top }, context) {
      const reply = await client.call('GetCredentialStats', { from, to, top }, asCore(context));
      const { recount } = reply;
      return {
        total: Number(reply.total),
        byStatus: reply.byStatus.map(countOf),
        claimed: Number(reply.claimed),
        expiring30d: Number(reply.expiringSoon),
        issuedByDay: reply.issuedByDay.map(({ day, count }) => ({ day, count: Number(count) })),
        revokedByDay: reply.revokedByDay.map(({ day, count }) => ({ day, count: Number(count) })),
        byIssuer: reply.byIssuer.map(shareOf),
        byType: reply.byType.map(shareOf),
        issuersActive: Number(reply.issuersActive),
        asOf: dateOf(reply.asOf),
        recount: recount
          ? {
              finishedAt: dateOf(recount.finishedAt),
              checked: Number(recount.checked),
              mended: Number(recount.mended),
            }
          : undefined,
      };
    },
    async recount(context) {
      await client.call('Recount', {}, asCore(context));
    },
  };
}

function asCore(context: Context): Context {
  return asUnit(context, 'core-engine');
}

function countOf({ key, count }: StatsCount) {
  return { key, count: Number(count) };
}

function shareOf({ key, issued, revoked }: StatsShare) {
  return { key, issued: Number(issued), revoked: Number(revoked) };
}
