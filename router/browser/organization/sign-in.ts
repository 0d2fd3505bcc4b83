import { copy, onPress, onSubmit, takeToken } from '../actions.ts';
import { Refusal } from '../api.ts';
import { byId } from '../elements.ts';

/** Who has signed in, and for which organization. */
export interface Session {
  readonly token: string;
  readonly expires_at: string;
  readonly organization: { readonly did: string; readonly name: string; readonly status: string };
  readonly user: { readonly role: string };
}

/** How the people of one kind of organizations sign in by a link. */
export interface SignInDoors {
  readonly requestLink: (email: string) => Promise<unknown>;
  readonly redeem: (token: string) => Promise<Session>;
  /** What somebody is told who comes without a link. */
  readonly invitation: string;
}

/** Runs the page on which a link is redeemed, or another one asked for. */
export function runSignInPage({ requestLink, redeem, invitation }: SignInDoors): void {
  const token = takeToken();
  const answer = byId('token', HTMLTextAreaElement);
  const copying = byId('copy', HTMLButtonElement);

  // Nothing is redeemed until the person presses the button, so that a mail scanner that opens the link does not use it up.
  if (token) onPress('go', () => signIn(token));
  else offerLink(invitation);

  onSubmit(byId('ask', HTMLFormElement), async () => {
    await requestLink(byId('email', HTMLInputElement).value);
    byId('sent').hidden = false;
  });

  copying.addEventListener('click', () => void copy(copying, answer));

  async function signIn(token: string): Promise<void> {
    try {
      const { organization, user, expires_at, token: bearer } = await redeem(token);
      byId('organization').textContent = `${organization.name} (${organization.status})`;
      byId('did').textContent = organization.did;
      byId('role').textContent = user.role;
      byId('until').textContent = new Date(expires_at).toLocaleString();
      answer.value = bearer;
      byId('lead').textContent = 'You are signed in.';
      byId('go').hidden = true;
      byId('done').hidden = false;
    } catch (error) {
      if (error instanceof Refusal && (error.status === 400 || error.status === 401))
        offerLink('This link did not work.');
      throw error;
    }
  }
}

/** Without a link that works there is nothing to sign in with: another is offered. */
function offerLink(lead: string): void {
  byId('lead').textContent = lead;
  byId('go').hidden = true;
  byId('ask').hidden = false;
}
