import express from 'express';
import type { Identity } from '../../kernel/identity.ts';
import { ROUTES } from '../../subgraphs/domains.ts';
import { activeIssuer, restClient, secretsOf, signInAdmin } from '../../units/testing/rest-road.ts';
import { startTestPlatform, type TestPlatform } from '../../units/testing/test-platform.ts';
import { createUnitProxy, type UnitProxy } from './proxy.ts';
import { exampleOf, firstReply, rawExchange, startEdge, startUnitEdge, type TestPort } from './testing.ts';

const VERIFY = '/api/v1/credentials/verify';
const VALUES: Readonly<Record<string, string>> = {
  'X-User-Role': 'ADMIN',
  'X-Token-Scope': 'admin-console',
  'X-User-ID': 'root',
  'X-Token-Id': 'another-token',
  'X-Org-Id': 'somebody-else',
  'X-Org-Did': 'did:key:z9',
  'X-Org-Status': 'REVOKED',
  'X-Api-Key-Id': 'k',
  'X-Api-Key-Scopes': 'credentials:issue',
  'X-Holder-Dids': 'did:key:z9',
  'X-Client-Hash': '203.0.113.9',
  'X-Gateway-Assertion': '99999999999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
};

type Lines = readonly string[];
// How a header can be written so that one reader sees it and another does not.
const SPELLINGS: Readonly<Record<string, (name: string, value: string) => Lines>> = {
  'as documented': (name, value) => [`${name}: ${value}`],
  'in lower case': (name, value) => [`${name.toLowerCase()}: ${value}`],
  'in capitals': (name, value) => [`${name.toUpperCase()}: ${value}`],
  'with underscores': (name, value) => [`${name.replaceAll('-', '_')}: ${value}`],
  'with one underscore': (name, value) => [`${name.replace(/-(?=[^-]*$)/, '_')}: ${value}`],
  'as CGI would': (name, value) => [`HTTP_${name.toUpperCase().replaceAll('-', '_')}: ${value}`],
  twice: (name, value) => [`${name}: ${value}`, `${name.toLowerCase()}: ${value}`],
  'as a list': (name, value) => [`${name}: nobody, ${value}`],
  'named by Connection': (name, value) => [`${name}: ${value}`, `Connection: ${name}`],
  'behind a tab': (name, value) => [`${name}:\t${value}\t`],
  'with a space before the colon': (name, value) => [`${name} : ${value}`],
  'with a space before the name': (name, value) => [`A: b`, ` ${name}: ${value}`],
  'with a NUL in the name': (name, value) => [`${name}\0: ${value}`],
  'behind a bare line feed': (name, value) => [`A: b\n${name}: ${value}`],
  'behind a bare carriage return': (name, value) => [`A: b\r${name}: ${value}`],
};

const ISSUER: Identity = {
  kind: 'issuer',
  issuerStatus: 'ACTIVE',
  userId: 'u',
  role: 'Admin',
  issuerId: 'i',
  issuerDid: 'did:key:z1',
};
const VIEWER: Identity = { kind: 'admin', userId: 'v', role: 'VIEWER' };
const CALLERS: readonly Identity[] = [{ kind: 'anonymous' }, ISSUER, VIEWER];
// What the gateway sends a unit about each caller, beside what concerns the message.
const IDENTITY_HEADERS: Readonly<Record<string, Lines>> = {
  anonymous: [],
  issuer: ['x-token-scope', 'x-user-id', 'x-user-role'],
  admin: ['x-token-scope', 'x-user-id', 'x-user-role'],
};
const MESSAGE_HEADERS = ['host', 'connection', 'x-correlation-id', 'x-gateway-assertion'];

