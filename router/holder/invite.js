import { act, ask, byId, fail, fillPage, instant, named, takeToken, tell } from './kit.js';

const token = takeToken();
const path = `invites/${encodeURIComponent(token)}`;

if (token) void fillPage(show);
else fail('This address is incomplete. Open the whole link of the e-mail that you got.');

async function show() {
  const { organization, name, email, expiresAt } = await ask('GET', path);
  byId('organization').replaceChildren(
    organization.name ? named(organization.name) : 'An institution that this platform does not vouch for',
  );
  byId('did').replaceChildren(named(organization.did));
  byId('invited').replaceChildren(named(name), ', ', named(email));
  byId('until').replaceChildren(instant(expiresAt));
  byId('name').value = name;
  byId('offer').hidden = false;
}

byId('accept').addEventListener('submit', (event) => {
  event.preventDefault();
  void act(event.submitter, async () => {
    const { isNewAccount } = await ask('POST', `${path}/accept`, { name: byId('name').value.trim() });
    byId('offer').hidden = true;
    byId('next').hidden = false;
    tell(isNewAccount ? 'Your wallet is open.' : 'Your wallet is ready for credentials of this institution.');
  });
});
