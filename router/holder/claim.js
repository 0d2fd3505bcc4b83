import { act, ask, byId, fail, fillPage, instant, named, takeToken, tell, wordsOf } from './kit.js';
import { forgetClaim, keepClaim, keptClaim } from './waiting-claim.js';

const token = takeToken() ?? keptClaim();
const path = `claims/${encodeURIComponent(token)}`;

if (token) void fillPage(() => orForget(show));
else fail('This address is incomplete. Open the whole link of the e-mail that you got.');

async function show() {
  const { credential, expiresAt } = await ask('GET', path);
  const { type, issuer, issuedAt } = credential;
  byId('type').replaceChildren(named(wordsOf(type, { isType: true })));
  byId('issuer').replaceChildren(
    issuer.name ? named(issuer.name) : 'An institution that this platform does not vouch for',
  );
  byId('did').replaceChildren(named(issuer.did));
  byId('issued').replaceChildren(instant(issuedAt));
  byId('until').replaceChildren(instant(expiresAt));
  byId('offer').hidden = false;
}

/** A link that is over or not for this person must not lead every later sign-in here. */
async function orForget(work) {
  try {
    return await work();
  } catch (error) {
    if ([403, 404, 409, 410].includes(error.status)) forgetClaim();
    throw error;
  }
}

byId('accept').addEventListener(
  'click',
  () =>
    void act(byId('accept'), async () => {
      try {
        await orForget(() => ask('POST', `${path}/accept`));
      } catch (error) {
        if (error.status !== 401) throw error;
        keepClaim(token);
        byId('sign-in').hidden = false;
        byId('sign-in').querySelector('a').focus();
        throw new Error(
          'Sign in first, in this browser and within an hour: the sign-in leads you back to this credential.',
        );
      }
      done('The credential is in your wallet.');
    }),
);

byId('decline').addEventListener('click', () => byId('sure').showModal());
byId('sure').addEventListener('close', () => {
  if (byId('sure').returnValue !== 'yes') return;
  void act(byId('decline'), async () => {
    await orForget(() => ask('POST', `${path}/decline`));
    done('You have declined the credential.');
  });
});

function done(message) {
  forgetClaim();
  byId('offer').hidden = true;
  byId('sign-in').hidden = true;
  byId('next').hidden = false;
  tell(message);
}
