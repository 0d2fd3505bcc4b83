import { act, ask, byId, instant, tell } from './kit.js';

const PURPOSE = 'DIRECTORY_LOOKUP';
// Of the sentences beside the switch; new words there are a new version.
const VERSION = '2026-11';

/** The switch for being found by e-mail address, as a part for `readTogether`. */
export function lookupSwitch() {
  const box = byId('found');
  let standing;
  box.addEventListener('change', () => {
    const isWanted = box.checked;
    void act(
      box,
      async () => {
        try {
          await (isWanted ? grant() : withdraw());
        } finally {
          // The switch shows what stands, also when the change did not work.
          box.checked = Boolean(standing);
        }
        tell(isWanted ? 'You can be found now.' : 'You can no longer be found.');
      },
      { needsSession: true },
    );
  });
  return {
    selection: () => 'consents { consentId purpose scope status grantedAt }',
    show({ consents }) {
      const isStanding = ({ purpose, scope, status }) =>
        purpose === PURPOSE && !scope && status === 'GRANTED';
      show(consents.find(isStanding));
    },
  };

  async function grant() {
    show(await ask('POST', 'consents', { purpose: PURPOSE, version: VERSION }, { once: true }));
  }

  async function withdraw() {
    if (standing) await ask('POST', `consents/${encodeURIComponent(standing.consentId)}/withdraw`);
    show(undefined);
  }

  function show(consent) {
    standing = consent;
    box.checked = Boolean(consent);
    byId('found-since').replaceChildren(
      ...(consent ? ['You agreed on ', instant(consent.grantedAt), '.'] : []),
    );
  }
}
