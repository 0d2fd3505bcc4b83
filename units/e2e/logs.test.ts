import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../kernel/testing/until.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { type EventStream, openEvents } from '../testing/event-streams.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { startTestPlatform, TEST_ADMIN, type TestPlatform, testEnv } from '../testing/test-platform.ts';

const SERVICES = '/api/v1/admin/system-logs/services';
const STREAM = '/api/v1/admin/system-logs/stream';
const SUBSCRIPTION =
  'subscription Logs($services: [String!], $tail: Int, $after: String, $environment: SystemLogEnvironment) { systemLogs(services: $services, tail: $tail, after: $after, environment: $environment) { event id service stream timestamp line count reason } }';

let platform: TestPlatform;
let admin: Record<string, string>;
let offset = 0;
const open: EventStream[] = [];

beforeAll(async () => {
  const env = await testEnv({ LOCAL_LOG_STREAM: 'true', LOG_LEVEL: 'debug' });
  // Its own other environment: asked over HTTP, as a foreign one is.
  env['REMOTE_LOGS_URL'] = env['PUBLIC_URL'] ?? '';
  env['REMOTE_LOGS_TOKEN_FILE'] = join(env['DATA_DIR'] ?? '', 'remote-token');
  platform = await startTestPlatform({
    env,
    units: ['api-gateway', 'core-engine', 'issuer-registry', 'admin-console'],
    now: () => new Date(Date.now() + offset),
  });
  admin = await signIn();
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave();
});
afterAll(() => platform.stop());

async function signIn(): Promise<Record<string, string>> {
  const reply = await platform.rest('POST', '/api/v1/admin/auth/login', { body: TEST_ADMIN });
  const { token } = expectStatus(reply, 200).body;
  writeFileSync(join(platform.config.DATA_DIR, 'remote-token'), `${token}\n`);
  return { authorization: `Bearer ${token}` };
}

/** The places of streams that were left are free in a moment. */
async function opened(begin: () => Promise<EventStream>): Promise<EventStream> {
  let stream = await begin();
  await until('a place', async () => {
    if (stream.status === 429) stream = await begin();
    return stream.status !== 429;
  });
  open.push(stream);
  return stream;
}

const tryRest = (query = '', headers = admin) => openEvents(`${platform.base}${STREAM}${query}`, { headers });
const trySubscribe = (variables: object = {}, body: object = {}, headers = admin) =>
  openEvents(`${platform.base}/graphql/stream`, {
    headers,
    body: { query: SUBSCRIPTION, variables, ...body },
  });
const rest: typeof tryRest = (...asked) => opened(() => tryRest(...asked));
const subscribe: typeof trySubscribe = (...asked) => opened(() => trySubscribe(...asked));

/** A line of the log that can be told from others. */
async function mark(): Promise<string> {
  const name = `mark-${Math.random().toString(36).slice(2)}`;
  await platform.rest('GET', '/health/live', { headers: { 'x-correlation-id': name } });
  return name;
}
const has = (text: string) => (event: { data: string }) => event.data.includes(text);
const restLines = ({ events }: EventStream) =>
  events.filter(({ event }) => event === 'log').map(({ id, data }) => ({ id, ...JSON.parse(data) }));
const graphqlLines = ({ events }: EventStream) =>
  events
    .filter(({ event }) => event === 'next')
    .map(({ data }) => JSON.parse(data).data.systemLogs)
    .map(({ event: _event, count: _count, reason: _reason, ...line }) => line);

test('the services are the units of the process', async () => {
  const { body } = expectStatus(await platform.rest('GET', SERVICES, { headers: admin }), 200);
  expect(body).toMatchObject({ available: true, source: 'local' });
  expect(body.services).toContainEqual({ name: 'admin-console', state: 'running' });
  const { data } = await platform.graphql(
    '{ systemLogServices { available source services { name state } } }',
    {},
    admin,
  );
  expect(data.systemLogServices).toEqual(body);
});

