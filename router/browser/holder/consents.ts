import { tell } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, element, fill, instant, named, plain } from '../elements.ts';
import type { Consent } from '../generated/operations.ts';
import { confirmed } from './dialogs.ts';
import { type Part, partOf, readTogether } from './me.ts';
import { rowButton } from './rows.ts';
import type { Selected, Selection } from './selection.ts';
import { actSignedIn } from './session.ts';

const PURPOSE = 'DIRECTORY_LOOKUP';
// Of the sentences beside the switch; new words there are a new version.
const VERSION = '2026-11';

const FIELDS = {
  consentId: true,
  purpose: true,
  scope: true,
  verifierName: true,
  status: true,
  grantedAt: true,
} satisfies Selection<Consent>;
type Given = Selected<Consent, typeof FIELDS>;
type Standing = Pick<Consent, 'consentId' | 'grantedAt'>;

/** What the holder agrees to: the switch for being found by e-mail address, and who may see what was shared with them. */
export function consentList(): Part {
  const showSwitch = lookupSwitch();
  const list: Part = partOf('consents', FIELDS, (consents) => {
    const standing = consents.filter(({ status }) => status === 'GRANTED');
    showSwitch(standing.find(({ purpose, scope }) => purpose === PURPOSE && !scope));
    const shared = standing.filter(({ purpose }) => purpose === 'SHARE_WITH_VERIFIER');
    fill(
      byId('consent-rows'),
      shared.map((consent) => sharingRow(consent, () => readTogether([list]))),
    );
  });
  return list;
}

/** Who may see what the holder shares with them. A verifier was answered with links; anybody else looks by this consent alone. */
function sharingRow(
  { consentId, scope, verifierName, grantedAt }: Given,
  again: () => Promise<void>,
): HTMLElement {
  const name = verifierName ?? scope ?? 'Everybody';
  const what = verifierName
    ? 'The links that you answered them with stop opening, all at once. This cannot be undone.'
    : 'They do not see what is in your wallet by this consent any more.';
  const takeBack = async () => {
    if (!(await confirmed(['Take back what ', named(name), ' may see?'], what, 'Take it back'))) return;
    const params = { id: consentId };
    await ask('POST /api/v1/holder/consents/{id}/withdraw', { params }).finally(again);
    if (verifierName) tell('The links for ', named(name), ' do not open any more.');
    else tell('You have taken the consent back.');
  };
  return element(
    'li',
    {},
    element('h3', { tabIndex: -1 }, named(name)),
    element(
      'p',
      {},
      verifierName
        ? 'May see the credentials that you answered their requests with.'
        : 'May see what your wallet shares with them.',
    ),
    element('p', { className: 'hint' }, 'You agreed on ', instant(grantedAt), '.'),
    rowButton('Take back', `Take back what ${plain(name)} may see`, takeBack),
  );
}

/** The switch for being found by e-mail address; returns what shows the consent that stands. */
function lookupSwitch(): (consent: Standing | undefined) => void {
  const box = byId('found', HTMLInputElement);
  let standing: Standing | undefined;
  box.addEventListener('change', () => {
    const isWanted = box.checked;
    void actSignedIn(box, async () => {
      try {
        await (isWanted ? grant() : withdraw());
      } finally {
        // The switch shows what stands, also when the change did not work.
        box.checked = standing !== undefined;
      }
      tell(isWanted ? 'You can be found now.' : 'You can no longer be found.');
    });
  });
  return show;

  async function grant(): Promise<void> {
    const body = { purpose: PURPOSE, version: VERSION } as const;
    show(await ask('POST /api/v1/holder/consents', { body, once: true }));
  }

  async function withdraw(): Promise<void> {
    if (standing)
      await ask('POST /api/v1/holder/consents/{id}/withdraw', { params: { id: standing.consentId } });
    show(undefined);
  }

  function show(consent: Standing | undefined): void {
    standing = consent;
    box.checked = consent !== undefined;
    fill(byId('found-since'), consent && ['You agreed on ', instant(consent.grantedAt), '.']);
  }
}
