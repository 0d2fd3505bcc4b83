import { lookupSwitch } from './consents.js';
import { credentialList } from './credentials.js';
import { confirmed } from './dialogs.js';
import { passkeyList, recoveryCode, walletDid } from './keys.js';
import { act, ask, byId, fail, fillPage, instant, named, signInFirst, tell } from './kit.js';
import { linkList, proofList } from './links.js';
import { accessList, notificationList } from './news.js';
import { requestList } from './requests.js';
import { forgetClaim } from './waiting-claim.js';

const [readLinks, readProofs, readRequests] = [linkList(), proofList(), requestList()];
const readCredentials = credentialList({ shared: readLinks, proved: readProofs, asked: readRequests });
const otherReaders = [
  readLinks,
  readProofs,
  accessList(),
  readRequests,
  notificationList(),
  lookupSwitch(),
  passkeyList(),
];
const showDid = walletDid();
recoveryCode();
void fillPage(open);

async function open() {
  try {
    const profile = await ask('GET', 'profile');
    byId('who').replaceChildren(named(profile.name));
    byId('profile-name').replaceChildren(named(profile.name));
    byId('profile-email').replaceChildren(named(profile.email));
    byId('profile-phone').replaceChildren(named(profile.phone ?? 'not given'));
    byId('profile-since').replaceChildren(instant(profile.createdAt));
    showDid(profile.did);
    byId('wallet').hidden = false;
  } catch (error) {
    if (error.status === 401) return signInFirst();
    throw error;
  }
  // One list that cannot be read must not hide the others.
  const results = await Promise.allSettled([readCredentials()]);
  // Links and requests name credentials, most of which are known by now.
  results.push(...(await Promise.allSettled(otherReaders.map((read) => read()))));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) fail(failed.reason.message);
  else if (location.hash === '#recovered')
    tell('Your recovery code is used up. Make a new one below, and keep it safe.');
}

byId('sign-out').addEventListener(
  'click',
  () =>
    void act(
      byId('sign-out'),
      async () => {
        await ask('POST', 'auth/logout');
        forgetClaim();
        signInFirst();
      },
      { needsSession: true },
    ),
);

byId('delete').addEventListener('click', async () => {
  const text =
    'It is locked at once and erased after 7 days. Signing in before then keeps it. Institutions keep their own records.';
  if (!(await confirmed('Delete your account?', text, 'Delete it'))) return;
  void act(
    byId('delete'),
    async () => {
      const { erasesAt } = await ask('DELETE', 'account');
      for (const id of ['wallet', 'sign-out', 'who']) byId(id).hidden = true;
      byId('gone').hidden = false;
      tell(
        'Your account is locked and will be erased on ',
        instant(erasesAt),
        '. Sign in before then to keep it.',
      );
    },
    { needsSession: true },
  );
});
