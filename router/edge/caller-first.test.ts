import { randomBytes } from 'node:crypto';
import { AppError } from '../../kernel/errors.ts';
import { isOpenToAnyone } from '../../kernel/identity.ts';
import { until } from '../../kernel/testing/until.ts';
import { createTokenService } from '../../kernel/tokens.ts';
import { ROUTES } from '../../subgraphs/domains.ts';
import { isFile, type Route } from '../../subgraphs/rest.ts';
import { HOLDER_DOORS } from './paths.ts';
import { createUnitProxy, type UnitProxy } from './proxy.ts';
import {
  A_MEMBER,
  A_SESSION,
  everySession,
  firstReply,
  headersOfCaller,
  lateExchange,
  rawExchange,
  startEdge,
  startUnitEdge,
  type TestPort,
} from './testing.ts';

let edge: TestPort;
let handled = 0;
/** How often somebody was proven, and whether that succeeds. */
let proofs = 0;
let stands = true;
let clockIsOffBy = 0;
beforeAll(async () => {
  edge = await startEdge({
    now: () => new Date(Date.now() + clockIsOffBy),
    sessions: {
      resolve: async (...asked) => (proves() ? everySession.resolve(...asked) : undefined),
    },
    standing: {
      ofAdmin: async () => ({ role: 'ADMIN', status: 'ACTIVE', tokenStands: proves() }),
      ofMember: async () => ({ ...A_MEMBER, tokenStands: proves() }),
      ofCustodianMember: async () => ({ ...A_MEMBER, tokenStands: proves() }),
      ofVerifierMember: async () => ({ ...A_MEMBER, tokenStands: proves() }),
    },
    apiKeys: {
      async authenticate() {
        if (!proves()) throw new AppError('API_KEY_INVALID', 'It was revoked.');
        return { ...AN_API_KEY, scopes: ['credentials:issue', 'credentials:batch', 'team:provision'] };
      },
    },
    graphql: {
      handle: async ({ context: { identity } }) => {
        handled += 1;
        const body = JSON.stringify({ identity });
        return { status: 200, headers: { 'content-length': String(body.length) }, body };
      },
      close: async () => undefined,
    },
    handle: async ({ context }) => {
      handled += 1;
      return { status: 200, headers: {}, body: { identity: context.identity } };
    },
    env: {
      RATE_LIMIT_REGISTRATION: '100000',
      RATE_LIMIT_SIGN_IN: '100000',
      RATE_LIMIT_LINK: '100000',
      RATE_LIMIT_ISSUE: '100000',
      RATE_LIMIT_PROVISIONING: '100000',
      RATE_LIMIT_INSIGHT: '100000',
      RATE_LIMIT_KYC: '100000',
      RATE_LIMIT_HOLDER: '100000',
      RATE_LIMIT_LOOKUP: '100000',
    },
  });
});
afterAll(() => edge.stop());
beforeEach(() => {
  handled = 0;
  proofs = 0;
  stands = true;
});

function proves(): boolean {
  proofs += 1;
  return stands;
}

const custodianToken = async (tokens: TestPort['tokens']) =>
  (
    await tokens.sign({
      kind: 'custodian',
      userId: 'user-1',
      role: 'Admin',
      custodianId: 'custodian-1',
      custodianDid: 'did:key:z6Mk2',
      custodianStatus: 'ACTIVE',
    })
  ).token;
const verifierToken = async (tokens: TestPort['tokens']) =>
  (
    await tokens.sign({
      kind: 'verifier',
      userId: 'user-1',
      role: 'Admin',
      verifierId: 'verifier-1',
      verifierStatus: 'ACTIVE',
    })
  ).token;

const adminToken = async (tokens: TestPort['tokens']) =>
  (await tokens.sign({ kind: 'admin', userId: 'viewer-1', role: 'VIEWER' })).token;

/** The token of somebody whom a row is not for. */
function outsiderTo({ caller }: Route) {
  if (caller === 'issuer, holder, custodian or verifier') return adminToken;
  return caller === 'verifier' || caller === 'verifier or API key' ? custodianToken : verifierToken;
}

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
const AN_API_KEY = {
  apiKeyId: 'key-1',
  issuerId: 'issuer-1',
  issuerDid: 'did:key:z6Mk1',
  issuerStatus: 'ACTIVE',
} as const;
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

const AN_UPLOAD = {
  lines: ['Content-Type: multipart/form-data; boundary=x'],
  body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n--x--\r\n',
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
  const token = await outsiderTo(row)(edge.tokens);
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
      const { lines, body: sent } = row.body === 'upload' ? AN_UPLOAD : { lines: [], body: '' };
      const offer = [...lines, `Authorization: ${await offered()}`];
      const { status, body } = await send(row, { lines: offer, body: sent });
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

describe('of a body that comes late', () => {
  const late = GUARDED.filter(({ row }) => row.method !== 'GET' && !row.stream && !isFile(row));
  const sendLate = async (method: string, path: string, lines: readonly string[], isEnded: boolean) => {
    [proofs, stands] = [0, true];
    const meanwhile = async () => {
      await until('the first proof', () => proofs > 0);
      stands = !isEnded;
    };
    const head = [`${method} ${path} HTTP/1.1`, 'Host: edge', JSON_TYPE, ...lines];
    return firstReply(await lateExchange(edge.port, head, '{}', meanwhile));
  };

  test.each(late)('$name proves the sender once more when it is there', async ({ row }) => {
    const lines = await headersOfCaller(row, edge.tokens);
    const path = row.path.replace(/\{[^}]+\}/g, 'x');
    expect((await sendLate(row.method, path, lines, true)).status).toBe(401);
    expect(handled).toBe(0);
    expect((await sendLate(row.method, path, lines, false)).status).toBe(200);
  });

  test.each(['/graphql', '/api/v1/credentials/issue'])(
    '%s does so by token, cookie and key',
    async (path) => {
      const isGraphql = path === '/graphql';
      const member = { kind: 'issuer', userId: 'user-1', role: 'Admin', ...AN_API_KEY } as const;
      const { token } = await edge.tokens.sign(member);
      const proof = isGraphql ? `Cookie: ${A_SESSION}` : 'X-Api-Key: tmr_x';
      for (const line of [`Authorization: Bearer ${token}`, proof]) {
        expect((await sendLate('POST', path, [line], false)).body.identity.kind).not.toBe('anonymous');
        const { status, body } = await sendLate('POST', path, [line], true);
        // Without a session that stands a cookie is nobody's, who may ask, too.
        const isNobody = status === 200 && body.identity.kind === 'anonymous';
        expect(isNobody || status === 401).toBe(true);
      }
    },
  );
});

test('whom a row is for is let in', async () => {
  for (const row of ROUTES.filter((each) => !each.stream && !isFile(each))) {
    const lines = await headersOfCaller(row, edge.tokens);
    expect([row.path, (await send(row, { lines })).status]).toEqual([row.path, 200]);
  }
});
