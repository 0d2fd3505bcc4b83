import { confirmed } from './dialogs.js';
import { ask, element, instant, named, plain, readTogether, stateWord, tell, wordsOf } from './kit.js';
import { credentialLine, credentialOf } from './known.js';
import { pagedList, rowButton } from './rows.js';
import { showLink } from './share.js';

const STATES = {
  ACTIVE: ['good', 'Works'],
  REVOKED: ['bad', 'Taken back'],
  EXPIRED: ['caution', 'Expired'],
  EXHAUSTED: ['caution', 'Used up'],
  CONSUMED: ['caution', 'Used up'],
};

/** The share links: which credential each shows, what for, and how to take it back. */
export function linkList() {
  const list = pagedList({
    into: 'links',
    title: 'links-title',
    field: 'shareLinks',
    fields: 'shareId credentialId url label createdAt expiresAt accessLimit accessCount state',
    empty: 'You have shared nothing yet.',
    row: linkRow,
  });
  return list;

  async function linkRow(link) {
    const credential = await credentialOf(link.credentialId);
    const name = link.label || `Link to ${credential?.title ?? 'a credential'}`;
    return element(
      'li',
      {},
      element('h3', { tabIndex: -1 }, named(name)),
      element('p', {}, 'Shows ', ...credentialLine(credential)),
      link.label ? false : element('p', { className: 'hint' }, 'You have not said what it is for.'),
      ...standing(link),
      link.state === 'ACTIVE' &&
        element(
          'div',
          { className: 'buttons' },
          rowButton('Show QR and address', `Show QR and address of ${plain(name)}`, () => showLink(link)),
          takeBack(name, `share-links/${encodeURIComponent(link.shareId)}`, list),
        ),
    );
  }
}

/** The proof links: what each shows of which credentials, for what and whom, and how to take it back. */
export function proofList() {
  const list = pagedList({
    into: 'proofs',
    title: 'proofs-title',
    field: 'proofLinks',
    fields:
      'proofId items { credentialId disclosedPaths } purpose audience createdAt expiresAt accessLimit accessCount state',
    empty: 'You have made no proof link yet.',
    row: proofRow,
  });
  return list;

  async function proofRow(link) {
    const { proofId, purpose, audience, items, state } = link;
    return element(
      'li',
      {},
      element('h3', { tabIndex: -1 }, named(purpose)),
      audience ? element('p', {}, 'Made for ', named(audience)) : false,
      ...(await Promise.all(items.map(shownOf))),
      ...standing(link),
      state === 'ACTIVE' &&
        element(
          'div',
          { className: 'buttons' },
          takeBack(purpose, `proof-links/${encodeURIComponent(proofId)}`, list),
        ),
    );
  }
}

async function shownOf({ credentialId, disclosedPaths }) {
  const paths = (disclosedPaths ?? []).flatMap((path, index) => [
    index > 0 ? ', ' : '',
    named(
      path === 'id'
        ? 'your DID'
        : path
            .split('.')
            .map((name) => wordsOf(name))
            .join(' · '),
    ),
  ]);
  return element(
    'p',
    {},
    ...(disclosedPaths ? ['Shows ', ...paths, ' of '] : ['Shows the whole of ']),
    ...credentialLine(await credentialOf(credentialId)),
  );
}

/** How a link stands, how often it was opened and how long it works. */
function standing({ state, accessCount, accessLimit, createdAt, expiresAt }) {
  const views = accessLimit
    ? `${accessCount} of ${accessLimit} views`
    : `${accessCount} ${accessCount === 1 ? 'view' : 'views'}`;
  return [
    element('p', {}, stateWord(STATES, state), ` · ${views}`),
    element(
      'p',
      { className: 'hint' },
      'Made ',
      instant(createdAt),
      expiresAt ? [' · until ', instant(expiresAt)] : ' · without an end',
    ),
  ];
}

function takeBack(name, path, list) {
  return rowButton('Take back', `Take back ${plain(name)}`, async () => {
    const text = 'Nobody can open it any more. This cannot be undone.';
    if (!(await confirmed(['Take back “', named(name), '”?'], text, 'Take it back'))) return;
    await ask('DELETE', path);
    await readTogether([list]);
    tell('The link was taken back.');
  });
}
