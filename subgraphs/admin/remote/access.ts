import { ADMIN_ROLES } from '../../../kernel/identity.ts';
import type { AdminAccessService } from '../../../proto/generated/testamur/internal/access.ts';
import type { RpcClient } from '../../rpc.ts';
import { oneOf, orUndefined } from '../../rpc-replies.ts';
import type { AdminPorts } from '../ports.ts';

/** How administrators stand and where they are written to, asked from the Admin Console in another process. */
export function createRemoteAdministrators(
  client: RpcClient<AdminAccessService>,
): AdminPorts['administrators'] {
  return {
    async standing({ userId, tokenId, tokenEpoch }, context) {
      const asked = client.call('GetStanding', { userId, tokenId, tokenEpoch }, context);
      const reply = await orUndefined(asked);
      return (
        reply && {
          role: oneOf(ADMIN_ROLES, reply.role),
          status: oneOf(['ACTIVE', 'DISABLED'], reply.status),
          tokenStands: reply.tokenStands,
        }
      );
    },
    deciderAddresses: async (context) => (await client.call('ListDeciderAddresses', {}, context)).addresses,
  };
}