test('the same lines come over REST and GraphQL, live, in order and with the same ids', async () => {
  const [first, second] = [await rest('?tail=50'), await subscribe({ tail: 50 })];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const name = await mark();
  await first.find('the line over REST', has(name));
  await second.find('the line over GraphQL', has(name));
  const [lines, others] = [restLines(first), graphqlLines(second)];
  const from = lines.findIndex(({ id }) => id === others[0].id);
  expect(from).toBeGreaterThanOrEqual(0);
  expect(lines.slice(from, from + 20)).toEqual(others.slice(0, lines.slice(from, from + 20).length));
  expect(lines.find(({ line }) => line.includes(name))).toMatchObject({
    service: 'api-gateway',
    stream: 'stdout',
    timestamp: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
  });
});

test('only the chosen services, after as many lines as were asked for', async () => {
  const stream = await rest('?services=api-gateway,issuer-registry&tail=2');
  const name = await mark();
  await stream.find('the line', has(name));
  const lines = restLines(stream);
  expect(new Set(lines.map(({ service }) => service))).toEqual(new Set(['api-gateway']));
  const none = await rest('?services=issuer-registry&tail=0');
  await mark();
  expect(none.events).toEqual([]);
});

test('a reader that comes back is given what it missed, once', async () => {
  const stream = await rest('?tail=1');
  const before = await mark();
  await stream.find('the first', has(before));
  const { id = '' } = stream.events.at(-1) ?? {};
  const seen = restLines(stream).length;
  stream.leave();
  const missed = [await mark(), await mark()];
  const [again, over] = [await rest('', { ...admin, 'last-event-id': id }), await subscribe({ after: id })];
  const last = await mark();
  await again.find('the last', has(last));
  await over.find('the last', has(last));
  for (const lines of [restLines(again), graphqlLines(over)]) {
    for (const name of [...missed, last])
      expect(lines.filter(({ line }) => line.includes(name))).toHaveLength(1);
    expect(lines.filter(({ line }) => line.includes(before))).toEqual([]);
  }
  expect(seen).toBeGreaterThan(0);
  const unknown = await rest('?tail=3', { ...admin, 'last-event-id': 'deadbeef-7' });
  await unknown.find('the gap', ({ event }) => event === 'gap');
  expect(unknown.events[0]?.event).toBe('gap');
});

test('the secret of a magic link reaches no stream, near or far, though its line was written', async () => {
  const email = 'registrar@logs.example';
  const streams = [await rest('?tail=1000'), await subscribe({ tail: 1000 })];
  const registered = await platform.rest('POST', '/api/v1/issuer/register', {
    body: { name: 'Logs University', contact_email: email },
  });
  const { issuer_did: did } = expectStatus(registered, 201).body;
  expectStatus(await platform.rest('POST', `/api/v1/issuers/${did}/approve`, { headers: admin }), 200);
  expectStatus(await platform.rest('POST', '/api/v1/issuer/auth/magic-link', { body: { email } }), 200);
  const secrets = () =>
    platform.lines.filter((line) => line.includes('"secret":true')).map((line) => JSON.parse(line).reveal);
  await until('the link in the log', () => secrets().length > 0);
  const token =
    new URL(secrets().at(-1)).hash.match(/[\w-]{43}/)?.[0] ??
    secrets()
      .at(-1)
      .match(/[\w-]{43}/)?.[0];
  expect(token).toMatch(/^[\w-]{43}$/);
  const name = await mark();
  for (const stream of streams) await stream.find('a later line', has(name));
  streams[0]?.leave();
  streams.push(await rest('?tail=1000'));
  streams[1]?.leave();
  const far = await rest('?environment=remote&tail=1000');
  streams.push(far);
  await far.find('a later line', has(name));
  const shown = streams.flatMap(({ events }) => events.map(({ data }) => data)).join('\n');
  expect(shown).toContain(name);
  expect(shown).not.toContain(token);
  expect(shown).not.toContain('reveal');
});

describe('the other environment', () => {
  test('is read through its console', async () => {
    const path = `${SERVICES}?environment=remote`;
    expect((await platform.rest('GET', path, { headers: admin })).body).toMatchObject({
      available: true,
      source: 'remote',
    });
    const stream = await rest('?environment=remote&services=api-gateway&tail=0');
    // The far console has the reader's place then, too.
    await until('the far stream', () => platform.lines.some((line) => line.includes('system-logs/services')));
    const event = await (async () => {
      for (;;) {
        const name = await mark();
        await new Promise((go) => setTimeout(go, 20));
        const found = stream.events.find(has(name));
        if (found) return found;
      }
    })();
    expect(event.id).toMatch(/^remote:[0-9a-f]{8}-\d+$/);
  });
});

