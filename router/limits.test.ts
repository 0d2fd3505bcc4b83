import { ROUTES } from '../subgraphs/domains.ts';
import { figureOf } from '../subgraphs/rest.ts';
import { exampleOf, firstReply, rawExchange, startEdge, type TestPort } from './edge/testing.ts';

const DID = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const LIMITS = {
  RATE_LIMIT_VERIFY: '20',
  RATE_LIMIT_ISSUE: '3',
  RATE_LIMIT_REGISTRATION: '4',
  RATE_LIMIT_SIGN_IN: '5',
  RATE_LIMIT_LINK: '6',
  RATE_LIMIT_PORTAL: '60',
  RATE_LIMIT_HOLDER: '50',
  RATE_LIMIT_LOOKUP: '7',
  RATE_LIMIT_GRAPHQL: '8',
};
const LOOKUP = `/api/v1/issuers/${DID}`;

let at = Date.parse('2026-03-01T10:00:00Z');
const now = () => new Date(at);
let edge: TestPort;
let proxied: TestPort;

beforeAll(async () => {
  edge = await startEdge({ env: LIMITS, now });
  proxied = await startEdge({ env: { ...LIMITS, TRUSTED_PROXIES: '1' }, now });
});
afterAll(async () => {
  await edge.stop();
  await proxied.stop();
});
beforeEach(() => {
  at += 60_000;
});

interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly port?: TestPort;
}
async function ask(path: string, { method = 'GET', headers = {}, body, port = edge }: Ask = {}) {
  const reply = await fetch(`${port.base}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as any };
}
const admitted = (replies: readonly { status: number }[]) =>
  replies.filter(({ status }) => status !== 429).length;
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const issuerToken = async (issuerId: string, userId = 'u') => {
  const { token } = await edge.tokens.sign({
    kind: 'issuer',
    issuerStatus: 'ACTIVE',
    userId,
    role: 'Admin',
    issuerId,
    issuerDid: DID,
  });
  return { authorization: `Bearer ${token}` };
};

test('admits exactly the limit of many at once', async () => {
  expect(admitted(await times(110, () => ask(LOOKUP)))).toBe(60);
});

test('tells what is left, and with 429 when to come back', async () => {
  const first = await ask(LOOKUP);
  expect(first.headers.get('ratelimit-policy')).toBe('"portal:issuers";q=60;w=60');
  expect(first.headers.get('ratelimit')).toBe('"portal:issuers";r=59;t=60');
  expect(first.headers.get('retry-after')).toBeNull();
  at += 15_000;
  await times(59, () => ask(LOOKUP));
  const refused = await ask(LOOKUP);
  expect(refused).toMatchObject({ status: 429, body: { error: 'RATE_LIMITED' } });
  expect(refused.body.message).toContain('try again in 45 s');
  expect(refused.headers.get('retry-after')).toBe('45');
  expect(refused.headers.get('ratelimit')).toBe('"portal:issuers";r=0;t=45');
  at += 45_000;
  expect((await ask(LOOKUP)).status).toBe(200);
});

test('takes no word of X-Forwarded-For without proxies of our own', async () => {
  const replies = await times(200, (n) =>
    ask(LOOKUP, {
      headers: { 'x-forwarded-for': `203.0.113.${n}`, 'x-real-ip': `198.51.100.${n}` },
    }),
  );
  expect(admitted(replies)).toBe(60);
});

test('behind one proxy counts the address that it saw, not those that the client wrote before', async () => {
  const from = (address: string) => ask(LOOKUP, { port: proxied, headers: { 'x-forwarded-for': address } });
  expect(admitted(await times(80, (n) => from(`203.0.113.${n}, 192.0.2.1`)))).toBe(60);
  expect((await from('192.0.2.2')).status).toBe(200);
});

test('counts an IPv6 caller by its /64', async () => {
  const from = (address: string) => ask(LOOKUP, { port: proxied, headers: { 'x-forwarded-for': address } });
  expect(admitted(await times(80, (n) => from(`2001:db8:1:2:${n.toString(16)}::1`)))).toBe(60);
  expect((await from('2001:db8:1:3::1')).status).toBe(200);
});

test('counts an issuer as one, whoever of it asks and from where, and others apart', async () => {
  const members = [await issuerToken('issuer-1', 'a'), await issuerToken('issuer-1', 'b')];
  const body = exampleOf(
    ROUTES.find(({ path }) => path === '/api/v1/credentials/issue') ?? (undefined as never),
    DID,
  ).body;
  const issue = (headers: Record<string, string>) =>
    ask('/api/v1/credentials/issue', { method: 'POST', headers, body });
  expect(admitted(await times(10, (n) => issue(members[n % 2] ?? {})))).toBe(3);
  expect((await issue(await issuerToken('issuer-2'))).status).toBe(200);
});

test.each([
  ['an encoded segment', `/api/v1/issuers/${encodeURIComponent(DID)}`],
  ['an encoded letter', `/api/v1/%69ssuers/${DID}`],
  ['a query that is empty', `${LOOKUP}?`],
])('gives no new count to %s', async (_what, path) => {
  await times(60, () => ask(LOOKUP));
  expect((await ask(path)).status).toBe(429);
});

test.each([`${LOOKUP}/`, `//api/v1/issuers/${DID}`, `/API/v1/issuers/${DID}`, `/api/v1/./issuers/${DID}`])(
  'serves nothing under the spelling %s',
  async (path) => {
    const text = await rawExchange(edge.port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(firstReply(text).status).toBe(404);
  },
);

test('HEAD counts as GET', async () => {
  await times(60, async () => fetch(`${edge.base}${LOOKUP}`, { method: 'HEAD' }));
  expect((await ask(LOOKUP)).status).toBe(429);
});

test('wrong tokens cost the address that sends them', async () => {
  const replies = await times(80, () =>
    ask('/api/v1/issuers', { headers: { authorization: 'Bearer nonsense' } }),
  );
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(60);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('each route names its limit, and the figures are those of the settings', async () => {
  const figures = {
    verify: 20,
    issue: 3,
    registration: 4,
    adminSignIn: 5,
    issuerSignIn: 5,
    custodianSignIn: 5,
    verifierSignIn: 5,
    verifyBatch: 30,
    provisioning: 1500,
    holderSignIn: 5,
    link: 6,
    insight: 20,
    kyc: 5,
    portal: 60,
    holder: 50,
    lookup: 7,
  } as const;
  for (const route of ROUTES) {
    at += 60_000;
    const { path, body } = exampleOf(route, DID);
    const { headers } = await ask(path, { method: route.method, ...(body ? { body } : {}) });
    const limit = figures[figureOf(route.limit) as keyof typeof figures];
    expect([route.path, headers.get('ratelimit-policy')]).toEqual([
      route.path,
      `"${route.limit}";q=${limit};w=60`,
    ]);
  }
});

describe('what one route uses up is there for others', () => {
  const use = (count: number, method: string, path: string, headers: Record<string, string> = {}) => {
    const route = ROUTES.find((each) => each.method === method && each.path === path) ?? (undefined as never);
    const { path: url, body } = exampleOf(route, DID);
    return times(count, () => ask(url, { method, headers, ...(body ? { body } : {}) }));
  };

  test.each([
    ['issue', 3, '/api/v1/credentials/issue', '/api/v1/credentials/batch'],
    ['issue', 3, '/api/v1/credentials/issue', '/api/v1/credentials/{credential_id}/reissue'],
    ['registration', 4, '/api/v1/issuer/register', '/api/v1/holder/auth/register'],
  ])('%s: %i', async (_name, limit, first, second) => {
    expect(admitted(await use(limit + 2, 'POST', first))).toBe(limit);
    expect(admitted(await use(limit + 2, 'POST', second))).toBe(limit);
  });

  test('verifications, statuses and links', async () => {
    expect(admitted(await use(22, 'POST', '/api/v1/credentials/verify'))).toBe(20);
    expect(admitted(await use(22, 'GET', '/api/v1/credentials/{credential_id}/status'))).toBe(20);
    expect(admitted(await use(22, 'GET', '/api/v1/verify/{share_token}'))).toBe(20);
  });

  test('a wallet is loaded forty times in a minute', async () => {
    const { token } = await edge.tokens.sign({
      kind: 'holder',
      holderId: 'h',
      dids: [],
      tokenSessionId: 's',
    });
    const parts = ['profile', 'credentials', 'share-links', 'proof-links', 'access-logs', 'requests'];
    const more = ['notifications', 'consents', 'wallet-key'];
    const loads = [];
    for (let load = 0; load < 40; load++) {
      const replies = [...parts, ...more].map((part) =>
        ask(`/api/v1/holder/${part}`, { headers: { authorization: `Bearer ${token}` } }),
      );
      loads.push(await Promise.all(replies));
    }
    expect(new Set(loads.flat().map(({ status }) => status))).toEqual(new Set([200]));
  });
});

test.each([
  ['a route', '/api/v1/issuer/register', 4],
  ['GraphQL', '/graphql', 8],
  ['a subscription', '/graphql/stream', 8],
])('%s is refused before its body is read', async (_what, path, limit) => {
  await times(limit, () => ask(path, { method: 'POST', body: {} }));
  const half = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 999999\r\n\r\n{`;
  expect(firstReply(await rawExchange(edge.port, half, 1000)).status).toBe(429);
});
