import type { Connection } from 'mongoose';
import type { HolderAccount, HolderAccounts } from '../accounts/ports.ts';
import type { Room } from '../room.ts';
import type { WalletRoom } from '../wallet/room.ts';
import { createBlockService } from './block-service.ts';
import { blockedVerifierStore } from './blocked-verifier-model.ts';
import { createInboxes } from './inboxes.ts';
import type { Inboxes } from './ports.ts';
import { createReceivedRequestService, type ReceivedRequestService } from './request-service.ts';
import { receivedRequestResolvers } from './resolvers.ts';

/** Opens the room of what verifiers ask of holders; the requests themselves are kept by verifiers. */
export async function openVerificationRequestsRoom(
  deps: Omit<Parameters<typeof createReceivedRequestService>[0], 'sharingWith'> & {
    readonly connection: Connection;
    readonly accounts: Pick<HolderAccounts, 'byId' | 'byEmail'>;
    readonly wallet: Pick<WalletRoom, 'hasWithdrawn' | 'notificationWrite' | 'sharingWith'>;
    readonly knownVerifiers: { nameOf(id: string): Promise<string | undefined> };
  },
): Promise<Room & { readonly inboxes: Inboxes; readonly answer: ReceivedRequestService['answer'] }> {
  const { connection, requests, accounts, wallet, knownVerifiers } = deps;
  const blocked = await blockedVerifierStore(connection);
  const received = createReceivedRequestService({ ...deps, sharingWith: wallet.sharingWith });
  return {
    resolvers: receivedRequestResolvers({
      requests: received,
      blocks: createBlockService({ ...deps, blocked }),
      nameOf: (verifierId) => knownVerifiers.nameOf(verifierId),
    }),
    answer: received.answer,
    inboxes: createInboxes({ blocked, accounts, wallet }),
    /** What was asked of the person goes, for those who asked, too. */
    eraser: {
      erase: async ({ holderId, email }: HolderAccount) => [
        requests.eraseWrite(email),
        blocked.deleteOfHolderWrite(holderId),
      ],
    },
    exporter: {
      name: 'verificationRequests',
      async export(holderId: string) {
        const account = await accounts.byId(holderId);
        const [received, blockedVerifiers] = await Promise.all([
          account ? requests.exportOf(account.email) : [],
          blocked.ofHolder(holderId),
        ]);
        return {
          received,
          blockedVerifiers: blockedVerifiers.map(({ holderId: _holderId, ...one }) => one),
        };
      },
    },
  };
}
