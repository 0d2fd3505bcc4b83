import type { IncomingMessage } from 'node:http';
import { addressKey } from '../../kernel/addresses.ts';
import { clientAddressOf, createClientHash } from './arrival.ts';
import { firstReply, rawExchange, startEdge, type TestPort } from './testing.ts';

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const VERIFY = '/api/v1/credentials/verify';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let edge: TestPort;
beforeAll(async () => {
  edge = await startEdge({
    handle: async ({ path, context }) => {
      if (path.endsWith('/did.json')) throw new Error('mongodb://user:secret@store is away');
      return { status: 200, headers: {}, body: { version: context.expectedRowVersion ?? 'any' } };
    },
    env: { RATE_LIMIT_REGISTRATION: '1' },
  });
});
afterAll(() => edge.stop());

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly lines?: readonly string[];
  readonly body?: string;
}

async function send({ method = 'GET', path = '/api/v1/issuers/x', lines = [], body = '' }: Sent) {
  const all = ['Host: edge', 'Connection: close', ...lines];
  if (body !== '') all.push(`Content-Length: ${Buffer.byteLength(body)}`);
  const text = `${method} ${path} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`;
  return firstReply(await rawExchange(edge.port, Buffer.from(text, 'latin1')));
}

const json = 'Content-Type: application/json';
const answers: [number, string, Sent][] = [
  [200, '', {}],
  [200, '', { path: '/health/ready' }],
  [400, 'MALFORMED_JSON', { method: 'POST', path: VERIFY, lines: [json], body: '{' }],
  [400, 'VALIDATION_FAILED', { lines: ['Idempotency-Key: two words'] }],
  [400, 'VALIDATION_FAILED', { lines: [`Idempotency-Key: ${'x'.repeat(256)}`] }],
  [400, 'VALIDATION_FAILED', { lines: ['Idempotency-Key: a', 'Idempotency-Key: b'] }],
  [400, 'VALIDATION_FAILED', { lines: ['If-Match: W/"3"'] }],
  [400, 'VALIDATION_FAILED', { lines: ['If-Match: "1", "2"'] }],
  [401, 'TOKEN_INVALID', { path: '/api/v1/issuers', lines: ['Authorization: Bearer x'] }],
  [404, 'NOT_FOUND', { path: '/api/v1/nothing' }],
  [404, 'NOT_FOUND', { path: '/nothing' }],
  [405, 'METHOD_NOT_ALLOWED', { method: 'DELETE' }],
  [413, 'PAYLOAD_TOO_LARGE', { method: 'POST', path: VERIFY, lines: [json, 'Content-Length: 99999999'] }],
  [415, 'UNSUPPORTED_MEDIA_TYPE', { method: 'POST', path: VERIFY, lines: ['Content-Type: x/y'], body: '{}' }],
  [500, 'INTERNAL', { path: '/api/v1/issuers/x/did.json' }],
];

test.each(answers)('%i %s carries every security header and the envelope', async (status, error, sent) => {
  const reply = await send(sent);
  expect(reply).toMatchObject({ status, headers: SECURITY_HEADERS });
  // What is public may be read from everywhere: issuers, their DID documents, verification.
  const isPublic =
    /^\/api\/v1\/(?:issuers\/x|credentials\/verify)/.test(sent.path ?? '/api/v1/issuers/x') && status !== 405;
  expect(reply.headers['cross-origin-resource-policy']).toBe(isPublic ? 'cross-origin' : 'same-origin');
  expect(reply.headers).not.toHaveProperty('x-powered-by');
  expect(reply.headers).not.toHaveProperty('server');
  expect(reply.headers).not.toHaveProperty('etag');
  if (error === '') return;
  expect(reply.body).toMatchObject({
    error,
    message: expect.stringMatching(/\w/),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    correlationId: reply.headers['x-correlation-id'],
  });
});

test.each([
  ['"3"', 3],
  ['3', 3],
  ['*', 'any'],
])('If-Match: %s asks for version %s', async (given, version) => {
  expect(await send({ lines: [`If-Match: ${given}`] })).toMatchObject({ status: 200, body: { version } });
});

test('a 401 names the scheme (RFC 9110 §15.5.2)', async () => {
  const { headers } = await send({ path: '/api/v1/issuers', lines: ['Authorization: Basic eDp5'] });
  expect(headers['www-authenticate']).toBe('Bearer realm="testamur"');
});

