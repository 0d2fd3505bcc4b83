import { movableClock } from '../kernel/clock.ts';
import { newContext } from '../kernel/context.ts';
import type { Letter } from '../kernel/mail.ts';
import { createLedger } from '../store/ledger.ts';
import { accountsOn, insertOf, storeFolder } from '../store/testing/accounts.ts';
import { signInLinkStore } from './sign-in-link-model.ts';
import { createSignInLinks, type LinkOwner } from './sign-in-links.ts';

const place = storeFolder();
let store: Awaited<ReturnType<typeof place.open>>;
beforeAll(async () => {
  store = await place.open();
});
afterAll(() => place.remove());

const MINUTE = 60_000;
const ADDRESS = 'ada@example.org';

let rooms = 0;
/** Sign-in links of one kind of account, whose accounts are named in `open`. */
async function aRoom(given: { unmailedGiveWay?: boolean } = {}) {
  const { now, advance } = movableClock('2026-03-04T05:06:07.008Z');
  const connection = store.connection(`links${++rooms}`);
  const ledger = await createLedger({ connection, source: 'verifiers', now });
  const Accounts = await accountsOn(connection);
  const links = await signInLinkStore<string>(connection, {
    model: 'VerifierSignInLink',
    collection: 'verifier_sign_in_links',
    opens: { field: 'verifierId', type: String, isIndexed: true },
  });
  const letters: Letter[] = [];
  const signInLinks = createSignInLinks<string>({
    links,
    ledger,
    letterWrite: (letter) => {
      letters.push(letter);
      return insertOf(Accounts, `letter-${letters.length}`);
    },
    actions: { requested: 'holder.sign_in_requested', refused: 'holder.sign_in_refused' },
    orgOf: (id) => ({ type: 'VERIFIER' as never, id }),
    unmailedGiveWay: given.unmailedGiveWay ?? true,
    now,
  });
  const open = new Set(['v-1']);
  const tokens: string[] = [];
  const owner = (opens: string | null): LinkOwner<string> => ({ names: ['verifier-link', ADDRESS], opens });
  return {
    links,
    open,
    tokens,
    advance,
    next: signInLinks.next,
    owner,
    send: (opens: string | null = 'v-1') =>
      signInLinks.send(
        owner(opens),
        ({ token }) => {
          tokens.push(token);
          return { to: opens === null ? undefined : ADDRESS, subject: 'Sign in' } as Letter;
        },
        newContext(),
      ),
    redeem: (token: string) =>
      signInLinks.redeem(token, newContext(), {
        accountOf: async (opens) => (open.has(opens) ? { id: opens } : undefined),
        gone: 'This account is closed.',
        async signIn(link, account) {
          const audit = {
            action: 'holder.signed_in' as const,
            subject: { type: 'SignInLink' as const, id: 'x' },
          };
          await ledger.commit(newContext(), { writes: [links.consumeWrite(link, now())], audit });
          return account.id;
        },
      }),
    rows: () => connection.collection('verifier_sign_in_links').find().toArray(),
    indexes: () => connection.collection('verifier_sign_in_links').indexes(),
    trail: async () => {
      const entries: { action: string; org: unknown; reason: unknown }[] = [];
      await ledger.relay(async (batch) => void entries.push(...batch));
      return entries.map(({ action, org, reason }) => [action, org, reason]);
    },
  };
}

test('a link signs in once', async () => {
  const room = await aRoom();
  await room.send();
  const token = room.tokens[0] ?? '';

  expect(await room.redeem(token)).toBe('v-1');
  await expect(room.redeem(token)).rejects.toMatchObject({ code: 'TOKEN_ALREADY_USED' });
});

test('of twenty redemptions at once one signs in', async () => {
  const room = await aRoom();
  await room.send();
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => room.redeem(room.tokens[0] ?? '')),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of results)
    if (one.status === 'rejected') expect(one.reason.code).toBe('TOKEN_ALREADY_USED');
});

test.each([
  [15 * MINUTE - 1, undefined],
  [15 * MINUTE, 'TOKEN_EXPIRED'],
])('after %i ms it gives %s', async (wait, code) => {
  const room = await aRoom();
  await room.send();
  room.advance(wait);

  const redeemed = room.redeem(room.tokens[0] ?? '');
  if (code === undefined) expect(await redeemed).toBe('v-1');
  else await expect(redeemed).rejects.toMatchObject({ code });
});

test('whose account is gone is refused in the words of its domain, and may be used when it is back', async () => {
  const room = await aRoom();
  await room.send();
  room.open.clear();
  const gone = { code: 'TOKEN_INVALID', message: 'This account is closed.' };
  await expect(room.redeem(room.tokens[0] ?? '')).rejects.toMatchObject(gone);

  room.open.add('v-1');
  expect(await room.redeem(room.tokens[0] ?? '')).toBe('v-1');
});

test('of nobody, and what no token ever was, open nothing', async () => {
  const room = await aRoom();
  await room.send(null);
  for (const token of [room.tokens[0] ?? '', 'A'.repeat(43), 'x', ''])
    await expect(room.redeem(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
});

test('no more than three are live, whoever asks at once', async () => {
  const room = await aRoom();
  await Promise.all(Array.from({ length: 20 }, () => room.send()));
  const live = async () => (await room.rows()).filter(({ place: at, _id }) => at !== String(_id));

  expect(await live()).toHaveLength(3);
  expect((await room.next(room.owner('v-1'))).made).toBeUndefined();
  room.advance(15 * MINUTE);
  await room.send();
  expect(await live()).toHaveLength(1);
});

test.each([
  [true, 4],
  [false, 3],
])('those of nobody make way for an account: %p', async (unmailedGiveWay, count) => {
  const room = await aRoom({ unmailedGiveWay });
  for (let time = 0; time < 3; time++) await room.send(null);
  await room.send('v-1');
  expect(await room.rows()).toHaveLength(count);
});

test('are stored by the hash of the token, under the name that the domain gives', async () => {
  const room = await aRoom();
  await room.send();
  await room.send(null);
  const [row, other] = await room.rows();

  expect(Object.keys(row ?? {}).sort()).toEqual(
    ['_id', 'createdAt', 'expiresAt', 'forgetAt', 'place', 'usedAt', 'verifierId'].sort(),
  );
  expect([row?.['verifierId'], other?.['verifierId']]).toEqual(['v-1', null]);
  expect(JSON.stringify([row, other])).not.toContain(room.tokens[0]);
  expect(JSON.stringify([row, other])).not.toContain(ADDRESS);
  expect(await room.links.idsOf('v-1')).toEqual([String(row?._id)]);
  expect((await room.indexes()).map(({ key }) => key)).toEqual([
    { _id: 1 },
    { place: 1 },
    { verifierId: 1 },
    { forgetAt: 1 },
  ]);
});

test('are in the trail: asked for and refused, with the account where there is one', async () => {
  const room = await aRoom();
  await room.send();
  await room.send(null);
  await room.redeem(room.tokens[0] ?? '');
  await room.redeem(room.tokens[0] ?? '').catch(() => undefined);

  const org = { type: 'VERIFIER', id: 'v-1' };
  expect(await room.trail()).toEqual([
    ['holder.sign_in_requested', org, null],
    ['holder.sign_in_requested', null, null],
    ['holder.signed_in', null, null],
    ['holder.sign_in_refused', org, 'TOKEN_ALREADY_USED'],
  ]);
});
