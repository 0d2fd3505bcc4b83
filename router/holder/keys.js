import { confirmed } from './dialogs.js';
import {
  act,
  ask,
  byId,
  ceremony,
  copy,
  element,
  hasPasskeys,
  instant,
  named,
  plain,
  readTogether,
  tell,
} from './kit.js';
import { rowButton } from './rows.js';

const session = { needsSession: true };

/** The passkeys: list, add, remove; a part for `readTogether`. */
export function passkeyList() {
  if (!hasPasskeys()) {
    byId('add-passkey').hidden = true;
    byId('no-passkeys').hidden = false;
  }
  byId('add-passkey').addEventListener('submit', (event) => {
    event.preventDefault();
    void act(
      event.submitter,
      async () => {
        const label = byId('label').value.trim();
        const { ceremonyId, publicKey } = await ask('POST', 'auth/passkey/register/begin', {});
        const attestation = await ceremony('register', publicKey);
        await ask('POST', 'auth/passkey/register/finish', { ceremonyId, attestation, label });
        byId('add-passkey').reset();
        await readTogether([part]);
        tell('The passkey was added. You can sign in with it from now on.');
      },
      session,
    );
  });
  const part = {
    selection: () => 'passkeys { id label addedAt lastUsed }',
    show({ passkeys }) {
      const none = element('li', { className: 'none' }, 'You have no passkey.');
      byId('passkeys').replaceChildren(...(passkeys.length > 0 ? passkeys.map(passkeyRow) : [none]));
    },
  };
  return part;

  function passkeyRow({ id, label, addedAt, lastUsed }) {
    const name = label || 'Passkey';
    return element(
      'li',
      {},
      element('h3', {}, named(name)),
      element(
        'p',
        { className: 'hint' },
        'Added ',
        instant(addedAt),
        lastUsed ? [' · last used ', instant(lastUsed)] : ' · never used',
      ),
      rowButton('Remove', `Remove the passkey ${plain(name)}`, async () => {
        const text = 'You cannot sign in with it any more.';
        if (!(await confirmed(['Remove “', named(name), '”?'], text, 'Remove it'))) return;
        await ask('DELETE', `auth/passkeys/${encodeURIComponent(id)}`);
        await readTogether([part]);
        tell('The passkey was removed.');
      }),
    );
  }
}

/** The recovery code: made on demand, shown once. */
export function recoveryCode() {
  byId('make-code').addEventListener('click', async () => {
    const text = 'An earlier code, if you have one, stops working at once.';
    if (!(await confirmed('Make a recovery code?', text, 'Make it'))) return;
    void act(
      byId('make-code'),
      async () => {
        const { code } = await ask('POST', 'auth/recovery-code');
        byId('words').value = code;
        byId('copy-words').textContent = 'Copy the words';
        byId('code').hidden = false;
        byId('words').focus();
      },
      session,
    );
  });
  byId('copy-words').addEventListener('click', () => copy(byId('copy-words'), byId('words')));
}

/** The DID: shown, or made. Returns the function that shows one. */
export function walletDid() {
  byId('make-did').addEventListener(
    'click',
    () =>
      void act(
        byId('make-did'),
        async () => {
          const { did } = await ask('POST', 'wallet-key', { mode: 'PLATFORM' }, { once: true });
          show(did);
          tell('Your DID is made. Institutions can issue credentials to it.');
        },
        session,
      ),
  );
  return show;

  function show(did) {
    byId('did').textContent = did ?? '';
    for (const id of ['no-did', 'make-did', 'make-hint']) byId(id).hidden = Boolean(did);
    byId('has-did').hidden = !did;
  }
}
