import { sha256Hex } from '../../kernel/ids.ts';
import { apiKeyTextOf, newApiKeyText, readApiKeyText as readText } from '../api-keys/key-text.ts';
import { as, type IssuersWorld, openIssuersWorld, TEST_START } from './testing.ts';

const readApiKeyText = (text: string) => readText(text, 'tmr');

let world: IssuersWorld;
beforeAll(async () => {
  world = await openIssuersWorld();
});
beforeEach(() => {
  world.clock.now = TEST_START;
});
afterAll(() => world.close());

const service = () => world.issuers.service.apiKeys;
const authenticate = (apiKey: string) => service().authenticate({ apiKey }, as.unit('api-gateway'));
const DAY = 24 * 60 * 60 * 1000;
const later = (ms: number) => new Date(TEST_START.getTime() + ms);

describe('the text of a key', () => {
  test('has fixed parts and a checksum, and differs each time', () => {
    const keys = Array.from({ length: 200 }, () => newApiKeyText('tmr'));
    for (const { text, prefix, secret } of keys) {
      expect(text).toMatch(/^tmr_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}$/);
      expect(readApiKeyText(text)).toEqual({ prefix, secret });
    }
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(200);
  });

  test('ends in the CRC-32 of what stands before it', () => {
    const parts = { prefix: 'tmr_00000000', secret: '0'.repeat(43) };
    expect(apiKeyTextOf(parts)).toBe(`tmr_00000000_${'0'.repeat(43)}${apiKeyTextOf(parts).slice(-6)}`);
    expect(apiKeyTextOf({ ...parts, secret: `${'0'.repeat(42)}1` }).slice(-6)).not.toBe(
      apiKeyTextOf(parts).slice(-6),
    );
  });

  const { text } = newApiKeyText('tmr');
  test.each([
    ['empty', ''],
    ['another prefix', text.replace('tmr_', 'abc_')],
    ['the key of a verifier', newApiKeyText('tmv').text],
    ['one character less', text.slice(0, -1)],
    ['one character more', `${text}0`],
    ['a space before it', ` ${text}`],
    ['a line break after it', `${text}\n`],
    ['another last character', text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')],
    [
      'two characters swapped in the secret',
      text.slice(0, 14) + [...text.slice(14, 16)].reverse().join('') + text.slice(16),
    ],
    ['a character outside base62', `${text.slice(0, 20)}-${text.slice(21)}`],
  ])('is refused offline with %s', (name, wrong) => {
    if (name.startsWith('two') && wrong === text) return;
    expect(readApiKeyText(wrong)).toBeUndefined();
  });
});

