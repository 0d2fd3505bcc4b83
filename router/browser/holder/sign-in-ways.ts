import { copy, onSubmit, tell } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, element, fill, instant, named, plain } from '../elements.ts';
import type { Passkey } from '../generated/operations.ts';
import { confirmed } from './dialogs.ts';
import { type Part, partOf, readTogether } from './me.ts';
import { hasPasskeys, makePasskey } from './passkey-ceremony.ts';
import { rowButton } from './rows.ts';
import type { Selection } from './selection.ts';
import { actSignedIn } from './session.ts';

/** The passkeys: list, add, remove. */
export function passkeyList(): Part {
  const form = byId('add-passkey', HTMLFormElement);
  if (!hasPasskeys()) {
    form.hidden = true;
    byId('no-passkeys').hidden = false;
  }
  const list = partOf(
    'passkeys',
    { id: true, label: true, addedAt: true, lastUsed: true } satisfies Selection<Passkey>,
    (passkeys) => {
      const none = element('li', { className: 'none' }, 'You have no passkey.');
      fill(byId('passkeys'), passkeys.length > 0 ? passkeys.map(passkeyRow) : none);
    },
  );
  onSubmit(
    form,
    async () => {
      const label = byId('label', HTMLInputElement).value.trim();
      const { ceremonyId, publicKey } = await ask('POST /api/v1/holder/auth/passkey/register/begin', {
        body: {},
      });
      const attestation = await makePasskey(publicKey);
      await ask('POST /api/v1/holder/auth/passkey/register/finish', {
        body: { ceremonyId, attestation, label },
      });
      form.reset();
      await readTogether([list]);
      tell('The passkey was added. You can sign in with it from now on.');
    },
    actSignedIn,
  );
  return list;

  function passkeyRow({ id, label, addedAt, lastUsed }: Passkey): HTMLElement {
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
        await ask('DELETE /api/v1/holder/auth/passkeys/{id}', { params: { id } });
        await readTogether([list]);
        tell('The passkey was removed.');
      }),
    );
  }
}

/** The recovery code: made on demand, shown once. */
export function recoveryCode(): void {
  const make = byId('make-code', HTMLButtonElement);
  const copyWords = byId('copy-words', HTMLButtonElement);
  const words = byId('words', HTMLTextAreaElement);
  make.addEventListener('click', () => void confirmAndMake());
  copyWords.addEventListener('click', () => void copy(copyWords, words));

  async function confirmAndMake(): Promise<void> {
    const text = 'An earlier code, if you have one, stops working at once.';
    if (!(await confirmed('Make a recovery code?', text, 'Make it'))) return;
    await actSignedIn(make, async () => {
      const { code } = await ask('POST /api/v1/holder/auth/recovery-code', {});
      words.value = code;
      copyWords.textContent = 'Copy the words';
      byId('code').hidden = false;
      words.focus();
    });
  }
}
