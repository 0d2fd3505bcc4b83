import type { Identity } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { newApiKeyText } from '../../api-keys/key-text.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import { openVerifiersWorld, type VerifiersWorld } from '../testing.ts';

const DAY = 24 * 60 * 60_000;
type Person = Extract<Identity, { kind: 'verifier' }>;

let world: VerifiersWorld;
let boss: Person;
beforeAll(async () => {
  world = await openVerifiersWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const name of ['verifiers', 'verifier_members', 'verifier_sign_in_links', 'verifier_api_keys'])
    await world.rows(name).deleteMany({});
  boss = await world.settle();
  await world.newAudit();
});

const create = (given: object = {}, identity: Identity = boss, more: object = {}) =>
  world.ask('createVerifierApiKey', { input: { name: 'Tracking', ...given } }, { ...by(identity), ...more });
const revoke = (apiKeyId: string, identity: Identity = boss) =>
  world.ask('revokeVerifierApiKey', { input: { apiKeyId } }, by(identity));
const authenticate = (apiKey: string) => world.domain.ports.apiKeys.authenticate({ apiKey }, by());
// biome-ignore lint/suspicious/noExplicitAny: the code is what the assertions read
const codeOf = (work: Promise<any>): Promise<string> =>
  work.then(
    () => 'OK',
    (error) => error.code,
  );

test('is shown once, keeps a hash, and proves the verifier', async () => {
  const key = { idempotencyKey: newId() };
  const { apiKey, text } = await create({ scopes: ['credentials:verify', 'history:read'] }, boss, key);
  expect(text).toMatch(/^tmv_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}$/);
  expect(apiKey).toMatchObject({ status: 'ACTIVE', expiresAt: new Date(world.now().getTime() + 365 * DAY) });
  expect(await authenticate(text)).toEqual({
    apiKeyId: apiKey.apiKeyId,
    verifierId: boss.verifierId,
    scopes: ['credentials:verify', 'history:read'],
    verifierStatus: 'ACTIVE',
  });
  const kept = JSON.stringify([
    await world.rows('verifier_api_keys').find().toArray(),
    await world.rows('idempotency_keys').find().toArray(),
    await world.rows('audit_entries').find().toArray(),
    world.lines,
  ]);
  expect(kept).not.toContain(text.slice(13));
  expect(await codeOf(create({ scopes: ['credentials:verify', 'history:read'] }, boss, key))).toBe(
    'SECRET_SHOWN_ONCE',
  );
  const { nodes } = await world.ask('verifierApiKeys', {}, by(boss));
  expect(nodes).toMatchObject([{ lastUsedAt: expect.any(Date) }]);
  expect(await world.newAudit()).toEqual(['api_key.created']);
});

test('opens nothing once it was revoked, is over, or its verifier was closed', async () => {
  const [revoked, over, closed] = [
    await create(),
    await create({ expiresAt: new Date(world.now().getTime() + DAY) }),
    await create(),
  ];
  expect((await revoke(revoked.apiKey.apiKeyId)).apiKey.status).toBe('REVOKED');
  expect(await codeOf(authenticate(revoked.text))).toBe('API_KEY_INVALID');
  world.moveClock(DAY);
  expect(await codeOf(authenticate(over.text))).toBe('API_KEY_INVALID');
  expect(await codeOf(authenticate(closed.text))).toBe('OK');
  await world.ask('closeMyVerifier', { input: { name: 'Burren Software' } }, by(boss));
  expect(await codeOf(authenticate(closed.text))).toBe('API_KEY_INVALID');
});

test.each([
  ['nonsense', () => 'nonsense'],
  ['a key of nobody', () => newApiKeyText('tmv').text],
  ['a key of an issuer', () => newApiKeyText('tmr').text],
  [
    'another secret',
    (good: string) => `${good.slice(0, 20)}${good[20] === 'x' ? 'y' : 'x'}${good.slice(21)}`,
  ],
])('%s opens nothing', async (_what, spell) => {
  const { text } = await create();
  expect(await codeOf(authenticate(spell(text)))).toBe('API_KEY_INVALID');
});

test('is one of at most ten, also when many are made at once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 13 }, () => codeOf(create())));
  expect(outcomes.filter((code) => code === 'OK')).toHaveLength(10);
  expect(outcomes.filter((code) => code === 'LIMIT_REACHED')).toHaveLength(3);
});

test('is for Admins of the verifier to make and revoke; of others it does not exist', async () => {
  const { apiKey } = await create();
  const other = await world.settle({ contactEmail: 'a@dingle.example' });
  expect(await codeOf(revoke(apiKey.apiKeyId, other))).toBe('NOT_FOUND');
  expect((await world.ask('verifierApiKeys', {}, by(other))).nodes).toEqual([]);
  expect(await codeOf(create({}, { ...boss, role: 'Member' }))).toBe('FORBIDDEN');
  for (const identity of othersThan('verifier'))
    expect(['UNAUTHENTICATED', 'SCOPE_MISSING']).toContain(await codeOf(create({}, identity)));
});

test('is not made by an Admin who lost the role while the request was on its way', async () => {
  await world.rows('verifier_members').updateOne({ _id: boss.userId as never }, { $set: { role: 'Member' } });
  expect(await codeOf(create())).toBe('CONFLICT');
  expect(await world.rows('verifier_api_keys').countDocuments({})).toBe(0);
});

test.each([
  ['no name', { name: undefined }, 'name'],
  ['a scope of issuers', { scopes: ['credentials:issue'] }, 'scopes[0]'],
  ['no scope', { scopes: [] }, 'scopes'],
  ['a scope twice', { scopes: ['history:read', 'history:read'] }, 'scopes'],
  ['an end in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  ['an end after 731 days', { expiresAt: '2099-01-01T00:00:00Z' }, 'expiresAt'],
  ['another verifier', { verifierId: newId() }, 'verifierId'],
])('refuses %s', async (_what, given, field) => {
  await expect(create(given)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [expect.objectContaining({ field })],
  });
});
