import { copy, onPress, onSubmit, takeFragment } from '../actions.ts';
import { Refusal } from '../api.ts';
import { byId, fill, instant, named } from '../elements.ts';
import { ssoProblem } from './sso-problems.ts';
import { leaveFor, takeReturn } from './sso-return.ts';

const SIGNED_OUT_HERE =
  'You are signed out here. The sign-in of your organization may still be open in this browser; if others use it, sign out there, too.';

/** What its people must know of an organization that is not ACTIVE. */
const STANDINGS = new Map([
  ['PENDING_APPROVAL', 'waits for approval'],
  ['SUSPENDED', 'suspended at present'],
]);

/** Who has signed in, and for which organization. */
export interface Session {
  readonly token: string;
  readonly expires_at: string;
  readonly organization: { readonly identifier: string; readonly name: string; readonly status: string };
  readonly user: { readonly role: string };
}

/** How the people of one kind of organizations sign in: by a link, and some at their own identity provider. */
export interface SignInDoors {
  readonly kind: 'issuer' | 'custodian' | 'verifier';
  readonly requestLink: (email: string) => Promise<unknown>;
  readonly redeem: (token: string) => Promise<Session>;
  /** Trades the code with which a sign-in at an identity provider ends; none for a kind without providers. */
  readonly redeemCode?: (code: string) => Promise<Session & { readonly return_to: string }>;
  /** Ends a token; where to go on, so that the session at the identity provider ends, too. */
  readonly signOut: (token: string) => Promise<{ readonly logout_url: string | null }>;
  /** What somebody is told who comes without a link. */
  readonly invitation: string;
}

/** Runs the page on which a link is redeemed, or another one asked for, and on which identity providers are gone to and come back from. */
export function runSignInPage(doors: SignInDoors): void {
  const { kind, requestLink, redeem, redeemCode, signOut, invitation } = doors;
  const hasLeft = takeReturn();
  const heading = byId('heading').textContent;
  let isBySso = false;
  const given = takeFragment();
  const token = given.get('token');
  const code = given.get('code');
  const answer = byId('token', HTMLTextAreaElement);
  const copying = byId('copy', HTMLButtonElement);

  // Nothing is redeemed until the person presses the button, so that a mail scanner that opens the link does not use it up.
  if (token) onPress('go', () => signIn(token));
  else {
    offerWays(hasLeft ? 'You are signed out, here and at your organization.' : invitation);
    if (given.has('sso_tested')) {
      byId('tested').hidden = false;
      byId('lead').hidden = true;
    }
    if (code && redeemCode) void enter(code, redeemCode);
    else tellProblem(given.get('sso_problem'), given);
  }

  onSubmit(byId('sso', HTMLFormElement), async () => {
    const who = byId('who', HTMLInputElement).value.trim();
    const asked = new URLSearchParams(who.startsWith('did:') ? { [`${kind}_did`]: who } : { email: who });
    // Not the form itself: what it is answered leads to another site, which the policy of this page closes to forms.
    location.assign(`/api/v1/${kind}/auth/sso/start?${asked}`);
  });

  onSubmit(byId('ask', HTMLFormElement), async () => {
    await requestLink(byId('email', HTMLInputElement).value);
    byId('sent').hidden = false;
  });

  copying.addEventListener('click', () => void copy(copying, answer));

  /** Without a link that works there is nothing to sign in with: the ways to sign in are offered. */
  function offerWays(words: string): void {
    const lead = byId('lead');
    lead.textContent = words;
    lead.hidden = false;
    byId('go').hidden = true;
    byId('sso').hidden = redeemCode === undefined;
    byId('ask').hidden = false;
  }

  onPress('leave', async () => {
    const { logout_url: place } = await signOut(answer.value);
    answer.value = '';
    byId('done').hidden = true;
    byId('heading').textContent = heading;
    offerWays(isBySso ? SIGNED_OUT_HERE : 'You are signed out.');
    if (place) leaveFor(place);
  });

  async function signIn(token: string): Promise<void> {
    try {
      show(await redeem(token));
    } catch (error) {
      if (error instanceof Refusal && (error.status === 400 || error.status === 401))
        offerWays('This link did not work.');
      throw error;
    }
  }
  /** The code of the address and the cookie of this browser make a token. */
  async function enter(code: string, trade: NonNullable<SignInDoors['redeemCode']>): Promise<void> {
    try {
      const session = await trade(code);
      isBySso = true;
      show(session);
      byId('onward', HTMLAnchorElement).href = session.return_to;
      byId('further').hidden = session.return_to === location.pathname;
    } catch (error) {
      // Where nothing was answered the message says so.
      if (error instanceof Refusal && error.code === undefined) tell(error.message);
      else tellProblem(error instanceof Refusal ? (error.code ?? '') : '', new URLSearchParams());
    }
  }

  function show({ organization, user, expires_at, token: bearer }: Session): void {
    const state = STANDINGS.get(organization.status);
    fill(byId('organization'), named(organization.name), state !== undefined && ` (${state})`);
    byId('identifier').textContent = organization.identifier;
    byId('role').textContent = user.role;
    fill(byId('until'), instant(expires_at));
    answer.value = bearer;
    byId('heading').textContent = 'You are signed in';
    for (const id of ['lead', 'go', 'sso', 'ask', 'problem', 'reference']) byId(id).hidden = true;
    byId('done').hidden = false;
  }
}

/** In words of ours alone: anybody can make an address with a fragment. */
function tellProblem(code: string | null, more: URLSearchParams): void {
  if (code === null) return;
  tell(ssoProblem(code, more.get('fault')));
  const reference = more.get('reference');
  if (reference === null || !/^[A-Za-z0-9._-]{8,64}$/.test(reference)) return;
  byId('reference-id').textContent = reference;
  byId('reference').hidden = false;
}

function tell(words: string): void {
  byId('lead').textContent = 'You are not signed in.';
  const place = byId('problem');
  place.textContent = words;
  place.hidden = false;
}
