import type { RpcClient } from '../../rpc.ts';
import { orUndefined } from '../../rpc-replies.ts';
import type { AdminPorts } from '../ports.ts';
import type { AdminStanding } from '../users/admin-user.ts';

/** How administrators stand and where they are written to, asked from the Admin Console in another process. */
export function createRemoteAdministrators(client: RpcClient): AdminPorts['administrators'] {
  return {
    standing: (token, context) => orUndefined(client.call<AdminStanding>('GetStanding', token, context)),
    deciderAddresses: async (context) =>
      (await client.call<{ addresses: readonly string[] }>('ListDeciderAddresses', {}, context)).addresses,
  };
}
