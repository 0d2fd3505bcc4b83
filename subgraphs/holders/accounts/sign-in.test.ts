import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { newContext } from '../../../kernel/context.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import { aHoldersWorld, cookieOf, DAY, EMAIL, MINUTE } from './testing/holders.ts';

const STRANGER = 'eve@example.org';

describe('sign-in of holders', () => {
  let app: Awaited<ReturnType<typeof aHoldersWorld>>;
  beforeAll(async () => {
    app = await aHoldersWorld();
  });
  afterAll(() => app.close());
  beforeEach(() => app.reset());

  const register = (input: unknown) => app.mutate('registerHolder', input);
  const request = (email: unknown = EMAIL) => app.mutate('requestHolderSignIn', { email });
  const redeem = (token: unknown, context = by()) => app.mutate('redeemHolderSignIn', { token }, context);
  const actions = async () => (await app.audit()).map(({ action }) => action);

  describe('registration', () => {
    test('opens an account without a session and mails a link that signs in', async () => {
      const context = by();
      const input = { name: ' Ada Byrne ', email: ' Ada@Example.org', phone: '+353 1 555 0100' };
      const reply = await app.mutate('registerHolder', input, context);

      expect(reply).toEqual({ success: true, userId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
      expect(context.notes).toEqual({});
      expect(await app.rows('holder_sessions').countDocuments({})).toBe(0);
      const [letter] = app.sent;
      expect(letter).toMatchObject({ to: EMAIL, subject: 'Welcome to Testamur' });
      const token = app.tokenOf(letter);
      expect(letter?.action?.url).toBe(`https://testamur.example/holder/sign-in#token=${token}`);
      expect(JSON.stringify(letter)).not.toContain('Byrne');

      expect(await redeem(token)).toEqual({
        success: true,
        user: {
          id: reply.userId,
          name: 'Ada Byrne',
          email: EMAIL,
          phone: '+353 1 555 0100',
          did: undefined,
          createdAt: app.world.now(),
        },
      });
    });

    test('of a known address is refused, in any case and when 20 come at once', async () => {
      const all = await Promise.allSettled(
        Array.from({ length: 20 }, (_, at) =>
          register({ name: 'Ada', email: at % 2 === 0 ? EMAIL : EMAIL.toUpperCase() }),
        ),
      );

      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const one of all)
        if (one.status === 'rejected') expect(one.reason.code).toBe('EMAIL_ALREADY_REGISTERED');
      expect(await app.rows('holders').countDocuments({})).toBe(1);
      expect(app.sent).toHaveLength(1);
    });

    test('of many people at once gives each an account', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, at) => register({ name: 'P', email: `p${at}@example.org` })),
      );
      expect(await app.rows('holders').countDocuments({})).toBe(20);
    });

    test('repeated with its Idempotency-Key answers the same and mails once', async () => {
      const again = () =>
        app.mutate(
          'registerHolder',
          { name: 'Ada', email: EMAIL },
          newContext({ idempotencyKey: 'reg-1', clientHash: 'c' }),
        );
      const first = await again();

      expect(await again()).toEqual(first);
      expect(app.sent).toHaveLength(1);
    });

    test('gets its link also when strangers have asked for links of the address before', async () => {
      for (let at = 0; at < 3; at++) await request();
      await app.register();

      expect(app.tokenOf(app.sent.at(-1))).toHaveLength(43);
      expect(await redeem(app.tokenOf(app.sent.at(-1)))).toMatchObject({ success: true });
      await expect(redeem(app.tokenOf(app.sent[0]))).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    });

    test('is told in the trail by ids alone', async () => {
      await register({ name: 'Ada Byrne', email: EMAIL, phone: '+353 1 555 0100' });
      const told = JSON.stringify([await app.audit(), app.world.lines]);

      expect(await actions()).toEqual(['holder.registered']);
      for (const secret of ['Byrne', EMAIL, '555 0100', app.tokenOf(app.sent[0])])
        expect(told).not.toContain(secret);
    });
  });

  describe('asking for a link', () => {
    test('mails a link that only configuration and chance decide', async () => {
      await app.register();

      const asWritten = ' Ada@Example.org ';
      expect(await request(asWritten)).toEqual({ sent: true, email: asWritten });
      const letter = app.sent.at(-1);
      expect(letter?.to).toBe(EMAIL);
      expect(letter?.action?.url).toBe(
        `https://testamur.example/holder/sign-in#token=${app.tokenOf(letter)}`,
      );
    });

    test.each(['', ' ', 'not-an-email', 'ada@exa mple.org', `ada@${'e'.repeat(300)}`])(
      'answers %j, which is no address, and does nothing',
      async (email) => {
        const before = app.sent.length;
        const { answer, operations } = await watched(() => request(email));
        expect(answer).toEqual({ sent: true, email });
        expect([operations, app.sent.length]).toEqual([[], before]);
      },
    );

    test('answers, reads, writes and queues the same for an unknown address, but to nobody', async () => {
      await app.register();
      await request(STRANGER);
      const before = app.sent.length;
      const [known, stranger] = [await watched(() => request()), await watched(() => request(STRANGER))];

      expect(known.answer).toEqual({ sent: true, email: EMAIL });
      expect(stranger.answer).toEqual({ sent: true, email: STRANGER });
      expect(known.operations.length).toBeGreaterThan(4);
      expect(stranger.operations).toEqual(known.operations);
      expect(app.sent.slice(before).map(({ to }) => to)).toEqual([EMAIL, undefined]);
      const [one, other] = app.sent
        .slice(before)
        .map(({ to: _to, code: _code, action: _action, ...rest }) => rest);
      expect(other).toEqual(one);
      await expect(redeem(app.tokenOf(app.sent.at(-1)))).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    });

    test('costs the same when all places are taken, known or not', async () => {
      await app.register();
      for (const email of [EMAIL, STRANGER]) for (let at = 0; at < 3; at++) await request(email);
      const count = app.sent.length;
      const [known, stranger] = [await watched(() => request()), await watched(() => request(STRANGER))];

      expect(stranger.operations).toEqual(known.operations);
      expect(stranger.found.sort()).toEqual(known.found.sort());
      expect(app.sent).toHaveLength(count);
    });

    test('reaches an account that another room opened after strangers had asked for its address', async () => {
      for (let at = 0; at < 3; at++) await request();
      const { writes } = app.room.accounts.create({ name: 'Ada', email: EMAIL });
      await app.ledger.commit(by(), { writes, audit: [] });
      await request();

      expect(app.sent.at(-1)?.to).toBe(EMAIL);
      expect((await redeem(app.tokenOf(app.sent.at(-1)))).success).toBe(true);
      for (let at = 0; at < 5; at++) await request();
      expect(app.sent.filter(({ to }) => to === EMAIL)).toHaveLength(4);
    });

    test('stores no token and no address of a stranger, and logs neither', async () => {
      await request(STRANGER);
      const stored = JSON.stringify([
        await app.rows('holder_sign_in_links').find().toArray(),
        await app.rows('audit_entries').find().toArray(),
        app.world.lines,
      ]);

      expect(stored).not.toContain(app.tokenOf(app.sent[0]));
      expect(stored).not.toContain(STRANGER);
    });

    test('keeps at most 3 links live per address, also when 30 ask at once, and never ends a live one', async () => {
      await app.register();
      const first = app.tokenOf(app.sent[0]);
      await Promise.all(Array.from({ length: 30 }, () => request()));

      expect(app.sent).toHaveLength(3);
      expect((await redeem(first)).success).toBe(true);
      await request();
      expect(app.sent).toHaveLength(4);
    });

    test('frees the places of links that expired', async () => {
      await app.register();
      for (let at = 0; at < 4; at++) await request();
      app.world.moveClock(15 * MINUTE);
      for (let at = 0; at < 4; at++) await request();

      expect(app.sent).toHaveLength(6);
    });
  });

  describe('redeeming a link', () => {
    beforeEach(() => app.register());

    test('starts a session and uses the link up', async () => {
      const token = await app.aLink();
      const context = by();
      const { user } = await redeem(token, context);

      expect(context.notes.holderCookie).toEqual({
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        maxAge: 30 * 24 * 3600,
      });
      const found = await app.room.resolve(cookieOf(context), by());
      expect(found?.identity.holderId).toBe(user.id);
      await expect(redeem(token)).rejects.toMatchObject({ code: 'TOKEN_ALREADY_USED' });
      expect(await actions()).toEqual([
        'holder.registered',
        'holder.sign_in_requested',
        'holder.signed_in',
        'holder_session.started',
        'holder.sign_in_refused',
      ]);
      const [, , entry] = await app.audit();
      expect(entry).toMatchObject({
        actor: { type: 'HOLDER', id: user.id },
        org: { type: 'HOLDER', id: user.id },
      });
    });

    test('works once when 100 try at once', async () => {
      const token = await app.aLink();
      const all = await Promise.allSettled(Array.from({ length: 100 }, () => redeem(token)));

      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const one of all)
        if (one.status === 'rejected') expect(one.reason.code).toBe('TOKEN_ALREADY_USED');
      expect(await app.rows('holder_sessions').countDocuments({})).toBe(1);
    });

    test('of three at once gives three sessions', async () => {
      const tokens = [app.tokenOf(app.sent[0]), await app.aLink(), await app.aLink()];
      await Promise.all(tokens.map((token) => redeem(token)));

      expect(await app.rows('holder_sessions').countDocuments({})).toBe(3);
    });

    test('uses the link up and starts the session together, or neither', async () => {
      const token = await app.aLink();
      await app.rows('holder_sessions').insertOne({ _id: 'squatter', revokedAt: null } as never);
      await app.rows('holder_sessions').createIndex({ revokedAt: 1 }, { unique: true, name: 'fault' });
      await expect(redeem(token)).rejects.toMatchObject({ name: 'AppError', code: 'CONFLICT' });
      await app.rows('holder_sessions').dropIndex('fault');

      expect((await redeem(token)).success).toBe(true);
    });

    test.each([
      [15 * MINUTE - 1, undefined],
      [15 * MINUTE, 'TOKEN_EXPIRED'],
    ])('after %i ms gives %s', async (wait, code) => {
      const token = await app.aLink();
      app.world.moveClock(wait);

      if (code === undefined) expect(await redeem(token)).toHaveProperty('success', true);
      else await expect(redeem(token)).rejects.toMatchObject({ code });
    });

    test('tells a used link from an unknown one for a day', async () => {
      const token = await app.aLink();
      await redeem(token);
      const row = await app.rows('holder_sign_in_links').findOne({ usedAt: { $ne: null } });

      expect(row).toMatchObject({ forgetAt: new Date(app.world.now().getTime() + DAY) });
      expect(await app.rows('holder_sign_in_links').indexes()).toContainEqual(
        expect.objectContaining({ key: { forgetAt: 1 }, expireAfterSeconds: 0 }),
      );
      app.world.moveClock(60 * MINUTE);
      await expect(redeem(token)).rejects.toMatchObject({ code: 'TOKEN_ALREADY_USED' });
    });

    test.each([
      ['a token of nobody', 'A'.repeat(43)],
      ['no token', ''],
      ['a short token', 'abc'],
      ['a hash', 'a'.repeat(64)],
      ['a token of 4,096 characters', 'a'.repeat(4096)],
      ['a token with a line feed', `${'A'.repeat(43)}\n`],
    ])('refuses %s', async (_what, token) => {
      await app.aLink();
      await expect(redeem(token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    });
  });

  const FINE = { name: 'Ada', email: 'new@example.org' };
  test.each([
    ['registerHolder', undefined],
    ['registerHolder', null],
    ['registerHolder', 'text'],
    ['registerHolder', []],
    ['registerHolder', {}],
    ['registerHolder', { email: FINE.email }],
    ['registerHolder', { name: 'Ada' }],
    ['registerHolder', { ...FINE, name: '' }],
    ['registerHolder', { ...FINE, name: '   ' }],
    ['registerHolder', { ...FINE, name: 'a'.repeat(256) }],
    ['registerHolder', { ...FINE, name: 'Ada\u0000' }],
    ['registerHolder', { ...FINE, name: 'Ada\nBcc: x@example.org' }],
    ['registerHolder', { ...FINE, name: '\ud800' }],
    ['registerHolder', { ...FINE, name: 1 }],
    ['registerHolder', { ...FINE, name: { $ne: null } }],
    ['registerHolder', { ...FINE, email: 'ada' }],
    ['registerHolder', { ...FINE, email: 'ada@' }],
    ['registerHolder', { ...FINE, email: `${'a'.repeat(250)}@example.org` }],
    ['registerHolder', { ...FINE, email: 'ada@example.org\r\nBcc: x@example.org' }],
    ['registerHolder', { ...FINE, email: 'a@example.org,b@example.org' }],
    ['registerHolder', { ...FINE, email: { $ne: null } }],
    ['registerHolder', { ...FINE, email: ['ada@example.org'] }],
    ['registerHolder', { ...FINE, phone: 'call me' }],
    ['registerHolder', { ...FINE, phone: '+353\u0000155500' }],
    ['registerHolder', { ...FINE, phone: '1'.repeat(33) }],
    ['registerHolder', { ...FINE, phone: 353 }],
    ['registerHolder', { ...FINE, phone: { $gt: '' } }],
    ['registerHolder', { ...FINE, status: 'ERASED' }],
    ['registerHolder', { ...FINE, dids: ['did:key:z6Mk'] }],
    ['requestHolderSignIn', undefined],
    ['requestHolderSignIn', {}],
    ['requestHolderSignIn', { email: null }],
    ['requestHolderSignIn', { email: 7 }],
    ['requestHolderSignIn', { email: { $ne: null } }],
    ['requestHolderSignIn', { email: { $regex: '.*' } }],
    ['requestHolderSignIn', { email: EMAIL, redirect: 'https://evil.example' }],
    ['redeemHolderSignIn', undefined],
    ['redeemHolderSignIn', {}],
    ['redeemHolderSignIn', { token: null }],
    ['redeemHolderSignIn', { token: 1 }],
    ['redeemHolderSignIn', { token: ['x'] }],
    ['redeemHolderSignIn', { token: { $ne: null } }],
    ['redeemHolderSignIn', { token: 'a'.repeat(4097) }],
    ['redeemHolderSignIn', { token: 'a', email: EMAIL }],
    ['redeemRecoveryCode', undefined],
    ['redeemRecoveryCode', {}],
    ['redeemRecoveryCode', { code: null }],
    ['redeemRecoveryCode', { code: 24 }],
    ['redeemRecoveryCode', { code: { $ne: null } }],
    ['redeemRecoveryCode', { code: ['legal', 'winner'] }],
    ['redeemRecoveryCode', { code: 'a'.repeat(4097) }],
    ['redeemRecoveryCode', { code: 'legal', email: EMAIL }],
  ])('%s refuses %j', async (name, input) => {
    await expect(app.mutate(name, input)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field: expect.any(String) })]),
    });
    expect(await app.rows('holders').countDocuments({})).toBe(0);
    expect(app.sent).toEqual([]);
  });

  test.each(['createRecoveryCode', 'signOutHolder', 'deleteAccount'])(
    '%s is for holders alone',
    async (name) => {
      for (const identity of othersThan('holder'))
        await expect(app.mutate(name, undefined, by(identity))).rejects.toMatchObject({
          code: identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
        });
    },
  );

  /** What the answer is, which operations on which collections it took, and how many records each query found. */
  async function watched<T>(
    work: () => Promise<T>,
  ): Promise<{ answer: T; operations: string[]; found: string[] }> {
    const operations: string[] = [];
    const queries = jest.spyOn(mongoose.Query.prototype, 'exec');
    mongoose.set('debug', (collection: string, method: string, ...args: unknown[]) => {
      const size = method === 'bulkWrite' ? `(${(args[0] as unknown[]).length})` : '';
      operations.push(`${collection}.${method}${size}`);
    });
    try {
      const answer = await work();
      const found = queries.mock.results.map(async ({ value }, at) => {
        const rows = [await value].flat().filter((row) => row !== null);
        return `${(queries.mock.contexts[at] as { model: { modelName: string } }).model.modelName}: ${rows.length}`;
      });
      return { answer, operations, found: await Promise.all(found) };
    } finally {
      queries.mockRestore();
      mongoose.set('debug', false);
    }
  }
});
