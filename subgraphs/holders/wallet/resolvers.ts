import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type {
  MeResolvers,
  MutationResolvers,
  NotificationResolvers,
  WalletIssuerResolvers,
} from '../generated/resolvers.ts';
import type { ConsentService } from './consent-service.ts';
import type { ExportService } from './export-service.ts';
import type { NotificationService } from './notification-service.ts';
import type { WalletCredentialService } from './wallet-credential-service.ts';
import type { WalletKeyService } from './wallet-key-service.ts';

type Input = { readonly input: unknown };

/** The wallet's fields. Each operation decides by itself whose records it serves: the caller's. */
export function walletResolvers(services: {
  keys: WalletKeyService;
  wallet: WalletCredentialService;
  consents: ConsentService;
  notifications: NotificationService;
  exports: ExportService;
}) {
  const { keys, wallet, consents, notifications, exports } = services;
  return {
    Me: {
      credentials: async (_me: unknown, args: unknown, context: Context) =>
        toConnection(await wallet.list(args, context)),
      credential: (_me: unknown, args: unknown, context: Context) => wallet.read(args, context),
      credentialFile: (_me: unknown, args: unknown, context: Context) => wallet.file(args, context),
      credentialPdf: (_me: unknown, args: unknown, context: Context) => wallet.certificate(args, context),
      walletKey: async (_me: unknown, _args: unknown, context: Context) =>
        (await keys.list(context)).find(({ isCurrent }) => isCurrent) ?? null,
      walletKeys: (_me: unknown, _args: unknown, context: Context) => keys.list(context),
      consents: (_me: unknown, _args: unknown, context: Context) => consents.list(context),
      notifications: async (_me: unknown, args: unknown, context: Context) => {
        const page = await notifications.list(args, context);
        const { unread, isUpToDate } = page;
        return { ...toConnection(page), unreadCount: unread, isUpToDate };
      },
      export: (_me: unknown, _args: unknown, context: Context) => exports.file(context),
    } satisfies Pick<
      MeResolvers,
      | 'credentials'
      | 'credential'
      | 'credentialFile'
      | 'credentialPdf'
      | 'walletKey'
      | 'walletKeys'
      | 'consents'
      | 'notifications'
      | 'export'
    >,
    Notification: {
      credential: ({ credentialId }) => (credentialId ? { credentialId } : null),
    } satisfies Pick<NotificationResolvers, 'credential'>,
    WalletIssuer: {
      registered: ({ did }) => ({ did }),
    } satisfies Pick<WalletIssuerResolvers, 'registered'>,
    Mutation: {
      createWalletKeyChallenge: async (_parent: unknown, _args: unknown, context: Context) => ({
        challenge: await keys.challenge(context),
      }),
      addWalletKey: async (_parent: unknown, { input }: Input, context: Context) => ({
        walletKey: await keys.add(input, context),
      }),
      grantConsent: async (_parent: unknown, { input }: Input, context: Context) => ({
        consent: await consents.grant(input, context),
      }),
      withdrawConsent: async (_parent: unknown, { input }: Input, context: Context) => ({
        consent: await consents.withdraw(input, context),
      }),
      markNotificationRead: async (_parent: unknown, { input }: Input, context: Context) => ({
        notification: await notifications.markRead(input, context),
      }),
      markAllNotificationsRead: (_parent: unknown, _args: unknown, context: Context) =>
        notifications.markAllRead(context),
    } satisfies Pick<
      MutationResolvers,
      | 'createWalletKeyChallenge'
      | 'addWalletKey'
      | 'grantConsent'
      | 'withdrawConsent'
      | 'markNotificationRead'
      | 'markAllNotificationsRead'
    >,
  };
}
