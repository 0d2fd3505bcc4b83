import { unitSettings } from '../../kernel/config.ts';
import { until } from '../../kernel/testing/until.ts';
import { connectStore } from '../../store/connect.ts';
import { openEvents } from '../testing/event-streams.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { startTestPlatform, TEST_ADMIN, type TestPlatform } from '../testing/test-platform.ts';
import { contentsOf } from './store-contents.ts';

const CONFIG = '/api/v1/admin/config';
const LIMIT = `${CONFIG}/rate-limit.verify`;
const SECRET = 'a-secret-that-nobody-may-find-7f3a';
const MISSENT = 'a-secret-in-the-wrong-place-91c2';

let platform: TestPlatform;
/** A gateway of its own, with everything else in the other process. */
let gateway: TestPlatform;
/** Where a gateway finds the other process. */
let places: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  platform = await startTestPlatform({ env: { LOG_LEVEL: 'trace', LOCAL_LOG_STREAM: 'true' } });
  const { config } = platform;
  places = Object.fromEntries(
    (['core-engine', 'admin-console', 'verification-engine'] as const).flatMap((unit) => {
      const names = unitSettings(unit);
      const { rest, grpc } = config.units[unit];
      return [
        [names.rest, String(rest)],
        [names.grpc, String(grpc)],
      ];
    }),
  );
  gateway = await startTestPlatform({
    units: ['api-gateway'],
    env: { DATA_DIR: config.DATA_DIR, ...places },
  });
  const login = await platform.rest('POST', '/api/v1/admin/auth/login', { body: TEST_ADMIN });
  admin = { authorization: `Bearer ${expectStatus(login, 200).body.token}` };
});
afterAll(async () => {
  await gateway.stop();
  await platform.stop();
});

const put = (path: string, body: unknown, headers = {}) =>
  platform.rest('PUT', path, { body, headers: { ...admin, ...headers } });
const get = (path: string) => platform.rest('GET', path, { headers: admin });
const verify = (at = platform) =>
  at.rest('POST', '/api/v1/credentials/verify', { body: { credential: { name: 'none' } } });
const verifyOnPage = (at = platform) =>
  fetch(`${at.base}/verify`, { method: 'POST', body: new URLSearchParams({ text: '{}' }) });
const verifyOverGraphql = () =>
  platform.graphql('mutation { verifyCredential(input: { credential: {} }) { verification { status } } }');

test('a limit that is set acts on the next request through every door, and on another gateway within seconds', async () => {
  expect((await verify()).status).toBe(200);
  expect((await verify()).status).toBe(200);
  expect((await verifyOnPage(gateway)).status).toBe(200);
  const set = await put(LIMIT, { value: 2, description: 'A quiet day.' });
  expect(expectStatus(set, 200).body).toMatchObject({
    key: 'rate-limit.verify',
    value: 2,
    type: 'INTEGER',
    is_secret: false,
    description: 'A quiet day.',
    source: 'SET',
    default: 100_000,
    row_version: 1,
  });
  expect(await verify()).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('At most 2') },
  });
  expect((await verifyOverGraphql()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect((await verifyOnPage()).status).toBe(429);

  const policy = async () => (await verify(gateway)).headers.get('ratelimit-policy');
  await until('the other gateway to follow', async () => (await policy()) === '"verify";q=2;w=60', 5000);

  expect(expectStatus(await put(LIMIT, { value: null }), 200).body).toMatchObject({
    value: 100_000,
    source: 'DEFAULT',
  });
  expect((await verify()).status).toBe(200);
  expect((await verifyOverGraphql()).errors).toBeUndefined();
  expect((await verifyOnPage()).status).toBe(200);
  await until('the other gateway to follow', async () => (await policy()) === '"verify";q=100000;w=60', 5000);
});

test('the list, one key and its history speak REST', async () => {
  const list = expectStatus(await get(`${CONFIG}?prefix=rate-limit.&page=1&page_size=4`), 200).body;
  expect(list).toMatchObject({ page: 1, page_size: 4, total: 13 });
  expect(list.items).toHaveLength(4);
  expect(list.items[0]).toEqual(expectStatus(await get(`${CONFIG}/${list.items[0].key}`), 200).body);
  expect(expectStatus(await get(`${LIMIT}/history`), 200).body).toMatchObject({
    items: [
      { row_version: 2, action: 'UNSET', from: 2, to: null, changed_by_role: 'ADMIN' },
      { row_version: 1, action: 'SET', from: null, to: 2 },
    ],
    total: 2,
  });
});

