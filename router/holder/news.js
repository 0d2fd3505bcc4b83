import { act, ask, byId, element, instant, named, plain } from './kit.js';
import { pagedList, rowButton } from './rows.js';

/** Notifications with how many are unread. */
export function notificationList() {
  const read = pagedList({
    into: 'notifications',
    path: 'notifications',
    empty: 'Nothing has happened yet.',
    row: notificationRow,
  });
  byId('read-all').addEventListener(
    'click',
    () =>
      void act(
        byId('read-all'),
        async () => {
          await ask('POST', 'notifications/read-all');
          await readAnew();
        },
        { needsSession: true },
      ),
  );
  return readAnew;

  async function readAnew() {
    const { unreadCount = 0 } = await read();
    byId('notifications-title').textContent =
      unreadCount > 0 ? `Notifications (${unreadCount} unread)` : 'Notifications';
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
          await readAnew();
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
    into: 'looks',
    path: 'access-logs',
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
