import { movableClock } from '../../kernel/clock.ts';
import type { Identity } from '../../kernel/identity.ts';
import { bodyLengthOf, createGatewayAssertions, isTrustedHeader } from './gateway-assertion.ts';
import { firstReply, rawExchange, startUnitEdge, type TestPort } from './testing.ts';

const clock = movableClock('2026-03-04T05:06:07Z');
const TARGET = '/api/v1/issuers/x';
const ROOT: Identity = { kind: 'admin', userId: 'root', role: 'ADMIN' };

let unit: TestPort;
let adminConsole: TestPort;
beforeAll(async () => {
  unit = await startUnitEdge('core-engine', { now: clock.now });
  adminConsole = await startUnitEdge('admin-console', { now: clock.now });
});
afterAll(async () => {
  await unit.stop();
  await adminConsole.stop();
});

type Headers = Readonly<Record<string, string>>;

const factsOf = (identity: Identity) => ({ identity, correlationId: 'c-1', clientHash: '192.0.2.7' });
const asserted = (
  identity: Identity = ROOT,
  {
    method = 'GET',
    url = TARGET,
    bodyLength = '0',
  }: { method?: string; url?: string; bodyLength?: string } = {},
): Headers => unit.assertions.headersFor(factsOf(identity), { method, url, bodyLength });

/** A request to a unit's port as bytes; `lines` stand behind the given headers. */
async function send(
  headers: Headers,
  { method = 'GET', url = TARGET, lines = [] as string[], body = '', port = unit.port } = {},
) {
  const all = Object.entries({ Host: 'unit', Connection: 'close', ...headers }).map((header) =>
    header.join(': '),
  );
  if (body !== '') all.push('Content-Type: application/json', `Content-Length: ${body.length}`);
  const text = `${method} ${url} HTTP/1.1\r\n${[...all, ...lines].join('\r\n')}\r\n\r\n${body}`;
  return firstReply(await rawExchange(port, Buffer.from(text, 'latin1')));
}

const identities: Identity[] = [
  { kind: 'anonymous' },
  ROOT,
  {
    kind: 'issuer',
    issuerStatus: 'ACTIVE',
    userId: 'u',
    role: 'Viewer',
    issuerId: 'i',
    issuerDid: 'did:key:z1',
  },
  {
    kind: 'apiKey',
    issuerStatus: 'ACTIVE',
    apiKeyId: 'k',
    issuerId: 'i',
    issuerDid: 'did:key:z1',
    scopes: ['credentials:issue', 'credentials:batch'],
  },
  {
    kind: 'apiKey',
    issuerStatus: 'ACTIVE',
    apiKeyId: 'k',
    issuerId: 'i',
    issuerDid: 'did:key:z1',
    scopes: [],
  },
  { kind: 'custodian', userId: 'u', role: 'x', custodianId: 'c', custodianDid: 'did:key:z2' },
  { kind: 'verifier', userId: 'u', verifierId: 'v' },
  { kind: 'holder', holderId: 'h', dids: ['did:key:z3', 'did:key:z4'] },
  { kind: 'holder', holderId: 'h', dids: [] },
  { ...ROOT, tokenId: 'a-token', tokenEpoch: 3 },
];

test.each(identities)('a unit knows $kind from the headers of the gateway', async (identity) => {
  const reply = await send(asserted(identity));
  expect(reply).toMatchObject({ status: 200, body: { identity, client: '192.0.2.7' } });
  expect(reply.headers['x-correlation-id']).toBe('c-1');
});

test('no headers exist for a unit: those call over gRPC', () => {
  expect(() => asserted({ kind: 'unit', unit: 'core-engine' })).toThrow(/gRPC/);
});

const mac = (headers: Headers) => (headers['x-gateway-assertion'] ?? '').split('.')[1] ?? '';
const expires = (headers: Headers) => (headers['x-gateway-assertion'] ?? '').split('.')[0] ?? '';
const replaced = (assertion: string) => ({ ...asserted(), 'x-gateway-assertion': assertion });
const without = (name: string, identity: Identity = ROOT) =>
  Object.fromEntries(Object.entries(asserted(identity)).filter(([key]) => key !== name));