test('a request over its limit is refused with what the client needs to come back', async () => {
  const register = {
    method: 'POST',
    path: '/api/v1/issuer/register',
    lines: [json],
    body: '{}',
  };
  expect(await send(register)).toMatchObject({
    status: 200,
    headers: { 'ratelimit-policy': '"registration";q=1;w=60', ratelimit: '"registration";r=0;t=60' },
  });
  const refused = await send(register);
  expect(refused).toMatchObject({ status: 429, headers: SECURITY_HEADERS, body: { error: 'RATE_LIMITED' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('a fault is answered without its detail and logged whole under the correlation id', async () => {
  const { body, headers } = await send({ path: '/api/v1/issuers/x/did.json' });
  expect(JSON.stringify(body)).not.toMatch(/mongodb|secret|store/);
  const line = edge.lines.find(
    (text) => text.includes(headers['x-correlation-id'] ?? '-') && text.includes('is away'),
  );
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, correlationId: headers['x-correlation-id'] });
});

test('`Accept` does not change what is sent', async () => {
  const reply = await send({ path: '/api/v1/nothing', lines: ['Accept: text/html'] });
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
});

describe('the correlation id', () => {
  test.each(['a', 'Order-4711.retry_2', 'batch:4711', 'x'.repeat(128)])(
    '%j is taken, echoed and logged',
    async (given) => {
      const reply = await send({ path: '/api/v1/nothing', lines: [`X-Correlation-Id: ${given}`] });
      expect(reply.headers['x-correlation-id']).toBe(given);
      expect(reply.body.correlationId).toBe(given);
      const logged = edge.lines.filter((line) => JSON.parse(line).correlationId === given);
      expect(logged.length).toBeGreaterThan(0);
      // Every name of a line stands in it once.
      for (const line of logged) expect(line.match(/"correlationId"/g)).toHaveLength(1);
    },
  );

  test.each([
    ['nothing', []],
    ['an empty one', ['X-Correlation-Id:']],
    ['129 characters', [`X-Correlation-Id: ${'x'.repeat(129)}`]],
    ['a space', ['X-Correlation-Id: a b']],
    ['markup', ['X-Correlation-Id: <script>']],
    ['a quote and a brace', ['X-Correlation-Id: "}{"level":60']],
    ['letters outside ASCII', ['X-Correlation-Id: \u00e9']],
    ['an escape sequence of a terminal', ['X-Correlation-Id: a\u009b31m']],
    ['two of them', ['X-Correlation-Id: a', 'X-Correlation-Id: b']],
  ])('is a new one for %s', async (_name, lines) => {
    const reply = await send({ path: '/api/v1/nothing', lines });
    expect(reply.headers['x-correlation-id']).toMatch(UUID);
  });
});

test('over HTTPS clients are told to stay there', async () => {
  const https = await startEdge({ env: { PUBLIC_URL: 'https://vc.example.edu' } });
  const reply = await fetch(`${https.base}/health/live`);
  expect(reply.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  await https.stop();
});

describe('the client address', () => {
  const request = (forwarded: string | undefined, remoteAddress = '10.0.0.9') =>
    ({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;

  // proxies, X-Forwarded-For, address
  test.each([
    [0, undefined, '10.0.0.9'],
    [0, '1.2.3.4', '10.0.0.9'],
    [1, '1.2.3.4', '1.2.3.4'],
    [1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    [2, '6.6.6.6, 1.2.3.4, 10.0.0.1', '1.2.3.4'],
    [2, '1.2.3.4', '10.0.0.9'],
    [1, undefined, '10.0.0.9'],
    [1, '', '10.0.0.9'],
    [1, ',,', '10.0.0.9'],
    [1, '1.2.3.4, unknown', '10.0.0.9'],
    [1, '1.2.3.4, "><script>', '10.0.0.9'],
    [1, '2001:db8::1', '2001:db8::1'],
    [1, '::ffff:1.2.3.4', '1.2.3.4'],
  ])('behind %i proxies with %j is %s', (proxies, forwarded, address) => {
    expect(clientAddressOf(request(forwarded), proxies)).toBe(address);
  });

  test('of an IPv4 client on an IPv6 socket is the IPv4 address', () => {
    expect(clientAddressOf(request(undefined, '::ffff:127.0.0.1'), 0)).toBe('127.0.0.1');
  });

  test.each([
    ['1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key));

  describe('hashed', () => {
    const hashOf = createClientHash({ key: Buffer.alloc(32, 1), trustedProxies: 1 });
    const otherKey = createClientHash({ key: Buffer.alloc(32, 2), trustedProxies: 1 });

    test.each([
      ['192.0.2.7', '192.0.2.7', true],
      ['192.0.2.7', '192.0.2.8', false],
      ['2001:db8::1', '2001:db8::2', true],
      ['2001:db8::1', '2001:db8:0:1::1', false],
    ])('%s and %s: one client %s', (first, second, same) => {
      expect(hashOf(request(first)) === hashOf(request(second))).toBe(same);
    });

    test('holds nothing of the address, and nothing that can be tried out without the key', () => {
      expect(hashOf(request('192.0.2.7'))).toMatch(/^[\w-]{22}$/);
      expect(hashOf(request('192.0.2.7'))).not.toBe(otherKey(request('192.0.2.7')));
    });
  });

  test('spoofed headers all count for one address', async () => {
    const strict = await startEdge({ env: { RATE_LIMIT_VERIFY: '20' } });
    const names = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Client-Hash', 'True-Client-IP'];
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const headers = Object.fromEntries(names.map((name) => [name, `for=9.9.9.${index}`]));
        const reply = await fetch(`${strict.base}/api/v1/credentials/x/status`, { headers });
        await reply.arrayBuffer();
        return reply.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    await strict.stop();
  });
});

test('wrong tokens use up the allowance of the address that sends them, right ones do not', async () => {
  const strict = await startEdge({ env: { RATE_LIMIT_PORTAL: '5' } });
  const { token } = await strict.tokens.sign({ kind: 'admin', userId: 'u', role: 'VIEWER' });
  const get = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const reply = await fetch(`${strict.base}/api/v1/issuers`, { headers });
    await reply.arrayBuffer();
    return reply.status;
  };
  const wrong = [];
  for (let count = 0; count < 7; count++) wrong.push(await get('wrong'));
  expect(wrong).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(await get(token)).toBe(200);
  await strict.stop();
});
