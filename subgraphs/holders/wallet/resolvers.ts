import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { ConsentService } from './consent-service.ts';
import type { ExportService } from './export-service.ts';
import type { NotificationService } from './notification-service.ts';
import type { WalletCredentialService } from './wallet-credential-service.ts';
import type { WalletKeyService } from './wallet-key-service.ts';

/** The wallet's fields. Each operation decides by itself whose records it serves: the caller's. */
export function walletResolvers(services: {
  keys: WalletKeyService;
  wallet: WalletCredentialService;
  consents: ConsentService;
  notifications: NotificationService;
  exports: ExportService;
  verifierName: (id: string) => Promise<string | undefined>;
}) {
  const { keys, wallet, consents, notifications, exports, verifierName } = services;
  return {
    Me: {
      credentials: async (_me, args, context) => toConnection(await wallet.list(args, context)),
      credential: (_me, args, context) => wallet.read(args, context),
      credentialFile: (_me, args, context) => wallet.file(args, context),
      credentialPdf: (_me, args, context) => wallet.certificate(args, context),
      walletKey: async (_me, _args, context) =>
        (await keys.list(context)).find(({ isCurrent }) => isCurrent) ?? null,
      walletKeys: (_me, _args, context) => keys.list(context),
      consents: (_me, _args, context) => consents.list(context),
      notifications: async (_me, args, context) => {
        const page = await notifications.list(args, context);
        const { unread, isUpToDate } = page;
        return { ...toConnection(page), unreadCount: unread, isUpToDate };
      },
      export: (_me, _args, context) => exports.file(context),
    },
    Consent: {
      verifierName: async ({ purpose, scope, status }) =>
        purpose === 'SHARE_WITH_VERIFIER' && scope !== null && status === 'GRANTED'
          ? ((await verifierName(scope)) ?? null)
          : null,
    },
    Notification: {
      credential: ({ credentialId }) => (credentialId ? { credentialId } : null),
    },
    WalletIssuer: {
      registered: ({ authorityType, did }) => (authorityType === 'ISSUER' ? { did } : null),
      custodian: ({ authorityType, did }) => (authorityType === 'CUSTODIAN' ? { did } : null),
    },
    Mutation: {
      createWalletKeyChallenge: async (_parent, _args, context) => ({
        challenge: await keys.challenge(context),
      }),
      addWalletKey: async (_parent, { input }, context) => ({
        walletKey: await keys.add(input, context),
      }),
      grantConsent: async (_parent, { input }, context) => ({
        consent: await consents.grant(input, context),
      }),
      withdrawConsent: async (_parent, { input }, context) => ({
        consent: await consents.withdraw(input, context),
      }),
      markNotificationRead: async (_parent, { input }, context) => ({
        notification: await notifications.markRead(input, context),
      }),
      markAllNotificationsRead: (_parent, _args, context) => notifications.markAllRead(context),
    },
  } satisfies Resolvers;
}
