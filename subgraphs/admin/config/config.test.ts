import type { mongo } from 'mongoose';
import { readConfig } from '../../../kernel/config.ts';
import { ADMIN_ROLES, type AdminRole, type Identity } from '../../../kernel/identity.ts';
import { createLiveSettings, RATE_LIMITS } from '../../../kernel/live-settings.ts';
import { connectStore } from '../../../store/connect.ts';
import { createLedger } from '../../../store/ledger.ts';
import { LIVE_SETTINGS } from '../../domains.ts';
import { DEMO_MODE } from '../../oversight/settings.ts';
import { aWorld, by, byUnit, othersThan } from '../../testing/rooms.ts';
import { DEMO_LOGIN } from '../settings.ts';
import { newAdminUser } from '../users/admin-user.ts';
import { adminUserStore } from '../users/admin-user-model.ts';
import { createRoster } from '../users/roster.ts';
import { MASK } from './config-entry.ts';
import { configAad } from './config-service.ts';
import { openConfigRoom } from './room.ts';

const KEYS = LIVE_SETTINGS.map(({ key }) => key);

type World = Awaited<ReturnType<typeof aWorld>>;
// biome-ignore lint/suspicious/noExplicitAny: the assertions say what they expect
type Row = any;
type Operation = (parent: unknown, args: unknown, context: unknown) => Promise<Row>;

const as = (role: AdminRole): Identity => ({ kind: 'admin', userId: `${role}-1`, role });
const ADMIN = as('ADMIN');
const OPERATOR = as('OPERATOR');
const VIEWER = as('VIEWER');
const LIMIT = 'rate-limit.verify';

async function aConsole(world: World, store: World['store'] = world.store, settings = world.settings) {
  const connection = store.connection('admin');
  const ledger = await createLedger({ connection, source: 'admin', now: world.now });
  const roster = createRoster({ users: await adminUserStore(connection) });
  const room = await openConfigRoom({ ...world, connection, ledger, settings, roster });
  const fields = { ...room.resolvers.Query, ...room.resolvers.Mutation } as unknown as Record<
    string,
    Operation
  >;
  const call = async (name: string, args: unknown, identity: Identity, given: object = {}): Promise<Row> =>
    fields[name]!(undefined, args, { ...by(identity), ...given });
  return {
    room,
    settings,
    call,
    list: (args: object = {}, identity = VIEWER) => call('systemConfig', args, identity),
    get: (key: string, identity = VIEWER) => call('systemConfigEntry', { key }, identity),
    history: (key: string, args: object = {}) => call('systemConfigHistory', { key, ...args }, VIEWER),
    put: async (key: string, value: unknown, more: object = {}, identity = OPERATOR, given: object = {}) =>
      (await call('putConfig', { input: { key, value, ...more } }, identity, given)).entry as Row,
    read: (knownVersion: number) =>
      room.service.read({ knownVersion }, byUnit('core-engine')) as Promise<Row>,
  };
}

const refusalOf = (work: Promise<unknown>): Promise<Row> =>
  work.then(
    () => ({ code: 'OK' }),
    (error) => error,
  );

let world: World;
let console: Awaited<ReturnType<typeof aConsole>>;
const rows = (name: string) =>
  world.store.connection('admin').collection(name) as unknown as mongo.Collection<Record<string, unknown>>;
const audits = async (key: string) =>
  (await rows('audit_entries').find({ 'subject.id': key }).sort({ seq: 1 }).toArray()) as Row[];
/** Everything that the Console's database and the log hold, as text. */
const traces = async () => {
  const names = ['system_config', 'system_config_changes', 'system_config_versions', 'audit_entries'];
  return JSON.stringify([await Promise.all(names.map((name) => rows(name).find().toArray())), world.lines]);
};

