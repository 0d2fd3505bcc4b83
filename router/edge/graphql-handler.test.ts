import { until } from '../../kernel/testing/until.ts';
import { startTestPlatform, type TestPlatform } from '../../units/testing/test-platform.ts';
import { firstReply, rawExchange, startEdge } from './testing.ts';

const QUERY = '{"query":"{ __typename }"}';
const JSON_TYPE = 'application/json';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ env: { RATE_LIMIT_PORTAL: '60' } });
});
afterAll(() => platform.stop());

interface Sent {
  readonly method?: string;
  readonly search?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A request to `/graphql` of the gateway as bytes. */
async function send({ method = 'POST', search = '', headers = {}, body = QUERY }: Sent) {
  const bytes = Buffer.from(method === 'GET' || method === 'HEAD' ? '' : body);
  const all = {
    Host: 'edge',
    Connection: 'close',
    'Content-Type': JSON_TYPE,
    'Content-Length': String(bytes.length),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} /graphql${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const text = await rawExchange(platform.config.units['api-gateway'].rest, Buffer.concat([head, bytes]));
  const reply = firstReply(text);
  const chunked = reply.headers['transfer-encoding'] === 'chunked';
  return { ...reply, body: chunked ? JSON.parse(unchunked(text)) : reply.body };
}

const unchunked = (text: string) =>
  text
    .slice(text.indexOf('\r\n\r\n') + 4)
    .replace(/^[0-9a-f]+\r\n/, '')
    .replace(/\r\n0\r\n\r\n$/, '');

test('serves a query with the headers of every reply', async () => {
  expect(await send({ headers: { 'X-Correlation-Id': 'order-4711' } })).toMatchObject({
    status: 200,
    headers: {
      'x-correlation-id': 'order-4711',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: { data: { __typename: 'Query' } },
  });
});

// name, request, status, code
const refused: [string, Sent, number, string][] = [
  ['a name twice', { body: '{"query":"{ __typename }","query":"{ __typename }"}' }, 400, 'MALFORMED_JSON'],
  ['__proto__', { body: '{"__proto__":{},"query":"{ __typename }"}' }, 400, 'MALFORMED_JSON'],
  ['invalid UTF-8', { body: Buffer.from('7b22ff', 'hex') }, 400, 'MALFORMED_JSON'],
  ['a list of requests', { body: `[${QUERY},${QUERY}]` }, 400, 'VALIDATION_FAILED'],
  ['a text', { body: '"{ __typename }"' }, 400, 'VALIDATION_FAILED'],
  ['no body', { body: '' }, 400, 'BAD_REQUEST'],
  ['no query', { body: '{}' }, 400, 'BAD_REQUEST'],
  ['text/plain', { headers: { 'Content-Type': 'text/plain' } }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'a form',
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'query=%7B__typename%7D' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'application/graphql',
    { headers: { 'Content-Type': 'application/graphql' }, body: '{ __typename }' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['gzip', { headers: { 'Content-Encoding': 'gzip' } }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['too much', { headers: { 'Content-Length': '99999999' }, body: '{' }, 413, 'PAYLOAD_TOO_LARGE'],
  ['another Accept', { headers: { Accept: 'text/html' } }, 400, 'BAD_REQUEST'],
  ['a wrong token', { headers: { Authorization: 'Bearer x' } }, 401, 'TOKEN_INVALID'],
  ['a bad Idempotency-Key', { headers: { 'Idempotency-Key': 'two words' } }, 400, 'VALIDATION_FAILED'],
  ['a bad If-Match', { headers: { 'If-Match': 'W/"1"' } }, 400, 'VALIDATION_FAILED'],
  ['PUT', { method: 'PUT' }, 405, 'METHOD_NOT_ALLOWED'],
  ['DELETE', { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'],
  ['OPTIONS', { method: 'OPTIONS' }, 405, 'METHOD_NOT_ALLOWED'],
  ['TRACE', { method: 'TRACE' }, 405, 'METHOD_NOT_ALLOWED'],
  [
    'a GET that any page could make',
    { method: 'GET', search: '?query=%7B__typename%7D', headers: { 'Content-Type': 'text/plain' } },
    400,
    'BAD_REQUEST',
  ],
];

test.each(refused)('refuses %s as a GraphQL error', async (_name, sent, status, code) => {
  const reply = await send(sent);
  expect(reply).toMatchObject({
    status,
    headers: { 'x-content-type-options': 'nosniff', 'content-type': expect.stringContaining('json') },
    body: {
      errors: [
        {
          message: expect.stringMatching(/\w/),
          extensions: { code, status, correlationId: reply.headers['x-correlation-id'] },
        },
      ],
    },
  });
  expect(reply.body).not.toHaveProperty('data');
  if (status === 405) expect(reply.headers['allow']).toBe('GET, POST');
  if (status === 401) expect(reply.headers['www-authenticate']).toContain('Bearer');
});

test('a GET may query, not change', async () => {
  const headers = { 'apollo-require-preflight': '1' };
  expect((await send({ method: 'GET', search: '?query=%7B__typename%7D', headers })).status).toBe(200);
  const mutation = encodeURIComponent('mutation { redeemIssuerSignIn(input: { token: "x" }) { token } }');
  expect((await send({ method: 'GET', search: `?query=${mutation}`, headers })).status).toBe(405);
});

test.each(['/graphql/', '/GraphQL', '/graphql/x', '//graphql', '/%67raphql'])(
  '%s is not the door',
  async (path) => {
    const reply = await fetch(`${platform.base}${path}`, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE },
      body: QUERY,
    });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ error: 'NOT_FOUND' });
  },
);

test('over its limit it answers 429 with Retry-After', async () => {
  const replies = await Promise.all(Array.from({ length: 70 }, () => send({})));
  const last = replies.find(({ status }) => status === 429);
  expect(last).toMatchObject({ body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] } });
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
});

test('a client that leaves ends the work for its document', async () => {
  const signals: AbortSignal[] = [];
  const edge = await startEdge({
    graphql: {
      handle: ({ context }) => {
        if (context.signal) signals.push(context.signal);
        return new Promise(() => undefined);
      },
      close: async () => undefined,
    },
  });
  const controller = new AbortController();
  const { signal } = controller;
  const sent = { method: 'POST', headers: { 'content-type': JSON_TYPE }, body: QUERY, signal };
  const asked = fetch(`${edge.base}/graphql`, sent).catch(() => 'left');
  await until('the document is worked for', () => signals.length > 0);
  expect(signals[0]?.aborted).toBe(false);
  controller.abort();
  expect(await asked).toBe('left');
  await until('the work ends', () => signals[0]?.aborted === true);
  await edge.stop();
});

test.each([
  ['introspection', '{ __schema { queryType { name } } }'],
  ['_service', '{ _service { sdl } }'],
  [
    '_entities',
    '{ _entities(representations: [{ __typename: "Issuer", did: "did:key:z" }]) { __typename } }',
  ],
])("a unit's own port answers nobody %s", async (_what, query) => {
  const { rest } = platform.config.units['issuer-registry'];
  for (const path of ['/graphql', '/graphql/', '/']) {
    const reply = await fetch(`http://127.0.0.1:${rest}${path}`, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE, 'x-token-scope': 'admin-console', 'x-user-role': 'ADMIN' },
      body: JSON.stringify({ query }),
    });
    expect([reply.status, ((await reply.json()) as { error: string }).error]).toEqual([404, 'NOT_FOUND']);
  }
});
