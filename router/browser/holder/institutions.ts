import { tell } from '../actions.ts';
import { ask, run } from '../api.ts';
import { byId, element, fill, instant, named, plain, type StateWord, stateWord } from '../elements.ts';
import { confirmed } from './dialogs.ts';
import { rowButton } from './rows.ts';
import { actSignedIn } from './session.ts';

/** An institution that takes the holder for a learner of its own, as GraphQL answers it. */
interface Institution {
  readonly linkId: string;
  readonly issuer: { readonly name: string | null };
  readonly status: 'PROPOSED' | 'CONFIRMED';
  readonly learnerNumber: string | null;
  readonly createdAt: string;
  readonly confirmedAt: string | null;
}

const PAGE_SIZE = 20;
const QUERY = `query Institutions($offset: Int) {
  ownLearnerLinks(first: ${PAGE_SIZE}, offset: $offset) {
    nodes { linkId issuer { name } status learnerNumber createdAt confirmedAt }
    totalCount
  }
}`;
const STATES: Readonly<Record<Institution['status'], StateWord>> = {
  PROPOSED: ['caution', 'Waits for your answer'],
  CONFIRMED: ['good', 'Confirmed by you'],
};

/** The section of institutions that know the holder as a learner; returns what reads it. */
export function institutionList(): () => Promise<void> {
  const place = byId('institution-rows');
  const more = element('button', { type: 'button', className: 'quiet', hidden: true }, 'Show more');
  more.setAttribute('aria-label', 'Show more: Institutions');
  place.after(more);
  more.addEventListener('click', () => void actSignedIn(more, () => read(place.children.length)));
  return () => read(0);

  async function read(offset: number): Promise<void> {
    const { ownLearnerLinks } = await run(QUERY, { offset });
    // The contract says that a list is answered as it was selected.
    const { nodes, totalCount } = ownLearnerLinks as { nodes: readonly Institution[]; totalCount: number };
    const rows = nodes.map(row);
    const nothing = element('li', { className: 'none' }, 'No institution has asked.');
    if (offset > 0) place.append(...rows);
    else fill(place, rows.length > 0 ? rows : nothing);
    more.hidden = offset + rows.length >= totalCount;
  }

  function row({ linkId, issuer, status, learnerNumber, createdAt, confirmedAt }: Institution): HTMLElement {
    const name = issuer.name ?? 'an institution';
    const params = { linkId };
    const accept = async () => {
      await ask('POST /api/v1/holder/learner-links/{linkId}/accept', { params });
      await read(0);
      tell('You are known to ', named(name), ' as its learner now.');
    };
    const decline = async () => {
      await ask('POST /api/v1/holder/learner-links/{linkId}/reject', { params });
      await read(0);
      tell('You have declined. ', named(name), ' learns that you are not that learner.');
    };
    const end = async () => {
      const text = 'What was issued to you stays in your wallet. The institution no longer sees your DID.';
      if (!(await confirmed(['End the link to ', named(name), '?'], text, 'End it'))) return;
      await ask('POST /api/v1/holder/learner-links/{linkId}/unlink', { params });
      await read(0);
      tell('The link to ', named(name), ' is over.');
    };
    return element(
      'li',
      {},
      element('h3', { tabIndex: -1 }, named(name)),
      element('p', {}, stateWord(STATES, status)),
      learnerNumber && element('p', {}, 'Your number there: ', named(learnerNumber)),
      element(
        'p',
        { className: 'hint' },
        'Asked ',
        instant(createdAt),
        confirmedAt && [' · confirmed ', instant(confirmedAt)],
      ),
      status === 'PROPOSED'
        ? element(
            'p',
            { className: 'buttons' },
            rowButton('That is me', `That is me: ${plain(name)}`, accept, ''),
            rowButton('Decline', `Decline: ${plain(name)}`, decline),
          )
        : rowButton('End the link', `End the link to ${plain(name)}`, end),
    );
  }
}