beforeAll(async () => {
  world = await aWorld();
  const accounts = ADMIN_ROLES.map((role) => {
    const person = { userId: `${role}-1`, role, email: `${role}@example.edu`, displayName: role };
    const { userId, ...account } = newAdminUser({
      ...person,
      passwordHash: '-',
      createdBy: null,
      at: world.now(),
    });
    return { _id: userId, ...account };
  });
  await rows('admin_users').insertMany(accounts as never);
  console = await aConsole(world);
});
afterAll(() => world.close());

describe('who may', () => {
  test.each(othersThan('admin').map((identity) => [identity.kind, identity] as const))(
    '%s may neither read nor set',
    async (kind, identity) => {
      const code = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
      const work = [
        console.list({}, identity),
        console.get(LIMIT, identity),
        console.call('systemConfigHistory', { key: LIMIT }, identity),
        console.put(LIMIT, 7, {}, identity),
        console.room.putSetting(LIMIT, 7, by(identity)),
      ];
      for (const each of work) await expect(each).rejects.toMatchObject({ code });
    },
  );

  test.each(othersThan('unit').map((identity) => [identity.kind, identity] as const))(
    '%s may not follow the settings as units do',
    async (kind, identity) => {
      const read = async () => console.room.service.read({ knownVersion: 0 }, by(identity));
      await expect(read()).rejects.toMatchObject({
        code: kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
      });
    },
  );

  test('a VIEWER reads and does not set; only an ADMIN sets what is the ADMIN’s', async () => {
    expect((await console.get(DEMO_LOGIN.key)).adminOnly).toBe(true);
    await expect(console.put(LIMIT, 7, {}, VIEWER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const value of [true, null]) {
      await expect(console.put('admin.demo-login.enabled', value)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: expect.stringContaining('ADMIN'),
      });
    }
    expect(await console.put('admin.demo-login.enabled', true, {}, ADMIN)).toMatchObject({ value: true });
    await console.put('admin.demo-login.enabled', null, {}, ADMIN);
  });
});

