import { tell } from '../actions.ts';
import { ask } from '../api.ts';
import { type Child, element, instant, named, plain, type StateWord, stateWord } from '../elements.ts';
import type {
  ProofItem,
  ProofLink,
  ProofLinkState,
  ShareLink,
  ShareLinkState,
} from '../generated/operations.ts';
import { confirmed } from './dialogs.ts';
import { credentialLine, credentialOf } from './known-credentials.ts';
import { type Part, readTogether } from './me.ts';
import { pagedList, rowButton } from './rows.ts';
import type { Selected, Selection } from './selection.ts';
import { showLink } from './share.ts';
import { wordsOf } from './words.ts';

const STATES: Readonly<Record<ShareLinkState | ProofLinkState, StateWord>> = {
  ACTIVE: ['good', 'Works'],
  REVOKED: ['bad', 'Taken back'],
  EXPIRED: ['caution', 'Expired'],
  EXHAUSTED: ['caution', 'Used up'],
  CONSUMED: ['caution', 'Used up'],
};

/** What is read of links of both kinds. */
const STANDING = {
  createdAt: true,
  expiresAt: true,
  accessLimit: true,
  accessCount: true,
  state: true,
} satisfies Selection<ShareLink | ProofLink>;
const SHARE_LINK = {
  shareId: true,
  credentialId: true,
  url: true,
  label: true,
  ...STANDING,
} satisfies Selection<ShareLink>;
const PROOF_LINK = {
  proofId: true,
  items: { credentialId: true, disclosedPaths: true },
  purpose: true,
  audience: true,
  ...STANDING,
} satisfies Selection<ProofLink>;

/** The share links: which credential each shows, what for, and how to take it back. */
export function linkList(): Part {
  const list = pagedList({
    into: 'links',
    title: 'links-title',
    field: 'shareLinks',
    fields: SHARE_LINK,
    empty: 'You have shared nothing yet.',
    row: linkRow,
  });
  return list;

  async function linkRow(link: Selected<ShareLink, typeof SHARE_LINK>): Promise<HTMLElement> {
    const credential = await credentialOf(link.credentialId);
    const name = link.label || `Link to ${credential?.title ?? 'a credential'}`;
    const revoke = () => ask('DELETE /api/v1/holder/share-links/{id}', { params: { id: link.shareId } });
    return element(
      'li',
      {},
      element('h3', { tabIndex: -1 }, named(name)),
      element('p', {}, 'Shows ', credentialLine(credential)),
      !link.label && element('p', { className: 'hint' }, 'You have not said what it is for.'),
      standing(link),
      link.state === 'ACTIVE' &&
        element(
          'div',
          { className: 'buttons' },
          rowButton('Show QR and address', `Show QR and address of ${plain(name)}`, () => showLink(link)),
          takeBack(name, revoke, list),
        ),
    );
  }
}

/** The proof links: what each shows of which credentials, for what and whom, and how to take it back. */
export function proofList(): Part {
  const list = pagedList({
    into: 'proofs',
    title: 'proofs-title',
    field: 'proofLinks',
    fields: PROOF_LINK,
    empty: 'You have made no proof link yet.',
    row: proofRow,
  });
  return list;

  async function proofRow(link: Selected<ProofLink, typeof PROOF_LINK>): Promise<HTMLElement> {
    const { proofId, purpose, audience, items, state } = link;
    const revoke = () => ask('DELETE /api/v1/holder/proof-links/{id}', { params: { id: proofId } });
    return element(
      'li',
      {},
      element('h3', { tabIndex: -1 }, named(purpose)),
      audience && element('p', {}, 'Made for ', named(audience)),
      await Promise.all(items.map(shownOf)),
      standing(link),
      state === 'ACTIVE' && element('div', { className: 'buttons' }, takeBack(purpose, revoke, list)),
    );
  }
}

async function shownOf({ credentialId, disclosedPaths }: ProofItem): Promise<HTMLElement> {
  const paths = disclosedPaths?.map((path, index) => [index > 0 && ', ', named(pathWords(path))]);
  return element(
    'p',
    {},
    paths ? ['Shows ', paths, ' of '] : 'Shows the whole of ',
    credentialLine(await credentialOf(credentialId)),
  );
}

function pathWords(path: string): string {
  if (path === 'id') return 'your DID';
  return path
    .split('.')
    .map((name) => wordsOf(name))
    .join(' · ');
}

type Standing = Selected<ShareLink | ProofLink, typeof STANDING>;

/** How a link stands, how often it was opened and how long it works. */
function standing({ state, accessCount, accessLimit, createdAt, expiresAt }: Standing): Child {
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

function takeBack(name: string, revoke: () => Promise<unknown>, list: Part): HTMLElement {
  return rowButton('Take back', `Take back ${plain(name)}`, async () => {
    const text = 'Nobody can open it any more. This cannot be undone.';
    if (!(await confirmed(['Take back “', named(name), '”?'], text, 'Take it back'))) return;
    await revoke();
    await readTogether([list]);
    tell('The link was taken back.');
  });
}
