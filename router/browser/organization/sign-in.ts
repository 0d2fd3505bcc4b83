import { copy, onPress, onSubmit, takeFragment } from '../actions.ts';
import { Refusal } from '../api.ts';
import { byId } from '../elements.ts';
import { ssoProblem } from './sso-problems.ts';

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
  /** What somebody is told who comes without a link. */
  readonly invitation: string;
}

/** Runs the page on which a link is redeemed, or another one asked for, and on which identity providers are gone to and come back from. */
export function runSignInPage({ kind, requestLink, redeem, redeemCode, invitation }: SignInDoors): void {
  const given = takeFragment();
  const token = given.get('token');
  const code = given.get('code');
  const answer = byId('token', HTMLTextAreaElement);
  const copying = byId('copy', HTMLButtonElement);

  // Nothing is redeemed until the person presses the button, so that a mail scanner that opens the link does not use it up.
  if (token) onPress('go', () => signIn(token));
  else {
    offerWays(invitation);
    byId('tested').hidden = !given.has('sso_tested');
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
  function offerWays(lead: string): void {
    byId('lead').textContent = lead;
    byId('go').hidden = true;
    byId('sso').hidden = redeemCode === undefined;
    byId('ask').hidden = false;
  }

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
    byId('organization').textContent = `${organization.name} (${organization.status})`;
    byId('identifier').textContent = organization.identifier;
    byId('role').textContent = user.role;
    byId('until').textContent = new Date(expires_at).toLocaleString();
    answer.value = bearer;
    byId('lead').textContent = 'You are signed in.';
    for (const id of ['go', 'sso', 'ask', 'problem', 'reference']) byId(id).hidden = true;
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
  const place = byId('problem');
  place.textContent = words;
  place.hidden = false;
}
