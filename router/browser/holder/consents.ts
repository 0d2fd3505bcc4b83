import { tell } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, fill, instant } from '../elements.ts';
import type { Consent } from '../generated/operations.ts';
import { type Part, partOf } from './me.ts';
import type { Selection } from './selection.ts';
import { actSignedIn } from './session.ts';

const PURPOSE = 'DIRECTORY_LOOKUP';
// Of the sentences beside the switch; new words there are a new version.
const VERSION = '2026-11';

type Standing = Pick<Consent, 'consentId' | 'grantedAt'>;

/** The switch for being found by e-mail address. */
export function lookupSwitch(): Part {
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
  return partOf(
    'consents',
    {
      consentId: true,
      purpose: true,
      scope: true,
      status: true,
      grantedAt: true,
    } satisfies Selection<Consent>,
    (consents) =>
      show(
        consents.find(({ purpose, scope, status }) => purpose === PURPOSE && !scope && status === 'GRANTED'),
      ),
  );

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
