import { randomBytes } from 'node:crypto';
import { isOpenToAnyone } from '../../kernel/identity.ts';
import { createTokenService } from '../../kernel/tokens.ts';
import type { Route } from '../../rest-bridge/route.ts';
import { ROUTES } from '../../rest-bridge/routes.ts';
import { HOLDER_DOORS } from './paths.ts';
import { createUnitProxy, type UnitProxy } from './proxy.ts';
import {
  A_SESSION,
  everySession,
  firstReply,
  headersOfCaller,
  rawExchange,
  startEdge,
  startUnitEdge,
  type TestPort,
} from './testing.ts';

let edge: TestPort;
let handled = 0;
let clockIsOffBy = 0;
beforeAll(async () => {
  edge = await startEdge({
    now: () => new Date(Date.now() + clockIsOffBy),
    sessions: everySession,
    handle: async ({ context }) => {
      handled += 1;
      return { status: 200, headers: {}, body: { identity: context.identity } };
    },
    env: {
      RATE_LIMIT_REGISTRATION: '100000',
      RATE_LIMIT_SIGN_IN: '100000',
      RATE_LIMIT_LINK: '100000',
      RATE_LIMIT_ISSUE: '100000',
      RATE_LIMIT_INSIGHT: '100000',
      RATE_LIMIT_HOLDER: '100000',
      RATE_LIMIT_LOOKUP: '100000',
    },
  });
});
afterAll(() => edge.stop());
beforeEach(() => {
  handled = 0;
});

const verifierToken = async (tokens: TestPort['tokens']) =>
  (await tokens.sign({ kind: 'verifier', userId: 'user-1', verifierId: 'verifier-1' })).token;

interface Sent {
  readonly query?: string;
  readonly lines?: readonly string[];
  readonly body?: string;
}

async function send({ method, path }: Route, { query = '', lines = [], body = '' }: Sent, port = edge.port) {
  const target = `${path.replace(/\{[^}]+\}/g, 'x')}${query}`;
  const head = [`${method} ${target} HTTP/1.1`, 'Host: edge', 'Connection: close', ...lines];
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return firstReply(await rawExchange(port, `${[...head, ...length].join('\r\n')}\r\n\r\n${body}`));
}

const JSON_TYPE = 'Content-Type: application/json';
// Each of them is refused once it is read.
const BAD_INPUT: Readonly<Record<string, Sent>> = {
  'no body': {},
  'a body that is no JSON': { lines: [JSON_TYPE], body: '{"name":' },
  'a list for a body': { lines: [JSON_TYPE], body: '[]' },
  'unknown fields': { lines: [JSON_TYPE], body: '{"colour":"red"}' },
  'another content type': { lines: ['Content-Type: text/plain'], body: 'name=x' },
  'a huge body that does not come': { lines: [JSON_TYPE, 'Content-Length: 99999999999'] },
  'an unknown query parameter': { query: '?colour=red' },
  'a query parameter twice': { query: '?page=1&page=2' },
  'a malformed query': { query: '?page=%ff' },
  'a malformed If-Match': { lines: ['If-Match: W/"3"'] },
  'a malformed Idempotency-Key': { lines: ['Idempotency-Key: two words'] },
};

const named = (rows: readonly Route[]) => rows.map((row) => ({ name: `${row.method} ${row.path}`, row }));
const GUARDED = named(ROUTES.filter(({ permits }) => !isOpenToAnyone(permits)));
const PUBLIC = named(ROUTES.filter(({ permits }) => isOpenToAnyone(permits)));

async function answersTo(row: Route, lines: readonly string[], port?: number) {
  const answers: Record<string, string> = {};
  for (const [name, sent] of Object.entries(BAD_INPUT)) {
    const { status, body } = await send(row, { ...sent, lines: [...lines, ...(sent.lines ?? [])] }, port);
    answers[name] = `${status} ${body?.error}`;
  }
  return answers;
}
const allOf = (answer: string) =>
  Object.fromEntries(Object.keys(BAD_INPUT).map((name) => [name, answer] as const));

test('a row tells clients whom it is for as its operation does', () => {
  for (const { name, row } of [...GUARDED, ...PUBLIC])
    expect([name, row.caller === 'public']).toEqual([name, isOpenToAnyone(row.permits)]);
});

test.each(GUARDED)('$name asks who calls before it reads anything', async ({ row }) => {
  expect(await answersTo(row, [])).toEqual(allOf('401 UNAUTHENTICATED'));
  const token = await verifierToken(edge.tokens);
  // Behind the doors of the wallet no token is looked at.
  const refusal = row.path.startsWith(HOLDER_DOORS) ? '401 UNAUTHENTICATED' : '403 SCOPE_MISSING';
  expect(await answersTo(row, [`Authorization: Bearer ${token}`])).toEqual(allOf(refusal));
  expect(handled).toBe(0);
});

