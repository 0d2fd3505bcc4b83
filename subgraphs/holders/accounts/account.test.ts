import type { Write } from '../../../store/ledger.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import { accountBehind } from './caller.ts';
import { aHoldersWorld, DAY, EMAIL, type HolderIdentity, MINUTE } from './testing/holders.ts';

const DID = 'did:key:z6MkAda';
const ISSUER = {
  kind: 'issuer',
  issuerStatus: 'ACTIVE',
  userId: 'u',
  role: 'Viewer',
  issuerId: 'i',
  issuerDid: 'did:key:z6Mk1',
} as const;
const CUSTODIAN = {
  kind: 'custodian',
  userId: 'u',
  role: 'Admin',
  custodianId: 'c',
  custodianDid: 'did:key:z6Mk2',
  custodianStatus: 'ACTIVE',
} as const;

describe("holders' accounts", () => {
  let app: Awaited<ReturnType<typeof aHoldersWorld>>;
  let holderId: string;
  beforeAll(async () => {
    app = await aHoldersWorld();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.reset();
    holderId = await app.register();
  });

  const commit = (writes: readonly Write[]) => app.ledger.commit(by(), { writes, audit: [] });
  const linkDid = (id: string, did: string) => commit(app.room.accounts.linkDidWrites(id, did));

  describe('the own profile', () => {
    test('is given to its holder', async () => {
      const { identity } = await app.signIn();

      expect(await app.query('me', {}, by(identity))).toEqual({ holderId });
      expect(await app.profile(by(identity))).toEqual({
        id: holderId,
        name: 'Ada Byrne',
        email: EMAIL,
        createdAt: app.world.now(),
      });
    });

    test('is closed to everybody else', async () => {
      for (const identity of othersThan('holder')) {
        const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
        await expect(async () => app.query('me', {}, by(identity))).rejects.toMatchObject({ code });
        await expect(app.profile(by(identity))).rejects.toMatchObject({ code });
      }
    });

    test('is 401 for an account that is no more', async () => {
      const identity = { kind: 'holder', holderId: 'gone', dids: [] } as const;
      await expect(app.profile(by(identity))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    });
  });

  describe('DIDs', () => {
    test('add up, the last is the current one, and each finds its holder', async () => {
      await linkDid(holderId, DID);
      await linkDid(holderId, 'did:key:z6MkSecond');
      await linkDid(holderId, 'did:key:z6MkSecond');
      const account = await app.room.accounts.byDid(DID);

      expect(account).toMatchObject({
        holderId,
        did: 'did:key:z6MkSecond',
        dids: [DID, 'did:key:z6MkSecond'],
      });
      expect(await app.room.accounts.byDid('did:key:z6MkNobody')).toBeUndefined();
    });

    test('stand for one person, also a former one', async () => {
      const other = await app.register('bob@example.org');
      await linkDid(holderId, DID);
      await linkDid(holderId, 'did:key:z6MkSecond');

      await expect(linkDid(other, DID)).rejects.toMatchObject({ code: 11000 });
      expect((await app.room.accounts.byId(other))?.dids).toEqual([]);
    });

    test('wanted by two at once go to one', async () => {
      const other = await app.register('bob@example.org');
      const all = await Promise.allSettled([holderId, other].map((id) => linkDid(id, DID)));

      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
  });

  test('opened by another room fail the commit when the address is taken', async () => {
    const { account, writes } = app.room.accounts.create({ name: 'Bob', email: 'Bob@Example.org' });
    await commit(writes);
    expect(await app.room.accounts.byEmail('bob@example.org')).toMatchObject({ holderId: account.holderId });

    const again = app.room.accounts.create({ name: 'Ada', email: EMAIL });
    await expect(commit(again.writes)).rejects.toMatchObject({ code: 11000 });
  });

  describe('the lookup', () => {
    const lookup = (email: unknown = EMAIL, identity: Parameters<typeof by>[0] = ISSUER) =>
      app.query('holderLookup', { email }, by(identity));

    test.each([
      ['with a DID and consent', true, true, true],
      ['without consent', true, false, false],
      ['without a DID', false, true, false],
    ])('of a holder %s', async (_who, hasDid, hasConsented, found) => {
      if (hasDid) await linkDid(holderId, DID);
      if (hasConsented) app.consents.add(holderId);

      expect(await lookup(' Ada@Example.org ')).toEqual(found ? { found, holderDid: DID } : { found: false });
      expect(await lookup(EMAIL, CUSTODIAN)).toHaveProperty('found', found);
    });

    test('finds no account that waits for its erasure', async () => {
      await linkDid(holderId, DID);
      app.consents.add(holderId);
      await app.mutate('deleteAccount', undefined, by((await app.signIn()).identity));

      expect(await lookup()).toEqual({ found: false });
    });

    test('asks for consent whoever it is, so that an unknown address costs the same', async () => {
      await linkDid(holderId, DID);
      await lookup();
      await lookup('nobody@example.org');

      expect(app.asked).toEqual(['DIRECTORY_LOOKUP', 'DIRECTORY_LOOKUP']);
    });

    test('is for issuers and custodians', async () => {
      for (const identity of othersThan('issuer', 'custodian'))
        await expect(lookup(EMAIL, identity)).rejects.toMatchObject({
          code: identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
        });
    });

    test.each([[''], [null], [1], [{ $ne: null }], [['a@example.org']], ['a@b@c'], ['ada@example.org\n.']])(
      'refuses %j',
      async (email) => {
        await expect(lookup(email)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      },
    );
  });

  describe('erasure', () => {
    let identity: HolderIdentity;
    let cookie: string;
    beforeEach(async () => {
      await linkDid(holderId, DID);
      ({ identity, cookie } = await app.signIn());
      await app.mutate('createRecoveryCode', undefined, by(identity));
      app.sent.length = 0;
    });
    const askFor = (context = by(identity)) => app.mutate('deleteAccount', undefined, context);
    const row = () => app.rows('holders').findOne({ _id: holderId } as never);

    test('locks the account for 7 days, ends its sessions, clears the cookie and says so by mail', async () => {
      const context = by(identity);
      const erasesAt = new Date(app.world.now().getTime() + 7 * DAY);

      expect(await askFor(context)).toEqual({ status: 'LOCKED', erasesAt });
      expect(context.notes.holderCookie).toBe('clear');
      expect(await app.room.resolve(cookie, by())).toBeUndefined();
      expect(app.sent).toEqual([
        expect.objectContaining({ to: EMAIL, subject: 'Your account will be erased' }),
      ]);
      expect((await app.audit()).at(-1)).toMatchObject({
        action: 'holder.erasure_requested',
        previousState: 'ACTIVE',
        newState: 'LOCKED',
        org: { type: 'HOLDER', id: holderId },
      });
    });

    test('closes the account to whoever still has a bearer token of it', async () => {
      const token = by({ kind: 'holder', holderId, dids: [DID] });
      await askFor();

      for (const attempt of [
        () => app.query('me', {}, token),
        () => app.profile(token),
        () => app.mutate('createRecoveryCode', undefined, token),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await expect(accountBehind(app.room.accounts, { holderId })).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
      await app.signIn();
      expect(await app.query('me', {}, token)).toEqual({ holderId });
    });

    test('asked for again changes nothing, also 20 times at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => askFor()));
      app.world.moveClock(5 * MINUTE);

      expect(new Set(answers.map(({ erasesAt }) => erasesAt.getTime())).size).toBe(1);
      expect(await askFor()).toEqual(answers[0]);
      expect(app.sent).toHaveLength(1);
    });

    test('is taken back by signing in, which says so by mail and in the trail', async () => {
      await askFor();
      app.world.moveClock(7 * DAY - 1);
      const again = await app.signIn();

      expect(again.identity.holderId).toBe(holderId);
      expect(await row()).toMatchObject({ status: 'ACTIVE', erasesAt: null });
      expect(app.sent.at(-1)).toMatchObject({ to: EMAIL, subject: 'Your account is kept' });
      expect((await app.audit()).map(({ action }) => action)).toContain('holder.erasure_cancelled');
      app.world.moveClock(DAY);
      expect(await app.room.eraseDue()).toBe(0);
      expect(await app.room.resolve(again.cookie, by())).toBeDefined();
    });

    test('happens after 7 days: nothing personal is left, and nobody can sign in', async () => {
      await app.mutate('createRecoveryCode', undefined, by(identity));
      await askFor();
      app.world.moveClock(7 * DAY - 1);
      expect(await app.room.eraseDue()).toBe(0);
      const link = await app.aLink();
      app.world.moveClock(1);

      // Over is over, even before the sweep.
      await expect(app.mutate('redeemHolderSignIn', { token: link })).rejects.toMatchObject({
        code: 'TOKEN_INVALID',
      });
      expect(await app.room.accounts.byEmail(EMAIL)).toBeUndefined();
      expect(await app.room.eraseDue()).toBe(1);

      expect(await row()).toMatchObject({ status: 'ERASED', name: null, phone: null, dids: [DID] });
      for (const name of ['holder_sessions', 'holder_sign_in_links', 'holder_recovery_codes'])
        expect(await app.rows(name).countDocuments({})).toBe(0);
      expect(JSON.stringify(await row())).not.toContain(EMAIL);
      expect(await app.room.accounts.byId(holderId)).toBeUndefined();
      expect(await app.room.accounts.byDid(DID)).toBeUndefined();
      expect((await app.audit()).at(-1)).toMatchObject({ action: 'holder.erased', newState: 'ERASED' });
      const { isDidTaken } = app.room.accounts;
      expect([await isDidTaken(DID), await isDidTaken('did:key:z6MkNobody')]).toEqual([true, false]);
      expect(await app.room.eraseDue()).toBe(0);

      app.world.moveClock(16 * MINUTE);
      const next = await app.register();
      expect(next).not.toBe(holderId);
      await expect(linkDid(next, DID)).rejects.toMatchObject({ code: 11000 });
    });

    test('asks every room to forget the person, in one commit with the account', async () => {
      const seen: string[] = [];
      app.erasers.push(
        {
          erase: async (account) => {
            seen.push(account.holderId, account.email);
            return [];
          },
        },
        {
          erase: async () =>
            app.room.accounts.create({ name: 'witness', email: 'witness@example.org' }).writes,
        },
      );
      await askFor();
      app.world.moveClock(7 * DAY);

      expect(await app.room.eraseDue()).toBe(1);
      expect(seen).toEqual([holderId, EMAIL]);
      expect(await app.room.accounts.byEmail('witness@example.org')).toBeDefined();
    });

    test('is tried again after a failure, which spoils no other and tells nothing personal', async () => {
      const bob = await app.register('bob@example.org');
      const other = (await app.signIn('bob@example.org')).identity;
      await askFor();
      await askFor(by(other));
      app.world.moveClock(8 * DAY);
      app.erasers.push({
        erase: async (account) => {
          if (account.holderId === holderId) throw new Error('the disk is away');
          return [];
        },
      });

      expect(await app.room.eraseDue()).toBe(1);
      expect(await app.rows('holders').findOne({ _id: bob } as never)).toMatchObject({ status: 'ERASED' });
      expect(await row()).toMatchObject({ status: 'LOCKED', name: 'Ada Byrne' });
      expect(app.world.lines.join()).not.toContain(EMAIL);
      app.erasers.length = 0;
      expect(await app.room.eraseDue()).toBe(1);
      expect(await row()).toMatchObject({ status: 'ERASED' });
    });

    test('by two sweeps at once happens once', async () => {
      await askFor();
      app.world.moveClock(7 * DAY);
      const counts = await Promise.all([app.room.eraseDue(), app.room.eraseDue()]);

      expect(counts.reduce((sum, count) => sum + count)).toBe(1);
      expect((await app.audit()).filter(({ action }) => action === 'holder.erased')).toHaveLength(1);
    });

    test('and sign-in at the same moment leave the account either closed or open, with its sessions', async () => {
      const token = await app.aLink();
      await Promise.allSettled([app.mutate('redeemHolderSignIn', { token }), askFor()]);
      const account = await row();
      const live = await app.rows('holder_sessions').countDocuments({ revokedAt: null });

      expect([
        ['LOCKED', 0],
        ['ACTIVE', 1],
      ]).toContainEqual([account?.['status'], live]);
    });

    test('leaves other accounts alone', async () => {
      await app.register('bob@example.org');
      const bob = await app.signIn('bob@example.org');
      await askFor();
      app.world.moveClock(7 * DAY);
      await app.room.eraseDue();

      expect((await app.room.resolve(bob.cookie, by()))?.identity).toMatchObject({
        holderId: bob.identity.holderId,
      });
    });

    test('starts with the room and stops with it', async () => {
      app.room.start();
      app.room.start();
      await app.room.close();
      await app.room.close();
    });
  });
});
