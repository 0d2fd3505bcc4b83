import type { mongo } from 'mongoose';
import { readConfig } from '../../../kernel/config.ts';
import type { Context } from '../../../kernel/context.ts';
import type { AdminRole, Identity } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { createLiveSettings, type LiveSettings } from '../../../kernel/live-settings.ts';
import { connectStore } from '../../../store/connect.ts';
import { LIVE_SETTINGS } from '../../../subgraphs/domains.ts';
import { aWorld, by, othersThan } from '../../testing/rooms.ts';
import type { OpenAdmin } from '../index.ts';
import { anAdmin, ROOT } from '../testing/admin.ts';

const PASSWORD = 'a first password';
const CODE = '314159';

type World = Awaited<ReturnType<typeof aWorld>>;
// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of a result
type Result = any;

let world: World;
let settings: LiveSettings;
let admin: OpenAdmin;
let root: Identity & { kind: 'admin' };

beforeAll(async () => {
  world = await aWorld();
  settings = createLiveSettings(readConfig({}), LIVE_SETTINGS);
  admin = await anAdmin(world, { settings, demoCode: CODE });
  root = await signedIn(ROOT.email, ROOT.password);
});
afterAll(() => world.close());
// Past every back-off of the test before.
beforeEach(() => world.moveClock(3_600_000));

/** Calls a root field as GraphQL would. */
function call(field: string, args: object, context: Context, of: OpenAdmin = admin): Promise<Result> {
  const { Query, Mutation } = of.subgraph.resolvers as Record<string, Record<string, unknown>>;
  const resolver = (Query?.[field] ?? Mutation?.[field]) as (...args: unknown[]) => Promise<unknown>;
  return Promise.resolve().then(() => resolver(undefined, args, context));
}
const ask = (field: string, input: unknown, context: Context = by(root), of?: OpenAdmin) =>
  call(field, { input }, context, of);

async function signedIn(email: string, password: string) {
  const { token } = await ask('adminSignIn', { email, password }, by());
  return (await world.tokens.verify(token)) as Identity & { kind: 'admin' };
}

/** A new administrator, signed in. */
async function somebody(role: AdminRole) {
  const email = `${newId()}@example.edu`;
  await ask('createAdminUser', { email, displayName: 'Somebody', role, password: PASSWORD });
  const identity = await signedIn(email, PASSWORD);
  return { email, identity, id: identity.userId, as: by(identity) };
}

const rowsOf = (name: string) =>
  world.store.connection('admin').collection(name) as unknown as mongo.Collection<Record<string, unknown>>;
const facts = async (subjectId: string) =>
  (
    await rowsOf('audit_entries')
      .find({ 'subject.id': subjectId } as never)
      .sort({ seq: 1 })
      .toArray()
  ).map(({ action, previousState, newState }) => [action, previousState, newState]);
