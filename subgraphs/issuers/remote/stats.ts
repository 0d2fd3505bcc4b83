import { asUnit } from '../../../kernel/context.ts';
import type { IssuerStatus } from '../../../kernel/identity.ts';
import type { RpcClient } from '../../rpc.ts';
import type { IssuerPorts } from '../ports.ts';

// proto3 int64 arrives as text.
interface CountsReply {
  readonly total: string;
  readonly byStatus: readonly { readonly key: IssuerStatus; readonly count: string }[];
}

/** How many issuers there are, asked from another process. */
export function createRemoteIssuerCounts(client: RpcClient): IssuerPorts['counts'] {
  return {
    async all(context) {
      const reply = await client.call<CountsReply>('CountIssuers', {}, asUnit(context, 'core-engine'));
      return {
        total: Number(reply.total),
        byStatus: reply.byStatus.map(({ key, count }) => ({ key, count: Number(count) })),
      };
    },
  };
}
