import { element, instant, named, plain, readTogether, run, stateWord, tell } from './kit.js';
import { remember } from './known.js';
import { requestForm } from './requests.js';
import { pagedList, rowButton } from './rows.js';
import { certificateForm, proofForm, shareForm } from './share.js';

const STATES = {
  ISSUED: ['good', 'In force'],
  SUSPENDED: ['caution', 'Suspended'],
  REVOKED: ['bad', 'Revoked'],
  EXPIRED: ['caution', 'Expired'],
  SUPERSEDED: ['caution', 'Replaced by a newer one'],
};
const CLAIM_STATES = {
  UNCLAIMED: ['caution', 'Not yet accepted'],
  DECLINED: ['bad', 'Declined by you'],
};
// What stands in place of the button that accepts.
const NOT_ACCEPTABLE = {
  SUSPENDED: 'It can be accepted when its issuer ends the suspension.',
  REVOKED: 'It can no longer be accepted, because its issuer revoked it.',
  EXPIRED: 'It can no longer be accepted, because it has expired.',
  SUPERSEDED: 'It can no longer be accepted, because a newer one replaced it.',
};
const LINES = 3;
const FIELDS = `credentialId title issuer { name status } issuedAt expiresAt status claimStatus
  display { label value } vc`;
const ACCEPT = `mutation ClaimCredential($id: ID!) {
  claimCredential(input: { credentialId: $id }) { credential { claimStatus } }
}`;

/** The credentials of the wallet with what can be done with each. */
export function credentialList() {
  const list = pagedList({
    into: 'credential-rows',
    title: 'credentials-title',
    field: 'credentials',
    fields: FIELDS,
    empty: 'There is no credential in your wallet yet. Institutions issue them to your DID.',
    row: credentialRow,
  });
  return list;

  function credentialRow(credential) {
    remember(credential);
    const { title, issuer, issuedAt, expiresAt, status, claimStatus, display } = credential;
    return element(
      'li',
      {},
      element('h3', { tabIndex: -1 }, named(title)),
      element(
        'p',
        {},
        'From ',
        element('strong', {}, named(issuer.name)),
        issuer.status === 'ACTIVE' ? '' : ' (not an active issuer here)',
      ),
      element(
        'p',
        { className: 'states' },
        stateWord(STATES, status),
        claimStatus in CLAIM_STATES && stateWord(CLAIM_STATES, claimStatus),
      ),
      element(
        'p',
        { className: 'hint' },
        'Issued ',
        instant(issuedAt),
        expiresAt ? [' · expires ', instant(expiresAt)] : ' · does not expire',
      ),
      claimsOf(display),
      claimStatus === 'UNCLAIMED' &&
        status in NOT_ACCEPTABLE &&
        element('p', { className: 'hint' }, NOT_ACCEPTABLE[status]),
      buttonsOf(credential),
    );
  }

  function buttonsOf(credential) {
    const { credentialId, claimStatus, status } = credential;
    const title = plain(credential.title);
    const isInForce = status === 'ISSUED';
    const isNew = isInForce && claimStatus === 'UNCLAIMED';
    return element(
      'div',
      { className: 'buttons' },
      isNew &&
        rowButton(
          'Accept',
          `Accept ${title}`,
          async () => {
            await run(ACCEPT, { id: credentialId });
            await readTogether([list]);
            tell('You have accepted ', named(credential.title), '.');
          },
          '',
        ),
      rowButton('Share', `Share ${title}`, () => shareForm(credential), isInForce && !isNew ? '' : 'quiet'),
      element(
        'details',
        { className: 'more' },
        element('summary', { 'aria-label': `More for ${title}` }, 'More'),
        element(
          'div',
          { className: 'buttons' },
          rowButton('Prove a part', `Prove a part of ${title}`, () => proofForm(credential)),
          downloadLink(credentialId, `Download ${title}`),
          rowButton('PDF', `PDF certificate of ${title}`, () => certificateForm(credential)),
          rowButton('Ask the issuer', `Ask the issuer of ${title}`, () => requestForm(credential)),
        ),
      ),
    );
  }
}

/** The first claims beside the holder's own name, which is the same on every row. */
function claimsOf(display = []) {
  const lines = display.filter(({ label }) => label !== 'Name').slice(0, LINES);
  if (lines.length === 0) return undefined;
  const rows = lines.map(({ label, value }) =>
    element('div', {}, element('dt', {}, named(label)), element('dd', {}, named(value))),
  );
  return element('dl', { className: 'facts' }, ...rows);
}

function downloadLink(credentialId, what) {
  const href = `/api/v1/holder/credentials/${encodeURIComponent(credentialId)}/download`;
  return element('a', { className: 'button quiet', href, download: '', 'aria-label': what }, 'Download');
}
