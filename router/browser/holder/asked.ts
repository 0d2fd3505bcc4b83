import { tell } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, element, fill, instant, named, plain, type StateWord, stateWord } from '../elements.ts';
import type { ReceivedRequest, ReceivedRequestStatus } from '../generated/operations.ts';
import { block, blockedList } from './blocked-verifiers.ts';
import { confirmed, openForm } from './dialogs.ts';
import {
  CREDENTIAL_STATES,
  credentialLine,
  type KnownCredential,
  knownCredentials,
} from './known-credentials.ts';
import { type Part, readTogether } from './me.ts';
import { pagedList, rowButton } from './rows.ts';
import type { Selected, Selection } from './selection.ts';
import { wordsOf } from './words.ts';

const STATES: Readonly<Record<ReceivedRequestStatus, StateWord>> = {
  SENT: ['caution', 'New'],
  VIEWED: ['caution', 'Waits for your answer'],
  FULFILLED: ['good', 'Answered with links'],
  DECLINED: ['none', 'Declined by you'],
  EXPIRED: ['none', 'Over, not answered in time'],
  CANCELLED: ['none', 'Taken back by them'],
};
const isOpen = (status: ReceivedRequestStatus) => status === 'SENT' || status === 'VIEWED';

const FIELDS = {
  requestId: true,
  verifier: { verifierId: true, name: true, purposeStatement: true, organizationUrl: true },
  requested: { credentialType: true, claims: true },
  purpose: true,
  status: true,
  expiresAt: true,
  createdAt: true,
  answeredAt: true,
} satisfies Selection<ReceivedRequest>;
type Asked = Selected<ReceivedRequest, typeof FIELDS>;

/** What verifiers ask of the holder, to be answered with links or declined, and whom of them the holder has blocked. */
export function askedParts(): readonly Part[] {
  const again = () => readTogether(parts);
  const { list: blocked, isBlocked } = blockedList(again);
  const asked = pagedList({
    into: 'asked-rows',
    title: 'asked-title',
    field: 'verificationRequests',
    fields: FIELDS,
    empty: 'Nobody has asked you for a credential.',
    row: (request) => askedRow(request, { isBlocked: isBlocked(request.verifier.verifierId), again }),
  });
  // In this order: a row says whether its verifier is blocked.
  const parts = [blocked, asked];
  return parts;
}

function askedRow(
  request: Asked,
  { isBlocked, again }: { readonly isBlocked: boolean; readonly again: () => Promise<void> },
): HTMLElement {
  const { requestId, verifier, requested, purpose, status, expiresAt, createdAt, answeredAt } = request;
  const params = { id: requestId };
  const decline = async () => {
    const text = 'They are told that you declined, and nothing else.';
    if (!(await confirmed(['Decline what ', named(verifier.name), ' asks?'], text, 'Decline'))) return;
    await ask('POST /api/v1/holder/verification-requests/{id}/decline', { params, body: {} }).finally(again);
    tell('You have declined.');
  };
  const state = element('p', {}, stateWord(STATES, status));
  const seen = () => fill(state, stateWord(STATES, 'VIEWED'));
  return element(
    'li',
    {},
    element('h3', { tabIndex: -1 }, named(verifier.name)),
    state,
    element('p', {}, element('strong', {}, 'What for: '), named(purpose)),
    element('p', {}, element('strong', {}, 'Asks to see:')),
    element('ul', {}, requested.map(askedLine)),
    element('p', { className: 'hint' }, 'About them, in their own words: ', named(verifier.purposeStatement)),
    verifier.organizationUrl &&
      element('p', { className: 'hint' }, 'They name this website: ', named(verifier.organizationUrl)),
    element(
      'p',
      { className: 'hint' },
      'Asked ',
      instant(createdAt),
      answeredAt
        ? [status === 'DECLINED' ? ' · declined ' : ' · answered ', instant(answeredAt)]
        : [isOpen(status) ? ' · can be answered until ' : ' · could be answered until ', instant(expiresAt)],
    ),
    isBlocked
      ? element('p', { className: 'hint' }, 'You have blocked them.')
      : element(
          'p',
          { className: 'buttons' },
          isOpen(status) && [
            rowButton(
              'Answer',
              `Answer ${plain(verifier.name)}`,
              () => answerForm(request, { seen, again }),
              '',
            ),
            rowButton('Decline', `Decline: ${plain(verifier.name)}`, decline),
          ],
          rowButton('Block', `Block ${plain(verifier.name)}`, () => block(verifier, again)),
        ),
  );
}

/** A kind of credential that is asked for, and the claims that matter. */
function askedLine({ credentialType, claims }: Asked['requested'][number]): HTMLElement {
  return element(
    'li',
    {},
    named(wordsOf(credentialType, { isType: true })),
    claims.length > 0 && [' (', named(claims.map((claim) => wordsOf(claim) || claim).join(', ')), ')'],
  );
}

/** Tells the verifier that the holder has seen it, and asks which credentials to show. */
async function answerForm(
  { requestId, verifier, requested }: Asked,
  { seen, again }: { readonly seen: () => void; readonly again: () => Promise<void> },
): Promise<void> {
  const params = { id: requestId };
  const { status } = await ask('POST /api/v1/holder/verification-requests/{id}/view', { params });
  if (!isOpen(status)) {
    await again();
    throw new Error('This can no longer be answered: its time is over, or they have taken it back.');
  }
  seen();
  const isAskedFor = ({ type }: KnownCredential) =>
    requested.some(({ credentialType }) => credentialType === type);
  const known = await knownCredentials();
  const ordered = [...known.filter(isAskedFor), ...known.filter((credential) => !isAskedFor(credential))];
  const boxes = ordered.map((credential) => {
    const box = element('input', { type: 'checkbox', value: credential.credentialId });
    const words = [
      credentialLine(credential),
      isAskedFor(credential) && element('span', { className: 'under' }, 'Of a kind that is asked for'),
      credential.status !== 'ISSUED' &&
        element('span', { className: 'under' }, stateWord(CREDENTIAL_STATES, credential.status)),
    ];
    return { box, label: element('label', { className: 'choice' }, box, element('span', {}, words)) };
  });
  fill(byId('answer-what'), 'Choose what ', named(verifier.name), ' may see. It asks for:');
  fill(byId('answer-asked'), requested.map(askedLine));
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
