import { type Connection, Schema, trusted } from 'mongoose';
import { derivedId } from '../../../kernel/ids.ts';
import { type BoundedTotal, countUpTo } from '../../../store/bounded-count.ts';
import type { Write } from '../../../store/ledger.ts';
import type { Notification, WalletItem } from './notification.ts';

type StoredNotification = Omit<Notification, 'notificationId'> & { readonly _id: string };
type StoredItem = WalletItem & { readonly _id: string; readonly holderId: string };

export type NotificationStore = Awaited<ReturnType<typeof notificationStore>>;

/** Notifications, and what was last seen of the credentials that many of them are about. */
export async function notificationStore(connection: Connection) {
  const text = { type: String, required: true };
  const notifications = new Schema<StoredNotification>(
    {
      // Derived from the holder and the event, so that nobody is told anything twice.
      _id: text,
      holderId: text,
      kind: text,
      title: text,
      body: text,
      credentialId: { type: String, default: null },
      readAt: { type: Date, default: null },
      createdAt: { type: Date, required: true },
    },
    { versionKey: false },
  );
  notifications.index({ holderId: 1, createdAt: -1, _id: -1 }); // the list of a holder, newest first
  notifications.index({ holderId: 1, readAt: 1, createdAt: -1, _id: -1 }); // what is unread, newest first
  const items = new Schema<StoredItem>(
    {
      _id: text,
      holderId: text,
      credentialId: text,
      status: text,
      isExpiryTold: { type: Boolean, required: true },
    },
    { versionKey: false },
  );
  items.index({ holderId: 1 }); // the wallet of a holder
  const Notifications = connection.model<StoredNotification>(
    'HolderNotification',
    notifications,
    'holder_notifications',
  );
  const Items = connection.model<StoredItem>('WalletItem', items, 'wallet_items');
  await Notifications.createIndexes();
  await Items.createIndexes();

  return {
    async page(
      { holderId, unreadOnly }: { readonly holderId: string; readonly unreadOnly: boolean },
      { skip, limit }: { readonly skip: number; readonly limit: number },
    ): Promise<{ readonly items: readonly Notification[]; readonly unread: number } & BoundedTotal> {
      const filter = unreadOnly ? { holderId, readAt: null } : { holderId };
      const [found, counted, unread] = await Promise.all([
        Notifications.find(filter).sort({ createdAt: -1, _id: -1 }).skip(skip).limit(limit).lean(),
        countUpTo(Notifications, filter),
        countUpTo(Notifications, { holderId, readAt: null }),
      ]);
      return { items: found.map(fromStored), ...counted, unread: unread.total };
    },

    async byId(holderId: string, notificationId: string): Promise<Notification | undefined> {
      const found = await Notifications.findOne({ _id: notificationId, holderId }).lean();
      return found ? fromStored(found) : undefined;
    },

    /** Up to `limit` ids of unread notifications. */
    async unreadIds(holderId: string, limit: number): Promise<readonly string[]> {
      const found = await Notifications.find({ holderId, readAt: null }, { _id: 1 }).limit(limit).lean();
      return found.map(({ _id }) => _id);
    },

    async idsOf(holderId: string): Promise<readonly string[]> {
      return (await Notifications.find({ holderId }, { _id: 1 }).lean()).map(({ _id }) => _id);
    },

    /** Tells it, unless it was told before. */
    tellWrite: ({ notificationId, ...notification }: Notification): Write => ({
      model: Notifications,
      operation: {
        updateOne: { filter: { _id: notificationId }, update: { $setOnInsert: notification }, upsert: true },
      },
    }),

    /** The first reading counts. */
    readWrite: (notificationId: string, at: Date): Write => ({
      model: Notifications,
      operation: {
        updateOne: { filter: { _id: notificationId, readAt: null }, update: { $set: { readAt: at } } },
      },
    }),

    forgetWrite: (notificationId: string): Write => ({
      model: Notifications,
      operation: { deleteOne: { filter: { _id: notificationId } } },
    }),

    /** What was last seen of these credentials of a holder, by credential id. */
    async itemsOf(
      holderId: string,
      credentialIds: readonly string[],
    ): Promise<ReadonlyMap<string, WalletItem>> {
      const ids = credentialIds.map((credentialId) => itemId(holderId, credentialId));
      const found = await Items.find({ _id: trusted({ $in: ids }) }).lean();
      return new Map(found.map(({ _id, holderId: _holderId, ...item }) => [item.credentialId, item]));
    },

    async itemIdsOf(holderId: string): Promise<readonly string[]> {
      return (await Items.find({ holderId }, { _id: 1 }).lean()).map(({ _id }) => _id);
    },

    seenWrite: (holderId: string, item: WalletItem): Write => ({
      model: Items,
      operation: {
        updateOne: {
          filter: { _id: itemId(holderId, item.credentialId) },
          update: { $set: { holderId, ...item } },
          upsert: true,
        },
      },
    }),

    forgetItemWrite: (id: string): Write => ({
      model: Items,
      operation: { deleteOne: { filter: { _id: id } } },
    }),
  };
}

function itemId(holderId: string, credentialId: string): string {
  return derivedId('wallet-item', holderId, credentialId);
}

function fromStored({ _id, ...notification }: StoredNotification): Notification {
  return { ...notification, notificationId: _id };
}
