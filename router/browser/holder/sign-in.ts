import { onPress, onSubmit, takeToken, tell } from '../actions.ts';
import { ask, Refusal } from '../api.ts';
import { byId, named } from '../elements.ts';
import { helpBox } from './help.ts';
import { hasPasskeys, usePasskey } from './passkey-ceremony.ts';
import { isSignInAgain } from './session.ts';
import { keptClaim } from './waiting-claim.ts';

helpBox();
if (isSignInAgain())
  tell(
    'You signed in a while ago. Sign in again to change how you sign in or to delete your account, then do it within 10 minutes.',
  );
const token = takeToken();
if (token) {
  byId('redeem').hidden = false;
  // A mail scanner that opens the link must not use it up: a person presses the button.
  onPress('go', () => redeem(token));
} else showWays();

const email = byId('email', HTMLInputElement);
const passkey = byId('passkey', HTMLButtonElement);
if (!hasPasskeys()) {
  passkey.hidden = true;
  byId('no-passkeys').hidden = false;
}

async function redeem(token: string): Promise<void> {
  try {
    await ask('POST /api/v1/holder/auth/magic-link/verify', { body: { token } });
  } catch (error) {
    if (error instanceof Refusal && (error.status === 400 || error.status === 401)) showWays();
    throw error;
  }
  enter();
}

onSubmit(byId('ask', HTMLFormElement), async () => {
  const address = email.value.trim();
  await ask('POST /api/v1/holder/auth/magic-link', { body: { email: address } });
  tell(
    'If ',
    named(address),
    ' belongs to a wallet, a link is on its way. It works once and for 15 minutes. You can close this page.',
  );
});

onPress('passkey', async () => {
  if (!email.reportValidity()) return;
  const { ceremonyId, publicKey } = await ask('POST /api/v1/holder/auth/passkey/begin', {
    body: { email: email.value.trim() },
  });
  const credential = await usePasskey(publicKey);
  await ask('POST /api/v1/holder/auth/passkey/finish', { body: { ceremonyId, credential } });
  enter();
});

onSubmit(byId('recover', HTMLFormElement), async () => {
  const code = byId('words', HTMLTextAreaElement).value.trim().replace(/\s+/g, ' ');
  await ask('POST /api/v1/holder/auth/recover', { body: { code } });
  enter('#recovered');
});

const register = byId('register', HTMLFormElement);
onSubmit(register, async () => {
  const [name, address, phone] = [textOf('name'), textOf('new-email'), textOf('phone')];
  await ask('POST /api/v1/holder/auth/register', {
    body: { name, email: address, ...(phone === '' ? {} : { phone }) },
  });
  register.reset();
  tell('Your wallet is open. We have sent a sign-in link to ', named(address), '.');
});

function textOf(id: string): string {
  return byId(id, HTMLInputElement).value.trim();
}

function showWays(): void {
  byId('redeem').hidden = true;
  byId('ways').hidden = false;
}

/** To the wallet, or to the claim that waits for this sign-in. */
function enter(fragment = ''): void {
  location.assign(keptClaim() ? '/holder/claim' : `/holder/account${fragment}`);
}
