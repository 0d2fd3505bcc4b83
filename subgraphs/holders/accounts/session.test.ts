import { newContext } from '../../../kernel/context.ts';
import { by, byUnit, othersThan } from '../../testing/rooms.ts';
import { aHoldersWorld, cookieOf, DAY, EMAIL, MINUTE } from './testing/holders.ts';

describe("holders' sessions", () => {
  let app: Awaited<ReturnType<typeof aHoldersWorld>>;
  beforeAll(async () => {
    app = await aHoldersWorld();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.reset();
    await app.register();
  });

  const resolve = (cookie: string) => app.room.resolve(cookie, by());
  const account = async () => (await app.room.accounts.byEmail(EMAIL))!;
  /** A session started as other ways of signing in do it. */
  const start = async () => {
    const started = await app.room.sessions.start(await account());
    await app.ledger.commit(by(), { writes: started.writes, audit: started.audit });
    const context = by();
    started.tell(context);
    return cookieOf(context);
  };

  test('live 30 days from each use, are extended at most once a day and end 90 days after sign-in', async () => {
    const cookie = await start();
    const signedInAt = app.world.now().getTime();
    const extensions: number[] = [];

    for (let day = 1; day <= 91; day++) {
      app.world.moveClock(day === 1 ? DAY + 1 : DAY);
      const first = await resolve(cookie);
      const second = await resolve(cookie);
      const age = app.world.now().getTime() - signedInAt;
      expect(first !== undefined).toBe(age < 90 * DAY);
      expect(second?.extended).toBeUndefined();
      if (!first?.extended) continue;
      extensions.push(day);
      expect(first.extended.token).toBe(cookie);
      expect(first.extended.maxAge).toBe(Math.floor(Math.min(30 * DAY, 90 * DAY - age) / 1000));
    }
    // Exactly a day later is not more than a day: every second day extends, until the cap leaves nothing to add.
    expect(extensions).toEqual(Array.from({ length: 31 }, (_, at) => 1 + 2 * at).filter((day) => day <= 61));
  });

  test.each([
    [DAY, false],
    [DAY + 1, true],
    [30 * DAY - 1, true],
  ])('used again after %i ms: extended %s', async (wait, isExtended) => {
    const cookie = await start();
    app.world.moveClock(wait);

    expect((await resolve(cookie))?.extended !== undefined).toBe(isExtended);
  });

  test('end 30 days after the last use', async () => {
    const cookie = await start();
    app.world.moveClock(30 * DAY);

    expect(await resolve(cookie)).toBeUndefined();
  });

  test('are extended once by 50 requests at the same moment, which all go on', async () => {
    const cookie = await start();
    app.world.moveClock(2 * DAY);
    const answers = await Promise.all(Array.from({ length: 50 }, () => resolve(cookie)));

    expect(answers.every((answer) => answer?.identity.holderId !== undefined)).toBe(true);
    expect(answers.filter((answer) => answer?.extended)).toHaveLength(1);
    const actions = (await app.audit()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'holder_session.extended')).toHaveLength(1);
  });

  test('give their holder, the DIDs and the session, and store the hash alone', async () => {
    const cookie = await start();
    const { holderId } = await account();
    await app.ledger.commit(by(), {
      writes: app.room.accounts.linkDidWrites(holderId, 'did:key:z6MkAda'),
      audit: [],
    });
    const [row] = await app.rows('holder_sessions').find().toArray();

    expect((await resolve(cookie))?.identity).toEqual({
      kind: 'holder',
      holderId,
      dids: ['did:key:z6MkAda'],
      sessionId: row?._id,
    });
    expect(String(row?._id)).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([row, await app.audit(), app.world.lines])).not.toContain(cookie);
  });

  test.each([
    ['nothing', ''],
    ['a token of nobody', 'A'.repeat(43)],
    ['a hash', 'a'.repeat(64)],
    ['a long text', 'a'.repeat(100_000)],
    ['a text with a NUL', `${'a'.repeat(42)}\0`],
    ['an operator', '{"$ne":null}'],
  ])('%s opens none', async (_what, token) => {
    await start();
    expect(await resolve(token)).toBeUndefined();
  });

  test('are never the value that a browser brought', async () => {
    const planted = 'A'.repeat(43);
    await app.mutate('requestHolderSignIn', { email: EMAIL });
    const context = newContext({ notes: { holderCookie: { token: planted, maxAge: 1 } } });
    await app.mutate('redeemHolderSignIn', { token: app.tokenOf(app.sent.at(-1)) }, context);

    expect(cookieOf(context)).not.toBe(planted);
    expect(await resolve(planted)).toBeUndefined();
    expect(await start()).not.toBe(await start());
  });

  test('are 20 per holder: the 21st ends the oldest', async () => {
    const cookies: string[] = [];
    for (let at = 0; at < 21; at++) {
      cookies.push(await start());
      app.world.moveClock(1);
    }
    const live = await Promise.all(cookies.map(resolve));

    expect(live.map((found) => found !== undefined)).toEqual([false, ...Array(20).fill(true)]);
    expect(await app.rows('holder_sessions').countDocuments({})).toBe(20);
  });

  test('are never more than 20, also when 40 start at once', async () => {
    await Promise.allSettled(Array.from({ length: 40 }, start));
    expect(await app.rows('holder_sessions').countDocuments({})).toBeLessThanOrEqual(20);
  });

  test('make room when they have expired', async () => {
    for (let at = 0; at < 20; at++) await start();
    app.world.moveClock(31 * DAY);
    const cookie = await start();

    expect(await resolve(cookie)).toBeDefined();
    expect(await app.rows('holder_sessions').countDocuments({})).toBe(1);
  });

  test('end by logout: the row goes, the cookie is cleared, other sessions stay', async () => {
    const { cookie, identity } = await app.signIn();
    const other = await start();
    const context = by(identity);

    expect(await app.mutate('signOutHolder', undefined, context)).toEqual({ success: true });
    expect(context.notes.holderCookie).toBe('clear');
    expect(await resolve(cookie)).toBeUndefined();
    expect(await resolve(other)).toBeDefined();
    expect(await app.rows('holder_sessions').countDocuments({})).toBe(1);
    expect((await app.audit()).at(-1)).toMatchObject({
      action: 'holder_session.ended',
      org: { type: 'HOLDER', id: identity.holderId },
    });
  });

  test('cannot be ended by a bearer token, which has none', async () => {
    const identity = { kind: 'holder', holderId: 'h', dids: [] } as const;
    await expect(app.mutate('signOutHolder', undefined, by(identity))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  describe('and the bearer tokens made in them', () => {
    type SignedIn = Awaited<ReturnType<typeof app.signIn>>;
    /** A token of the session, as the door reads it. */
    const tokenOf = async ({ identity }: SignedIn) => {
      const { token } = await app.mutate('createHolderToken', undefined, by(identity));
      const proven = await app.world.tokens.verify(token);
      const { holderId, tokenSessionId = '' } = proven as Extract<typeof proven, { kind: 'holder' }>;
      return { holderId, sessionId: tokenSessionId };
    };

    test.each<[string, (signedIn: SignedIn) => unknown]>([
      ['signing out', ({ identity }) => app.mutate('signOutHolder', undefined, by(identity))],
      [
        'a recovery',
        async ({ identity }) => {
          const { code } = await app.mutate('createRecoveryCode', undefined, by(identity));
          await app.mutate('redeemRecoveryCode', { code });
        },
      ],
      ['the request for erasure', ({ identity }) => app.mutate('deleteAccount', undefined, by(identity))],
      ['the end of the session', () => app.world.moveClock(30 * DAY)],
    ])('end with %s', async (_, end) => {
      const signedIn = await app.signIn();
      const token = await tokenOf(signedIn);
      expect(await app.room.standingOfToken(token)).toEqual({ dids: [] });
      await end(signedIn);
      expect(await app.room.standingOfToken(token)).toBeUndefined();
    });

    test('stand for nobody under another name, or in a session that never was', async () => {
      const token = await tokenOf(await app.signIn());
      await app.register('bob@example.org');
      const { identity } = await app.signIn('bob@example.org');
      const other = { ...token, holderId: identity.holderId };
      expect(await app.room.standingOfToken(other)).toBeUndefined();
      expect(await app.room.standingOfToken({ ...token, sessionId: 'none' })).toBeUndefined();
    });

    test('outlive the end of another session', async () => {
      const token = await tokenOf(await app.signIn());
      await app.mutate('signOutHolder', undefined, by((await app.signIn()).identity));
      expect(await app.room.standingOfToken(token)).toBeDefined();
    });

    test('are told of to units alone', async () => {
      const token = await tokenOf(await app.signIn());
      const ask = app.room.internal.tokenStanding;
      expect(await ask(token, byUnit('api-gateway'))).toEqual({ dids: [] });
      expect(await ask({ ...token, sessionId: 'x' }, byUnit('api-gateway'))).toBeNull();
      for (const identity of othersThan('unit'))
        await expect(Promise.resolve().then(() => ask(token, by(identity)))).rejects.toMatchObject({
          code: identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
        });
    });
  });

  test.each(['createRecoveryCode', 'deleteAccount'])(
    '%s takes a sign-in of the last ten minutes',
    async (name) => {
      const { identity } = await app.signIn();
      const { sessionId, ...byToken } = identity;
      const stale = { code: 'REAUTHENTICATION_REQUIRED' };
      await expect(app.mutate(name, undefined, by(byToken))).rejects.toMatchObject(stale);
      await expect(app.mutate(name, undefined, by({ ...identity, sessionId: 'none' }))).rejects.toMatchObject(
        stale,
      );
      app.world.moveClock(10 * MINUTE + 1);
      await expect(app.mutate(name, undefined, by(identity))).rejects.toMatchObject(stale);
      app.world.moveClock(-1);
      expect(await app.mutate(name, undefined, by(identity))).toBeDefined();
    },
  );

  test.each(['createRecoveryCode', 'deleteAccount'])(
    '%s fails with the session, whenever that ends before the commit',
    async (name) => {
      const { identity } = await app.signIn();
      const { code } = await app.mutate('createRecoveryCode', undefined, by((await app.signIn()).identity));
      await app.mutate('redeemRecoveryCode', { code });

      await expect(app.mutate(name, undefined, by(identity))).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await app.room.hasRecoveryCode(identity.holderId)).toBe(false);
      expect((await app.room.accounts.byId(identity.holderId))?.status).toBe('ACTIVE');
    },
  );

  test("a recent sign-in of somebody else's is none", async () => {
    await app.register('bob@example.org');
    const { sessionId } = (await app.signIn('bob@example.org')).identity;
    const { identity } = await app.signIn();
    await expect(
      app.mutate('deleteAccount', undefined, by({ ...identity, sessionId })),
    ).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  });

  test('of others end at once when asked, but the named one', async () => {
    const [first, second, kept] = [await start(), await start(), await start()];
    const { holderId } = await account();
    const { sessionId } = (await resolve(kept))!.identity;
    await app.ledger.commit(by(), {
      writes: app.room.sessions.endOthersWrites(holderId, sessionId),
      audit: [],
    });

    expect(await Promise.all([first, second, kept].map(resolve))).toEqual([
      undefined,
      undefined,
      expect.objectContaining({ identity: expect.objectContaining({ sessionId }) }),
    ]);
    for (let at = 0; at < 19; at++) await start();
    expect(await resolve(kept)).toBeDefined();
  });

  test("never touch another holder's", async () => {
    await app.register('bob@example.org');
    const bob = await app.signIn('bob@example.org');
    await app.ledger.commit(by(), {
      writes: app.room.sessions.endOthersWrites((await account()).holderId),
      audit: [],
    });
    await app.mutate('signOutHolder', undefined, by((await app.signIn()).identity));

    expect(await resolve(bob.cookie)).toBeDefined();
  });

  test('go on without extension while the store cannot write', async () => {
    const cookie = await start();
    app.world.moveClock(2 * DAY);
    const heads = await app.rows('audit_heads').find().toArray();
    await app.rows('audit_heads').deleteMany({});

    expect(await resolve(cookie)).toEqual({ identity: expect.objectContaining({ kind: 'holder' }) });
    await app.rows('audit_heads').insertMany(heads);
    expect((await resolve(cookie))?.extended).toBeDefined();
  });

  describe('told to other units', () => {
    const ask = (input: unknown, context = byUnit('registry-gateway')) =>
      app.room.internal.standing(input, context);

    test('with what an identity needs, and the age of the cookie when it was extended', async () => {
      const token = await start();
      const { holderId } = await account();

      expect(await ask({ token })).toEqual({
        holderId,
        sessionId: expect.stringMatching(/^[0-9a-f]{64}$/),
        dids: [],
        maxAge: undefined,
      });
      app.world.moveClock(2 * DAY);
      expect(await ask({ token })).toMatchObject({ maxAge: 30 * 24 * 3600 });
      expect(await ask({ token: 'A'.repeat(43) })).toBeNull();
    });

    test('and to nobody else', async () => {
      const token = await start();
      for (const identity of othersThan('unit'))
        await expect(ask({ token }, by(identity))).rejects.toMatchObject({
          code: identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
        });
    });

    test.each([undefined, {}, { token: 1 }, { token: { $ne: null } }, { token: 'a', more: 1 }])(
      'not for %j',
      async (input) => {
        await expect(ask(input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      },
    );
  });
});
