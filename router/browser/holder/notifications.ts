import { onPress } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, element, fill, instant, named, plain } from '../elements.ts';
import type { Notification, NotificationKind } from '../generated/operations.ts';
import { type Part, partOf, readTogether } from './me.ts';
import { pagedList, rowButton } from './rows.ts';
import type { Selected, Selection } from './selection.ts';
import { actSignedIn } from './session.ts';

const FIELDS = {
  notificationId: true,
  kind: true,
  title: true,
  body: true,
  readAt: true,
  createdAt: true,
} satisfies Selection<Notification>;

/** Where the holder answers what a notification tells of. */
const ANSWERED_AT: Readonly<Partial<Record<NotificationKind, readonly [href: string, words: string]>>> = {
  VERIFICATION_REQUESTED: ['#asked', 'See what they ask'],
  LEARNER_LINK_PROPOSED: ['#institutions', 'See which institution'],
};

/** Notifications with how many are unread: the list, and that number alone. */
export function notificationList(): { readonly list: Part; readonly unread: Part } {
  const list = pagedList({
    into: 'notification-rows',
    title: 'notifications-title',
    field: 'notifications',
    fields: FIELDS,
    totals: { unreadCount: true },
    empty: 'Nothing has happened yet.',
    row: notificationRow,
    shown: showUnread,
  });
  const unread = partOf('notifications', { unreadCount: true }, showUnread, {
    as: 'unread',
    args: '(first: 1)',
  });
  onPress(
    'read-all',
    async () => {
      await ask('POST /api/v1/holder/notifications/read-all', {});
      await readTogether([list]);
    },
    actSignedIn,
  );
  return { list, unread };

  function showUnread({ unreadCount }: { readonly unreadCount: number }): void {
    fill(
      byId('unread'),
      unreadCount > 0 && [` (${unreadCount}`, element('span', { className: 'spoken' }, ' unread'), ')'],
    );
    byId('read-all').hidden = unreadCount === 0;
  }

  function notificationRow(notification: Selected<Notification, typeof FIELDS>): HTMLElement {
    const { notificationId, kind, title, body, readAt, createdAt } = notification;
    const [href, words] = ANSWERED_AT[kind] ?? [];
    return element(
      'li',
      { className: readAt ? '' : 'unread' },
      element('h3', { tabIndex: -1 }, readAt ? '' : 'New: ', named(title)),
      element('p', {}, named(body)),
      href && element('p', {}, element('a', { href }, words)),
      element('p', { className: 'hint' }, instant(createdAt)),
      !readAt &&
        rowButton('Mark as read', `Mark as read: ${plain(title)}`, async () => {
          await ask('POST /api/v1/holder/notifications/{id}/read', { params: { id: notificationId } });
          await readTogether([list]);
        }),
    );
  }
}
