import type { mongo } from 'mongoose';
import { ConfigError } from '../../../kernel/config.ts';
import { createPasswords } from '../../../kernel/passwords.ts';
import { connectStore } from '../../../store/connect.ts';
import { aWorld, by, byUnit, othersThan } from '../../testing/rooms.ts';
import type { OpenAdmin } from '../index.ts';
import { anAdmin, ROOT } from '../testing/admin.ts';
import type { AdminToken } from './admin-user.ts';

const { email: EMAIL, password: PASSWORD } = ROOT;

type World = Awaited<ReturnType<typeof aWorld>>;

/** A start on this store with these settings; what it reveals lands in `revealed`. */
function firstStart(
  world: World,
  given: {
    store?: World['store'];
    email?: string;
    password?: string;
    isProduction?: boolean;
    revealed?: string[];
  } = {},
): Promise<OpenAdmin> {
  const { store = world.store, email = EMAIL, password, isProduction = false, revealed = [] } = given;
  return anAdmin(world, {
    store,
    bootstrap: { email, password },
    isProduction,
    revealSecret: (_message, secret) => void revealed.push(secret),
  });
}

/** A second connection to the same store, as another process would have one. */
const anotherStore = (world: World) => connectStore({ dataDir: world.folder });

const markers = async (world: World) =>
  (await rowsOf(world, 'admin_markers').find().toArray()).filter(({ _id }) => String(_id) === 'bootstrap')
    .length;

const rowsOf = (world: World, name: string) =>
  world.store.connection('admin').collection(name) as unknown as mongo.Collection<Record<string, unknown>>;

describe('the first start', () => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld();
  });
  afterEach(() => world.close());

  test('makes the administrator of the settings, once for ever', async () => {
    const revealed: string[] = [];
    await firstStart(world, {
      email: 'Admin@Testamur.example',
      password: PASSWORD,
      isProduction: true,
      revealed,
    });
    const [user] = await rowsOf(world, 'admin_users').find().toArray();
    expect(user).toMatchObject({
      email: EMAIL,
      role: 'ADMIN',
      status: 'ACTIVE',
      createdBy: null,
      rowVersion: 1,
    });
    expect(revealed).toEqual([]);

    await rowsOf(world, 'admin_users').deleteMany({});
    const again = await anotherStore(world);
    await firstStart(world, { store: again, email: 'attacker@evil.example', password: PASSWORD, revealed });
    await again.close();
    expect(await rowsOf(world, 'admin_users').countDocuments({})).toBe(0);
  });

  test('without a password makes one, reveals it once and keeps it out of the log and the store', async () => {
    const revealed: string[] = [];
    const admin = await firstStart(world, { revealed });
    const [secret = ''] = revealed;

    expect(revealed).toHaveLength(1);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const signIn = (
      admin.subgraph.resolvers['Mutation'] as Record<string, (...args: unknown[]) => Promise<unknown>>
    )['adminSignIn']!;
    expect(await signIn(undefined, { input: { email: EMAIL, password: secret } }, by())).toMatchObject({
      user: { role: 'ADMIN' },
    });
    const stored = await Promise.all(
      ['admin_users', 'audit_entries'].map((name) => rowsOf(world, name).find().toArray()),
    );
    expect(JSON.stringify([stored, world.lines])).not.toContain(secret);
  });

  test('in production without a password stops, and makes nothing', async () => {
    await expect(firstStart(world, { isProduction: true })).rejects.toThrow(ConfigError);
    expect(await rowsOf(world, 'admin_users').countDocuments({})).toBe(0);
    expect(await markers(world)).toBe(0);
  });

  test('in production later needs no password setting any more', async () => {
    await firstStart(world, { password: PASSWORD, isProduction: true });
    const again = await anotherStore(world);

    expect(await firstStart(world, { store: again, isProduction: true })).toHaveProperty('subgraph');
    await again.close();
  });

  test('on a store that has users makes none, now or later', async () => {
    await rowsOf(world, 'admin_users').insertOne({
      _id: 'u-1',
      email: 'other@testamur.example',
      status: 'ACTIVE',
    } as never);
    await firstStart(world, { isProduction: true });
    expect(await markers(world)).toBe(1);
    expect(await rowsOf(world, 'admin_users').countDocuments({})).toBe(1);
  });

  test('of 8 connections at once makes exactly one administrator, whose password exactly one reveals', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => anotherStore(world)));
    const revealed: string[] = [];
    await Promise.all(stores.map((store) => firstStart(world, { store, revealed })));
    await Promise.all(stores.map((store) => store.close()));

    const users = await rowsOf(world, 'admin_users').find().toArray();
    expect(users).toHaveLength(1);
    expect(await markers(world)).toBe(1);
    expect(revealed).toHaveLength(1);
    expect(await createPasswords().verify(revealed[0] ?? '', String(users[0]?.['passwordHash']))).toBe(true);
    expect(await rowsOf(world, 'audit_entries').countDocuments({ action: 'admin.bootstrapped' })).toBe(1);
  });
});

