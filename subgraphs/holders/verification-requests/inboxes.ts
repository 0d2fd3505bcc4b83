import type { HolderAccounts } from '../accounts/ports.ts';
import type { WalletRoom } from '../wallet/room.ts';
import type { BlockedVerifierStore } from './blocked-verifier-model.ts';
import type { Inboxes } from './ports.ts';

/** How what a verifier asks of an address reaches whoever has it. */
export function createInboxes(deps: {
  blocked: Pick<BlockedVerifierStore, 'find'>;
  accounts: Pick<HolderAccounts, 'byEmail'>;
  wallet: Pick<WalletRoom, 'hasWithdrawn' | 'notificationWrite'>;
}): Inboxes {
  const { blocked, accounts, wallet } = deps;
  return {
    async receptionOf({ email, requestId, verifier: { verifierId, name } }) {
      const account = await accounts.byEmail(email);
      if (!account) return { isBlocked: false, isMailed: true, writes: [] };
      const { holderId, status, isDemo } = account;
      if (await blocked.find(holderId, verifierId)) return { isBlocked: true, isMailed: false, writes: [] };
      if (status !== 'ACTIVE') return { isBlocked: false, isMailed: true, writes: [] };
      return {
        isBlocked: false,
        // Whoever has never said anything about notices gets the letter: most people do not look into a wallet every day.
        isMailed: !isDemo && !(await wallet.hasWithdrawn(holderId, 'EMAIL_NOTICES')),
        writes: [
          wallet.notificationWrite(holderId, {
            kind: 'VERIFICATION_REQUESTED',
            title: `${name} asks to see credentials of yours`,
            body: 'Look at what they ask for and why among the requests of verifiers. You choose what to show, or decline.',
            dedupeKey: `verification-request:${requestId}`,
          }),
        ],
      };
    },
  };
}
