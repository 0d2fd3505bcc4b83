import { element, instant, named, plain, run, stateWord, tell } from './kit.js';
import { remember } from './known.js';
import { requestForm } from './requests.js';
import { pagedList, rowButton } from './rows.js';
import { proofForm, shareForm } from './share.js';

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
const LINES = 3;
const ACCEPT = `mutation ClaimCredential($id: ID!) {
  claimCredential(input: { credentialId: $id }) { credential { claimStatus } }
}`;

/** The credentials of the wallet with what can be done with each. `shared`, `proved` and `asked` are called after it was. */
export function credentialList({ shared, proved, asked }) {
  const read = pagedList({
    into: 'credentials',
    path: 'credentials',
    empty: 'There is no credential in your wallet yet. Institutions issue them to your DID.',
    row: credentialRow,
  });
  return read;

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
      buttonsOf(credential),
    );
  }

  function buttonsOf(credential) {
    const { credentialId, claimStatus } = credential;
    const title = plain(credential.title);
    const isNew = claimStatus === 'UNCLAIMED';
    return element(
      'div',
      { className: 'buttons' },
      isNew &&
        rowButton(
          'Accept',
          `Accept ${title}`,
          async () => {
            await run(ACCEPT, { id: credentialId });
            await read();
            tell('You have accepted ', named(credential.title), '.');
          },
          '',
        ),
      rowButton('Share', `Share ${title}`, () => shareForm(credential, shared), isNew ? 'quiet' : ''),
      rowButton('Prove a part', `Prove a part of ${title}`, () => proofForm(credential, proved)),
      fileLink(credentialId, { kind: 'download', text: 'Download', what: `Download ${title}` }),
      fileLink(credentialId, { kind: 'pdf', text: 'PDF', what: `PDF certificate of ${title}` }),
      rowButton('Ask the issuer', `Ask the issuer of ${title}`, () => requestForm(credential, asked)),
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

function fileLink(credentialId, { kind, text, what }) {
  const href = `/api/v1/holder/credentials/${encodeURIComponent(credentialId)}/${kind}`;
  return element('a', { className: 'button quiet', href, download: '', 'aria-label': what }, text);
}
