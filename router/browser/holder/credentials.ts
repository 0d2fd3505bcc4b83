import { tell } from '../actions.ts';
import { run } from '../api.ts';
import { type Child, element, instant, named, plain, type StateWord, stateWord } from '../elements.ts';
import type { WalletClaimStatus, WalletCredential, WalletCredentialStatus } from '../generated/operations.ts';
import { explainForm } from './explain.ts';
import { CREDENTIAL_STATES, remember } from './known-credentials.ts';
import { type Part, readTogether } from './me.ts';
import { requestForm } from './requests.ts';
import { pagedList, rowButton } from './rows.ts';
import type { Selected, Selection } from './selection.ts';
import { certificateForm, proofForm, shareForm } from './share.ts';

const CLAIM_STATES: Readonly<Partial<Record<WalletClaimStatus, StateWord>>> = {
  UNCLAIMED: ['caution', 'Not yet accepted'],
  DECLINED: ['bad', 'Declined by you'],
};
// What stands in place of the button that accepts.
const NOT_ACCEPTABLE: Readonly<Partial<Record<WalletCredentialStatus, string>>> = {
  SUSPENDED: 'It can be accepted when its issuer ends the suspension.',
  REVOKED: 'It can no longer be accepted, because its issuer revoked it.',
  EXPIRED: 'It can no longer be accepted, because it has expired.',
  SUPERSEDED: 'It can no longer be accepted, because a newer one replaced it.',
};
const LINES = 3;
const FIELDS = {
  credentialId: true,
  type: true,
  title: true,
  issuer: { name: true, status: true, authorityType: true },
  attestation: { sourceName: true, statement: true },
  issuedAt: true,
  expiresAt: true,
  status: true,
  claimStatus: true,
  display: { label: true, value: true },
  vc: true,
} satisfies Selection<WalletCredential>;
type Credential = Selected<WalletCredential, typeof FIELDS>;

const ACCEPT = `mutation ClaimCredential($id: ID!) {
  claimCredential(input: { credentialId: $id }) { credential { claimStatus } }
}`;

/** The credentials of the wallet with what can be done with each. */
export function credentialList(): Part {
  const list = pagedList({
    into: 'credential-rows',
    title: 'credentials-title',
    field: 'credentials',
    fields: FIELDS,
    empty: 'There is no credential in your wallet yet. Institutions issue them to your DID.',
    row: credentialRow,
  });
  return list;

  function credentialRow(credential: Credential): HTMLElement {
    remember(credential);
    const { title, issuedAt, expiresAt, status, claimStatus, display } = credential;
    const claimState = claimStatus in CLAIM_STATES && stateWord(CLAIM_STATES, claimStatus);
    const obstacle = claimStatus === 'UNCLAIMED' && NOT_ACCEPTABLE[status];
    return element(
      'li',
      {},
      element('h3', { tabIndex: -1 }, named(title)),
      signerOf(credential),
      element('p', { className: 'states' }, stateWord(CREDENTIAL_STATES, status), claimState),
      element(
        'p',
        { className: 'hint' },
        'Issued ',
        instant(issuedAt),
        expiresAt ? [' · expires ', instant(expiresAt)] : ' · does not expire',
      ),
      claimsOf(display),
      obstacle && element('p', { className: 'hint' }, obstacle),
      buttonsOf(credential),
    );
  }

  function buttonsOf(credential: Credential): HTMLElement {
    const { credentialId, claimStatus, status } = credential;
    const title = plain(credential.title);
    const isInForce = status === 'ISSUED';
    const isNew = isInForce && claimStatus === 'UNCLAIMED';
    return element(
      'div',
      { className: 'buttons' },
      isNew && rowButton('Accept', `Accept ${title}`, () => accept(credential), ''),
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
          rowButton('In plain words', `${title} in plain words`, () => explainForm(credential)),
          askButton(credential),
        ),
      ),
    );
  }

  function askButton(credential: Credential): HTMLElement {
    const words = `Ask the ${credential.issuer.authorityType === 'CUSTODIAN' ? 'custodian' : 'issuer'}`;
    return rowButton(words, `${words} of ${plain(credential.title)}`, () => requestForm(credential));
  }

  async function accept({ credentialId, title }: Credential): Promise<void> {
    await run(ACCEPT, { id: credentialId });
    await readTogether([list]);
    tell('You have accepted ', named(title), '.');
  }
}

/** Who stands behind it: an issuer, or a custodian who vouches for a record of others. */
function signerOf({ issuer, attestation }: Credential): Child {
  const isCustodian = issuer.authorityType === 'CUSTODIAN';
  const name = element('strong', {}, named(issuer.name));
  const role = isCustodian ? 'custodian' : 'issuer';
  const standing = issuer.status !== 'ACTIVE' && ` (not an active ${role} here)`;
  if (!isCustodian) return element('p', {}, 'From ', name, standing);
  const { sourceName, statement } = attestation ?? {};
  return [
    element(
      'p',
      {},
      'Vouched for by ',
      name,
      ', a custodian',
      standing,
      sourceName ? [': a record of ', named(sourceName)] : undefined,
    ),
    statement && element('p', { className: 'hint' }, element('q', {}, named(statement))),
  ];
}

/** The first claims beside the holder's own name, which is the same on every row. */
function claimsOf(display: Credential['display']): Child {
  const lines = display.filter(({ label }) => label !== 'Name').slice(0, LINES);
  if (lines.length === 0) return undefined;
  const rows = lines.map(({ label, value }) =>
    element('div', {}, element('dt', {}, named(label)), element('dd', {}, named(value))),
  );
  return element('dl', { className: 'facts' }, rows);
}

function downloadLink(credentialId: string, what: string): HTMLElement {
  const href = `/api/v1/holder/credentials/${encodeURIComponent(credentialId)}/download`;
  return element('a', { className: 'button quiet', href, download: '', 'aria-label': what }, 'Download');
}