describe('a known setting', () => {
  afterEach(() => console.put(LIMIT, null));

  test('is there before anybody sets it, counts at once when set, and falls back when taken away', async () => {
    expect(await console.get(LIMIT)).toEqual({
      key: LIMIT,
      value: 120,
      type: 'INTEGER',
      isSecret: false,
      description: expect.stringMatching(/^Verifications per caller in any 60 seconds/),
      source: 'DEFAULT',
      default: 120,
      adminOnly: false,
      problem: null,
      updatedAt: null,
      updatedBy: null,
      rowVersion: 0,
    });
    const set = await console.put(LIMIT, 7);
    expect(console.settings.get(RATE_LIMITS.verify)).toBe(7);
    expect(set).toMatchObject({
      value: 7,
      default: 120,
      source: 'SET',
      rowVersion: 1,
      updatedBy: 'OPERATOR-1',
    });
    expect(set.updatedAt).toEqual(world.now());
    expect(await console.get(LIMIT)).toEqual(set);

    expect(await console.put(LIMIT, null)).toMatchObject({ value: 120, source: 'DEFAULT', rowVersion: 2 });
    expect(console.settings.get(RATE_LIMITS.verify)).toBe(120);
    expect(await console.put(LIMIT, null)).toMatchObject({ rowVersion: 2 });
    expect(await console.put(LIMIT, 8)).toMatchObject({ rowVersion: 3 });
  });

  test.each<[string, unknown, RegExp]>([
    [LIMIT, 0, /whole number from 1 to 1000000/],
    [LIMIT, -1, /from 1/],
    [LIMIT, 1.5, /whole number/],
    [LIMIT, 1e21, /to 1000000/],
    [LIMIT, '60', /whole number/],
    [LIMIT, true, /whole number/],
    [LIMIT, [60], /whole number/],
    [LIMIT, { $gt: 1 }, /whole number/],
    ['demo-mode.enabled', 'true', /true or false/],
    ['demo-mode.enabled', 1, /true or false/],
    ['retention.invites-days', 3651, /to 3650/],
    ['retention.verification-events-months', 0, /from 1 to 600/],
  ])('%s cannot be %j, and the refusal says what it can be', async (key, value, message) => {
    const refusal = await refusalOf(console.put(key, value));
    expect(refusal.code).toBe('VALIDATION_FAILED');
    expect(refusal.details[0]).toMatchObject({ field: 'value' });
    expect(refusal.message).toMatch(message);
    expect((await console.get(key)).source).toBe('DEFAULT');
  });

  test.each([
    ['rate-limit.verfy', 'rate-limit.verify'],
    ['rate_limit.verify', 'rate-limit.verify'],
    ['Rate-Limit.Verify', 'rate-limit.verify'],
    ['demo-mode.enable', 'demo-mode.enabled'],
    ['admin.demo-login', 'admin.demo-login.enabled'],
    ['maxUploadSize', undefined],
    ['Feature_X', undefined],
    ['admin.theme', undefined],
    ['rate-limits.of-our-own', undefined],
    ['a', undefined],
  ])('under %s is a free key, and the answer warns when %s was meant', async (key, meant) => {
    const { entry, warning } = await console.call('putConfig', { input: { key, value: 'x' } }, OPERATOR);
    expect(entry).toMatchObject({ key, value: 'x', type: 'JSON' });
    if (meant === undefined) expect(warning).toBeNull();
    else expect(warning).toContain(`did you mean ${meant}?`);
    expect(await console.get(key)).toMatchObject({ value: 'x' });
    expect((await console.call('putConfig', { input: { key, value: null } }, OPERATOR)).warning).toBeNull();
  });

  test('cannot be a secret, since every unit reads it', async () => {
    expect(await refusalOf(console.put(LIMIT, 7, { isSecret: true }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'isSecret' }],
    });
  });

  test('whose stored value no longer fits counts as its default, and says why', async () => {
    await console.put(LIMIT, 7);
    for (const valueJson of ['"many"', '0', '{"a":1}']) {
      await rows('system_config').updateOne({ _id: LIMIT as never }, { $set: { valueJson } });
      const fresh = createLiveSettings(readConfig({ RATE_LIMIT_VERIFY: '5' }), LIVE_SETTINGS);
      const later = await aConsole(world, world.store, fresh);
      expect(fresh.get(RATE_LIMITS.verify)).toBe(5);
      expect(await later.get(LIMIT)).toMatchObject({
        value: 5,
        source: 'DEFAULT',
        rowVersion: expect.any(Number),
      });
      expect((await later.get(LIMIT)).problem).toMatch(/does not fit.*whole number/);
    }
    expect(await console.put(LIMIT, 9)).toMatchObject({ value: 9, source: 'SET', problem: null });
  });
});