describe('between the gateway and a unit', () => {
  const received: string[][] = [];
  let gateway: TestPort;
  let unit: TestPort;
  let proxy: UnitProxy;

  beforeAll(async () => {
    unit = await startUnitEdge('core-engine', {
      seen: ({ rawHeaders }) => received.push(rawHeaders.filter((_value, index) => index % 2 === 0)),
    });
    proxy = createUnitProxy({ unit: 'core-engine', origin: unit.base, deadlineMs: 20_000 });
    gateway = await startEdge({ proxyTo: () => proxy });
  });
  beforeEach(() => {
    received.length = 0;
  });
  afterAll(async () => {
    await gateway.stop();
    await proxy.close();
    await unit.stop();
  });

  const bearerOf = async (identity: Identity) =>
    identity.kind === 'anonymous'
      ? []
      : [`Authorization: Bearer ${(await gateway.tokens.sign(identity)).token}`];

  async function send(lines: Lines, { body = '', trailers = [] as Lines } = {}) {
    const chunked = trailers.length > 0;
    const framing = chunked
      ? ['Content-Type: application/json', 'Transfer-Encoding: chunked']
      : body === ''
        ? []
        : ['Content-Type: application/json', `Content-Length: ${body.length}`];
    const sent = chunked
      ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n${trailers.join('\r\n')}\r\n\r\n`
      : body;
    const start = body === '' ? 'GET /api/v1/issuers/x' : `POST ${VERIFY}`;
    const head = ['Host: gateway', 'Connection: close', ...framing, ...lines].join('\r\n');
    return firstReply(
      await rawExchange(gateway.port, Buffer.from(`${start} HTTP/1.1\r\n${head}\r\n\r\n${sent}`, 'latin1')),
    );
  }

  const cases = Object.keys(SPELLINGS).flatMap((spelling) =>
    CALLERS.map((caller) => ({ spelling, caller, kind: caller.kind })),
  );

  test.each(cases)(
    'a trusted header $spelling counts for nothing when sent by $kind',
    async ({ spelling, caller }) => {
      const spell = SPELLINGS[spelling]!;
      const token = await bearerOf(caller);
      const singles = Object.entries(VALUES).map(([name, value]) => spell(name, value));
      for (const lines of [...singles, singles.flat()]) {
        received.length = 0;
        const reply = await send([...token, ...lines]);
        if (reply.status === 400) {
          expect(received).toEqual([]);
          continue;
        }
        expect(reply).toMatchObject({
          status: 200,
          body: { identity: caller, client: expect.stringMatching(/^[\w-]{22}$/) },
        });
        expect(received.map((names) => names.map((name) => name.toLowerCase()).sort())).toEqual([
          [...MESSAGE_HEADERS, ...(IDENTITY_HEADERS[caller.kind] ?? [])].sort(),
        ]);
      }
    },
  );

  test('the spellings that are no HTTP are refused, the others are not', async () => {
    const statuses: Record<string, number> = {};
    for (const [spelling, spell] of Object.entries(SPELLINGS))
      statuses[spelling] = (await send(spell('X-User-Role', 'ADMIN'))).status;
    const refused = Object.keys(statuses).filter((spelling) => statuses[spelling] !== 200);
    expect(refused).toEqual(Object.keys(SPELLINGS).slice(-5));
  });

  test.each(CALLERS)('trusted headers in trailers of $kind count for nothing', async (caller) => {
    const trailers = Object.entries(VALUES).map(([name, value]) => `${name}: ${value}`);
    const reply = await send(await bearerOf(caller), { body: '{"a":1}', trailers });
    expect(reply).toMatchObject({ status: 200, body: { identity: caller, body: { a: 1 } } });
    expect(received).toHaveLength(1);
  });

  test('the gateway hands on what the message needs and nothing else', async () => {
    const kept = [
      'Accept: application/json',
      'Accept-Language: ga',
      'User-Agent: test',
      'Idempotency-Key: once',
      'If-Match: "3"',
      'Cookie: testamur_holder_session=abc',
    ];
    const dropped = [
      'X-Forwarded-For: 9.9.9.9',
      'X-Real-IP: 9.9.9.9',
      'Forwarded: for=9.9.9.9',
      'X-Original-URL: /api/v1/admin',
      'X-Rewrite-Url: /api/v1/admin',
      'X-HTTP-Method-Override: DELETE',
      'Proxy-Authorization: Basic eA==',
      'TE: trailers',
      'Keep-Alive: timeout=1',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAAQAAP__',
      'X-Api-Key: tmr_x',
      'X-Anything: else',
    ];
    await send([...kept, ...dropped], { body: '{"a":1}' });
    expect(received.map((names) => names.map((name) => name.toLowerCase()).sort())).toEqual([
      [
        ...MESSAGE_HEADERS,
        'content-type',
        'content-length',
        ...kept.map((line) => line.split(':')[0]!.toLowerCase()),
      ].sort(),
    ]);
  });
});

test.each(Object.entries(SPELLINGS))(
  'a trusted header %s is gone before anything reads it',
  async (_how, spell) => {
    const pages = express.Router();
    pages.get('/seen', ({ headers }, response) => void response.json(Object.keys(headers)));
    const gateway = await startEdge({ pages });
    const lines = Object.entries(VALUES).flatMap(([name, value]) => spell(name, value));
    const head = ['Host: gateway', 'Connection: close', 'X-Kept: x', ...lines].join('\r\n');
    const reply = firstReply(
      await rawExchange(gateway.port, Buffer.from(`GET /seen HTTP/1.1\r\n${head}\r\n\r\n`, 'latin1')),
    );
    await gateway.stop();
    // What is no HTTP comes to nobody at all.
    if (reply.status === 400) return;
    const names = (reply.body as string[]).map((name) => name.replaceAll('_', '-'));
    expect(names).toContain('x-kept');
    expect(names.filter((name) => Object.keys(VALUES).some((known) => known.toLowerCase() === name))).toEqual(
      [],
    );
  },
);

describe('on a whole platform', () => {
  let platform: TestPlatform;
  let issuer: { did: string; headers: Readonly<Record<string, string>> };

  beforeAll(async () => {
    platform = await startTestPlatform();
    const rest = restClient(platform.base);
    const admin = await signInAdmin(rest);
    const secrets = secretsOf(platform.lines);
    issuer = await activeIssuer(rest, { secrets, admin, email: 'registrar@ardmore.example' });
  });
  afterAll(() => platform.stop());

  const forged = [
    VALUES,
    Object.fromEntries(Object.entries(VALUES).map(([name, value]) => [name.replaceAll('-', '_'), value])),
  ];
  const rows = ROUTES.filter(({ caller }) => caller === 'admin');

  test.each(rows)('trusted headers of clients do not open $method $path', async (row) => {
    const { path, body } = exampleOf(row, issuer.did);
    for (const headers of forged) {
      for (const [token, status] of [
        [{}, 401],
        [issuer.headers, 403],
      ] as const) {
        const reply = await platform.rest(row.method, path, {
          headers: { ...headers, ...token },
          ...(body ? { body } : {}),
        });
        expect(reply.status).toBe(status);
      }
    }
  });

  test('trusted headers of clients open nothing of GraphQL', async () => {
    for (const headers of forged) {
      const reply = await platform.graphql('{ issuers(first: 1) { totalCount } }', {}, headers);
      expect(reply.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });

  test.each(['core-engine', 'admin-console'] as const)(
    'the port of %s refuses them without the gateway',
    async (unit) => {
      const base = `http://127.0.0.1:${platform.config.units[unit].rest}`;
      const path = unit === 'core-engine' ? '/api/v1/issuers' : '/api/v1/admin/auth/login';
      for (const headers of [{}, ...forged, issuer.headers]) {
        const reply = await fetch(`${base}${path}`, { headers });
        expect([reply.status, ((await reply.json()) as { error: string }).error]).toEqual([403, 'FORBIDDEN']);
      }
    },
  );
});
