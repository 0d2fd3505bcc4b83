import { onPress, tell } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, fill, instant, named } from '../elements.ts';
import { type Me, type Part, partOf } from './me.ts';
import type { Selection } from './selection.ts';
import { actSignedIn } from './session.ts';

/** Whose wallet it is, with the DID, which can be made here. */
export function profile(): Part {
  onPress(
    'make-did',
    async () => {
      const { did } = await ask('POST /api/v1/holder/wallet-key', { body: { mode: 'PLATFORM' }, once: true });
      showDid(did);
      tell('Your DID is made. Institutions can issue credentials to it.');
    },
    actSignedIn,
  );
  return partOf(
    'profile',
    { name: true, email: true, did: true, phone: true, createdAt: true } satisfies Selection<Me['profile']>,
    ({ name, email, did, phone, createdAt }) => {
      fill(byId('who'), named(name));
      fill(byId('profile-name'), named(name));
      fill(byId('profile-email'), named(email));
      fill(byId('profile-phone'), named(phone ?? 'not given'));
      fill(byId('profile-since'), instant(createdAt));
      showDid(did);
      byId('wallet').hidden = false;
    },
  );
}

function showDid(did: string | null): void {
  byId('did').textContent = did ?? '';
  for (const id of ['no-did', 'make-did', 'make-hint']) byId(id).hidden = Boolean(did);
  byId('has-did').hidden = !did;
}
