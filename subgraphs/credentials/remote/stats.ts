import { asUnit, type Context } from '../../../kernel/context.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf } from '../../rpc-replies.ts';
import type { CredentialPorts } from '../ports.ts';

// proto3 int64 arrives as text.
interface CountReply {
  readonly key: string;
  readonly count: string;
}

interface ShareReply {
  readonly key: string;
  readonly issued: string;
  readonly revoked: string;
}

interface CredentialReply {
  readonly total: string;
  readonly byStatus: readonly CountReply[];
  readonly claimed: string;
  readonly expiringSoon: string;
  readonly issuedByDay: readonly { readonly day: string; readonly count: string }[];
  readonly revokedByDay: readonly { readonly day: string; readonly count: string }[];
  readonly byIssuer: readonly ShareReply[];
  readonly byType: readonly ShareReply[];
  readonly issuersActive: string;
  readonly asOf: string;
  readonly recount: { readonly finishedAt: string; readonly checked: string; readonly mended: string } | null;
}

/** What credential issuance counts, asked from another process. */
export function createRemoteCredentialCounts(client: RpcClient): CredentialPorts['counts'] {
  return {
    async of({ from, to, top }, context) {
      const reply = await client.call<CredentialReply>(
        'GetCredentialStats',
        { from, to, top },
        asCore(context),
      );
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

function countOf({ key, count }: CountReply) {
  return { key, count: Number(count) };
}

function shareOf({ key, issued, revoked }: ShareReply) {
  return { key, issued: Number(issued), revoked: Number(revoked) };
}