describe('who may not', () => {
  const issuerToken = 'x.y.z';
  test.each<[string, Record<string, string>, number]>([
    ['nobody', {}, 401],
    ['a wrong token', { authorization: `Bearer ${issuerToken}` }, 401],
    ['forged headers', { 'x-token-scope': 'admin-console', 'x-user-role': 'ADMIN', 'x-user-id': 'u' }, 401],
    ['an API key', { 'x-api-key': 'tmr_x' }, 401],
  ])('%s, and is told before the first byte of a stream', async (_who, headers, status) => {
    const refused = await rest('', headers);
    expect(refused.status).toBe(status);
    expect(JSON.parse(await refused.ended)).toMatchObject({
      error: expect.any(String),
      correlationId: expect.any(String),
    });
    const over = await subscribe({}, {}, headers);
    expect(over.status).toBe(status);
    expect(JSON.parse(await over.ended)).toMatchObject({ errors: [{ extensions: { status } }] });
  });

  test('a fourth stream, over whichever door', async () => {
    await rest('?tail=0');
    await subscribe({ tail: 0 });
    await rest('?tail=0');
    for (const fourth of [await tryRest(), await trySubscribe()]) {
      expect([fourth.status, fourth.headers['retry-after']]).toEqual([429, '10']);
      expect(await fourth.ended).toContain('RATE_LIMITED');
    }
  });
});

