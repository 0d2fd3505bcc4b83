import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, readOnce } from '../../../kernel/context.ts';
import { AppError, isAppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import type { Logger } from '../../../kernel/log.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { workingForAll } from '../../../kernel/work.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import { callingHolder } from '../accounts/caller.ts';
import type { HolderAccount, HolderAccounts } from '../accounts/ports.ts';
import type { HeldCredentials } from '../ports.ts';
import {
  changeOf,
  listNotificationsInput,
  markReadInput,
  type News,
  type Notification,
  newNotification,
} from './notification.ts';
import type { NotificationStore } from './notification-model.ts';
import { heldPages } from './wallet-credential.ts';

/** Credentials of each DID that are compared at every look, and so many at one look in a minute. */
const SYNCED_ALWAYS = 100;
const MAX_SYNCED = 500;
const SYNC_MS = 60_000;
const REMEMBERED_HOLDERS = 10_000;
const MARKED_AT_ONCE = 500;

export interface NotificationPage extends Page<Notification> {
  readonly size: number;
  readonly unread: number;
  /** False when the wallet could not be compared just now, so that news of credentials may be missing. */
  readonly isUpToDate: boolean;
}

export type NotificationService = ReturnType<typeof createNotificationService>;

/** What holders are told. News of credentials are found when the holder looks: the wallet is compared with what was last seen. */
export function createNotificationService(deps: {
  notifications: NotificationStore;
  accounts: HolderAccounts;
  credentials: HeldCredentials;
  ledger: Ledger;
  now: Clock;
  log: Logger;
}) {
  const { notifications, accounts, credentials, ledger, now, log } = deps;
  const lastWhole = new LRUCache<string, number>({ max: REMEMBERED_HOLDERS });

  return {
    sync,

    /** The caller's notifications, newest first. */
    async list(input: unknown, context: Context): Promise<NotificationPage> {
      permit(context, 'wallet.read');
      const { unreadOnly = false, ...paging } = parseInput(listNotificationsInput, input ?? {});
      const window = pageWindow(paging);
      const account = await callingHolder(accounts, context);
      const isUpToDate = await sync(account, context);
      const page = await notifications.page({ holderId: account.holderId, unreadOnly }, window);
      return { ...page, isUpToDate, offset: window.skip, size: window.limit };
    },

    /** Marks one as read; the first reading counts. Error: NOT_FOUND. */
    async markRead(input: unknown, context: Context): Promise<Notification> {
      permit(context, 'wallet.write');
      const { notificationId } = parseInput(markReadInput, input);
      const { holderId } = await callingHolder(accounts, context);
      const found = await notifications.byId(holderId, notificationId);
      if (!found) throw new AppError('NOT_FOUND', 'There is no notification of this id.');
      if (found.readAt) return found;
      const at = now();
      await ledger.commit(context, { writes: [notifications.readWrite(notificationId, at)], audit: [] });
      return { ...found, readAt: at };
    },

    /** Marks all that are unread; says how many there were. */
    async markAllRead(context: Context): Promise<{ readonly marked: number }> {
      permit(context, 'wallet.write');
      const { holderId } = await callingHolder(accounts, context);
      let marked = 0;
      for (;;) {
        const ids = await notifications.unreadIds(holderId, MARKED_AT_ONCE);
        if (ids.length === 0) return { marked };
        const at = now();
        await ledger.commit(context, {
          writes: ids.map((id) => notifications.readWrite(id, at)),
          audit: [],
        });
        marked += ids.length;
      }
    },

    /** Every notification of a holder, newest first. */
    async all(account: HolderAccount, context: Context): Promise<readonly Notification[]> {
      await sync(account, context);
      const everything: Notification[] = [];
      for (;;) {
        const window = { skip: everything.length, limit: MARKED_AT_ONCE };
        const page = await notifications.page({ holderId: account.holderId, unreadOnly: false }, window);
        everything.push(...page.items);
        if (page.items.length < window.limit) return everything;
      }
    },

    /** Tells a holder something in the commit of another room; the same `dedupeKey` tells it once. */
    write: (holderId: string, news: News): Write =>
      notifications.tellWrite(newNotification(holderId, news, now())),

    async eraseWrites({ holderId }: HolderAccount): Promise<readonly Write[]> {
      const [ids, itemIds] = await Promise.all([
        notifications.idsOf(holderId),
        notifications.itemIdsOf(holderId),
      ]);
      return [...ids.map(notifications.forgetWrite), ...itemIds.map(notifications.forgetItemWrite)];
    },
  };

  /** Writes what is new about the holder's credentials. False when they cannot be read now: nothing is lost, the next look finds it. */
  function sync(account: HolderAccount, context: Context): Promise<boolean> {
    return readOnce(context, sync, async () => {
      const { holderId } = account;
      const at = now().getTime();
      if (at - (lastWhole.get(holderId) ?? Number.NEGATIVE_INFINITY) < SYNC_MS)
        return compare(account, SYNCED_ALWAYS, context);
      // What is found is kept for the next look: the document that happens to come first does not pay for it.
      const forAll = { ...context, work: undefined };
      const isUpToDate = await workingForAll(() => compare(account, MAX_SYNCED, forAll));
      if (isUpToDate) lastWhole.set(holderId, at);
      return isUpToDate;
    });
  }

  async function compare(
    { holderId, dids }: HolderAccount,
    atMost: number,
    context: Context,
  ): Promise<boolean> {
    try {
      for await (const page of heldPages(credentials, { dids, atMost }, context)) {
        const seen = await notifications.itemsOf(
          holderId,
          page.map(({ credentialId }) => credentialId),
        );
        const at = now();
        const writes = page.flatMap((held) => {
          const change = changeOf(held, seen.get(held.credentialId), at);
          if (!change) return [];
          const told = change.news.map((news) =>
            notifications.tellWrite(newNotification(holderId, news, at)),
          );
          return [...told, notifications.seenWrite(holderId, change.item)];
        });
        if (writes.length > 0) await ledger.commit(context, { writes, audit: [] });
      }
      return true;
    } catch (error) {
      if (!isAppError(error) || !error.code.startsWith('UPSTREAM_')) throw error;
      log.warn({ err: error, correlationId: context.correlationId }, 'wallet not compared: upstream');
      return false;
    }
  }
}
