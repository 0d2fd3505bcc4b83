import { lookupSwitch } from './consents.js';
import { credentialList } from './credentials.js';
import { confirmed } from './dialogs.js';
import { passkeyList, recoveryCode, walletDid } from './keys.js';
import { act, ask, byId, fillPage, instant, named, readTogether, signInFirst, tell } from './kit.js';
import { credentialNames } from './known.js';
import { linkList, proofList } from './links.js';
import { accessList, notificationList } from './news.js';
import { requestList } from './requests.js';
import { forgetClaim } from './waiting-claim.js';

const showDid = walletDid();
recoveryCode();
const notifications = notificationList();

/** What each section shows; the part of the address behind `#` says which one is open. */
const SECTIONS = {
  credentials: [credentialList()],
  sharing: [credentialNames, linkList(), proofList()],
  looks: [accessList()],
  requests: [credentialNames, requestList()],
  notifications: [notifications.list],
  'sign-in': [passkeyList()],
  account: [lookupSwitch()],
};
const RECOVERED = 'recovered';

const profile = {
  selection: () => 'profile { name email did phone createdAt }',
  show(me) {
    const { name, email, did, phone, createdAt } = me.profile;
    byId('who').replaceChildren(named(name));
    byId('profile-name').replaceChildren(named(name));
    byId('profile-email').replaceChildren(named(email));
    byId('profile-phone').replaceChildren(named(phone ?? 'not given'));
    byId('profile-since').replaceChildren(instant(createdAt));
    showDid(did);
    byId('wallet').hidden = false;
  },
};

void openSection([profile, notifications.unread]).then(() => {
  // What went wrong is not to be hidden by good news.
  if (location.hash === `#${RECOVERED}` && byId('problem').hidden)
    tell('Your recovery code is used up. Make a new one below, and keep it safe.');
});
addEventListener('hashchange', () => {
  for (const id of ['problem', 'news']) byId(id).hidden = true;
  void openSection();
  // Keyboards and screen readers go on where the section begins.
  document.querySelector('[data-section]:not([hidden]) h2').focus({ preventScroll: true });
  scrollTo(0, 0);
});

/** Shows the section that the address names, with what else is to be read in the same request. */
async function openSection(more = []) {
  const name = sectionNamed(location.hash.slice(1));
  for (const section of document.querySelectorAll('[data-section]'))
    section.hidden = section.dataset.section !== name;
  for (const link of document.querySelectorAll('.sections a')) {
    const isOpen = link.hash === `#${name}`;
    if (isOpen) {
      document.title = `${link.firstChild.textContent} · Your wallet · Testamur`;
      link.setAttribute('aria-current', 'page');
    } else link.removeAttribute('aria-current');
  }
  await fillPage(async () => {
    try {
      await readTogether([...more, ...SECTIONS[name]]);
    } catch (error) {
      if (error.status === 401) return signInFirst();
      throw error;
    }
  });
}

function sectionNamed(name) {
  if (name === RECOVERED) return 'sign-in';
  return Object.hasOwn(SECTIONS, name) ? name : 'credentials';
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