describe('a gateway that hands on to another process', () => {
  const CONSOLE = 'admin-console';
  let unit: TestPort;
  let proxy: UnitProxy;
  let gateway: TestPort;
  beforeAll(async () => {
    unit = await startUnitEdge(CONSOLE);
    proxy = createUnitProxy({ unit: CONSOLE, origin: unit.base, deadlineMs: 10_000 });
    gateway = await startEdge({ proxyTo: () => proxy });
  });
  afterAll(async () => {
    await gateway.stop();
    await proxy.close();
    await unit.stop();
  });

  test('asks who calls before it reads anything', async () => {
    const rows = ROUTES.filter(({ path }) => path === '/api/v1/admin/users');
    for (const row of rows)
      expect(await answersTo(row, [], gateway.port)).toEqual(allOf('401 UNAUTHENTICATED'));
    const { token } = await gateway.tokens.sign({ kind: 'admin', userId: 'viewer-1', role: 'VIEWER' });
    const lines = [`Authorization: Bearer ${token}`];
    const create = rows.find(({ method }) => method === 'POST')!;
    expect(await answersTo(create, lines, gateway.port)).toEqual(allOf('403 FORBIDDEN'));
  });
});

describe('a credential that does not hold', () => {
  const OFFERED: Readonly<Record<string, () => Promise<string> | string>> = {
    'is no token': () => 'Bearer x',
    'is of another scheme': () => 'Basic cm9vdDp4',
    'is empty': () => '',
    'has expired': async () => {
      clockIsOffBy = -24 * 3_600_000;
      const token = await verifierToken(edge.tokens);
      clockIsOffBy = 0;
      return `Bearer ${token}`;
    },
    'is of another platform': async () => {
      const secret = randomBytes(64);
      const tokens = createTokenService({ secret, issuer: 'https://other.example', now: () => new Date() });
      return `Bearer ${await verifierToken(tokens)}`;
    },
  };

  test.each(PUBLIC)('makes the caller of $name nobody', async ({ row }) => {
    for (const [name, offered] of Object.entries(OFFERED)) {
      const { status, body } = await send(row, { lines: [`Authorization: ${await offered()}`] });
      expect([name, status, body?.identity]).toEqual([name, 200, { kind: 'anonymous' }]);
    }
  });

  test.each(GUARDED.filter(({ row }) => !row.path.startsWith(HOLDER_DOORS)))(
    'is refused by $name',
    async ({ row }) => {
      for (const [name, offered] of Object.entries(OFFERED)) {
        const { status, body } = await send(row, { lines: [`Authorization: ${await offered()}`] });
        expect([name, status]).toEqual([name, 401]);
        expect(body.error).toMatch(/^TOKEN_/);
      }
    },
  );
});

test.each(named(ROUTES.filter(({ path }) => path.startsWith(HOLDER_DOORS))))(
  '$name looks at the session alone, whatever token comes along',
  async ({ row }) => {
    const holder = { kind: 'holder', holderId: 'holder-2', dids: [] } as const;
    const { token } = await edge.tokens.sign(holder);
    for (const authorization of ['Bearer x', `Bearer ${token}`]) {
      const { status, body } = await send(row, {
        lines: [`Authorization: ${authorization}`, `Cookie: ${A_SESSION}`],
      });
      expect([status, body?.identity?.holderId]).toEqual([200, 'holder-1']);
    }
  },
);

test.each(named(ROUTES.filter(({ path, method }) => path.startsWith(HOLDER_DOORS) && method !== 'GET')))(
  'a refusal of $name says its code twice, whatever the status',
  async ({ row }) => {
    const cookie = `Cookie: ${A_SESSION}`;
    const replies = await Promise.all([
      send(row, { lines: [JSON_TYPE, cookie], body: '{' }),
      send(row, { lines: ['Content-Type: text/plain', cookie], body: 'x' }),
      send(row, { lines: [JSON_TYPE, cookie, 'Content-Length: 99999999999'] }),
      send({ ...row, method: 'PATCH' }, {}),
      send({ ...row, path: `${row.path}/nothing` }, {}),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([400, 415, 413, 405, 404]);
    for (const { body } of replies) expect(body.code).toBe(body.error);
  },
);

test('whom a row is for is let in', async () => {
  for (const row of ROUTES.filter(({ stream, body }) => !stream && body !== 'upload')) {
    const lines = await headersOfCaller(row, edge.tokens);
    expect([row.path, (await send(row, { lines })).status]).toEqual([row.path, 200]);
  }
});
