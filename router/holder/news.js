import { act, ask, byId, element, instant, named, plain, readTogether } from './kit.js';
import { pagedList, rowButton } from './rows.js';

/** Notifications with how many are unread: the list, and that number alone. */
export function notificationList() {
  const list = pagedList({
    into: 'notification-rows',
    title: 'notifications-title',
    field: 'notifications',
    fields: 'notificationId title body readAt createdAt',
    totals: 'unreadCount',
    empty: 'Nothing has happened yet.',
    row: notificationRow,
    shown: showUnread,
  });
  const unread = {
    selection: () => 'unread: notifications(first: 1) { unreadCount }',
    show: (me) => showUnread(me.unread),
  };
  byId('read-all').addEventListener(
    'click',
    () =>
      void act(
        byId('read-all'),
        async () => {
          await ask('POST', 'notifications/read-all');
          await readTogether([list]);
        },
        { needsSession: true },
      ),
  );
  return { list, unread };

  function showUnread({ unreadCount }) {
    byId('unread').replaceChildren(
      ...(unreadCount > 0
        ? [` (${unreadCount}`, element('span', { className: 'spoken' }, ' unread'), ')']
        : []),
    );
    byId('read-all').hidden = unreadCount === 0;
  }

  function notificationRow({ notificationId, title, body, readAt, createdAt }) {
    return element(
      'li',
      { className: readAt ? '' : 'unread' },
      element('h3', { tabIndex: -1 }, readAt ? '' : 'New: ', named(title)),
      element('p', {}, named(body)),
      element('p', { className: 'hint' }, instant(createdAt)),
      !readAt &&
        rowButton('Mark as read', `Mark as read: ${plain(title)}`, async () => {
          await ask('POST', `notifications/${encodeURIComponent(notificationId)}/read`);
          await readTogether([list]);
        }),
    );
  }
}

const CHANNELS = {
  SHARE_LINK: 'a share link',
  PROOF_LINK: 'a proof link',
  PORTAL: 'a portal',
  API: 'the API',
};

/** Who opened the holder's links, and when. */
export function accessList() {
  return pagedList({
    into: 'look-rows',
    title: 'looks-title',
    field: 'accessLogs',
    fields: 'occurredAt channel shareLabel verifierName country outcome detail',
    empty: 'Nobody has opened a link of yours.',
    row: ({ occurredAt, channel, shareLabel, verifierName, country, outcome, detail }) =>
      element(
        'li',
        {},
        element(
          'p',
          {},
          element('strong', {}, named(verifierName || 'Somebody')),
          country ? [' in ', named(country)] : '',
          ' through ',
          CHANNELS[channel] ?? channel,
          shareLabel ? [' “', named(shareLabel), '”'] : '',
        ),
        element('p', { className: 'hint' }, instant(occurredAt), outcomeWords(outcome, detail)),
      ),
  });
}

function outcomeWords(outcome, detail) {
  if (outcome === 'REFUSED') return ` · was refused${detail ? `: ${words(detail)}` : ''}`;
  return detail ? ` · saw: ${words(detail)}` : '';
}

const words = (code) => String(code).toLowerCase().replaceAll('_', ' ');
