import { tell } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, element, fill, instant, named, plain } from '../elements.ts';
import type { Consent } from '../generated/operations.ts';
import { confirmed } from './dialogs.ts';
import { type Part, partOf, readTogether } from './me.ts';
import { rowButton } from './rows.ts';
import type { Selected, Selection } from './selection.ts';
import { actSignedIn } from './session.ts';

/** What a holder agrees to by a switch. */
interface Switched {
  readonly purpose: 'DIRECTORY_LOOKUP' | 'AI_PROCESSING';
  /** Of the sentences beside the switch; new words there are a new version. */
  readonly version: string;
  readonly box: string;
  readonly since: string;
  readonly on: string;
  readonly off: string;
}
const LOOKUP: Switched = {
  purpose: 'DIRECTORY_LOOKUP',
  version: '2026-11',
  box: 'found',
  since: 'found-since',
  on: 'You can be found now.',
  off: 'You can no longer be found.',
};
const MODEL: Switched = {
  purpose: 'AI_PROCESSING',
  version: '2026-11',
  box: 'model',
  since: 'model-since',
  on: 'A language model may read what is in your credentials now.',
  off: 'Language models read nothing of yours any more.',
};

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

/** What the holder agrees to: the switches for being found by e-mail address and for language models, and who may see what was shared with them. */
export function consentList(): Part {
  const switches = [LOOKUP, MODEL].map((switched) => ({ ...switched, show: consentSwitch(switched) }));
  const list: Part = partOf('consents', FIELDS, (consents) => {
    const standing = consents.filter(({ status }) => status === 'GRANTED');
    for (const { purpose, show } of switches)
      show(standing.find((consent) => consent.purpose === purpose && !consent.scope));
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

/** Agrees that a language model reads what is in the credentials of whoever is signed in. */
export async function agreeToModel(): Promise<void> {
  await grant(MODEL);
}

function grant({ purpose, version }: Switched) {
  return ask('POST /api/v1/holder/consents', { body: { purpose, version }, once: true });
}

/** The switch for a consent; returns what shows the one that stands. */
function consentSwitch(switched: Switched): (consent: Standing | undefined) => void {
  const { on, off, since } = switched;
  const box = byId(switched.box, HTMLInputElement);
  let standing: Standing | undefined;
  box.addEventListener('change', () => {
    const isWanted = box.checked;
    void actSignedIn(box, async () => {
      try {
        if (isWanted) show(await grant(switched));
        else await withdraw();
      } finally {
        // The switch shows what stands, also when the change did not work.
        box.checked = standing !== undefined;
      }
      tell(isWanted ? on : off);
    });
  });
  return show;

  async function withdraw(): Promise<void> {
    if (standing)
      await ask('POST /api/v1/holder/consents/{id}/withdraw', { params: { id: standing.consentId } });
    show(undefined);
  }

  function show(consent: Standing | undefined): void {
    standing = consent;
    box.checked = consent !== undefined;
    fill(byId(since), consent && ['You agreed on ', instant(consent.grantedAt), '.']);
  }
}