test.each<[string, string, unknown, number, string, string | undefined]>([
  ['a bad value', LIMIT, { value: '60' }, 400, 'VALIDATION_FAILED', 'value'],
  ['no value', LIMIT, {}, 400, 'VALIDATION_FAILED', 'value'],
  ['a field of ours', LIMIT, { value: 1, row_version: 3 }, 400, 'VALIDATION_FAILED', 'row_version'],
  ['another key in the body', LIMIT, { value: 1, key: 'demo-mode.enabled' }, 400, 'VALIDATION_FAILED', 'key'],
  ['camel case', LIMIT, { value: 1, isSecret: true }, 400, 'VALIDATION_FAILED', 'isSecret'],
  [
    'text for is_secret',
    `${CONFIG}/a`,
    { value: 1, is_secret: 'yes' },
    400,
    'VALIDATION_FAILED',
    'is_secret',
  ],
  ['a known secret', LIMIT, { value: 1, is_secret: true }, 400, 'VALIDATION_FAILED', 'is_secret'],
  ['an encoded slash', `${CONFIG}/a%2Fb`, { value: 1 }, 404, 'NOT_FOUND', undefined],
  ['129 characters', `${CONFIG}/${'a'.repeat(129)}`, { value: 1 }, 400, 'VALIDATION_FAILED', 'key'],
  ['an array as body', LIMIT, [1], 400, 'VALIDATION_FAILED', 'body'],
  ['nothing to take away', `${CONFIG}/nobody`, { value: null }, 404, 'NOT_FOUND', undefined],
])('%s is refused by name', async (_what, path, body, status, error, field) => {
  const reply = await put(path, body);
  expect([reply.status, reply.body.error, reply.body.details?.[0]?.field]).toEqual([status, error, field]);
});

test('If-Match counts only for the version that was read', async () => {
  const path = `${CONFIG}/campus.notice`;
  expect((await put(path, { value: 'Closed.' }, { 'if-match': '"4"' })).body.error).toBe(
    'ROW_VERSION_MISMATCH',
  );
  expect((await put(path, { value: 'Closed.' }, { 'if-match': '0' })).body.row_version).toBe(1);
  expect((await put(path, { value: 'Open.' }, { 'if-match': '"0"' })).status).toBe(412);
  expect((await put(path, { value: 'Open.' }, { 'if-match': '"1"' })).body).toMatchObject({
    value: 'Open.',
    row_version: 2,
  });
});

test('a secret is found in no reply, no log line and nowhere in the store, right or wrong', async () => {
  const path = `${CONFIG}/mail.password`;
  const graphql = (value: string) =>
    platform.graphql(
      'mutation ($input: PutConfigInput!) { putConfig(input: $input) { entry { key value isSecret rowVersion } } }',
      { input: { key: 'mail.password', value, isSecret: true } },
      admin,
    );
  const replies = [
    expectStatus(await put(path, { value: SECRET, is_secret: true }), 200),
    await graphql(SECRET),
    await get(path),
    await get(`${path}/history`),
    await get(`${CONFIG}?page_size=100`),
    await put(path, { value: '********' }),
    await put(path, { value: SECRET, is_secret: MISSENT }),
    await put(path, { value: SECRET, [MISSENT.slice(0, 8)]: MISSENT }),
    await put(LIMIT, { value: MISSENT }),
    await put(path, `{"value":"${MISSENT}",}`),
    await graphql('********'),
    await platform.graphql(
      `mutation { putConfig(input: { key: " ", value: "${MISSENT}" }) { entry { key } } }`,
      {},
      admin,
    ),
    await platform.graphql(
      'mutation ($i: PutConfigInput!) { putConfig(input: $i) { entry { key } } }',
      { i: { key: 'x', isSecret: MISSENT } },
      admin,
    ),
  ];
  expect(replies.slice(0, 4)).toMatchObject([
    { body: { value: '********', is_secret: true, row_version: 1 } },
    { data: { putConfig: { entry: { value: '********', isSecret: true, rowVersion: 2 } } } },
    { body: { value: '********' } },
    {
      body: {
        items: [
          { from: '********', to: '********' },
          { from: null, to: '********' },
        ],
      },
    },
  ]);
  expect(replies[5]).toMatchObject({ status: 400, body: { details: [{ field: 'value' }] } });
  const store = await connectStore({ dataDir: platform.config.DATA_DIR });
  const contents = await contentsOf(store);
  await store.close();
  const places = {
    replies: JSON.stringify(replies),
    log: platform.lines.join(''),
    store: JSON.stringify(contents),
  };
  for (const secret of [SECRET, MISSENT]) {
    for (const [place, text] of Object.entries(places))
      expect([place, text.includes(secret)]).toEqual([place, false]);
  }
  expect(contents['admin.system_config']).toEqual(
    expect.arrayContaining([expect.objectContaining({ _id: 'mail.password', valueJson: null })]),
  );
});

test('streams from another process end as their protocols have it when the gateway stops', async () => {
  const { DATA_DIR, PUBLIC_URL } = platform.config;
  const env = { DATA_DIR, PUBLIC_URL, ...places };
  const { config, platform: other } = await startTestPlatform({ units: ['api-gateway'], env });
  const at = `http://127.0.0.1:${config.units['api-gateway'].rest}`;
  const stream = await openEvents(`${at}/api/v1/admin/system-logs/stream`, { headers: admin });
  const results = await openEvents(`${at}/graphql/stream`, {
    headers: admin,
    body: { query: 'subscription { systemLogs(tail: 10) { line } }' },
  });
  for (const open of [stream, results]) await open.find('a line', ({ event }) => /log|next/.test(event));
  await other.drain(20);
  await Promise.all([stream.ended, results.ended]);
  expect(stream.events.at(-1)).toMatchObject({ event: 'shutdown' });
  const [last, end] = results.events.slice(-2);
  expect([last?.event, end?.event]).toEqual(['next', 'complete']);
  expect(JSON.parse(last?.data ?? '')).toMatchObject({
    errors: [{ extensions: { code: 'SHUTTING_DOWN', correlationId: expect.any(String) } }],
  });
});
