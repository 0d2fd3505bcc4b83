import type { Context } from '../../kernel/context.ts';
import type { Identity } from '../../kernel/identity.ts';
import { HOLDER_COOKIE, type HolderSessionLookup } from './holder-session.ts';
import { createUnitProxy } from './proxy.ts';
import { type EdgeOptions, startEdge, startUnitEdge, type TestPort } from './testing.ts';

const TOKEN = 'T'.repeat(43);
const DUE = 'D'.repeat(43);
const HOLDER: Identity = { kind: 'holder', holderId: 'h1', sessionId: 's1', dids: ['did:key:z6Mkh'] };
const VERIFY = '/api/v1/credentials/verify';
// Open to anyone, so that it answers nobody, too.
const READ = '/api/v1/credentials/0b5a2b0e-6c3f-4d3a-9a53-2f7d3c0c9a10/status';

const asked: string[] = [];
const sessions: HolderSessionLookup = {
  async resolve(token) {
    asked.push(token);
    if (token === TOKEN) return { identity: HOLDER };
    if (token === DUE) return { identity: HOLDER, extended: { token, maxAge: 2_592_000 } };
    return undefined;
  },
};
const ports: TestPort[] = [];
const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
  for (const port of ports) await port.stop();
});

async function edge(options: EdgeOptions = {}): Promise<TestPort> {
  const port = await startEdge({ sessions, ...options });
  ports.push(port);
  return port;
}

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body
const jsonOf = (reply: Response): Promise<any> => reply.json();
const cookie = (token: string) => `${HOLDER_COOKIE}=${token}`;
const get = (port: TestPort, headers: Record<string, string>, path = READ) =>
  fetch(`${port.base}${path}`, { headers });
