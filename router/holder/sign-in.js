import { act, ask, byId, ceremony, hasPasskeys, isSignInAgain, named, takeToken, tell } from './kit.js';
import { keptClaim } from './waiting-claim.js';

if (isSignInAgain())
  tell(
    'You signed in a while ago. Sign in again to change how you sign in or to delete your account, then do it within 10 minutes.',
  );
const token = takeToken();
if (token) byId('redeem').hidden = false;
else showWays();

if (!hasPasskeys()) {
  byId('passkey').hidden = true;
  byId('no-passkeys').hidden = false;
}

// A mail scanner that opens the link must not use it up: a person presses the button.
byId('go').addEventListener(
  'click',
  () =>
    void act(byId('go'), async () => {
      try {
        await ask('POST', 'auth/magic-link/verify', { token });
      } catch (error) {
        if (error.status === 400 || error.status === 401) showWays();
        throw error;
      }
      enter();
    }),
);

byId('ask').addEventListener('submit', (event) => {
  event.preventDefault();
  const email = byId('email').value.trim();
  void act(byId('link'), async () => {
    await ask('POST', 'auth/magic-link', { email });
    tell(
      'If ',
      named(email),
      ' belongs to a wallet, a link is on its way. It works once and for 15 minutes. You can close this page.',
    );
  });
});

byId('passkey').addEventListener('click', () => {
  if (!byId('email').reportValidity()) return;
  void act(byId('passkey'), async () => {
    const email = byId('email').value.trim();
    const { ceremonyId, publicKey } = await ask('POST', 'auth/passkey/begin', { email });
    const credential = await ceremony('sign-in', publicKey);
    await ask('POST', 'auth/passkey/finish', { ceremonyId, credential });
    enter();
  });
});

byId('recover').addEventListener('submit', (event) => {
  event.preventDefault();
  const code = byId('words').value.trim().replace(/\s+/g, ' ');
  void act(event.submitter, async () => {
    await ask('POST', 'auth/recover', { code });
    enter('#recovered');
  });
});

byId('register').addEventListener('submit', (event) => {
  event.preventDefault();
  const [name, email, phone] = ['name', 'new-email', 'phone'].map((id) => byId(id).value.trim());
  void act(event.submitter, async () => {
    await ask('POST', 'auth/register', { name, email, ...(phone === '' ? {} : { phone }) });
    byId('register').reset();
    tell('Your wallet is open. We have sent a sign-in link to ', named(email), '.');
  });
});

function showWays() {
  byId('redeem').hidden = true;
  byId('ways').hidden = false;
}

/** To the wallet, or to the claim that waits for this sign-in. */
function enter(fragment = '') {
  location.assign(keptClaim() ? '/holder/claim' : `/holder/account${fragment}`);
}
