import { act, fail, fillPage, onSubmit, takeToken, tell } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, fill, instant, named } from '../elements.ts';
import { helpBox } from './help.ts';
import { nameOf } from './organization.ts';

helpBox();
const token = takeToken();

if (token) {
  void fillPage(() => show(token));
  onSubmit(byId('accept', HTMLFormElement), () => accept(token));
  const sure = byId('sure', HTMLDialogElement);
  byId('decline').addEventListener('click', () => sure.showModal());
  sure.addEventListener('close', () => {
    if (sure.returnValue === 'yes') void act(byId('decline', HTMLButtonElement), () => decline(token));
  });
} else fail(new Error('This address is incomplete. Open the whole link of the e-mail that you got.'));

async function show(token: string): Promise<void> {
  const { organization, name, email, expiresAt } = await ask('GET /api/v1/holder/invites/{token}', {
    params: { token },
  });
  fill(byId('what'), organization.authorityType === 'CUSTODIAN' ? 'Custodian' : 'Institution');
  fill(byId('organization'), nameOf(organization));
  fill(byId('did'), named(organization.did));
  fill(byId('invited'), named(name), ', ', named(email));
  fill(byId('until'), instant(expiresAt));
  byId('name', HTMLInputElement).value = name;
  byId('offer').hidden = false;
}

async function accept(token: string): Promise<void> {
  const name = byId('name', HTMLInputElement).value.trim();
  const { isNewAccount } = await ask('POST /api/v1/holder/invites/{token}/accept', {
    params: { token },
    body: { name },
  });
  byId('offer').hidden = true;
  byId('next').hidden = false;
  tell(
    isNewAccount ? 'Your wallet is open.' : 'Your wallet is ready for credentials of whoever invited you.',
  );
}

async function decline(token: string): Promise<void> {
  await ask('POST /api/v1/holder/invites/{token}/decline', { params: { token } });
  byId('offer').hidden = true;
  tell('You have declined the invitation.');
}