describe('what is refused', () => {
  test.each([
    ['?tail=1001', 'tail'],
    ['?tail=-1', 'tail'],
    ['?tail=', 'tail'],
    ['?tail=0x10', 'tail'],
    ['?services=nobody', 'services'],
    ['?services=', 'services[0]'],
    ['?services=a,,b', 'services[1]'],
    [`?services=${'a,'.repeat(60)}a`, 'services'],
    ['?environment=staging', 'environment'],
    ['?follow=1', 'follow'],
    ['?tail=1&tail=2', 'tail'],
  ])('%s', async (query, field) => {
    const refused = await rest(query);
    expect(refused.status).toBe(400);
    expect(JSON.parse(await refused.ended)).toMatchObject({
      error: 'VALIDATION_FAILED',
      details: [{ field }],
    });
  });

  test('a Last-Event-ID that no stream sent, a body, another method; HEAD opens nothing', async () => {
    expect((await rest('', { ...admin, 'last-event-id': 'a b' })).status).toBe(400);
    expect((await platform.rest('POST', STREAM, { headers: admin })).status).toBe(405);
    for (let n = 0; n < 5; n += 1) {
      const head = await fetch(`${platform.base}${STREAM}`, { method: 'HEAD', headers: admin });
      expect([head.status, head.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ]);
    }
    const nobody = await fetch(`${platform.base}${STREAM}`, { method: 'HEAD' });
    expect(nobody.status).toBe(401);
  });

  test.each<[string, object, string]>([
    ['a query', { query: '{ systemLogServices { available } }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['no document', { query: undefined }, 'VALIDATION_FAILED'],
    ['half a document', { query: 'subscription {' }, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { query: 'subscription { systemLogs { lines } }' }, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two subscriptions',
      { query: 'subscription { a: systemLogs { id } b: systemLogs { id } }' },
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['no such operation', { operationName: 'Other' }, 'BAD_REQUEST'],
    [
      'a long document',
      { query: `subscription { systemLogs { id } } # ${'x'.repeat(20_000)}` },
      'OPERATION_TOO_COMPLEX',
    ],
    [
      'many tokens',
      { query: `subscription { systemLogs { ${'id '.repeat(2000)} } }` },
      'OPERATION_TOO_COMPLEX',
    ],
    [
      'many aliases',
      {
        query: `subscription { systemLogs { ${Array.from({ length: 20 }, (_, n) => `a${n}: id`).join(' ')} } }`,
      },
      'OPERATION_TOO_COMPLEX',
    ],
    ['a wrong variable', { variables: { tail: 'x' } }, 'BAD_USER_INPUT'],
    ['variables that are a list', { variables: [] }, 'VALIDATION_FAILED'],
    ['a tail over 1000', { variables: { tail: 1001 } }, 'VALIDATION_FAILED'],
  ])('%s at /graphql/stream', async (_what, body, code) => {
    const refused = await subscribe({}, body);
    expect(refused.status).toBe(400);
    expect(JSON.parse(await refused.ended)).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  test('another Accept and another method; GET is served', async () => {
    const url = `${platform.base}/graphql/stream?query=${encodeURIComponent('subscription { systemLogs(tail: 1) { line } }')}`;
    const json = await fetch(url, { headers: { ...admin, accept: 'application/json' } });
    expect([json.status, await json.json()]).toMatchObject([
      400,
      { errors: [{ message: 'Accept text/event-stream.' }] },
    ]);
    expect((await fetch(url, { method: 'PUT', headers: admin })).status).toBe(405);
    const twice = await openEvents(`${url}&query=x`, { headers: admin });
    expect([twice.status, JSON.parse(await twice.ended)]).toMatchObject([
      400,
      { errors: [{ message: 'query: send it once.' }] },
    ]);
    const stream = await openEvents(url, {
      headers: { ...admin, accept: 'text/html, text/event-stream;q=0.9' },
    });
    open.push(stream);
    await stream.find('a line', ({ event }) => event === 'next');
  });

  test.each(['POST', 'GET'])('a subscription at /graphql with %s names the right address', async (method) => {
    const query = 'subscription { systemLogs { line } }';
    const reply =
      method === 'POST'
        ? await platform.graphql(query, {}, admin)
        : await fetch(`${platform.base}/graphql?query=${encodeURIComponent(query)}`, {
            headers: { ...admin, 'apollo-require-preflight': 'x' },
          }).then(async (got) => (await got.json()) as { errors: { message: string }[] });
    expect(reply.errors?.[0]?.message).toContain('/graphql/stream');
  });
});

describe('a stream does not outlive', () => {
  let store: Store;
  beforeAll(async () => {
    store = await connectStore({ dataDir: platform.config.DATA_DIR });
  });
  const change = (fields: object) =>
    store.connection('admin').collection('admin_users').updateMany({}, { $set: fields });

  test('its sign of life: one comes every 15 seconds of the clock', async () => {
    const reply = await fetch(`${platform.base}${STREAM}?services=issuer-registry&tail=0`, {
      headers: admin,
    });
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': still here\n\n');
    offset += 15_000;
    expect((await reader?.read())?.value).toBe(': still here\n\n');
    await reader?.cancel();
  });

  test('the account of its reader', async () => {
    const [over, stream] = [await subscribe({ tail: 0 }), await rest('?tail=0')];
    await change({ status: 'DISABLED' });
    offset += 61_000;
    const { data } = await stream.find('the end', ({ event }) => event === 'unauthenticated');
    expect(JSON.parse(data)).toEqual({ reason: expect.stringContaining('sign in again') });
    expect(await stream.ended).toBe('');
    await over.ended;
    const [last, complete] = over.events.slice(-2);
    expect(JSON.parse(last?.data ?? '')).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(complete?.event).toBe('complete');
    await change({ status: 'ACTIVE' });
  });

  test('the role of its reader', async () => {
    const stream = await rest('?tail=0');
    await change({ role: 'VIEWER' });
    offset += 61_000;
    await stream.find('the end', ({ event }) => event === 'unauthenticated');
    await change({ role: 'ADMIN' });
  });

  test('the token of its reader', async () => {
    const stream = await rest('?tail=0');
    offset += 60 * 60_000;
    await stream.find('the end', ({ event }) => event === 'unauthenticated');
    admin = await signIn();
  });

  test('the process, which tells so, and does not wait for it', async () => {
    const [over, stream] = [await subscribe({ tail: 0 }), await rest('?tail=0')];
    await store.close();
    const started = performance.now();
    await platform.platform.drain(20);
    expect(performance.now() - started).toBeLessThan(10_000);
    await stream.ended;
    await over.ended;
    expect(stream.events.at(-1)).toMatchObject({ event: 'shutdown' });
    expect(JSON.parse(over.events.at(-2)?.data ?? '')).toMatchObject({
      errors: [{ extensions: { code: 'SHUTTING_DOWN' } }],
    });
    platform = { ...platform, stop: async () => undefined };
    // Nothing is asked any more.
    open.length = 0;
  });
});
