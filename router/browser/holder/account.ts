import { fillPage, onPress, tell } from '../actions.ts';
import { ask, Refusal } from '../api.ts';
import { byId, instant, within } from '../elements.ts';
import { accessList } from './access-log.ts';
import { askedParts } from './asked.ts';
import { consentList } from './consents.ts';
import { credentialList } from './credentials.ts';
import { confirmed } from './dialogs.ts';
import { helpBox } from './help.ts';
import { institutionList } from './institutions.ts';
import { credentialNames } from './known-credentials.ts';
import { linkList, proofList } from './links.ts';
import { type Part, readTogether } from './me.ts';
import { notificationList } from './notifications.ts';
import { profile } from './profile.ts';
import { requestList } from './requests.ts';
import { actSignedIn, signInFirst } from './session.ts';
import { passkeyList, recoveryCode } from './sign-in-ways.ts';
import { forgetClaim } from './waiting-claim.ts';

helpBox();
recoveryCode();
const notifications = notificationList();

/** What each section shows; the part of the address behind `#` says which one is open. */
const SECTIONS: ReadonlyMap<string, readonly Part[]> = new Map([
  ['credentials', [credentialList()]],
  ['sharing', [credentialNames, linkList(), proofList()]],
  ['looks', [accessList()]],
  ['requests', [credentialNames, requestList()]],
  ['asked', [credentialNames, ...askedParts()]],
  ['institutions', []],
  ['notifications', [notifications.list]],
  ['sign-in', [passkeyList()]],
  ['account', [consentList()]],
]);
/** Sections that are read for themselves: what they show is kept by another domain than `me`. */
const READ_APART: ReadonlyMap<string, () => Promise<void>> = new Map([['institutions', institutionList()]]);
const RECOVERED = 'recovered';

void openSection([profile(), notifications.unread]).then(() => {
  // What went wrong is not to be hidden by good news.
  if (location.hash === `#${RECOVERED}` && byId('problem').hidden)
    tell('Your recovery code is used up. Make a new one below, and keep it safe.');
});
addEventListener('hashchange', () => {
  for (const id of ['problem', 'news']) byId(id).hidden = true;
  void openSection();
  // Keyboards and screen readers go on where the section begins.
  within(document, '[data-section]:not([hidden]) h2', HTMLElement).focus({ preventScroll: true });
  scrollTo(0, 0);
});

/** Shows the section that the address names, with what else is to be read in the same request. */
async function openSection(more: readonly Part[] = []): Promise<void> {
  const name = sectionNamed(location.hash.slice(1));
  for (const section of document.querySelectorAll<HTMLElement>('[data-section]'))
    section.hidden = section.dataset['section'] !== name;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.sections a')) {
    const isOpen = link.hash === `#${name}`;
    if (isOpen) {
      document.title = `${link.firstChild?.textContent} · Your wallet · Testamur`;
      link.setAttribute('aria-current', 'page');
    } else link.removeAttribute('aria-current');
  }
  await fillPage(async () => {
    try {
      await readTogether([...more, ...(SECTIONS.get(name) ?? [])]);
      await READ_APART.get(name)?.();
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return signInFirst();
      throw error;
    }
  });
}

function sectionNamed(name: string): string {
  if (name === RECOVERED) return 'sign-in';
  return SECTIONS.has(name) ? name : 'credentials';
}

onPress(
  'sign-out',
  async () => {
    await ask('POST /api/v1/holder/auth/logout', {});
    forgetClaim();
    signInFirst();
  },
  actSignedIn,
);

const deletion = byId('delete', HTMLButtonElement);
deletion.addEventListener('click', () => void confirmAndDelete());

async function confirmAndDelete(): Promise<void> {
  const text =
    'It is locked at once and erased after 7 days. Signing in before then keeps it. Institutions keep their own records.';
  if (!(await confirmed('Delete your account?', text, 'Delete it'))) return;
  await actSignedIn(deletion, async () => {
    const { erasesAt } = await ask('DELETE /api/v1/holder/account', {});
    for (const id of ['wallet', 'sign-out', 'who']) byId(id).hidden = true;
    byId('gone').hidden = false;
    tell(
      'Your account is locked and will be erased on ',
      instant(erasesAt),
      '. Sign in before then to keep it.',
    );
  });
}
