import {
  act,
  ask,
  byId,
  day,
  fail,
  fillPage,
  instant,
  keepClaim,
  named,
  takeClaim,
  takeToken,
  tell,
} from './kit.js';

const kept = takeClaim();
const token = takeToken() ?? kept;
const path = `claims/${encodeURIComponent(token)}`;

if (token) void fillPage(show);
else fail('This address is incomplete. Open the whole link of the e-mail that you got.');

async function show() {
  const { credential, expiresAt } = await ask('GET', path);
  const { type, issuer, issuedAt } = credential;
  byId('type').replaceChildren(named(inWords(type)));
  byId('issuer').replaceChildren(
    issuer.name ? named(issuer.name) : 'An institution that this platform does not vouch for',
  );
  byId('did').textContent = issuer.did;
  byId('issued').replaceChildren(day(issuedAt));
  byId('until').replaceChildren(instant(expiresAt));
  byId('offer').hidden = false;
}

byId('accept').addEventListener(
  'click',
  () =>
    void act(byId('accept'), async () => {
      try {
        await ask('POST', `${path}/accept`);
      } catch (error) {
        if (error.status !== 401) throw error;
        // Signing in by passkey or words comes back here; a sign-in link opens elsewhere, where this link can be opened again.
        keepClaim(token);
        byId('sign-in').hidden = false;
        byId('sign-in').querySelector('a').focus();
        throw new Error(
          'Sign in first. If you sign in with a link, open this link of your e-mail again afterwards.',
        );
      }
      done('The credential is in your wallet.');
    }),
);

byId('decline').addEventListener('click', () => byId('sure').showModal());
byId('sure').addEventListener('close', () => {
  if (byId('sure').returnValue !== 'yes') return;
  void act(byId('decline'), async () => {
    await ask('POST', `${path}/decline`);
    done('You have declined the credential.');
  });
});

/** `BachelorOfScience` as `Bachelor Of Science`. */
function inWords(type) {
  return type.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replaceAll('_', ' ');
}

function done(message) {
  byId('offer').hidden = true;
  byId('sign-in').hidden = true;
  byId('next').hidden = false;
  tell(message);
}
