import { copy, onPress, onSubmit, takeToken } from '../actions.ts';
import { ask, Refusal } from '../api.ts';
import { byId } from '../elements.ts';

const token = takeToken();
const answer = byId('token', HTMLTextAreaElement);
const copying = byId('copy', HTMLButtonElement);

// Nothing is redeemed until the person presses the button, so that a mail scanner that opens the link does not use it up.
if (token) onPress('go', () => redeem(token));
else offerLink('Members of an institution sign in with a link that comes by e-mail.');

onSubmit(byId('ask', HTMLFormElement), async () => {
  await ask('POST /api/v1/issuer/auth/magic-link', {
    body: { email: byId('email', HTMLInputElement).value },
  });
  byId('sent').hidden = false;
});

copying.addEventListener('click', () => void copy(copying, answer));

async function redeem(token: string): Promise<void> {
  try {
    const reply = await ask('POST /api/v1/issuer/auth/magic-link/verify', { body: { token } });
    const { issuer, user, expires_at, token: bearer } = reply;
    byId('issuer').textContent = `${issuer.name} (${issuer.status})`;
    byId('did').textContent = issuer.did;
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

/** Without a link that works there is nothing to sign in with: another is offered. */
function offerLink(lead: string): void {
  byId('lead').textContent = lead;
  byId('go').hidden = true;
  byId('ask').hidden = false;
}