describe('a unit refuses a request', () => {
  const refused: [string, () => { headers: Headers; options?: Parameters<typeof send>[1] }][] = [
    ['without headers', () => ({ headers: {} })],
    [
      'that only claims a role',
      () => ({
        headers: { 'X-User-Role': 'ADMIN', 'X-Token-Scope': 'admin-console', 'X-User-ID': 'root' },
      }),
    ],
    ['without an assertion', () => ({ headers: without('x-gateway-assertion') })],
    ['for another path', () => ({ headers: asserted(), options: { url: '/api/v1/issuers/y' } })],
    ['with another query', () => ({ headers: asserted(), options: { url: `${TARGET}?page=1` } })],
    [
      'with another spelling of the path',
      () => ({ headers: asserted(), options: { url: '/api/v1/issuers/%78' } }),
    ],
    ['of another method', () => ({ headers: asserted(), options: { method: 'HEAD' } })],
    ['with a body that was not announced', () => ({ headers: asserted(), options: { body: '{}' } })],
    [
      'with a longer body',
      () => ({ headers: asserted(ROOT, { bodyLength: '2' }), options: { body: '{ }' } }),
    ],
    [
      'in chunks, announced with a length',
      () => ({
        headers: asserted(ROOT, { bodyLength: '2' }),
        options: { lines: ['Transfer-Encoding: chunked'] },
      }),
    ],
    [
      'with a body of any length, announced with a length',
      () => ({
        headers: { ...asserted(ROOT, { bodyLength: '2' }), 'x-body-length': 'any' },
        options: { body: '{ }' },
      }),
    ],
    ['of another token', () => ({ headers: { ...asserted(identities.at(-1)), 'x-token-id': 'b' } })],
    ['of another user', () => ({ headers: { ...asserted(), 'x-user-id': 'somebody' } })],
    [
      'of another role',
      () => ({ headers: { ...asserted({ ...ROOT, role: 'VIEWER' }), 'x-user-role': 'ADMIN' } }),
    ],
    [
      'of another scope',
      () => ({ headers: { ...asserted(identities[2]), 'x-token-scope': 'admin-console' } }),
    ],
    ['of another tenant', () => ({ headers: { ...asserted(identities[2]), 'x-org-did': 'did:key:z9' } })],
    [
      'with a scope added to its key',
      () => ({ headers: { ...asserted(identities[4]), 'x-api-key-scopes': 'credentials:issue' } }),
    ],
    [
      'with an identity added to nobody',
      () => ({ headers: { ...asserted({ kind: 'anonymous' }), 'x-user-id': 'root' } }),
    ],
    ['with a header left out', () => ({ headers: without('x-org-id', identities[2]) })],
    ['with another client', () => ({ headers: { ...asserted(), 'x-client-hash': '127.0.0.1' } })],
    ['with another correlation id', () => ({ headers: { ...asserted(), 'x-correlation-id': 'c-2' } })],
    ['with a role twice', () => ({ headers: asserted(), options: { lines: ['X-User-Role: ADMIN'] } })],
    [
      'with two assertions',
      () => ({
        headers: asserted(),
        options: { lines: [`X-Gateway-Assertion: ${asserted()['x-gateway-assertion']}`] },
      }),
    ],
    [
      'with a later end',
      () => ({ headers: replaced(`${Number(expires(asserted())) + 60_000}.${mac(asserted())}`) }),
    ],
    ['with an end that is no number', () => ({ headers: replaced(`Infinity.${mac(asserted())}`) })],
    ['with an empty end', () => ({ headers: replaced(`.${mac(asserted())}`) })],
    ['with an empty signature', () => ({ headers: replaced(`${expires(asserted())}.`) })],
    [
      'with a cut signature',
      () => ({ headers: replaced(`${expires(asserted())}.${mac(asserted()).slice(0, -2)}`) }),
    ],
    ['with a third part', () => ({ headers: replaced(`${asserted()['x-gateway-assertion']}.x`) })],
    ['with padding', () => ({ headers: replaced(`${asserted()['x-gateway-assertion']}=`) })],
    [
      'signed with another key',
      () => {
        const strangers = createGatewayAssertions({ key: Buffer.alloc(32, 7), now: clock.now });
        return {
          headers: strangers.headersFor(factsOf(ROOT), { method: 'GET', url: TARGET, bodyLength: '0' }),
        };
      },
    ],
  ];
  test.each(refused)('%s', async (_name, make) => {
    const { headers, options } = make();
    const reply = await send(headers, options);
    // HEAD has no body to tell more.
    expect(reply).toMatchObject(
      options?.method === 'HEAD' ? { status: 403 } : { status: 403, body: { error: 'FORBIDDEN' } },
    );
  });

  test('with a bearer token, however good', async () => {
    const { token } = await unit.tokens.sign(ROOT);
    expect((await send({ Authorization: `Bearer ${token}` })).status).toBe(403);
  });

  test('after 30 seconds', async () => {
    const headers = asserted();
    clock.advance(29_999);
    expect((await send(headers)).status).toBe(200);
    clock.advance(1);
    expect((await send(headers)).status).toBe(403);
  });
});

