import { newId } from '../../../kernel/ids.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import type { HeldCredential } from '../ports.ts';
import type { News } from './notification.ts';
import { aCredential, anAttestedCredential, aWallet, DAY } from './testing/a-wallet.ts';

describe('notifications', () => {
  let wallet: Awaited<ReturnType<typeof aWallet>>;
  let holder: Awaited<ReturnType<typeof wallet.aHolder>>;
  let did: string;
  beforeAll(async () => {
    wallet = await aWallet();
  });
  afterAll(() => wallet.close());
  beforeEach(async () => {
    Object.assign(wallet.upstream, { held: [], isDown: false });
    holder = await wallet.aHolder();
    const { walletKey } = await wallet.room.resolvers.Mutation.addWalletKey(
      undefined as never,
      { input: { mode: 'PLATFORM' } },
      holder.as(),
    );
    did = walletKey.did;
  });

  const list = (args: object = {}, context = holder.as()) =>
    wallet.room.resolvers.Me.notifications(undefined as never, args, context);
  const kinds = async () => (await list()).nodes.map(({ kind }) => kind);
  const read = async (notificationId: unknown, context = holder.as()) =>
    (
      await wallet.room.resolvers.Mutation.markNotificationRead(
        undefined as never,
        { input: { notificationId: notificationId as never } },
        context,
      )
    ).notification;
  const readAll = (context = holder.as()) =>
    wallet.room.resolvers.Mutation.markAllNotificationsRead(undefined as never, {}, context);
  const hold = (given: Partial<HeldCredential> = {}) => {
    const held = aCredential(did, given);
    wallet.upstream.held = [held, ...wallet.upstream.held];
    return held;
  };
  const becomes = ({ credentialId }: HeldCredential, change: Partial<HeldCredential>) => {
    wallet.upstream.held = wallet.upstream.held.map((held) =>
      held.credentialId === credentialId ? { ...held, ...change } : held,
    );
  };
  const tell = (news: Partial<News> = {}, holderId = holder.holderId) =>
    wallet.ledger.commit(by(), {
      writes: [
        wallet.room.notificationWrite(holderId, {
          kind: 'REQUEST_RESOLVED',
          title: 'Your request was approved',
          body: 'The issuer has approved it.',
          dedupeKey: 'request-1',
          ...news,
        }),
      ],
      audit: [],
    });

  describe('of credentials', () => {
    test('a new one is told once, dated by its issue', async () => {
      const { credentialId, issuanceTimestamp } = hold();

      for (let look = 0; look < 3; look++)
        expect((await list()).nodes).toMatchObject([
          {
            kind: 'CREDENTIAL_ISSUED',
            credentialId,
            title: 'New credential: University Degree',
            readAt: null,
            createdAt: issuanceTimestamp,
          },
        ]);
    });

    test('a new one that is not to be told is there without a word, and what becomes of it is told', async () => {
      const held = hold({ isQuiet: true });
      expect(await list()).toMatchObject({ nodes: [], unreadCount: 0 });
      becomes(held, { credentialStatus: 'REVOKED', statusChangedAt: wallet.now() });
      expect((await list()).nodes).toMatchObject([{ kind: 'CREDENTIAL_REVOKED' }]);
    });

    test.each([
      ['REVOKED', 'CREDENTIAL_REVOKED'],
      ['SUPERSEDED', 'CREDENTIAL_SUPERSEDED'],
    ] as const)('that it became %s is told once, dated by the change', async (credentialStatus, kind) => {
      const held = hold();
      await list();
      const statusChangedAt = new Date(wallet.now().getTime() - 1000);
      becomes(held, { credentialStatus, statusChangedAt });

      await list();
      const { nodes, unreadCount } = await list();
      expect(nodes).toMatchObject([
        { kind, credentialId: held.credentialId, createdAt: statusChangedAt },
        { kind: 'CREDENTIAL_ISSUED' },
      ]);
      expect(unreadCount).toBe(2);
    });

    test.each([
      [
        'an issuer',
        aCredential,
        'The name that was signed has issued a credential to you. It is in your wallet.',
        'The name that was signed',
      ],
      [
        'a custodian',
        anAttestedCredential,
        'Archive of Closed Schools vouches for a record of Old College about you. The credential is in your wallet.',
        'Archive of Closed Schools',
      ],
    ] as const)('of %s name it in whatever they tell', async (_who, make, issued, name) => {
      const expirationTimestamp = new Date(wallet.now().getTime() + 3 * DAY);
      const [held, replaced] = [make(did, { expirationTimestamp }), make(did)];
      wallet.upstream.held = [held, replaced];
      const bodyOf = async (kind: string) => (await list()).nodes.find((one) => one.kind === kind)?.body;
      expect(await bodyOf('CREDENTIAL_ISSUED')).toBe(issued);
      expect(await bodyOf('CREDENTIAL_EXPIRING')).toContain(`Ask ${name} for a new one in time.`);
      becomes(held, { credentialStatus: 'REVOKED' });
      becomes(replaced, { credentialStatus: 'SUPERSEDED' });
      expect(await bodyOf('CREDENTIAL_REVOKED')).toContain(`${name} has revoked this credential.`);
      expect(await bodyOf('CREDENTIAL_SUPERSEDED')).toContain(`${name} has replaced this credential`);
    });

    test.each([
      ['ISSUER', 'The issuer has issued', 'Ask the issuer for'],
      ['CUSTODIAN', 'The custodian vouches for a record about you', 'Ask the custodian for'],
    ] as const)('of one that names no %s say what it is', async (authorityType, issued, expiring) => {
      const expirationTimestamp = new Date(wallet.now().getTime() + 3 * DAY);
      hold({ authorityType, vcJson: '{}', expirationTimestamp });
      const bodies = (await list()).nodes.map(({ body }) => body).join(' ');
      expect(bodies).toContain(issued);
      expect(bodies).toContain(expiring);
      expect(bodies).not.toMatch(/undefined|null/);
    });

    test('one that was revoked before anybody looked tells both', async () => {
      hold({ credentialStatus: 'REVOKED', statusChangedAt: wallet.now() });
      expect(await kinds()).toEqual(['CREDENTIAL_REVOKED', 'CREDENTIAL_ISSUED']);
    });

    test.each(['SUSPENDED', 'EXPIRED'] as const)(
      'that it became %s is shown in the wallet alone',
      async (status) => {
        const held = hold();
        await list();
        becomes(held, { credentialStatus: status, statusChangedAt: wallet.now() });
        expect(await kinds()).toEqual(['CREDENTIAL_ISSUED']);
      },
    );

    test('an expiry is told once, from 30 days before', async () => {
      const expirationTimestamp = new Date(wallet.now().getTime() + 31 * DAY);
      const held = hold({ expirationTimestamp });
      expect(await kinds()).toEqual(['CREDENTIAL_ISSUED']);
      wallet.moveClock(DAY);
      const [notice] = (await list()).nodes;
      expect(notice).toMatchObject({
        kind: 'CREDENTIAL_EXPIRING',
        credentialId: held.credentialId,
        createdAt: wallet.now(),
      });
      const day = expirationTimestamp.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
      expect(notice!.body).toContain(`expires on ${day}.`);
      wallet.moveClock(10 * DAY);
      expect(await kinds()).toEqual(['CREDENTIAL_EXPIRING', 'CREDENTIAL_ISSUED']);
      wallet.moveClock(30 * DAY);
      becomes(held, { credentialStatus: 'EXPIRED', statusChangedAt: expirationTimestamp });
      expect(await kinds()).toEqual(['CREDENTIAL_EXPIRING', 'CREDENTIAL_ISSUED']);
    });

    test('one that lives for a day is told to expire when it is issued, not before', async () => {
      const issuanceTimestamp = wallet.now();
      hold({ issuanceTimestamp, expirationTimestamp: new Date(issuanceTimestamp.getTime() + DAY) });
      for (const { createdAt } of (await list()).nodes) expect(createdAt).toEqual(issuanceTimestamp);
    });

    test('looking at the wallet tells them as well', async () => {
      hold();
      await wallet.room.resolvers.Me.credentials(undefined as never, {}, holder.as());
      wallet.upstream.isDown = true;
      expect(await kinds()).toEqual(['CREDENTIAL_ISSUED']);
    });

    test('ten looks at once tell each piece of news once', async () => {
      for (let at = 0; at < 7; at++) hold({ credentialStatus: 'REVOKED', statusChangedAt: wallet.now() });
      await Promise.all(Array.from({ length: 10 }, () => list()));
      expect(await list()).toMatchObject({ totalCount: 14, unreadCount: 14 });
    });

    test('a wallet of several pages is compared whole once a minute, and nothing is written when nothing is new', async () => {
      const oldest = hold();
      for (let at = 1; at < 230; at++) hold();
      expect((await list()).totalCount).toBe(230);
      const before = await wallet.rows('wallet_items').countDocuments({});
      const pagesAt = async () => {
        wallet.upstream.calls.list = 0;
        const { totalCount } = await list();
        return [wallet.upstream.calls.list, totalCount];
      };
      expect(await pagesAt()).toEqual([1, 230]);
      expect(await wallet.rows('wallet_items').countDocuments({})).toBe(before);
      becomes(oldest, { credentialStatus: 'REVOKED', statusChangedAt: wallet.now() });
      expect(await pagesAt()).toEqual([1, 230]);
      wallet.moveClock(60_000);
      expect(await pagesAt()).toEqual([3, 231]);
    });

    test('when the credentials do not answer, what is known is shown, said to be incomplete, and nothing is lost', async () => {
      const held = hold();
      await list();
      becomes(held, { credentialStatus: 'REVOKED', statusChangedAt: wallet.now() });
      wallet.upstream.isDown = true;

      expect(await list()).toMatchObject({ totalCount: 1, isUpToDate: false });
      expect(wallet.lines.join('')).toContain('UPSTREAM_UNAVAILABLE');
      wallet.upstream.isDown = false;
      expect(await list()).toMatchObject({ totalCount: 2, isUpToDate: true });
    });

    test('those of a DID that was linked later come with it', async () => {
      const { did: other } = wallet.room.platformKeyWrites({ ...(await holder.account()), did: undefined });
      wallet.upstream.held = [aCredential(other)];
      expect(await kinds()).toEqual([]);
      await wallet.ledger.commit(by(), {
        writes: wallet.accounts.linkDidWrites(holder.holderId, other),
        audit: [],
      });
      expect(await kinds()).toEqual(['CREDENTIAL_ISSUED']);
    });

    test('a holder without a DID asks nobody', async () => {
      const newcomer = await wallet.aHolder();
      wallet.upstream.isDown = true;
      expect(await list({}, newcomer.as())).toMatchObject({ totalCount: 0, isUpToDate: true });
    });
  });

  describe('of other rooms', () => {
    test('the same key tells a holder once; another holder is told as well', async () => {
      const other = await wallet.aHolder();
      await tell();
      await tell({ title: 'Told again' });
      await tell({}, other.holderId);

      expect((await list()).nodes).toMatchObject([
        {
          kind: 'REQUEST_RESOLVED',
          title: 'Your request was approved',
          credentialId: null,
          createdAt: wallet.now(),
        },
      ]);
      expect((await list({}, other.as())).totalCount).toBe(1);
    });

    test('telling again does not make it unread', async () => {
      await tell();
      const { notificationId } = (await list()).nodes[0]!;
      await read(notificationId);
      await tell();
      expect((await list()).unreadCount).toBe(0);
    });

    test('ten commits at once with one key tell it once', async () => {
      await Promise.all(Array.from({ length: 10 }, () => tell()));
      expect((await list()).totalCount).toBe(1);
    });
  });

  describe('reading', () => {
    beforeEach(async () => {
      for (let at = 1; at <= 5; at++)
        await tell({ dedupeKey: `r-${at}`, title: `News ${at}`, at: new Date(at) });
    });
    const titles = async (args?: object) => (await list(args)).nodes.map(({ title }) => title);

    test('they come newest first, in pages', async () => {
      expect(await titles({ first: 2 })).toEqual(['News 5', 'News 4']);
      const { pageInfo } = await list({ first: 2 });
      expect(await titles({ first: 2, after: pageInfo.endCursor })).toEqual(['News 3', 'News 2']);
      expect(await titles({ first: 2, offset: 4 })).toEqual(['News 1']);
      expect(await list({ first: 2, offset: 4 })).toMatchObject({
        totalCount: 5,
        offset: 4,
        size: 2,
        unreadCount: 5,
      });
    });

    test('one that was read is read; the first reading counts', async () => {
      const { notificationId } = (await list()).nodes[0]!;
      const once = await read(notificationId);
      expect(once.readAt).toEqual(wallet.now());
      wallet.moveClock(1000);
      expect(await read(notificationId)).toEqual(once);
      expect(await list({ unreadOnly: true })).toMatchObject({ totalCount: 4, unreadCount: 4 });
      expect(await list()).toMatchObject({ totalCount: 5, unreadCount: 4 });
    });

    test('all of them can be read at once, and only those of the caller', async () => {
      const other = await wallet.aHolder();
      await tell({}, other.holderId);
      expect(await readAll()).toEqual({ marked: 5 });
      expect(await readAll()).toEqual({ marked: 0 });
      expect((await list({}, other.as())).unreadCount).toBe(1);
    });

    test('one of somebody else is as unknown as any', async () => {
      const { notificationId } = (await list()).nodes[0]!;
      const other = await wallet.aHolder();
      const refusals = await Promise.all(
        [read(notificationId, other.as()), read(newId())].map((attempt) =>
          attempt.catch((error: unknown) => error as Error),
        ),
      );
      expect(refusals[0]).toMatchObject({ code: 'NOT_FOUND' });
      expect((refusals[0] as Error).message).toBe((refusals[1] as Error).message);
      expect((await list()).unreadCount).toBe(5);
    });
  });

  test.each<[object, string]>([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ first: '5' }, 'first'],
    [{ offset: -1 }, 'offset'],
    [{ after: 'x' }, 'after'],
    [{ unreadOnly: 'true' }, 'unreadOnly'],
    [{ holderId: 'h' }, 'holderId'],
  ])('refuses the list of %j', async (args, field) => {
    await expect(list(args)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  test.each([[undefined], ['x'], [{ $ne: null }], [['a']]])(
    'refuses %p as the id of a notification',
    async (id) => {
      await expect(read(id)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ field: 'notificationId' }],
      });
    },
  );

  test.each(othersThan('holder').map((identity) => [identity.kind, identity] as const))(
    'are closed to callers of kind %s',
    async (kind, identity) => {
      const code = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
      for (const attempt of [
        () => list({}, by(identity)),
        () => read(newId(), by(identity)),
        () => readAll(by(identity)),
      ])
        await expect(attempt()).rejects.toMatchObject({ code });
    },
  );
});
