import type { HolderAccount } from '../accounts/ports.ts';
import type { Room } from '../room.ts';
import { createReceivedRequestService } from './request-service.ts';
import { receivedRequestResolvers } from './resolvers.ts';

/** Opens the room of what verifiers ask of holders; the requests themselves are kept by verifiers. */
export function openVerificationRequestsRoom(deps: Parameters<typeof createReceivedRequestService>[0]): Room {
  const { requests, accounts } = deps;
  return {
    resolvers: receivedRequestResolvers(createReceivedRequestService(deps)),
    /** What was asked of the person goes, for those who asked, too. */
    eraser: { erase: async ({ email }: HolderAccount) => [requests.eraseWrite(email)] },
    exporter: {
      name: 'verificationRequests',
      async export(holderId: string) {
        const account = await accounts.byId(holderId);
        return account ? requests.exportOf(account.email) : [];
      },
    },
  };
}
