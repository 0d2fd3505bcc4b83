import { createHmac } from 'node:crypto';
import { createAssertionReader, createAssertionSigner } from '../../kernel/assertion.ts';
import { movableClock } from '../../kernel/clock.ts';
import type { Identity } from '../../kernel/identity.ts';
import { anAssertionPair } from '../../kernel/testing/assertion-keys.ts';
import type { UnitName } from '../../kernel/units.ts';
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

const WAY = { unit: 'core-engine', fields: ['Query.issuer'], workMs: 2000 } as const;

type Headers = Readonly<Record<string, string>>;

const factsOf = (identity: Identity) => ({ identity, correlationId: 'c-1', clientHash: '192.0.2.7' });
const asserted = (
  identity: Identity = ROOT,
  {
    method = 'GET',
    url = TARGET,
    bodyLength = '0',
  }: { method?: string; url?: string; bodyLength?: string } = {},
): Promise<Headers> => unit.assertions.headersFor(factsOf(identity), { method, url, bodyLength }, WAY);

const handedTo = (name: UnitName, identity: Identity, { method, url }: { method: string; url: string }) =>
  unit.assertions.headersFor(factsOf(identity), { method, url, bodyLength: '0' }, { ...WAY, unit: name });

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
  {
    kind: 'custodian',
    userId: 'u',
    role: 'x',
    custodianId: 'c',
    custodianDid: 'did:key:z2',
    custodianStatus: 'ACTIVE',
  },
  { kind: 'verifier', userId: 'u', role: 'Admin', verifierId: 'v', verifierStatus: 'ACTIVE' },
  { kind: 'holder', holderId: 'h', dids: ['did:key:z3', 'did:key:z4'] },
  { kind: 'holder', holderId: 'h', dids: [] },
  { ...ROOT, tokenId: 'a-token', tokenEpoch: 3 },
];

test.each(identities)('a unit knows $kind from the headers of the gateway', async (identity) => {
  const reply = await send(await asserted(identity));
  expect(reply).toMatchObject({ status: 200, body: { identity, client: '192.0.2.7' } });
  expect(reply.headers['x-correlation-id']).toBe('c-1');
});

test.each<Identity>([
  { kind: 'unit', unit: 'core-engine' },
  { kind: 'peer', peer: 'peer', issuerDids: [] },
])('no headers exist for a $kind: those call over gRPC', async (identity) => {
  await expect(asserted(identity)).rejects.toThrow(/gRPC/);
});

const changed = async (change: (token: string) => string) => {
  const headers = await asserted();
  return { ...headers, 'x-gateway-assertion': change(headers['x-gateway-assertion'] ?? '') };
};
const without = async (name: string, identity: Identity = ROOT) =>
  Object.fromEntries(Object.entries(await asserted(identity)).filter(([key]) => key !== name));
/** The token with other claims under the old signature. */
const withClaims = (claims: object) => (token: string) => {
  const [head, body = '', signature] = token.split('.');
  const given = JSON.parse(Buffer.from(body, 'base64url').toString());
  return [head, Buffer.from(JSON.stringify({ ...given, ...claims })).toString('base64url'), signature].join(
    '.',
  );
};

