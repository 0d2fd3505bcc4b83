import { tell } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, type Child, element, fill, instant, named, type StateWord, stateWord } from '../elements.ts';
import type {
  HolderRequestStatus,
  HolderRequestType,
  OwnHolderRequest,
  WalletCredential,
} from '../generated/operations.ts';
import { openForm } from './dialogs.ts';
import { credentialLine, readBefore } from './known-credentials.ts';
import type { Part } from './me.ts';
import { pagedList } from './rows.ts';
import type { Selected, Selection } from './selection.ts';
import { wordsOf } from './words.ts';

const TYPES: Readonly<Record<HolderRequestType, string>> = {
  REISSUE: 'Issue it again',
  UPDATE: 'Correct what it says',
  REVOKE: 'Revoke it for good',
  DOWNLOAD: 'Send it to me',
};
const STATES: Readonly<Record<HolderRequestStatus, StateWord>> = {
  PENDING: ['unknown', 'Not answered yet'],
  APPROVED: ['good', 'Granted'],
  REJECTED: ['bad', 'Refused'],
};

const FIELDS = {
  requestId: true,
  credentialId: true,
  credentialType: true,
  issuerName: true,
  requestType: true,
  status: true,
  reason: true,
  response: true,
  submittedAt: true,
  resolvedAt: true,
} satisfies Selection<OwnHolderRequest>;
type Request = Selected<OwnHolderRequest, typeof FIELDS>;

/** What the holder asked of issuers and custodians, with their answers. */
export function requestList(): Part {
  return pagedList({
    into: 'request-rows',
    title: 'requests-title',
    field: 'requests',
    fields: FIELDS,
    empty: 'You have not asked for anything.',
    row: requestRow,
  });
}

async function requestRow(request: Request): Promise<HTMLElement> {
  const { requestType, status, reason, response, submittedAt, resolvedAt } = request;
  return element(
    'li',
    {},
    element('h3', { tabIndex: -1 }, TYPES[requestType] ?? named(requestType)),
    element('p', {}, 'About ', await subjectOf(request)),
    element('p', {}, stateWord(STATES, status)),
    response
      ? element('p', {}, element('strong', {}, 'The answer: '), named(response))
      : status !== 'PENDING' && element('p', { className: 'hint' }, 'No answer was written.'),
    reason && element('p', { className: 'hint' }, 'Your reason: ', named(reason)),
    element(
      'p',
      { className: 'hint' },
      'Asked ',
      instant(submittedAt),
      resolvedAt && [' · decided ', instant(resolvedAt)],
    ),
  );
}

/** The credential as its list showed it, else what the request kept of it. */
async function subjectOf({ credentialId, credentialType, issuerName }: Request): Promise<Child> {
  const credential = await readBefore(credentialId);
  if (credential) return credentialLine(credential);
  const type = credentialType ? wordsOf(credentialType, { isType: true }) : 'a credential';
  return [element('strong', {}, named(type)), ' by ', named(issuerName ?? 'its issuer')];
}

/** What the form asks about. */
type Subject = Selected<
  WalletCredential,
  { credentialId: true; title: true; issuer: { name: true; authorityType: true }; status: true }
>;

/** Asks what the issuer or the custodian of a credential should do and sends it. Nothing of a revoked one can be had but the credential itself. */
export function requestForm({ credentialId, title, issuer, status }: Subject): void {
  const isRevoked = status === 'REVOKED';
  const type = byId('request-type', HTMLSelectElement);
  fill(byId('request-title'), 'Ask ', named(issuer.name));
  fill(byId('request-what'), 'About ', named(title), '.');
  byId('request-custodian').hidden = isRevoked || issuer.authorityType !== 'CUSTODIAN';
  byId('request-limits').hidden = !isRevoked;
  for (const option of type.options) option.disabled = isRevoked && option.value !== 'DOWNLOAD';
  openForm('request', async (close) => {
    // The form has an option for each type, and no other.
    const requestType = type.value as HolderRequestType;
    const reason = byId('request-reason', HTMLTextAreaElement).value.trim();
    await ask('POST /api/v1/holder/requests', { body: { credentialId, requestType, reason }, once: true });
    close();
    tell('Your request is on its way to ', named(issuer.name), '. The answer will stand under Requests.');
  });
  if (isRevoked) type.value = 'DOWNLOAD';
}