const post = (port: TestPort, headers: Record<string, string>, path = VERIFY) =>
  fetch(`${port.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"credential":{}}',
  });

describe('the session cookie', () => {
  let port: TestPort;
  beforeAll(async () => {
    port = await edge();
  });
  const kindOf = async (headers: Record<string, string>, path?: string) =>
    (await jsonOf(await get(port, headers, path))).identity.kind;

  test('makes the request its holder’s', async () => {
    const reply = await get(port, { cookie: `theme=dark; ${cookie(TOKEN)}; other=1` });
    expect((await jsonOf(reply)).identity).toEqual(HOLDER);
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['none', 'theme=dark'],
    ['an unknown value', cookie('U'.repeat(43))],
    ['an empty value', cookie('')],
    ['a value that is too long', cookie('T'.repeat(44))],
    ['a value in quotes', `${HOLDER_COOKIE}="${TOKEN}"`],
    ['two of the name', `${cookie(TOKEN)}; ${cookie('U'.repeat(43))}`],
    ['the name in capitals', cookie(TOKEN).toUpperCase()],
    ['a longer name', `x${cookie(TOKEN)}`],
  ])('stands for nobody: %s', async (_name, value) => {
    expect(await kindOf({ cookie: value })).toBe('anonymous');
  });

  test('that is malformed is never looked up', async () => {
    asked.length = 0;
    await kindOf({ cookie: cookie('{"$ne":null}') });
    expect(asked).toEqual([]);
  });

  test('does nothing beside a bearer token', async () => {
    const token = await port.tokens.sign({ kind: 'admin', userId: 'a', role: 'VIEWER' });
    expect(await kindOf({ cookie: cookie(TOKEN), authorization: `Bearer ${token.token}` })).toBe('admin');
  });

  test('opens nothing of the Admin Console, whose requests never ask for it', async () => {
    asked.length = 0;
    const reply = await post(port, { cookie: cookie(TOKEN) }, '/api/v1/admin/auth/login');
    expect((await jsonOf(reply)).identity.kind).toBe('anonymous');
    expect(asked).toEqual([]);
  });

  test('is set anew when the session was extended, for scripts unreadable and for this site alone', async () => {
    const reply = await get(port, { cookie: cookie(DUE) });
    expect(reply.headers.get('set-cookie')).toBe(
      `${HOLDER_COOKIE}=${DUE}; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Lax`,
    );
  });
});

describe('what an operation says of the cookie', () => {
  test.each([
    [
      { token: TOKEN, maxAge: 60 },
      `${HOLDER_COOKIE}=${TOKEN}; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax`,
    ],
    ['clear' as const, `${HOLDER_COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`],
  ])('%o', async (holderCookie, header) => {
    const port = await edge({
      handle: async ({ context }) => {
        context.notes.holderCookie = holderCookie;
        return { status: 200, headers: {}, body: {} };
      },
    });
    expect((await get(port, { cookie: cookie(DUE) })).headers.get('set-cookie')).toBe(header);
  });
});

describe('a change that comes with the cookie', () => {
  let port: TestPort;
  beforeAll(async () => {
    port = await edge();
  });

  test.each([
    ['from this origin', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8000' }, 200],
    ['typed by the person', { 'sec-fetch-site': 'none' }, 200],
    ['from a client that is no browser', {}, 200],
    ['with the origin alone', { origin: 'http://localhost:8000' }, 200],
    ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['from a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://blog.localhost' }, 403],
    ['with a foreign origin alone', { origin: 'https://evil.example' }, 403],
    ['from a sandboxed frame', { origin: 'null' }, 403],
    ['from a port beside this one', { origin: 'http://localhost:8001' }, 403],
    [
      'that claims our origin across sites',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:8000' },
      403,
    ],
  ])('%s', async (_name, headers, status) => {
    const reply = await post(port, { cookie: cookie(TOKEN), ...(headers as Record<string, string>) });
    expect(reply.status).toBe(status);
    if (status === 403) expect((await jsonOf(reply)).error).toBe('CSRF_REJECTED');
  });

  test('is nobody’s business without a session, and reading never is', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await post(port, foreign)).status).toBe(200);
    expect((await post(port, { ...foreign, cookie: cookie('U'.repeat(43)) })).status).toBe(200);
    expect((await get(port, { ...foreign, cookie: cookie(TOKEN) })).status).toBe(200);
  });

  test('over GraphQL, too', async () => {
    const headers = { cookie: cookie(TOKEN), 'sec-fetch-site': 'cross-site' };
    const reply = await post(port, headers, '/graphql');
    expect(reply.status).toBe(403);
    expect((await jsonOf(reply)).errors[0].extensions.code).toBe('CSRF_REJECTED');
  });
});

describe('across processes', () => {
  test('the cookie passes the gateway untouched, which vouches for the holder whom Core Engine has named', async () => {
    const headers: Record<string, unknown>[] = [];
    const unit = await startUnitEdge('core-engine', {
      sessions,
      seen: (request) => void headers.push(request.headers),
    });
    ports.push(unit);
    const proxy = createUnitProxy({ unit: 'core-engine', origin: unit.base, deadlineMs: 20_000 });
    closers.push(() => proxy.close());
    const gateway = await edge({ proxyTo: () => proxy });
    const reply = await get(gateway, { cookie: cookie(DUE) });
    expect((await jsonOf(reply)).identity).toEqual(HOLDER);
    expect(reply.headers.get('set-cookie')).toContain(`${HOLDER_COOKIE}=${DUE}`);
    expect(headers[0]).toMatchObject({ cookie: cookie(DUE) });
    expect(headers[0]).toMatchObject({ 'x-token-scope': 'holder', 'x-user-id': HOLDER.holderId });
    const foreign = await post(gateway, { cookie: cookie(TOKEN), 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
  });
});

describe('the limit of wallets', () => {
  test('is each holder’s own, whoever shares the address', async () => {
    const people: HolderSessionLookup = {
      resolve: async (token) => ({ identity: { ...HOLDER, holderId: token } as Identity }),
    };
    const port = await edge({ sessions: people, env: { RATE_LIMIT_HOLDER: '3' } });
    const open = async (headers: Record<string, string>) =>
      (await get(port, headers, '/api/v1/holder/profile')).status;
    const [aoife, brian] = [{ cookie: cookie(TOKEN) }, { cookie: cookie(DUE) }];
    const statuses = [];
    for (const headers of [aoife, aoife, aoife, aoife, brian, {}]) statuses.push(await open(headers));
    expect(statuses).toEqual([200, 200, 200, 429, 200, 401]);
  });
});

describe('a prefetch', () => {
  test.each([
    ['HEAD', 'HEAD', {}, true],
    ['a prefetch', 'GET', { 'sec-purpose': 'prefetch' }, true],
    ['an anonymous prefetch', 'GET', { 'sec-purpose': 'prefetch;anonymous-client-ip' }, true],
    ['a prerendering', 'GET', { 'sec-purpose': 'prefetch;prerender' }, true],
    ['an older browser’s', 'GET', { purpose: 'prefetch' }, true],
    ['an older Firefox’s', 'GET', { 'x-moz': 'prefetch' }, true],
    ['an ordinary look', 'GET', {}, undefined],
  ])('%s', async (_name, method, headers, isPrefetch) => {
    let seen: Context | undefined;
    const port = await edge({
      handle: async ({ context }) => {
        seen = context;
        return { status: 200, headers: {}, body: {} };
      },
    });
    await fetch(`${port.base}${READ}`, { method, headers: headers as Record<string, string> });
    expect(seen?.isPrefetch).toBe(isPrefetch);
  });
});