describe('a unit refuses a request', () => {
  const ISSUER = identities[2];
  const refused: [string, () => Promise<{ headers: Headers; options?: Parameters<typeof send>[1] }>][] = [
    ['without headers', async () => ({ headers: {} })],
    [
      'that only claims a role',
      async () => ({
        headers: { 'X-User-Role': 'ADMIN', 'X-Token-Scope': 'admin-console', 'X-User-ID': 'root' },
      }),
    ],
    ['without an assertion', async () => ({ headers: await without('x-gateway-assertion') })],
    ['for another path', async () => ({ headers: await asserted(), options: { url: '/api/v1/issuers/y' } })],
    ['with another query', async () => ({ headers: await asserted(), options: { url: `${TARGET}?page=1` } })],
    [
      'with another spelling of the path',
      async () => ({ headers: await asserted(), options: { url: '/api/v1/issuers/%78' } }),
    ],
    ['of another method', async () => ({ headers: await asserted(), options: { method: 'HEAD' } })],
    [
      'with a body that was not announced',
      async () => ({ headers: await asserted(), options: { body: '{}' } }),
    ],
    [
      'with a longer body',
      async () => ({ headers: await asserted(ROOT, { bodyLength: '2' }), options: { body: '{ }' } }),
    ],
    [
      'in chunks, announced with a length',
      async () => ({
        headers: await asserted(ROOT, { bodyLength: '2' }),
        options: { lines: ['Transfer-Encoding: chunked'] },
      }),
    ],
    [
      'handed to another unit',
      async () => ({
        headers: await unit.assertions.headersFor(
          factsOf(ROOT),
          { method: 'GET', url: TARGET, bodyLength: '0' },
          { ...WAY, unit: 'credential-issuance' },
        ),
      }),
    ],
    ['of another user', async () => ({ headers: { ...(await asserted()), 'x-user-id': 'somebody' } })],
    [
      'of another role',
      async () => ({ headers: { ...(await asserted({ ...ROOT, role: 'VIEWER' })), 'x-user-role': 'ADMIN' } }),
    ],
    [
      'of another scope',
      async () => ({ headers: { ...(await asserted(ISSUER)), 'x-token-scope': 'admin-console' } }),
    ],
    [
      'with an identity added to nobody',
      async () => ({ headers: { ...(await asserted({ kind: 'anonymous' })), 'x-user-id': 'root' } }),
    ],
    ['with a header left out', async () => ({ headers: await without('x-user-id', ISSUER) })],
    [
      'with another correlation id',
      async () => ({ headers: { ...(await asserted()), 'x-correlation-id': 'c-2' } }),
    ],
    [
      'with a role twice',
      async () => ({ headers: await asserted(), options: { lines: ['X-User-Role: ADMIN'] } }),
    ],
    [
      'with two assertions',
      async () => {
        const headers = await asserted();
        return { headers, options: { lines: [`X-Gateway-Assertion: ${headers['x-gateway-assertion']}`] } };
      },
    ],
    ['with a later end', async () => ({ headers: await changed(withClaims({ exp: 9_999_999_999 })) })],
    ['with a later beginning', async () => ({ headers: await changed(withClaims({ iat: 9_999_999_999 })) })],
    ['with other fields', async () => ({ headers: await changed(withClaims({ fields: ['Mutation.x'] })) })],
    [
      'with another client',
      async () => ({ headers: await changed(withClaims({ client_hash: '127.0.0.1' })) }),
    ],
    [
      'with another identity under the signature',
      async () => ({
        headers: await changed(withClaims({ identity: { kind: 'admin', userId: 'x', role: 'ADMIN' } })),
      }),
    ],
    [
      'with an empty signature',
      async () => ({ headers: await changed((token) => token.replace(/[^.]+$/, '')) }),
    ],
    ['with a cut signature', async () => ({ headers: await changed((token) => token.slice(0, -2)) })],
    ['with a fourth part', async () => ({ headers: await changed((token) => `${token}.x`) })],
    ['with padding', async () => ({ headers: await changed((token) => `${token}=`) })],
    [
      'that is unsigned',
      async () => ({
        headers: await changed((token) => {
          const none = Buffer.from('{"alg":"none","typ":"gateway-assertion+jwt"}').toString('base64url');
          return `${none}.${token.split('.')[1]}.`;
        }),
      }),
    ],
    [
      'signed with the public key as a secret',
      async () => ({
        headers: await changed((token) => {
          const [, body] = token.split('.');
          const head = Buffer.from('{"alg":"HS256","typ":"gateway-assertion+jwt"}').toString('base64url');
          const mac = createHmac('sha256', 'public').update(`${head}.${body}`).digest('base64url');
          return `${head}.${body}.${mac}`;
        }),
      }),
    ],
    [
      'signed with another key',
      async () => {
        const keys = anAssertionPair();
        const signer = createAssertionSigner({ keys: () => keys, now: clock.now });
        const reader = createAssertionReader({ keys: () => keys, now: clock.now });
        const strangers = createGatewayAssertions({ unit: 'core-engine', signer, reader, now: clock.now });
        const request = { method: 'GET', url: TARGET, bodyLength: '0' };
        return { headers: await strangers.headersFor(factsOf(ROOT), request, WAY) };
      },
    ],
  ];
  test.each(refused)('%s', async (_name, make) => {
    const { headers, options } = await make();
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
    const headers = await asserted();
    clock.advance(29_999);
    expect((await send(headers)).status).toBe(200);
    clock.advance(1);
    expect((await send(headers)).status).toBe(403);
  });
});

test('a unit reads a body of the announced length', async () => {
  const url = '/api/v1/credentials/verify';
  const headers = await asserted(ROOT, { method: 'POST', url, bodyLength: '7' });
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
  const headers = await handedTo(name, ROOT, { method: 'POST', url });
  expect(await send(headers, { method: 'POST', url, port })).toMatchObject({
    status: 404,
    body: { error: 'NOT_FOUND' },
  });
});

test('the Admin Console serves its own path', async () => {
  const url = '/api/v1/admin/auth/login';
  const headers = await handedTo('admin-console', ROOT, { method: 'POST', url });
  expect((await send(headers, { method: 'POST', url, port: adminConsole.port })).status).toBe(200);
});

test.each([
  ['/v3/api-docs', '/v3/api-docs'],
  ['/swagger-ui', '/swagger-ui'],
  ['/swagger-ui/index.html?url=//elsewhere.example', '/swagger-ui/index.html'],
])('%s of the Admin Console is read at the gateway', async (url, path) => {
  const reply = await fetch(`${adminConsole.base}${url}`, { redirect: 'manual' });
  await reply.arrayBuffer();
  expect([reply.status, reply.headers.get('location')]).toEqual([302, `http://localhost:8000${path}`]);
  const other = await fetch(`${unit.base}${url}`, { redirect: 'manual' });
  await other.arrayBuffer();
  expect(other.status).toBe(404);
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