describe('sign-in of administrators', () => {
  let world: World;
  let admin: OpenAdmin;
  const users = () => rowsOf(world, 'admin_users');
  // biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
  const signIn = (input: unknown, context = by()): Promise<any> => {
    const mutation = admin.subgraph.resolvers['Mutation'] as Record<
      string,
      (...args: unknown[]) => Promise<unknown>
    >;
    return mutation['adminSignIn']!(undefined, { input }, context);
  };
  const lastAudit = async () =>
    (await rowsOf(world, 'audit_entries').find().sort({ seq: -1 }).limit(1).toArray())[0];

  beforeAll(async () => {
    world = await aWorld();
    admin = await firstStart(world, { password: PASSWORD });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.moveClock(3_600_000);
    await users().updateMany({}, { $set: { status: 'ACTIVE' } });
  });

  test('gives a bearer token for an hour and notes who signed in', async () => {
    const result = await signIn({ email: ' Admin@Testamur.example ', password: PASSWORD });

    expect(result).toMatchObject({
      tokenType: 'Bearer',
      user: { email: EMAIL, displayName: 'Administrator', role: 'ADMIN' },
    });
    expect(await world.tokens.verify(result.token)).toMatchObject({
      kind: 'admin',
      userId: result.user.userId,
      role: 'ADMIN',
      tokenEpoch: 0,
    });
    expect(result.expiresAt.getTime() - world.now().getTime()).toBe(3_600_000);
    expect(await users().findOne({})).toMatchObject({ lastLoginAt: world.now() });
    expect(await lastAudit()).toMatchObject({
      action: 'admin.signed_in',
      status: 'SUCCESS',
      actor: { type: 'ADMIN', id: result.user.userId, role: 'ADMIN' },
    });
  });

  test('refuses a wrong password, an unknown address and a disabled account with the same words, and notes each', async () => {
    const refusals: unknown[] = [];
    const attempt = async (input: unknown, reason: string) => {
      const error = await signIn(input).catch((refusal: { code: string; message: string }) => refusal);
      refusals.push([error.code, error.message]);
      expect(await lastAudit()).toMatchObject({
        action: 'admin.sign_in_refused',
        status: 'DENIED',
        reason,
        actor: { type: 'ANONYMOUS' },
      });
      world.moveClock(60_000);
    };
    await attempt({ email: EMAIL, password: 'a wrong password' }, 'wrong e-mail or password');
    await attempt({ email: 'nobody@testamur.example', password: PASSWORD }, 'wrong e-mail or password');
    await users().updateMany({}, { $set: { status: 'DISABLED' } });
    await attempt({ email: EMAIL, password: PASSWORD }, 'the account is disabled');

    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
      new Set([
        JSON.stringify(['INVALID_CREDENTIALS', 'E-mail and password do not match an active account.']),
      ]),
    );
    expect(JSON.stringify([await rowsOf(world, 'audit_entries').find().toArray(), world.lines])).not.toMatch(
      /nobody@|horse|wrong password"/,
    );
  });

  test('slows guessing down for one address and leaves other addresses alone', async () => {
    const wrong = { email: EMAIL, password: 'a wrong password' };
    await expect(signIn(wrong)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(signIn({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 1,
    });
    await expect(signIn({ ...wrong, email: EMAIL.toUpperCase() })).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });

    expect(
      await signIn({ email: EMAIL, password: PASSWORD }, { ...by(), clientHash: '198.51.100.1' }),
    ).toHaveProperty('token');
    world.moveClock(1000);
    expect(await signIn({ email: EMAIL, password: PASSWORD })).toHaveProperty('token');
  });

  test('slows guessing at unknown addresses down alike', async () => {
    const unknown = { email: 'nobody@testamur.example', password: 'a wrong password' };
    await expect(signIn(unknown)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await expect(signIn(unknown)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
  });

  test('makes the hash anew when it was made with less work than today', async () => {
    await users().updateMany(
      {},
      { $set: { passwordHash: await createPasswords({ m: 8, t: 1, p: 1 }).hash(PASSWORD) } },
    );
    await signIn({ email: EMAIL, password: PASSWORD });

    expect((await users().findOne({}))?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$m=16,t=1,p=1\$/);
    expect(await signIn({ email: EMAIL, password: PASSWORD })).toHaveProperty('token');
  });

  test('lets several right ones at once in', async () => {
    const all = await Promise.all(
      Array.from({ length: 4 }, () => signIn({ email: EMAIL, password: PASSWORD })),
    );

    expect(new Set(all.map(({ token }) => token)).size).toBe(4);
  });

  test.each([
    ['no password', { email: EMAIL }],
    ['no e-mail', { password: PASSWORD }],
    ['an empty password', { email: EMAIL, password: '' }],
    ['257 characters', { email: EMAIL, password: 'a'.repeat(257) }],
    ['a lone surrogate', { email: EMAIL, password: `${PASSWORD}\ud800` }],
    ['an operator for the e-mail', { email: { $ne: null }, password: PASSWORD }],
    ['an operator for the password', { email: EMAIL, password: { $gt: '' } }],
    ['an unknown field', { email: EMAIL, password: PASSWORD, role: 'ADMIN' }],
    ['nothing', null],
  ])('refuses %s', async (_what, input) => {
    await expect(signIn(input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('a password too short to exist is a wrong one, not a hint', async () => {
    await expect(signIn({ email: EMAIL, password: 'short' })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  describe('standing', () => {
    const ask = (input: unknown, context: ReturnType<typeof by>) =>
      admin.subgraph.internal.standing.standingOf(input, context);

    const tokenOf = async (given: object = {}) => ({
      userId: String((await users().findOne({}))?.['_id']),
      tokenId: 'a-token-of-theirs',
      tokenEpoch: 0,
      ...given,
    });

    const standing = (token: AdminToken) => admin.ports.administrators.standing(token, by());

    test('is read anew each time, here and by other units', async () => {
      const token = await tokenOf();
      expect(await standing(token)).toEqual({ role: 'ADMIN', status: 'ACTIVE', tokenStands: true });
      await users().updateMany({}, { $set: { role: 'VIEWER', status: 'DISABLED' } });
      const changed = { role: 'VIEWER', status: 'DISABLED', tokenStands: true };
      expect(await standing(token)).toEqual(changed);
      expect(await ask(token, byUnit('api-gateway'))).toEqual(changed);
      await users().updateMany({}, { $set: { role: 'ADMIN' } });
    });

    test.each([
      ['an earlier one', -1],
      ['one that is not there yet', 1],
    ])('falls for a token of another epoch: %s', async (_what, distance) => {
      await users().updateMany({}, { $set: { tokenEpoch: 3 } });
      expect(await standing(await tokenOf({ tokenEpoch: 3 + distance }))).toMatchObject({
        tokenStands: false,
      });
      expect(await standing(await tokenOf({ tokenEpoch: 3 }))).toMatchObject({ tokenStands: true });
      await users().updateMany({}, { $unset: { tokenEpoch: '' } });
      expect(await standing(await tokenOf())).toMatchObject({ tokenStands: true });
    });

    test('of an unknown id is undefined, and NOT_FOUND for other units', async () => {
      const token = await tokenOf({ userId: 'nobody' });
      expect(await standing(token)).toBeUndefined();
      await expect(ask(token, byUnit('api-gateway'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    test.each([
      ['no id', { userId: undefined }],
      ['an operator', { userId: { $ne: null } }],
      ['an empty id', { userId: '' }],
      ['no token', { tokenId: undefined }],
      ['an operator for the token', { tokenId: { $ne: null } }],
      ['half an epoch', { tokenEpoch: 0.5 }],
      ['a negative epoch', { tokenEpoch: -1 }],
    ])('refuses %s', async (_what, wrong) => {
      await expect(ask(await tokenOf(wrong), byUnit('api-gateway'))).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    });

    test.each(othersThan('unit'))('is closed to %j', async (identity) => {
      await expect(ask({ userId: 'x' }, by(identity))).rejects.toMatchObject({
        code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING/),
      });
    });
  });
});