test('a unit reads a body of the announced length', async () => {
  const url = '/api/v1/credentials/verify';
  const headers = asserted(ROOT, { method: 'POST', url, bodyLength: '7' });
  const reply = await send(headers, { method: 'POST', url, body: '{"a":1}' });
  expect(reply).toMatchObject({ status: 200, body: { body: { a: 1 } } });
});

// unit, path
test.each([
  ['admin-console', '/api/v1/issuers/x'],
  ['admin-console', '/api/v1/admin/catalog'],
  ['core-engine', '/api/v1/admin/auth/login'],
  ['core-engine', '/api/v1/nothing'],
] as const)('%s serves no %s, whoever signed for it', async (name, url) => {
  const { port } = name === 'core-engine' ? unit : adminConsole;
  const headers = asserted(ROOT, { method: 'POST', url });
  expect(await send(headers, { method: 'POST', url, port })).toMatchObject({
    status: 404,
    body: { error: 'NOT_FOUND' },
  });
});

test('the Admin Console serves its own path', async () => {
  const url = '/api/v1/admin/auth/login';
  const headers = asserted(ROOT, { method: 'POST', url });
  expect((await send(headers, { method: 'POST', url, port: adminConsole.port })).status).toBe(200);
});

test.each([
  ['/actuator/health', 200],
  ['/actuator/health/liveness', 200],
  ['/actuator/health/readiness', 200],
  ['/health/live', 200],
  ['/metrics', 200],
  ['/actuator/env', 404],
  ['/actuator/health/', 404],
  ['/ACTUATOR/health', 404],
  ['/', 404],
])('%s of the Admin Console asks for no assertion and answers %i', async (url, status) => {
  const reply = await fetch(`${adminConsole.base}${url}`);
  await reply.arrayBuffer();
  expect(reply.status).toBe(status);
});

test.each([
  'x-user-role',
  'X-User-Role',
  'x_user_role',
  'X-USER_ID',
  'x-token-scope',
  'x-org-did',
  'x-gateway-assertion',
  'x_gateway-assertion',
  'x-internal-anything',
  'x-client-hash',
  'x-api-key-id',
  'x_api_key_scopes',
  'x-holder-dids',
  'x-body-length',
  'x-issuer-id',
])('%s is only ours to set', (name) => expect(isTrustedHeader(name)).toBe(true));

test.each(['x-api-key', 'authorization', 'x-correlation-id', 'user-agent', 'x-username', 'cookie'])(
  "%s is the client's",
  (name) => expect(isTrustedHeader(name)).toBe(false),
);

test.each([
  [{}, '0'],
  [{ 'content-length': '0' }, '0'],
  [{ 'content-length': '007' }, '7'],
  [{ 'transfer-encoding': 'chunked' }, 'any'],
])('a body of %j is %s long', (headers, length) => expect(bodyLengthOf(headers)).toBe(length));
