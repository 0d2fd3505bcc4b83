import { asUnit } from '../../../kernel/context.ts';
import type { IssuerStatsService } from '../../../proto/generated/testamur/internal/stats.ts';
import { countsOf } from '../../did-registry/remote-counts.ts';
import type { RpcClient } from '../../rpc.ts';
import type { IssuerPorts } from '../ports.ts';

/** How many issuers there are, asked from another process. */
export function createRemoteIssuerCounts(client: RpcClient<IssuerStatsService>): IssuerPorts['counts'] {
  return {
    all: async (context) => countsOf(await client.call('CountIssuers', {}, asUnit(context, 'core-engine'))),
  };
}