describe('a free key', () => {
  test.each<[string, unknown]>([
    ['a', 'text with "quotes" and ünïcode 🎓'],
    ['b', 0],
    ['c', false],
    ['d', ''],
    ['e', []],
    ['f', { $set: { 'a.b': [1, { $ne: null }] }, constructor: 1 }],
    ['g'.repeat(128), 'x'.repeat(16 * 1024 - 2)],
    ['.._-.', 1e21],
  ])('%s holds %j as it was given', async (key, value) => {
    const entry = await console.put(key, value, { description: 'For us.' });
    expect(entry).toMatchObject({
      key,
      type: 'JSON',
      default: null,
      source: 'SET',
      description: 'For us.',
      problem: null,
    });
    expect(entry.value).toEqual(value);
    expect((await console.get(key)).value).toEqual(value);
    await console.put(key, null);
  });

  test.each<[string, object, string]>([
    ['no key', { key: undefined }, 'key'],
    ['an empty key', { key: '' }, 'key'],
    ['a space in front', { key: ' a' }, 'key'],
    ['a space behind', { key: 'a ' }, 'key'],
    ['a control character', { key: 'a\u0007b' }, 'key'],
    ['what turns the direction', { key: 'a\u202eb' }, 'key'],
    ['half a character', { key: 'a\ud800' }, 'key'],
    ['129 characters', { key: 'a'.repeat(129) }, 'key'],
    ['a line break behind it', { key: 'a\n' }, 'key'],
    ...['a/b', 'a\\b', 'a%2Fb', 'a?b', 'a#b', 'a;b', '.', '..'].map((key): [string, object, string] => [
      `the key ${key}, which no path can name`,
      { key },
      'key',
    ]),
    ['a key that is an operator', { key: { $ne: 'a' } }, 'key'],
    ['no value', { value: undefined }, 'value'],
    ['the mask', { value: MASK }, 'value'],
    ['a value of more than 16 KB', { value: 'x'.repeat(16 * 1024 - 1) }, 'value'],
    ['16 KB of letters with two bytes', { value: 'ü'.repeat(8 * 1024) }, 'value'],
    ['a number that is none', { value: { a: Number.POSITIVE_INFINITY } }, 'value'],
    ['half a surrogate pair', { value: ['\ud800'] }, 'value'],
    ['a function', { value: { a: () => 1 } }, 'value'],
    ['an object of a class', { value: new Date(0) }, 'value'],
    ['65 levels', { value: JSON.parse('['.repeat(65) + ']'.repeat(65)) }, 'value'],
    ['isSecret that is text', { isSecret: 'yes' }, 'isSecret'],
    ['an empty description', { description: ' ' }, 'description'],
    ['a description of 501 characters', { description: 'x'.repeat(501) }, 'description'],
    ['a control character in it', { description: 'a\u0007' }, 'description'],
    ['a secret of nothing', { value: null, isSecret: true }, 'isSecret'],
    ['a description of nothing', { value: null, description: 'x' }, 'description'],
    ['a field of ours', { rowVersion: 3 }, 'rowVersion'],
  ])('is refused with %s, by name', async (_what, change, field) => {
    const input: Record<string, unknown> = { key: 'bad.input', value: 1, ...change };
    for (const name of Object.keys(input)) if (input[name] === undefined) delete input[name];
    const refusal = await refusalOf(console.call('putConfig', { input }, OPERATOR));
    expect([refusal.code, refusal.details?.[0]?.field]).toEqual(['VALIDATION_FAILED', field]);
    expect(refusal.message.length).toBeLessThan(300);
    await expect(console.get('bad.input')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that no path can name, from before that was refused, is read and taken away', async () => {
    await console.put('plain', 1);
    const stored = await rows('system_config').findOne({ _id: 'plain' as never });
    await rows('system_config').insertOne({ ...stored, _id: 'a/b' as never });
    expect(await console.get('a/b')).toMatchObject({ value: 1 });
    expect(await console.put('a/b', null)).toMatchObject({ value: null });
    await expect(console.get('a/b')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await console.put('plain', null);
  });

  test('the refusal of the mask says what to do', async () => {
    const refusal = await refusalOf(console.put('free', MASK));
    expect(refusal.message).toContain('give the value itself');
  });

  test('is gone when its value is taken away; its history and its version go on', async () => {
    await console.put('gone', 'one', { description: 'First life.' });
    expect(await console.put('gone', null)).toMatchObject({ value: null, description: null, rowVersion: 2 });
    await expect(console.get('gone')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(console.put('gone', null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await console.list({ prefix: 'gone' })).nodes).toEqual([]);
    expect((await console.history('gone')).nodes).toMatchObject([
      { rowVersion: 2, action: 'UNSET', from: 'one', to: null },
      { rowVersion: 1, action: 'SET', from: null, to: 'one' },
    ]);
    expect(await console.put('gone', 'two')).toMatchObject({ rowVersion: 3, description: null });
    await expect(console.history('never-was')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await console.put('gone', null);
  });

  test('keeps its description until another one, or none, is given', async () => {
    await console.put('told', 1, { description: 'What for.' });
    expect((await console.put('told', 2)).description).toBe('What for.');
    expect(await console.put('told', 2, { description: null })).toMatchObject({
      description: null,
      rowVersion: 3,
    });
    await console.put('told', null);
  });
});

describe('the list', () => {
  test('has known settings and free keys by name, by prefix and in pages', async () => {
    await console.put('aaa', 1);
    await console.put('rate-limits.of-our-own', { a: 1 });
    await console.put(LIMIT, 7);
    const all = await console.list({ first: 100 });
    expect(all.nodes.map(({ key }: Row) => key)).toEqual([...KEYS, 'aaa', 'rate-limits.of-our-own'].sort());
    expect(all.nodes.find(({ key }: Row) => key === LIMIT)).toEqual(await console.get(LIMIT));

    const limits = KEYS.filter((key) => key.startsWith('rate-limit.'));
    const first = await console.list({ prefix: 'rate-limit', first: 4 });
    const rest = await console.list({ prefix: 'rate-limit', first: 100, after: first.pageInfo.endCursor });
    expect(first).toMatchObject({ totalCount: limits.length + 1, size: 4, offset: 0 });
    expect([...first.nodes, ...rest.nodes].map(({ key }) => key)).toEqual(
      [...limits, 'rate-limits.of-our-own'].sort(),
    );
    expect(await console.list({ prefix: 'rate-limit', offset: 1000 })).toMatchObject({
      nodes: [],
      totalCount: limits.length + 1,
    });
    expect((await console.list({ prefix: 'nothing' })).nodes).toEqual([]);
    for (const key of ['aaa', 'rate-limits.of-our-own', LIMIT]) await console.put(key, null);
  });

  test.each([
    { prefix: '' },
    { prefix: { $gt: '' } },
    { first: 0 },
    { first: 101 },
    { offset: -1 },
    { after: 'nonsense' },
    { search: 'x' },
  ])('is refused for %j', async (args) => {
    await expect(console.list(args)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('a secret', () => {
  const SECRET = 'correct-horse-battery-of-the-mail-server';
  const SECOND = 'another-staple-that-nobody-must-read';
  const KEY = 'mail.password';

  test('is sealed at rest, bound to its key and version, and masked wherever it is shown', async () => {
    const set = await console.put(KEY, SECRET, { isSecret: true });
    expect(set).toMatchObject({ value: MASK, isSecret: true, rowVersion: 1 });
    // Left out it stays a secret.
    const again = await console.put(KEY, SECOND);
    expect(again).toMatchObject({ value: MASK, isSecret: true, rowVersion: 2 });
    const shown = [
      set,
      again,
      await console.get(KEY),
      await console.list({ first: 100 }),
      await console.history(KEY),
    ];
    expect((await console.history(KEY)).nodes).toMatchObject([
      { from: MASK, to: MASK },
      { from: null, to: MASK },
    ]);
    for (const secret of [SECRET, SECOND]) {
      expect(JSON.stringify(shown)).not.toContain(secret);
      expect(await traces()).not.toContain(secret);
    }

    const { sealed } = (await rows('system_config').findOne({ _id: KEY as never })) as Row;
    expect(world.envelope.open(sealed, configAad(KEY, 2)).toString()).toBe(JSON.stringify(SECOND));
    expect(() => world.envelope.open(sealed, configAad(KEY, 1))).toThrow('does not open');
    expect(() => world.envelope.open(sealed, configAad('mail.other', 2))).toThrow('does not open');
  });

  test('the same secret again is a change like any other: nobody can find it out by trying', async () => {
    expect(await console.put(KEY, SECOND)).toMatchObject({ rowVersion: 3 });
  });

  test('is given up only with a new value, and what it was stays masked', async () => {
    expect(await refusalOf(console.put(KEY, MASK, { isSecret: false }))).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const without = { input: { key: KEY, isSecret: false } };
    expect(await refusalOf(console.call('putConfig', without, OPERATOR))).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    expect(await console.put(KEY, 'no secret', { isSecret: false })).toMatchObject({
      value: 'no secret',
      isSecret: false,
    });
    expect((await console.history(KEY)).nodes[0]).toMatchObject({ from: MASK, to: 'no secret' });
    expect(await traces()).not.toContain(SECOND);
  });

  test('that stood in clear before is masked in the history, too', async () => {
    await console.put('slip', 'a-password-in-clear');
    await console.put('slip', 'a-password-in-clear-2');
    expect(await traces()).toContain('a-password-in-clear');
    await console.put('slip', 'a-password-in-clear-2', { isSecret: true });
    expect(await traces()).not.toContain('a-password-in-clear');
    expect((await console.history('slip')).nodes).toMatchObject([
      { rowVersion: 3, from: MASK, to: MASK },
      { rowVersion: 2, from: MASK, to: MASK },
      { rowVersion: 1, from: null, to: MASK },
    ]);
  });

  test('that is removed leaves nothing', async () => {
    await console.put('slip', null);
    expect((await console.history('slip')).nodes[0]).toMatchObject({ action: 'UNSET', from: MASK, to: null });
    expect(await rows('system_config').findOne({ _id: 'slip' as never })).toMatchObject({
      sealed: null,
      valueJson: null,
    });
    expect(await console.put('slip', 'now in clear')).toMatchObject({
      isSecret: false,
      value: 'now in clear',
    });
  });

  test('never travels to units', async () => {
    await console.put('free.secret', SECRET, { isSecret: true });
    await console.put(LIMIT, 7);
    expect((await console.read(0)).values).toEqual({ [LIMIT]: 7 });
    await console.put(LIMIT, null);
  });
});

describe('the history and the audit trail', () => {
  test('say who changed what from what, with ids and keys only', async () => {
    await console.put('retention.invites-days', 30);
    world.moveClock(60_000);
    await console.put('retention.invites-days', 60, { description: 'Until the audit.' }, ADMIN);
    await console.put('retention.invites-days', null);
    const page = await console.history('retention.invites-days', { first: 2 });
    expect(page).toMatchObject({ totalCount: 3, size: 2 });
    expect(page.nodes).toMatchObject([
      {
        action: 'UNSET',
        from: 60,
        to: null,
        changedBy: 'OPERATOR-1',
        changedByRole: 'OPERATOR',
        rowVersion: 3,
      },
      {
        action: 'SET',
        from: 30,
        to: 60,
        changedBy: 'ADMIN-1',
        changedByRole: 'ADMIN',
        changedAt: world.now(),
      },
    ]);
    const facts = await audits('retention.invites-days');
    expect(facts).toMatchObject([
      { action: 'config.set', actor: { id: 'OPERATOR-1' }, previousState: null, newState: '1' },
      { action: 'config.set', actor: { id: 'ADMIN-1' }, previousState: '1', newState: '2' },
      {
        action: 'config.unset',
        subject: { type: 'SystemConfig' },
        previousState: '2',
        newState: '3',
        reason: null,
      },
    ]);
    expect(JSON.stringify(facts)).not.toContain('Until the audit');
  });

  test('have nothing of a value that stays what it is', async () => {
    await console.put('same', { b: 1, a: 2 }, { description: 'x' });
    expect(await console.put('same', { a: 2, b: 1 })).toMatchObject({ rowVersion: 1 });
    expect(await console.put('same', { a: 2, b: 1 }, { description: 'x', isSecret: false })).toMatchObject({
      rowVersion: 1,
    });
    expect(await audits('same')).toHaveLength(1);
    expect(await console.put('same', { a: 2, b: 1 }, { description: 'y' })).toMatchObject({ rowVersion: 2 });
  });
});

describe('at the same time', () => {
  let other: Awaited<ReturnType<typeof aConsole>>;
  let second: World['store'];
  beforeAll(async () => {
    // A second Admin Console on the same store, with settings of its own.
    second = await connectStore({ dataDir: world.folder });
    other = await aConsole(world, second, createLiveSettings(readConfig({}), LIVE_SETTINGS));
  });
  afterAll(() => second.close());

  test('24 changes of one key through two Consoles all count, one after the other', async () => {
    const versions = await Promise.all(
      Array.from({ length: 24 }, (_, index) => (index % 2 ? console : other).put('busy', index)),
    );
    const wanted = Array.from({ length: 24 }, (_, index) => index + 1);
    expect(versions.map(({ rowVersion }) => rowVersion).sort((a, b) => a - b)).toEqual(wanted);
    const { nodes } = await console.history('busy', { first: 100 });
    expect(nodes.map(({ rowVersion }: Row) => rowVersion)).toEqual(wanted.toReversed());
    // Each change starts from what the one before has made.
    const told = nodes.toReversed() as Row[];
    expect(told.map(({ from }) => from)).toEqual([null, ...told.slice(0, -1).map(({ to }) => to)]);
    expect((await console.get('busy')).value).toBe(told.at(-1).to);
  });

  test('of 8 changes of the same version by If-Match one counts', async () => {
    await console.put('matched', 0);
    const given = { expectedRowVersion: 1 };
    const tried = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        refusalOf((index % 2 ? console : other).put('matched', index + 1, {}, OPERATOR, given)),
      ),
    );
    expect(tried.map(({ code }) => code).sort()).toEqual(['OK', ...Array(7).fill('ROW_VERSION_MISMATCH')]);
    expect(await refusalOf(console.put('new-one', 1, {}, OPERATOR, given))).toMatchObject({
      code: 'ROW_VERSION_MISMATCH',
    });
    expect(await console.put('new-one', 1, {}, OPERATOR, { expectedRowVersion: 0 })).toMatchObject({
      rowVersion: 1,
    });
  });

  test('both Consoles end with the same settings, whichever was asked', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => (index % 2 ? console : other).put(LIMIT, index + 10)),
    );
    await Promise.all(
      [console, other].map(async ({ room, settings }) => {
        const snapshot = await room.readSettings(settings.version);
        if (snapshot) settings.apply(snapshot);
      }),
    );
    const { value } = await console.get(LIMIT);
    expect([console.settings.get(RATE_LIMITS.verify), other.settings.get(RATE_LIMITS.verify)]).toEqual([
      value,
      value,
    ]);
    expect(console.settings.version).toBe(other.settings.version);
    await console.put(LIMIT, null);
  });
});

describe('units', () => {
  test('hear of every change of a known setting, and of nothing else', async () => {
    const { version } = await console.read(-0);
    expect(await console.read(version)).toBeUndefined();
    await console.put('free.for-units', 1);
    expect(await console.read(version)).toBeUndefined();
    await console.put('demo-mode.enabled', true);
    expect(await console.read(version)).toEqual({
      version: version + 1,
      values: { 'demo-mode.enabled': true },
    });
    await console.put('demo-mode.enabled', null);
    expect(await console.read(version + 1)).toEqual({ version: version + 2, values: {} });
  });

  test.each([-1, 1.5, '0', null, undefined])('may not ask from version %p on', async (knownVersion) => {
    await expect(console.read(knownVersion as number)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('set a setting as the administrator before them, whatever record that one changes', async () => {
    const snapshot = await console.room.putSetting('demo-mode.enabled', true, {
      ...by(OPERATOR),
      expectedRowVersion: 77,
    });
    expect(snapshot?.values).toEqual({ 'demo-mode.enabled': true });
    expect(console.settings.get(DEMO_MODE)).toBe(true);
    expect(await console.get(DEMO_MODE.key)).toMatchObject({ updatedBy: 'OPERATOR-1' });
    await expect(console.room.putSetting('demo-mode.enabled', 'yes', by(OPERATOR))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(
      console.room.putSetting('admin.demo-login.enabled', true, by(OPERATOR)),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(console.room.putSetting('demo-mode.enabled', true, by(VIEWER))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('that start later have what was set before', async () => {
    await console.put(LIMIT, 11);
    const fresh = createLiveSettings(readConfig({}), LIVE_SETTINGS);
    await aConsole(world, world.store, fresh);
    expect(fresh.get(RATE_LIMITS.verify)).toBe(11);
  });
});
