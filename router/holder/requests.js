import { openForm } from './dialogs.js';
import { act, ask, byId, element, instant, named, stateWord, tell, wordsOf } from './kit.js';
import { credentialLine, readBefore } from './known.js';
import { pagedList } from './rows.js';

const TYPES = {
  REISSUE: 'Issue it again',
  UPDATE: 'Correct what it says',
  REVOKE: 'Revoke it for good',
  DOWNLOAD: 'Send it to me',
};
const STATES = {
  PENDING: ['unknown', 'Not answered yet'],
  APPROVED: ['good', 'Granted'],
  REJECTED: ['bad', 'Refused'],
};

/** What the holder asked of issuers, with their answers. */
export function requestList() {
  return pagedList({
    into: 'request-rows',
    title: 'requests-title',
    field: 'requests',
    fields:
      'requestId credentialId credentialType issuerName requestType status reason response submittedAt resolvedAt',
    empty: 'You have asked no issuer for anything.',
    row: requestRow,
  });
}

async function requestRow(request) {
  const { requestType, status, reason, response, submittedAt, resolvedAt } = request;
  return element(
    'li',
    {},
    element('h3', { tabIndex: -1 }, TYPES[requestType] ?? named(requestType)),
    element('p', {}, 'About ', ...(await subjectOf(request))),
    element('p', {}, stateWord(STATES, status)),
    response
      ? element('p', {}, element('strong', {}, 'Answer of the issuer: '), named(response))
      : status !== 'PENDING' && element('p', { className: 'hint' }, 'The issuer wrote no answer.'),
    reason ? element('p', { className: 'hint' }, 'Your reason: ', named(reason)) : false,
    element(
      'p',
      { className: 'hint' },
      'Asked ',
      instant(submittedAt),
      resolvedAt ? [' · decided ', instant(resolvedAt)] : '',
    ),
  );
}

/** The credential as its list showed it, else what the request kept of it. */
async function subjectOf({ credentialId, credentialType, issuerName }) {
  const credential = await readBefore(credentialId);
  if (credential) return credentialLine(credential);
  const type = credentialType ? wordsOf(credentialType, { isType: true }) : 'a credential';
  return [element('strong', {}, named(type)), ' by ', named(issuerName ?? 'its issuer')];
}

/** Asks what the issuer of a credential should do and sends it. Nothing of a revoked one can be had but the credential itself. */
export function requestForm({ credentialId, title, issuer, status }) {
  const isRevoked = status === 'REVOKED';
  byId('request-what').replaceChildren(named(title), ', issued by ', named(issuer.name));
  byId('request-limits').hidden = !isRevoked;
  for (const option of byId('request-type').options)
    option.disabled = isRevoked && option.value !== 'DOWNLOAD';
  openForm(
    'request',
    (button, close) =>
      void act(
        button,
        async () => {
          const [requestType, reason] = [byId('request-type').value, byId('request-reason').value.trim()];
          await ask('POST', 'requests', { credentialId, requestType, reason }, { once: true });
          close();
          tell('Your request is on its way to the issuer. The answer will stand under Requests.');
        },
        { needsSession: true },
      ),
  );
  if (isRevoked) byId('request-type').value = 'DOWNLOAD';
}
