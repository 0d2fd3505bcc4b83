import { tell } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, element, fill, instant, named, plain, type StateWord, stateWord } from '../elements.ts';
import type { ReceivedRequest, ReceivedRequestStatus } from '../generated/operations.ts';
import { confirmed, openForm } from './dialogs.ts';
import { credentialLine, knownCredentials } from './known-credentials.ts';
import { type Part, readTogether } from './me.ts';
import { pagedList, rowButton } from './rows.ts';
import type { Selected, Selection } from './selection.ts';
import { wordsOf } from './words.ts';

const STATES: Readonly<Record<ReceivedRequestStatus, StateWord>> = {
  SENT: ['caution', 'New'],
  VIEWED: ['caution', 'Waits for your answer'],
  FULFILLED: ['good', 'Answered with links'],
  DECLINED: ['unknown', 'Declined'],
  EXPIRED: ['unknown', 'Over'],
  CANCELLED: ['unknown', 'Taken back'],
};

const FIELDS = {
  requestId: true,
  verifier: { name: true, purposeStatement: true, organizationUrl: true },
  requested: { credentialType: true, claims: true },
  purpose: true,
  status: true,
  expiresAt: true,
  createdAt: true,
  answeredAt: true,
} satisfies Selection<ReceivedRequest>;
type Asked = Selected<ReceivedRequest, typeof FIELDS>;

/** What verifiers ask of the holder, to be answered with links or declined. */
export function askedList(): Part {
  const list: Part = pagedList({
    into: 'asked-rows',
    title: 'asked-title',
    field: 'verificationRequests',
    fields: FIELDS,
    empty: 'Nobody has asked you for a credential.',
    row: (request) => askedRow(request, () => readTogether([list])),
  });
  return list;
}

function askedRow(request: Asked, again: () => Promise<void>): HTMLElement {
  const { requestId, verifier, requested, purpose, status, expiresAt, createdAt, answeredAt } = request;
  const params = { id: requestId };
  const decline = async () => {
    const text = 'They are told that you declined, and nothing else.';
    if (!(await confirmed(['Decline what ', named(verifier.name), ' asks?'], text, 'Decline'))) return;
    await ask('POST /api/v1/holder/verification-requests/{id}/decline', { params, body: {} });
    await again();
    tell('You have declined.');
  };
  const isOpen = status === 'SENT' || status === 'VIEWED';
  return element(
    'li',
    {},
    element('h3', { tabIndex: -1 }, named(verifier.name)),
    element('p', {}, stateWord(STATES, status)),
    element('p', {}, element('strong', {}, 'What for: '), named(purpose)),
    element(
      'ul',
      {},
      requested.map(({ credentialType, claims }) =>
        element(
          'li',
          {},
          named(wordsOf(credentialType, { isType: true })),
          claims.length > 0 && ` (${claims.map((claim) => wordsOf(claim) || claim).join(', ')})`,
        ),
      ),
    ),
    element('p', { className: 'hint' }, 'About them, in their own words: ', named(verifier.purposeStatement)),
    verifier.organizationUrl &&
      element('p', { className: 'hint' }, 'They name this website: ', named(verifier.organizationUrl)),
    element(
      'p',
      { className: 'hint' },
      'Asked ',
      instant(createdAt),
      answeredAt ? [' · answered ', instant(answeredAt)] : [' · until ', instant(expiresAt)],
    ),
    isOpen &&
      element(
        'p',
        { className: 'buttons' },
        rowButton('Answer', `Answer ${plain(verifier.name)}`, () => answerForm(request, again), ''),
        rowButton('Decline', `Decline: ${plain(verifier.name)}`, decline),
      ),
  );
}

/** Tells the verifier that the holder has seen it, and asks which credentials to show. */
async function answerForm({ requestId, verifier }: Asked, again: () => Promise<void>): Promise<void> {
  const params = { id: requestId };
  await ask('POST /api/v1/holder/verification-requests/{id}/view', { params });
  const boxes = (await knownCredentials()).map((credential) => {
    const box = element('input', { type: 'checkbox', value: credential.credentialId });
    return {
      box,
      label: element('label', { className: 'choice' }, box, element('span', {}, credentialLine(credential))),
    };
  });
  fill(
    byId('answer-what'),
    'Choose what ',
    named(verifier.name),
    ' may see. Each gets a link, which you can take back under Sharing.',
  );
  fill(
    byId('answer-credentials'),
    boxes.length > 0 ? boxes.map(({ label }) => label) : 'There is no credential in your wallet yet.',
  );
  openForm('answer', async (close) => {
    const credentialIds = boxes.filter(({ box }) => box.checked).map(({ box }) => box.value);
    if (credentialIds.length === 0) throw new Error('Choose at least one credential to show.');
    await ask('POST /api/v1/holder/verification-requests/{id}/answer', {
      params,
      body: { credentialIds },
      once: true,
    });
    close();
    await again();
    tell('Your answer is on its way to ', named(verifier.name), '. The links stand under Sharing.');
  });
}
