import type { Context } from '../../kernel/context.ts';
import type { AdminRole } from '../../kernel/identity.ts';
import type { GrpcClient } from '../client.ts';
import { orUndefined } from './issuer-registry.ts';

/** How administrators stand and where they are written to, asked from the Admin Console in another process. */
export function createRemoteStanding(client: GrpcClient) {
  return {
    of: (token: { userId: string; tokenId: string; tokenEpoch: number }, context: Context) =>
      orUndefined(
        client.call<{ role: AdminRole; status: string; tokenStands: boolean }>('GetStanding', token, context),
      ),
    deciderAddresses: async (context: Context): Promise<readonly string[]> =>
      (await client.call<{ addresses: readonly string[] }>('ListDeciderAddresses', {}, context)).addresses,
  };
}
