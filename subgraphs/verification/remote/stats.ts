import { asUnit } from '../../../kernel/context.ts';
import type { RpcClient } from '../../rpc.ts';
import { dateOf } from '../../rpc-replies.ts';
import type { VerificationPorts } from '../ports.ts';

// proto3 int64 arrives as text.
interface VerificationReply {
  readonly total: string;
  readonly valid: string;
  readonly byStatus: readonly CountReply[];
  readonly byChannel: readonly CountReply[];
  readonly byDay: readonly { readonly day: string; readonly total: string; readonly valid: string }[];
  readonly byIssuer: readonly { readonly key: string; readonly total: string; readonly valid: string }[];
  readonly asOf: string;
}

interface CountReply {
  readonly key: string;
  readonly count: string;
}

/** What the verification engine counts, asked from another process. */
export function createRemoteVerificationCounts(client: RpcClient): VerificationPorts['counts'] {
  return {
    async of({ from, to, issuers }, context) {
      const request = { from, to, issuers };
      const reply = await client.call<VerificationReply>(
        'GetVerificationStats',
        request,
        asUnit(context, 'core-engine'),
      );
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

function countOf({ key, count }: CountReply) {
  return { key, count: Number(count) };
}