describe('create', () => {
  test('shows the key once and stores its hash alone', async () => {
    const issuer = await world.register();
    const context = as.issuer(issuer, 'Admin', { idempotencyKey: 'create-once' });
    const { apiKey, text } = await service().create({ issuerDid: issuer.did, name: 'Records' }, context);
    const { secret } = readApiKeyText(text)!;
    expect(apiKey).toMatchObject({
      scopes: ['credentials:issue', 'credentials:batch'],
      expiresAt: later(365 * DAY),
      status: 'ACTIVE',
      secretHash: sha256Hex(secret),
      hint: secret.slice(-4),
    });
    for (const collection of ['api_keys', 'idempotency_keys', 'audit_entries']) {
      expect(JSON.stringify(await world.stored(collection))).not.toContain(secret);
    }
    expect(world.logged.join('')).not.toContain(secret);
    const again = service().create({ issuerDid: issuer.did, name: 'Records' }, context);
    await expect(again).rejects.toMatchObject({
      code: 'SECRET_SHOWN_ONCE',
      message: expect.stringContaining(apiKey.apiKeyId),
    });
    expect(await service().list({ issuerDid: issuer.did }, context)).toMatchObject({ total: 1 });
  });

  test.each([
    ['no name', { name: undefined }, 'name'],
    ['a long name', { name: 'x'.repeat(256) }, 'name'],
    ['a foreign scope', { scopes: ['credentials:revoke'] }, 'scopes[0]'],
    ['a scope twice', { scopes: ['credentials:issue', 'credentials:issue'] }, 'scopes'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['scopes that are no list', { scopes: 7 }, 'scopes'],
    ['an expiry now', { expiresAt: TEST_START }, 'expiresAt'],
    ['an expiry in the past', { expiresAt: later(-1) }, 'expiresAt'],
    ['an expiry past 730 days', { expiresAt: later(730 * DAY + 1) }, 'expiresAt'],
    ['an expiry that is no instant', { expiresAt: 'tomorrow' }, 'expiresAt'],
    ['a secret', { secretHash: 'x' }, 'secretHash'],
  ])('refuses %s', async (_, wrong, field) => {
    const issuer = await world.register();
    const creating = service().create(
      { issuerDid: issuer.did, name: 'Records', ...wrong },
      as.issuer(issuer),
    );
    await expect(creating).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  test('takes 730 days as the longest life', async () => {
    const issuer = await world.register();
    const input = { issuerDid: issuer.did, name: 'Long', expiresAt: later(730 * DAY).toISOString() };
    await expect(service().create(input, as.issuer(issuer))).resolves.toMatchObject({
      apiKey: { status: 'ACTIVE' },
    });
  });

  test('refuses a BYOK issuer with NOT_CUSTODIAL', async () => {
    const issuer = await world.register({ mode: 'BYOK' });
    const creating = service().create({ issuerDid: issuer.did, name: 'x' }, as.issuer(issuer));
    await expect(creating).rejects.toMatchObject({ code: 'NOT_CUSTODIAL' });
  });

  test('gives a BYOK issuer a key that keeps its team, and never more than that', async () => {
    const issuer = await world.register({ mode: 'BYOK' });
    const given = { issuerDid: issuer.did, name: 'Directory' };
    const scopes = ['team:provision'];
    const { apiKey } = await service().create({ ...given, scopes }, as.issuer(issuer));
    expect(apiKey.scopes).toEqual(scopes);
    const wider = [...scopes, 'credentials:issue'];
    const which = { issuerDid: issuer.did, apiKeyId: apiKey.apiKeyId };
    await expect(service().create({ ...given, scopes: wider }, as.issuer(issuer))).rejects.toMatchObject({
      code: 'NOT_CUSTODIAL',
    });
    await expect(service().update({ ...which, scopes: wider }, as.issuer(issuer))).rejects.toMatchObject({
      code: 'NOT_CUSTODIAL',
    });
  });

  test('gives ten places, however many ask at once and in however many instances', async () => {
    const issuer = await world.register();
    const other = await world.open();
    const asking = Array.from({ length: 24 }, (_, n) =>
      (n % 2 ? other : world.issuers).service.apiKeys.create(
        { issuerDid: issuer.did, name: `${n}` },
        as.issuer(issuer),
      ),
    );
    const outcomes = await Promise.allSettled(asking);
    const { items } = await service().list({ issuerDid: issuer.did, first: 100 }, as.issuer(issuer));
    expect(items.length).toBeLessThanOrEqual(10);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(items.length);
    while ((await service().list({ issuerDid: issuer.did }, as.issuer(issuer))).total < 10) {
      await service().create({ issuerDid: issuer.did, name: 'fill' }, as.issuer(issuer));
    }
    const eleventh = () => service().create({ issuerDid: issuer.did, name: 'x' }, as.issuer(issuer));
    await expect(eleventh()).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    const { apiKeyId } = items[0]!;
    await service().revoke({ issuerDid: issuer.did, apiKeyId }, as.issuer(issuer));
    await expect(eleventh()).resolves.toBeDefined();
    await expect(eleventh()).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    world.clock.now = later(366 * DAY);
    await expect(eleventh()).resolves.toBeDefined();
  });
});

describe('authenticate', () => {
  test('proves the issuer and tells its status in the store now', async () => {
    const issuer = await world.register();
    const { apiKey, text } = await service().create({ issuerDid: issuer.did, name: 'x' }, as.issuer(issuer));
    const { apiKeyId } = apiKey;
    const proven = { apiKeyId, issuerId: issuer.issuerId, issuerDid: issuer.did, scopes: apiKey.scopes };
    expect(await authenticate(text)).toEqual({ ...proven, issuerStatus: 'ACTIVE' });
    const other = await world.open();
    await other.service.issuers.setStatus({ did: issuer.did, status: 'SUSPENDED' }, as.unit());
    expect(await authenticate(text)).toEqual({ ...proven, issuerStatus: 'SUSPENDED' });
  });

  test('refuses an unknown, a revoked and an expired key and a wrong secret alike', async () => {
    const issuer = await world.register();
    const make = () => service().create({ issuerDid: issuer.did, name: 'x' }, as.issuer(issuer));
    const [revoked, expired] = [await make(), await make()];
    const { apiKeyId } = revoked.apiKey;
    await service().revoke({ issuerDid: issuer.did, apiKeyId }, as.issuer(issuer));
    world.clock.now = expired.apiKey.expiresAt;
    const wrongSecret = apiKeyTextOf({ prefix: expired.apiKey.prefix, secret: newApiKeyText('tmr').secret });
    for (const text of [newApiKeyText('tmr').text, revoked.text, expired.text, wrongSecret, '', 'tmr_x']) {
      await expect(authenticate(text)).rejects.toMatchObject({ code: 'API_KEY_INVALID' });
    }
  });

  test.each([[undefined], [7], [{ $ne: null }], ['x'.repeat(257)]])('refuses %p as a key', async (apiKey) => {
    const proving = service().authenticate({ apiKey }, as.unit());
    await expect(proving).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('notes the hour of the last use', async () => {
    const issuer = await world.register();
    const { apiKey, text } = await service().create({ issuerDid: issuer.did, name: 'x' }, as.issuer(issuer));
    const used = async () =>
      (await service().get({ issuerDid: issuer.did, apiKeyId: apiKey.apiKeyId }, as.unit())).lastUsedAt;
    expect(await used()).toBeUndefined();
    await authenticate(text);
    expect(await used()).toEqual(new Date('2026-03-04T05:00:00.000Z'));
    world.clock.now = new Date('2026-03-04T05:59:59.999Z');
    await authenticate(text);
    expect(await used()).toEqual(new Date('2026-03-04T05:00:00.000Z'));
    world.clock.now = new Date('2026-03-04T06:00:00.000Z');
    await authenticate(text);
    expect(await used()).toEqual(new Date('2026-03-04T06:00:00.000Z'));
  });
});

describe('update, revoke, get and list', () => {
  test('change, end and show a key', async () => {
    const issuer = await world.register();
    const { apiKey } = await service().create({ issuerDid: issuer.did, name: 'x' }, as.issuer(issuer));
    const which = { issuerDid: issuer.did, apiKeyId: apiKey.apiKeyId };
    const updated = await service().update({ ...which, name: 'y', scopes: ['credentials:read'] }, as.unit());
    expect(updated).toMatchObject({ name: 'y', scopes: ['credentials:read'], rowVersion: 2 });
    const revoked = await service().revoke(which, as.issuer(issuer));
    expect(revoked).toMatchObject({ status: 'REVOKED', revokedAt: TEST_START });
    expect(await service().revoke(which, as.issuer(issuer))).toEqual(await service().get(which, as.unit()));
    const late = service().update({ ...which, name: 'z' }, as.unit());
    await expect(late).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
    const { items } = await service().list({ issuerDid: issuer.did }, as.issuer(issuer, 'Viewer'));
    expect(items).toMatchObject([{ ...which, status: 'REVOKED', name: 'y' }]);
  });

  test("hide another issuer's keys and refuse to make them", async () => {
    const [mine, theirs] = [await world.register(), await world.register()];
    const { apiKey } = await service().create({ issuerDid: theirs.did, name: 'x' }, as.issuer(theirs));
    const { apiKeyId } = apiKey;
    const me = as.issuer(mine);
    for (const issuerDid of [theirs.did, mine.did]) {
      const which = { issuerDid, apiKeyId };
      await expect(service().get(which, me)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(service().revoke(which, me)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(service().update({ ...which, name: 'z' }, me)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    await expect(service().list({ issuerDid: theirs.did }, me)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const making = service().create({ issuerDid: theirs.did, name: 'x' }, me);
    await expect(making).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each([
    ['create', 'Operator', 'FORBIDDEN'],
    ['revoke', 'Operator', 'FORBIDDEN'],
    ['update', 'Viewer', 'FORBIDDEN'],
  ] as const)('%s is not for an %s', async (verb, role, code) => {
    const issuer = await world.register();
    await expect(service()[verb]({}, as.issuer(issuer, role))).rejects.toMatchObject({ code });
  });

  test.each([['create'], ['revoke'], ['update'], ['list'], ['get'], ['authenticate']] as const)(
    '%s is for nobody without a sign-in, and for no holder or administrator',
    async (verb) => {
      for (const context of [as.anonymous(), as.holder(), as.admin()]) {
        const error = await (service()[verb]({}, context) as Promise<unknown>).catch(
          (reason: unknown) => reason,
        );
        expect(['UNAUTHENTICATED', 'SCOPE_MISSING']).toContain((error as { code?: string }).code);
      }
    },
  );
});