const stands = async ({ userId, tokenId = '', tokenEpoch = 0 }: Identity & { kind: 'admin' }) => {
  const found = await admin.ports.administrators.standing({ userId, tokenId, tokenEpoch }, by());
  return found !== undefined && found.status === 'ACTIVE' && found.tokenStands;
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

async function putRootInCharge() {
  await rowsOf('admin_users').updateOne({ email: ROOT.email }, { $set: { status: 'ACTIVE', role: 'ADMIN' } });
  root = await signedIn(ROOT.email, ROOT.password);
}

/** What takes an ADMIN away. */
const losses = (of: string): readonly [string, object][] => [
  ['setAdminRole', { id: of, role: 'OPERATOR' }],
  ['updateAdminUser', { id: of, status: 'DISABLED' }],
  ['deleteAdminUser', { id: of }],
];

const id = newId();
const MANAGING: readonly [string, object][] = [
  ['createAdminUser', { email: 'x@example.edu', displayName: 'X', role: 'VIEWER' }],
  ['updateAdminUser', { id, displayName: 'X' }],
  ['setAdminRole', { id, role: 'VIEWER' }],
  ['deleteAdminUser', { id }],
];

describe('only administrators', () => {
  const closed: readonly [string, object][] = [
    ...MANAGING.map(([field, input]) => [field, { input }] as [string, object]),
    ['updateCurrentAdmin', { input: {} }],
    ['adminSignOut', {}],
    ['currentAdmin', {}],
    ['adminUsers', {}],
    ['adminUser', { id }],
  ];
  test.each(closed)('use %s', async (field, args) => {
    for (const identity of othersThan('admin'))
      expect(await refusal(call(field, args, by(identity)))).toMatch(/^(UNAUTHENTICATED|SCOPE_MISSING)$/);
  });

  test.each(MANAGING)('with the role ADMIN use %s', async (field, input) => {
    for (const role of ['VIEWER', 'OPERATOR'] as const)
      expect(await refusal(ask(field, input, by({ ...root, userId: newId(), role })))).toBe('FORBIDDEN');
  });
});

describe('a new account', () => {
  const wanted = () => ({ email: `${newId()}@Example.edu`, displayName: 'Zoë Ní Bhriain', role: 'OPERATOR' });

  test('signs in with the password that was given; the trail tells ids and the role alone', async () => {
    const input = { ...wanted(), password: PASSWORD };
    const { user, generatedPassword } = await ask('createAdminUser', input);
    expect(generatedPassword).toBeNull();
    expect(user).toMatchObject({
      email: input.email.toLowerCase(),
      status: 'ACTIVE',
      createdBy: root.userId,
    });
    expect(await signedIn(input.email, PASSWORD)).toMatchObject({ userId: user.userId, role: 'OPERATOR' });
    expect(await facts(user.userId)).toEqual([
      ['admin.user_created', null, 'OPERATOR'],
      ['admin.signed_in', null, null],
    ]);
    const written = JSON.stringify([await rowsOf('audit_entries').find().toArray(), world.lines]);
    expect(written).not.toMatch(/Zoë|example\.edu|first password/i);
  });

  test('gets a password of the platform when none was given, told once', async () => {
    const input = wanted();
    const context = { ...by(root), idempotencyKey: newId() };
    const { user, generatedPassword } = await ask('createAdminUser', input, context);
    expect(Buffer.from(generatedPassword, 'base64url')).toHaveLength(32);
    await expect(ask('createAdminUser', input, { ...context, memo: new Map() })).rejects.toMatchObject({
      code: 'SECRET_SHOWN_ONCE',
      message: expect.stringContaining(user.userId),
    });
    expect(await refusal(ask('createAdminUser', { ...input, role: 'ADMIN' }, context))).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
    expect(await signedIn(input.email, generatedPassword)).toMatchObject({ userId: user.userId });
    const kept = await Promise.all(
      ['admin_users', 'audit_entries', 'idempotency_keys'].map((name) => rowsOf(name).find().toArray()),
    );
    expect(JSON.stringify([kept, world.lines])).not.toContain(generatedPassword);
  });

  test('needs an address of its own, in any case, whoever asks at once', async () => {
    const input = wanted();
    const outcomes = await Promise.all(
      [input, { ...input, email: input.email.toUpperCase() }, input].map((given) =>
        refusal(ask('createAdminUser', given)),
      ),
    );
    expect(outcomes.sort()).toEqual(['DUPLICATE', 'DUPLICATE', 'done']);
  });

  test.each([
    ['no e-mail', { email: undefined }],
    ['half an e-mail', { email: 'aoife@' }],
    ['an operator for the e-mail', { email: { $ne: null } }],
    ['no name', { displayName: undefined }],
    ['a blank name', { displayName: '  ' }],
    ['a name of 256 characters', { displayName: 'x'.repeat(256) }],
    ['a name with a line break', { displayName: 'a\nb' }],
    ['a name that turns the direction', { displayName: 'a\u202eb' }],
    ['no role', { role: undefined }],
    ['a role of issuers', { role: 'Admin' }],
    ['a role of nobody', { role: 'ROOT' }],
    ['a short password', { password: 'a'.repeat(11) }],
    ['a password of 257 characters', { password: 'a'.repeat(257) }],
    ['a lone surrogate', { password: `${PASSWORD}\ud800` }],
    ['a number for the password', { password: 123456789012 }],
    ['a status', { status: 'DISABLED' }],
    ['a hash', { passwordHash: 'x' }],
  ])('is refused with %s', async (_what, wrong) => {
    expect(await refusal(ask('createAdminUser', { ...wanted(), ...wrong }))).toBe('VALIDATION_FAILED');
  });
});

describe('the list', () => {
  test('filters, searches without case or patterns, and pages', async () => {
    const mark = newId();
    for (const [name, role] of [
      ['Ana', 'VIEWER'],
      ['Ben (x+y)', 'VIEWER'],
      ['Cem', 'OPERATOR'],
    ]) {
      await ask('createAdminUser', { email: `${name![0]}-${mark}@example.edu`, displayName: name, role });
      world.moveClock(1000);
    }
    const list = async (filter: object, page: object = {}) => {
      const { nodes, totalCount } = await call('adminUsers', { filter, ...page }, by(root));
      return [totalCount, ...nodes.map(({ displayName }: Result) => displayName)];
    };
    expect(await list({ search: mark.toUpperCase() })).toEqual([3, 'Ana', 'Ben (x+y)', 'Cem']);
    expect(await list({ search: mark, role: 'OPERATOR' })).toEqual([1, 'Cem']);
    expect(await list({ search: mark, status: 'DISABLED' })).toEqual([0]);
    expect(await list({ search: '(x+y)' })).toEqual([1, 'Ben (x+y)']);
    expect(await list({ search: '.*' })).toEqual([0]);
    expect(await list({ search: mark }, { first: 1, offset: 1 })).toEqual([3, 'Ben (x+y)']);
    expect((await list({}))[0]).toBeGreaterThan(3);
  });

  test.each([
    ['a status of nobody', { filter: { status: 'SUSPENDED' } }],
    ['an operator', { filter: { search: { $gt: '' } } }],
    ['a blank search', { filter: { search: ' ' } }],
    ['an unknown condition', { filter: { email: 'x' } }],
    ['101 rows', { first: 101 }],
    ['a negative offset', { offset: -1 }],
    ['a foreign cursor', { after: 'x' }],
  ])('refuses %s', async (_what, args) => {
    expect(await refusal(call('adminUsers', args, by(root)))).toBe('VALIDATION_FAILED');
  });

  test('of one is NOT_FOUND for an unknown id and VALIDATION_FAILED for none', async () => {
    expect(await refusal(call('adminUser', { id }, by(root)))).toBe('NOT_FOUND');
    expect(await refusal(call('adminUser', { id: { $ne: null } }, by(root)))).toBe('VALIDATION_FAILED');
    expect(await call('adminUser', { id: root.userId }, by(root))).toMatchObject({ email: ROOT.email });
  });
});

describe('a change', () => {
  test('of name, status, role and password is noted with what it changed; tokens end with all but the name', async () => {
    const { id, email, identity } = await somebody('VIEWER');
    expect((await ask('updateAdminUser', { id, displayName: 'Another Name' })).user.rowVersion).toBe(2);
    expect(await stands(identity)).toBe(true);
    const before = (await facts(id)).length;
    expect((await ask('updateAdminUser', { id, displayName: 'Another Name' })).user.rowVersion).toBe(2);
    expect(await facts(id)).toHaveLength(before);

    await ask('setAdminRole', { id, role: 'OPERATOR' });
    expect(await stands(identity)).toBe(false);
    const second = await signedIn(email, PASSWORD);
    await ask('updateAdminUser', { id, status: 'DISABLED' });
    expect(await stands(second)).toBe(false);
    expect(await refusal(signedIn(email, PASSWORD))).toBe('INVALID_CREDENTIALS');
    await ask('updateAdminUser', { id, status: 'ACTIVE', password: 'another password' });
    expect(await stands(second)).toBe(false);
    world.moveClock(60_000);
    const third = await signedIn(email, 'another password');
    expect(await stands(third)).toBe(true);
    await ask('deleteAdminUser', { id });
    expect(await stands(third)).toBe(false);
    expect((await facts(id)).filter(([action]) => !String(action).includes('sign'))).toEqual([
      ['admin.user_created', null, 'VIEWER'],
      ['admin.user_renamed', null, null],
      ['admin.role_changed', 'VIEWER', 'OPERATOR'],
      ['admin.status_changed', 'ACTIVE', 'DISABLED'],
      ['admin.status_changed', 'DISABLED', 'ACTIVE'],
      ['admin.password_reset', null, null],
      ['admin.user_removed', 'OPERATOR', null],
    ]);
  });

  test.each([
    ['updateAdminUser', { displayName: 'X' }],
    ['setAdminRole', { role: 'OPERATOR' }],
    ['deleteAdminUser', {}],
  ])('by %s of an older version is refused, and of the current one done', async (field, input) => {
    const { id } = await somebody('VIEWER');
    const at = (expectedRowVersion: number) => ({ ...by(root), expectedRowVersion });
    expect(await refusal(ask(field, { id, ...input }, at(7)))).toBe('ROW_VERSION_MISMATCH');
    expect(await refusal(ask(field, { id, ...input }, at(1)))).toBe('done');
  });

  test.each([
    ['updateAdminUser', { id: 'x', displayName: 'X' }],
    ['updateAdminUser', { id: { $ne: null } }],
    ['updateAdminUser', { id, status: 'GONE' }],
    ['updateAdminUser', { id, role: 'ADMIN' }],
    ['updateAdminUser', { id, email: 'x@example.edu' }],
    ['updateAdminUser', { id, password: 'short' }],
    ['updateAdminUser', { id, password: PASSWORD, currentPassword: PASSWORD }],
    ['updateCurrentAdmin', { password: PASSWORD }],
    ['updateCurrentAdmin', { currentPassword: PASSWORD }],
    ['updateCurrentAdmin', { status: 'DISABLED' }],
    ['updateCurrentAdmin', { id, displayName: 'X' }],
    ['setAdminRole', { id, role: 'Admin' }],
    ['setAdminRole', { id }],
    ['deleteAdminUser', {}],
    ['deleteAdminUser', null],
    ['adminSignOut', { everywhere: 'yes' }],
    ['adminSignOut', { userId: id }],
  ])('%s refuses %j', async (field, input) => {
    expect(await refusal(ask(field, input))).toBe('VALIDATION_FAILED');
  });

  test.each(MANAGING.slice(1))('%s of nobody is NOT_FOUND', async (field, input) => {
    expect(await refusal(ask(field, input))).toBe('NOT_FOUND');
  });
});

describe('the own account', () => {
  test.each(['VIEWER', 'OPERATOR', 'ADMIN'] as const)(
    'of %s: name and password, and no more',
    async (role) => {
      const { id, email, identity, as } = await somebody(role);
      expect((await ask('updateAdminUser', { id, displayName: 'Me' }, as)).user.displayName).toBe('Me');
      expect((await ask('updateCurrentAdmin', { displayName: 'Myself' }, as)).user.displayName).toBe(
        'Myself',
      );
      expect(await call('currentAdmin', {}, as)).toMatchObject({ userId: id, displayName: 'Myself' });
      if (role !== 'ADMIN')
        expect(await refusal(ask('updateAdminUser', { id, status: 'DISABLED' }, as))).toBe('FORBIDDEN');

      const change = { password: 'another password', currentPassword: 'a wrong password' };
      expect(await refusal(ask('updateCurrentAdmin', change, as))).toBe('INVALID_CREDENTIALS');
      const right = { ...change, currentPassword: PASSWORD };
      expect(await refusal(ask('updateCurrentAdmin', right, as))).toBe('RATE_LIMITED');
      world.moveClock(1000);
      expect(await stands(identity)).toBe(true);
      expect(await refusal(ask('updateCurrentAdmin', right, as))).toBe('done');
      expect(await stands(identity)).toBe(false);
      expect(await refusal(signedIn(email, PASSWORD))).toBe('INVALID_CREDENTIALS');
      world.moveClock(1000);
      expect(await stands(await signedIn(email, 'another password'))).toBe(true);
      expect((await facts(id)).map(([action]) => action)).toContain('admin.password_changed');
    },
  );

  test('of somebody who was disabled meanwhile stays as it is', async () => {
    const { id, as } = await somebody('OPERATOR');
    await ask('updateAdminUser', { id, status: 'DISABLED' });
    expect(await refusal(ask('updateCurrentAdmin', { displayName: 'Me' }, as))).toBe('FORBIDDEN');
  });
});

describe('sign-out', () => {
  test('ends this token and no other; everywhere ends all', async () => {
    const { id, email, identity, as } = await somebody('VIEWER');
    const [second, third] = [await signedIn(email, PASSWORD), await signedIn(email, PASSWORD)];
    expect(await call('adminSignOut', {}, as)).toMatchObject({ everywhere: false });
    expect(await Promise.all([identity, second, third].map(stands))).toEqual([false, true, true]);
    expect(await ask('adminSignOut', { everywhere: true }, by(second))).toMatchObject({ everywhere: true });
    expect(await Promise.all([identity, second, third].map(stands))).toEqual([false, false, false]);
    expect(await stands(await signedIn(email, PASSWORD))).toBe(true);
    expect(
      (await facts(id)).map(([action]) => action).filter((action) => /out/.test(String(action))),
    ).toEqual(['admin.signed_out', 'admin.signed_out_everywhere']);
  });

  test('is remembered for as long as a token lives, of hundreds at most', async () => {
    const { id, email, identity, as } = await somebody('VIEWER');
    const remembered = async () => {
      const row = await rowsOf('admin_users').findOne({ _id: id } as never);
      return (row!['endedTokens'] as unknown[]).length;
    };
    await call('adminSignOut', {}, as);
    const later = await signedIn(email, PASSWORD);
    world.moveClock(59 * 60_000);
    await call('adminSignOut', {}, by(await signedIn(email, PASSWORD)));
    expect(await remembered()).toBe(2);
    world.moveClock(3 * 60_000);
    await call('adminSignOut', {}, by(await signedIn(email, PASSWORD)));
    expect(await remembered()).toBe(2);

    const ended = Array.from({ length: 100 }, () => ({ tokenId: newId(), until: new Date(8e15) }));
    await rowsOf('admin_users').updateOne({ _id: id } as never, { $set: { endedTokens: ended } } as never);
    const last = await signedIn(email, PASSWORD);
    expect(await call('adminSignOut', {}, by(last))).toMatchObject({ everywhere: true });
    expect(await remembered()).toBe(0);
    expect(await Promise.all([identity, later, last].map(stands))).toEqual([false, false, false]);
  });
});

describe('the last active ADMIN', () => {
  /** Alone in charge: everybody else of the role is disabled. */
  beforeEach(async () => {
    await rowsOf('admin_users').updateMany(
      { role: 'ADMIN', email: { $ne: ROOT.email } },
      { $set: { status: 'DISABLED' } },
    );
    await putRootInCharge();
  });
  const active = () => rowsOf('admin_users').countDocuments({ role: 'ADMIN', status: 'ACTIVE' });

  test('keeps the role, stays active and stays', async () => {
    for (const [field, input] of losses(root.userId))
      expect(await refusal(ask(field, input))).toBe('LAST_ADMIN');
    expect(await active()).toBe(1);
    const { id, as } = await somebody('ADMIN');
    expect(await refusal(ask('updateAdminUser', { id: root.userId, status: 'DISABLED' }, as))).toBe('done');
    expect(await refusal(ask('deleteAdminUser', { id }, as))).toBe('LAST_ADMIN');
  });

  describe('is left over', () => {
    let elsewhere: { admin: OpenAdmin; close: () => Promise<void> };
    beforeAll(async () => {
      const store = await connectStore({ dataDir: world.folder });
      elsewhere = { admin: await anAdmin(world, { store, settings }), close: () => store.close() };
    });
    afterAll(() => elsewhere.close());

    /** Four ADMINs and nobody else, two on each of two connections to the store. */
    async function four() {
      const all = [];
      for (let count = 0; count < 4; count++) all.push(await somebody('ADMIN'));
      await ask('updateAdminUser', { id: root.userId, status: 'DISABLED' }, all[0]!.as);
      return all.map((one, index) => ({ ...one, of: index % 2 === 0 ? admin : elsewhere.admin }));
    }
    const KINDS = [
      ['lose the role', 0],
      ['are disabled', 1],
      ['are removed', 2],
    ] as const;

    test.each(KINDS)('when all of them %s by themselves at once', async (_what, kind) => {
      const all = await four();
      const outcomes = await Promise.all(
        all.map(({ id, as, of }) => refusal(ask(...losses(id)[kind]!, as, of))),
      );
      expect(outcomes.sort()).toEqual(['LAST_ADMIN', 'done', 'done', 'done']);
      expect(await active()).toBe(1);
    });

    test.each(KINDS)('when all of them %s by each other at once', async (_what, kind) => {
      const all = await four();
      const outcomes = await Promise.all(
        all.map(({ as, of }, index) => refusal(ask(...losses(all[(index + 1) % 4]!.id)[kind]!, as, of))),
      );
      const done = outcomes.filter((outcome) => outcome === 'done').length;
      // Who lost the role before the own change was made is told so.
      for (const outcome of outcomes) expect(outcome).toMatch(/^(done|LAST_ADMIN|FORBIDDEN)$/);
      expect(done).toBeLessThan(4);
      expect(await active()).toBe(4 - done);
    });
  });
});

describe('a change that was asked for before its maker', () => {
  beforeAll(putRootInCharge);
  type Person = Awaited<ReturnType<typeof somebody>>;
  const newPassword = { password: 'another password', currentPassword: PASSWORD };
  test.each<[string, (person: Person) => Promise<unknown>, string]>([
    ['lost the role', ({ id }) => ask('setAdminRole', { id, role: 'VIEWER' }), 'FORBIDDEN'],
    ['was disabled', ({ id }) => ask('updateAdminUser', { id, status: 'DISABLED' }), 'FORBIDDEN'],
    ['was removed', ({ id }) => ask('deleteAdminUser', { id }), 'FORBIDDEN'],
    ['signed out', ({ as }) => call('adminSignOut', {}, as), 'TOKEN_INVALID'],
    ['signed out everywhere', ({ as }) => ask('adminSignOut', { everywhere: true }, as), 'TOKEN_INVALID'],
    ['took a new password', ({ as }) => ask('updateCurrentAdmin', newPassword, as), 'TOKEN_INVALID'],
  ])('%s is not made any more', async (_how, lose, code) => {
    const [a, b] = [await somebody('ADMIN'), await somebody('VIEWER')];
    const email = `${newId()}@example.edu`;
    await lose(a);
    for (const [field, input] of [
      ...losses(b.id),
      ['updateAdminUser', { id: b.id, password: 'another password' }] as const,
      ['createAdminUser', { email, displayName: 'X', role: 'ADMIN' }] as const,
      ['putConfig', { key: 'some.key', value: a.id }] as const,
    ])
      expect([field, await refusal(ask(field, input, a.as))]).toEqual([field, code]);
    expect(await stands(b.identity)).toBe(true);
    expect(await rowsOf('admin_users').countDocuments({ email })).toBe(0);
    expect(JSON.stringify(await rowsOf('system_config').find().toArray())).not.toContain(a.id);
  });
});

test('failed sign-ins count in every process, and after a restart', async () => {
  const { email } = await somebody('VIEWER');
  const guess = (of?: OpenAdmin, password = 'a wrong password') =>
    refusal(ask('adminSignIn', { email, password }, by(), of));
  const store = await connectStore({ dataDir: world.folder });
  const restarted = await anAdmin(world, { store, settings });
  expect(await guess()).toBe('INVALID_CREDENTIALS');
  expect(await guess(restarted, PASSWORD)).toBe('RATE_LIMITED');
  world.moveClock(1000);
  const both = await Promise.all([guess(), guess(restarted)]);
  expect(both.sort()).toEqual(['INVALID_CREDENTIALS', 'RATE_LIMITED']);
  expect(JSON.stringify(await rowsOf('admin_sign_in_attempts').find().toArray())).not.toContain('@');
  world.moveClock(2000);
  expect(await guess(restarted, PASSWORD)).toBe('done');
  expect(await guess(undefined, PASSWORD)).toBe('done');
  await store.close();
});

describe('the demo login', () => {
  const isOn = (enabled: boolean) =>
    settings.apply({ version: settings.version + 1, values: { 'admin.demo-login.enabled': enabled } });
  beforeEach(() => isOn(true));
  afterAll(() => isOn(false));
  const knock = (code: unknown = CODE, of?: OpenAdmin) => ask('adminDemoSignIn', { code }, by(), of);
  const NO_SUCH_PATH = {
    code: 'NOT_FOUND',
    message: 'There is no such path; /v3/api-docs lists them all.',
  };

  test('is not there unless both settings are', async () => {
    isOn(false);
    await expect(knock()).rejects.toMatchObject(NO_SUCH_PATH);
    await expect(knock({ $ne: null })).rejects.toMatchObject(NO_SUCH_PATH);
    isOn(true);
    const other = await connectStore({ dataDir: world.folder });
    const without = await anAdmin(world, { store: other, settings });
    await expect(knock(CODE, without)).rejects.toMatchObject(NO_SUCH_PATH);
    await other.close();
  });

  test('signs in as the administrator of the first start, while the account is active', async () => {
    const { token, user } = await knock();
    expect(user).toMatchObject({ email: ROOT.email });
    expect(await stands((await world.tokens.verify(token)) as never)).toBe(true);
    const last = async () => (await facts(root.userId)).at(-1)?.[0];
    expect(await last()).toBe('admin.demo_signed_in');

    await rowsOf('admin_users').updateOne({ email: ROOT.email }, { $set: { status: 'DISABLED' } });
    expect(await refusal(knock())).toBe('INVALID_CREDENTIALS');
    expect(await last()).toBe('admin.demo_sign_in_refused');
    await rowsOf('admin_users').updateOne({ email: ROOT.email }, { $set: { status: 'ACTIVE' } });
    expect(await refusal(knock())).toBe('RATE_LIMITED');
    world.moveClock(1000);
    expect(await refusal(knock())).toBe('done');
  });

  test('slows guessing down', async () => {
    expect(await refusal(knock('000000'))).toBe('INVALID_CREDENTIALS');
    expect(await refusal(knock())).toBe('RATE_LIMITED');
    expect(await refusal(ask('adminSignIn', ROOT, by()))).toBe('done');
  });

  test.each([undefined, null, '', '31415', '3141592', '31415９', ' 314159', 314159, ['314159'], { $ne: '' }])(
    'refuses %j',
    async (code) => {
      await expect(knock(code === undefined ? null : code)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    },
  );
});
