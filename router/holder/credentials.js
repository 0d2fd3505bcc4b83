import { openForm } from './dialogs.js';
import { act, ask, byId, copy, day, element, instant, named, tell } from './kit.js';
import { pagedList, rowButton } from './rows.js';

const STATES = {
  ISSUED: ['good', 'Issued'],
  SUSPENDED: ['caution', 'Suspended'],
  REVOKED: ['bad', 'Revoked'],
  EXPIRED: ['caution', 'Expired'],
  SUPERSEDED: ['caution', 'Replaced'],
};
const DAY_MS = 86_400_000;

/** The credentials of the wallet with what can be done with each. `changed` is called after a link was made. */
export function credentialList({ changed }) {
  return pagedList({
    into: 'credentials',
    path: 'credentials',
    empty: 'There is no credential in your wallet yet. Institutions issue them to your DID.',
    row: (credential) => credentialRow(credential, changed),
  });
}

function credentialRow(credential, changed) {
  const { credentialId, title, issuer, issuedAt, expiresAt, status } = credential;
  const file = (kind) => `/api/v1/holder/credentials/${encodeURIComponent(credentialId)}/${kind}`;
  return element(
    'li',
    {},
    element('h3', { tabIndex: -1 }, named(title)),
    element('p', {}, stateWord(STATES, status), ' · ', named(issuer.name)),
    element(
      'p',
      { className: 'hint' },
      'Issued ',
      day(issuedAt),
      expiresAt ? [' · expires ', day(expiresAt)] : ' · does not expire',
    ),
    element(
      'div',
      { className: 'buttons' },
      rowButton('Share', `Share ${title}`, () => shareForm(credential, changed), ''),
      element(
        'a',
        {
          className: 'button quiet',
          href: file('download'),
          download: '',
          'aria-label': `Download ${title}`,
        },
        'Download',
      ),
      element(
        'a',
        {
          className: 'button quiet',
          href: file('pdf'),
          download: '',
          'aria-label': `PDF certificate of ${title}`,
        },
        'PDF',
      ),
      rowButton('Ask the issuer', `Ask the issuer of ${title}`, () => requestForm(credential)),
    ),
  );
}

/** A state as icon and word. */
export function stateWord(states, state) {
  const [tone, word] = states[state] ?? ['unknown', state];
  return element('span', { className: `state ${tone}` }, word);
}

function shareForm({ credentialId, title }, changed) {
  byId('share-what').replaceChildren(named(title));
  openForm(
    'share',
    (button, close) =>
      void act(
        button,
        async () => {
          const [label, days, limit] = ['share-label', 'share-until', 'share-limit'].map((id) =>
            byId(id).value.trim(),
          );
          const link = await ask(
            'POST',
            `credentials/${encodeURIComponent(credentialId)}/share-links`,
            {
              ...(label === '' ? {} : { label }),
              ...(days === ''
                ? {}
                : { expiresAt: new Date(Date.now() + Number(days) * DAY_MS).toISOString() }),
              ...(limit === '' ? {} : { accessLimit: Number(limit) }),
            },
            { once: true },
          );
          close();
          showLink(link);
          await changed();
        },
        { needsSession: true },
      ),
  );
}

/** Shows a link with its QR code. */
export function showLink({ shareId, url, notice }) {
  byId('shared-url').value = url;
  byId('shared-qr').src = `/api/v1/holder/share-links/${encodeURIComponent(shareId)}/qr?format=svg`;
  byId('shared-notice').textContent = notice ?? '';
  byId('shared-notice').hidden = !notice;
  byId('copy-url').textContent = 'Copy the address';
  byId('shared').showModal();
}

byId('copy-url').addEventListener('click', () => copy(byId('copy-url'), byId('shared-url')));

function requestForm({ credentialId, title, issuer }) {
  byId('request-what').replaceChildren(named(title), ', issued by ', named(issuer.name));
  openForm(
    'request',
    (button, close) =>
      void act(
        button,
        async () => {
          const [requestType, reason] = [byId('request-type').value, byId('request-reason').value.trim()];
          await ask('POST', 'requests', { credentialId, requestType, reason }, { once: true });
          close();
          tell('Your request is on its way to the issuer. A notification will tell you the answer.');
        },
        { needsSession: true },
      ),
  );
}

const LINK_STATES = {
  ACTIVE: ['good', 'Works'],
  REVOKED: ['bad', 'Taken back'],
  EXPIRED: ['caution', 'Expired'],
  EXHAUSTED: ['caution', 'Used up'],
};

/** The share links; `confirmed` asks before one is taken back. */
export function linkList({ confirmed }) {
  const read = pagedList({
    into: 'links',
    path: 'share-links',
    empty: 'You have shared nothing yet.',
    row: linkRow,
  });
  return read;

  function linkRow(link) {
    const { shareId, label, state, createdAt, expiresAt, accessCount, accessLimit } = link;
    const name = label || `Link of ${new Date(createdAt).toLocaleDateString()}`;
    const views = `${accessCount}${accessLimit ? ` of ${accessLimit}` : ''} ${accessCount === 1 && !accessLimit ? 'view' : 'views'}`;
    return element(
      'li',
      {},
      element('h3', { tabIndex: -1 }, named(name)),
      element(
        'p',
        {},
        stateWord(LINK_STATES, state),
        ` · ${views}`,
        expiresAt ? [' · until ', instant(expiresAt)] : '',
      ),
      state === 'ACTIVE' &&
        element(
          'div',
          { className: 'buttons' },
          rowButton('Show QR and address', `Show QR code and address of ${name}`, () => showLink(link)),
          rowButton('Take back', `Take back ${name}`, async () => {
            const text = 'Nobody can open it any more. This cannot be undone.';
            if (!(await confirmed(`Take back “${name}”?`, text, 'Take it back'))) return;
            await ask('DELETE', `share-links/${encodeURIComponent(shareId)}`);
            await read();
            tell('The link was taken back.');
          }),
        ),
    );
  }
}
