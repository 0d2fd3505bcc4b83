import { createHmac, randomBytes } from 'node:crypto';
import type { AdminRole, Identity } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import { FORGERIES, forge } from '../../kernel/testing/token-forge.ts';
import { createTokenService } from '../../kernel/tokens.ts';
import { unitOfPath } from '../../kernel/units.ts';
import { HOLDER_COOKIE } from '../../router/edge/holder-session.ts';
import { exampleOf } from '../../router/edge/testing.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { ROUTES } from '../../subgraphs/domains.ts';
import { isFile, type Route } from '../../subgraphs/rest.ts';
import { httpCall } from '../testing/http-call.ts';
import { expectStatus, HOLDER_DID, newToken, secretsOf } from '../testing/rest-road.ts';
import { standBehind } from '../testing/standing.ts';
import { bodyOf, startTestPlatform, TEST_ADMIN, type TestPlatform } from '../testing/test-platform.ts';

const SECRET = randomBytes(64);
const HOUR = 3_600_000;

type Headers = Readonly<Record<string, string>>;

// Told by path and on purpose: a route that forgets to say whom it is for is in the matrix all the same.
const GROUPS: readonly RegExp[] = [
  /^\w+ \/api\/v1\/admin\//,
  /^GET \/api\/v1\/(issuers|audit-logs(\/.*)?|network-stats(\/.*)?|system-health)$/,
  /^POST \/api\/v1\/issuers\/\{issuer_did\}\/(approve|reject|status)$/,
  /^PUT \/api\/v1\/demo-mode$/,
];
const PUBLIC = /^(POST \/api\/v1\/admin\/auth\/(login|demo-login)|GET \/api\/v1\/audit-logs\/key)$/;
const OWN = /^\w+ \/api\/v1\/admin\/auth\/(logout|me)$/;
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const ROWS = ROUTES.filter(
  (row) => GROUPS.some((group) => group.test(nameOf(row))) || row.caller === 'admin',
);
// What only ADMIN may do; OPERATOR gets FORBIDDEN from the operation itself.
const ADMIN_ONLY = [
  /^POST \/api\/v1\/admin\/users$/,
  /^(PUT|DELETE) \/api\/v1\/admin\/users\/\{id\}(\/role)?$/,
  /^GET \/api\/v1\/admin\/assistance\/calls\/\{call_id\}$/,
];

/** How a caller is met: by a refusal, or let in. */
type Verdict = 'UNAUTHENTICATED' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'SCOPE_MISSING' | 'FORBIDDEN' | 'IN';
const STATUS: Readonly<Record<Exclude<Verdict, 'IN'>, number>> = {
  UNAUTHENTICATED: 401,
  TOKEN_INVALID: 401,
  TOKEN_EXPIRED: 401,
  SCOPE_MISSING: 403,
  FORBIDDEN: 403,
};

interface Caller {
  readonly headers: (row: Route) => Headers | Promise<Headers>;
  readonly verdict: (row: Route) => Verdict;
}

let platform: TestPlatform;
let store: Store;
const tokensAt = (ms: number) =>
  createTokenService({ secret: SECRET, issuer: platform.config.PUBLIC_URL, now: () => new Date(ms) });
const bearerOf = async (identity: Identity, age = 0): Promise<Headers> => ({
  authorization: `Bearer ${(await tokensAt(Date.now() - age).sign(identity)).token}`,
});
const people = new Map<AdminRole, Identity>();
/** The strangers below, settled. */
const outside = new Map<string, Identity>();
let holderCookie: string;

beforeAll(async () => {
  platform = await startTestPlatform({ env: { JWT_SECRET: SECRET.toString('base64') } });
  store = await connectStore({ dataDir: platform.config.DATA_DIR });
  for (const role of ['ADMIN', 'OPERATOR', 'VIEWER'] as const) people.set(role, await person(role));
  holderCookie = await aHolderCookie();
  for (const [name, identity] of Object.entries(strangers)) outside.set(name, await settled(identity));
});
afterAll(async () => {
  await store.close();
  await platform.stop();
});

/** The session cookie of a holder who has just signed in. */
async function aHolderCookie(): Promise<string> {
  const body = { name: 'Aoife', email: 'aoife@people.example' };
  expectStatus(await platform.rest('POST', '/api/v1/holder/auth/register', { body }), 200);
  const token = await newToken(secretsOf(platform.lines), 0);
  const verify = '/api/v1/holder/auth/magic-link/verify';
  const reply = expectStatus(await platform.rest('POST', verify, { body: { token } }), 200);
  return String(reply.headers.get('set-cookie')).split(';')[0] ?? '';
}

/** The identity with all that a request with its token is asked about. */
async function settled(identity: Identity): Promise<Identity> {
  if (identity.kind === 'custodian') {
    const body = { name: 'Archive of Closed Schools', custodian_type: 'RECORDS_ARCHIVE' };
    const registered = await platform.rest('POST', '/api/v1/custodian/register', { body });
    const { custodian_did: custodianDid, custodian_id: custodianId } = expectStatus(registered, 201).body;
    return standBehind(store, { ...identity, userId: newId(), custodianId, custodianDid });
  }
  if (identity.kind !== 'issuer') return standBehind(store, identity);
  const body = { name: 'Ardmore', contact_email: 'registrar@ardmore.example' };
  const registered = await platform.rest('POST', '/api/v1/issuer/register', { body });
  const issuerDid = expectStatus(registered, 201).body.issuer_did;
  const { issuer_id: issuerId } = (await platform.rest('GET', `/api/v1/issuers/${issuerDid}`)).body;
  return standBehind(store, { ...identity, userId: newId(), issuerId, issuerDid });
}

/** An administrator in the store, with whom nobody can sign in. */
async function person(role: AdminRole): Promise<Identity> {
  const userId = newId();
  const at = new Date();
  await store
    .connection('admin')
    .collection('admin_users')
    .insertOne({
      _id: userId as never,
      email: `${userId}@example.edu`,
      displayName: role,
      role,
      status: 'ACTIVE',
      passwordHash: 'none',
      lastLoginAt: null,
      createdAt: at,
      updatedAt: at,
      createdBy: null,
      rowVersion: 1,
    });
  return { kind: 'admin', userId, role };
}
// What ends tokens is done with one of its own.
const ending = async (role: AdminRole) => bearerOf(await person(role));
const asAdmin = (role: AdminRole) => (row: Route) =>
  OWN.test(nameOf(row)) ? ending(role) : bearerOf(people.get(role)!);

const issuer: Identity = {
  kind: 'issuer',
  issuerStatus: 'ACTIVE',
  userId: newId(),
  role: 'Admin',
  issuerId: newId(),
  issuerDid: HOLDER_DID,
};
const organization = {
  userId: newId(),
  custodianId: newId(),
  custodianDid: HOLDER_DID,
  custodianStatus: 'ACTIVE' as const,
} as const;
const strangers: Readonly<Record<string, Identity>> = {
  'issuer Admin': issuer,
  'issuer with the role ADMIN': { ...issuer, role: 'ADMIN' },
  'custodian Admin': { kind: 'custodian', role: 'Admin', ...organization },
  'custodian with the role ADMIN': { kind: 'custodian', role: 'ADMIN', ...organization },
  verifier: {
    kind: 'verifier',
    userId: newId(),
    role: 'Admin',
    verifierId: newId(),
    verifierStatus: 'ACTIVE',
  },
  'holder with a token': { kind: 'holder', holderId: newId(), dids: [HOLDER_DID] },
};
const FORGED = ['X-User-Role: ADMIN', 'X-Token-Scope: admin-console', 'X-User-ID: root', 'X-Token-Id: t'];
// What fetch can spell; router/edge/spoofing.test.ts has every other way of writing them.
const SPELLINGS: Readonly<Record<string, (name: string) => string>> = {
  'as documented': (name) => name,
  'with underscores': (name) => name.replaceAll('-', '_'),
  'with one underscore': (name) => name.replace('-', '_'),
};
const forged = (spell: (name: string) => string): Headers =>
  Object.fromEntries(
    FORGED.map((line) => line.split(': ') as [string, string]).map(([name, value]) => [spell(name), value]),
  );
const everySpelling = (): Headers => Object.assign({}, ...Object.values(SPELLINGS).map(forged));
const admitted = (row: Route, otherwise: Verdict): Verdict => (PUBLIC.test(nameOf(row)) ? 'IN' : otherwise);
const always =
  (verdict: Verdict) =>
  (_row: Route): Verdict =>
    verdict;

const CALLERS: Readonly<Record<string, Caller>> = {
  'no token': { headers: () => ({}), verdict: (row) => admitted(row, 'UNAUTHENTICATED') },
  // Only Core Engine knows holders by their cookie; to Admin Console it is nobody's.
  'a holder with a session': {
    headers: () => ({ cookie: holderCookie }),
    verdict: (row) =>
      admitted(row, unitOfPath(row.path) === 'core-engine' ? 'SCOPE_MISSING' : 'UNAUTHENTICATED'),
  },
  'a cookie of no session': {
    headers: () => ({ cookie: `${HOLDER_COOKIE}=${'A'.repeat(43)}` }),
    verdict: (row) => admitted(row, 'UNAUTHENTICATED'),
  },
  ...Object.fromEntries(
    Object.keys(strangers).map((name) => [
      name,
      {
        headers: () => bearerOf(outside.get(name)!),
        verdict: (row: Route) => admitted(row, 'SCOPE_MISSING'),
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(SPELLINGS).map(([spelling, spell]) => [
      `trusted headers ${spelling}, no token`,
      { headers: () => forged(spell), verdict: (row: Route) => admitted(row, 'UNAUTHENTICATED') },
    ]),
  ),
  "trusted headers in every spelling, an issuer's token": {
    headers: async () => ({ ...everySpelling(), ...(await bearerOf(outside.get('issuer Admin')!)) }),
    verdict: (row) => admitted(row, 'SCOPE_MISSING'),
  },
  "trusted headers in every spelling, a VIEWER's token": {
    headers: async (row) => ({ ...everySpelling(), ...(await asAdmin('VIEWER')(row)) }),
    verdict: viewer,
  },
  VIEWER: { headers: asAdmin('VIEWER'), verdict: viewer },
  OPERATOR: {
    headers: asAdmin('OPERATOR'),
    verdict: (row) => (ADMIN_ONLY.some((rule) => rule.test(nameOf(row))) ? 'FORBIDDEN' : 'IN'),
  },
  ADMIN: { headers: asAdmin('ADMIN'), verdict: always('IN') },
  'a VIEWER whose token says ADMIN': {
    headers: async (row) => {
      const { userId } = (OWN.test(nameOf(row)) ? await person('VIEWER') : people.get('VIEWER')!) as {
        userId: string;
      };
      return bearerOf({ kind: 'admin', userId, role: 'ADMIN' });
    },
    verdict: viewer,
  },
  'an expired ADMIN': {
    headers: () => bearerOf(people.get('ADMIN')!, 2 * HOUR),
    verdict: (row: Route) => admitted(row, 'TOKEN_EXPIRED'),
  },
  'an unknown administrator': {
    headers: () => bearerOf({ kind: 'admin', userId: newId(), role: 'ADMIN' }),
    verdict: (row: Route) => admitted(row, 'TOKEN_INVALID'),
  },
  'a token of an earlier epoch': {
    headers: () => bearerOf({ ...people.get('ADMIN')!, tokenEpoch: 1 } as Identity),
    verdict: (row: Route) => admitted(row, 'TOKEN_INVALID'),
  },
  'a forged signature': {
    headers: async () => {
      const token = (await bearerOf(people.get('ADMIN')!))['authorization']!.slice('Bearer '.length);
      const [head, claims] = token.split('.');
      const mac = createHmac('sha512', 'another secret').update(`${head}.${claims}`).digest('base64url');
      return { authorization: `Bearer ${head}.${claims}.${mac}` };
    },
    verdict: (row: Route) => admitted(row, 'TOKEN_INVALID'),
  },
  ...Object.fromEntries(
    ['alg none without a signature', 'HS256 with the right secret', 'a scope other than the audience'].map(
      (name) => [
        name,
        {
          headers: async () => {
            const good = (await bearerOf(people.get('ADMIN')!))['authorization']!.slice('Bearer '.length);
            const { make } = FORGERIES.find((forgery) => forgery.name === name)!;
            return { authorization: `Bearer ${make({ good, secret: SECRET })}` };
          },
          verdict: (row: Route) => admitted(row, 'TOKEN_INVALID'),
        },
      ],
    ),
  ),
  "an ADMIN's token in another scope": {
    headers: async () => {
      const good = (await bearerOf(people.get('ADMIN')!))['authorization']!.slice('Bearer '.length);
      const claims = { scope: 'verifier-portal', aud: 'verifier-portal', org_id: newId() };
      return { authorization: `Bearer ${forge({ good, secret: SECRET }, { claims })}` };
    },
    // The verifier that it names does not know the person.
    verdict: (row) => admitted(row, 'TOKEN_INVALID'),
  },
};

function viewer(row: Route): Verdict {
  if (ADMIN_ONLY.some((rule) => rule.test(nameOf(row)))) return 'FORBIDDEN';
  return row.method === 'GET' || OWN.test(nameOf(row)) || PUBLIC.test(nameOf(row)) ? 'IN' : 'FORBIDDEN';
}

/** What a request came to, in the words of the rule: only what says nothing about who may is IN. */
function met(status: number, body: { error?: string } | undefined): string {
  const isIn = [200, 201, 202, 204, 400, 404, 409, 412].includes(status);
  return isIn ? 'IN' : `${status} ${body?.error}`;
}
const wanted = (verdict: Verdict) => (verdict === 'IN' ? 'IN' : `${STATUS[verdict]} ${verdict}`);

/** One request with plausible path ids. */
const BOUNDARY = 'of-the-matrix';

async function meet(row: Route, headers: Headers): Promise<string> {
  const { path, body } = exampleOf(row, HOLDER_DID);
  const sent = sentBody(row, body);
  const type = isFile(row) ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json';
  const reply = await httpCall(`${platform.base}${path}`, {
    method: row.method,
    headers: { ...(sent ? { 'content-type': type } : {}), ...headers },
    body: sent && (isFile(row) ? formOf(sent) : JSON.stringify(sent)),
  });
  return met(reply.status, bodyOf(reply));
}

/** The fields of an example and a small file behind them. */
function formOf(fields: object): string {
  const parts = [
    ...Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`),
    'name="file"; filename="a.json"\r\n\r\n{}',
  ];
  return `${parts.map((part) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--${BOUNDARY}--\r\n`;
}

/** What is sent to a route instead of its example, where that would have effects beyond the matrix. */
function sentBody(row: Route, example: object | undefined): object | undefined {
  // A sign-in that fails would slow down the next cell.
  if (PUBLIC.test(nameOf(row))) return row.method === 'GET' ? undefined : {};
  // No site elsewhere is asked for anything.
  if (nameOf(row) === 'POST /api/v1/admin/federated-issuers') return { ...example, did: 'did:web:localhost' };
  return example;
}

const rows = ROWS.map((row) => ({ name: nameOf(row), row }));

test('the matrix has every route of the administration', () => {
  const names = ROWS.map(nameOf);
  expect(names).toEqual(expect.arrayContaining(['GET /api/v1/issuers', 'GET /api/v1/admin/users']));
  // A route of these paths is for administrators, or the filter of its door would not know.
  for (const row of ROWS)
    expect([nameOf(row), PUBLIC.test(nameOf(row)) ? 'admin' : row.caller]).toEqual([nameOf(row), 'admin']);
  for (const name of names.filter((name) => name.includes('/api/v1/admin/')))
    expect(unitOfPath(name.split(' ')[1]!)).toBe(
      name.includes('/admin/catalog/') ? 'core-engine' : 'admin-console',
    );
});

test.each(rows)('$name', async ({ row }) => {
  const outcomes = await Promise.all(
    Object.entries(CALLERS).map(async ([name, { headers }]) => {
      return [name, await meet(row, await headers(row))];
    }),
  );
  expect(Object.fromEntries(outcomes)).toEqual(
    Object.fromEntries(Object.entries(CALLERS).map(([name, { verdict }]) => [name, wanted(verdict(row))])),
  );
});

describe('after the reply that takes the rights of an ADMIN', () => {
  const users = '/api/v1/admin/users';
  const WORKERS = 8;

  const changed = (method: string, path: string, body?: object) => async (userId: string) => {
    const headers = await bearerOf(people.get('ADMIN')!);
    const reply = await platform.rest(method, `${users}/${userId}${path}`, {
      headers,
      ...(body ? { body } : {}),
    });
    expect([200, 204]).toContain(reply.status);
  };
  const ENDS: readonly [string, (userId: string, own: Headers) => Promise<void>, string][] = [
    ['by demotion', changed('PUT', '/role', { role: 'VIEWER' }), 'TOKEN_INVALID'],
    ['by disabling', changed('PUT', '', { status: 'DISABLED' }), 'TOKEN_INVALID'],
    ['by removal', changed('DELETE', ''), 'TOKEN_INVALID'],
    [
      'by sign-out',
      async (_userId, headers) => {
        const reply = await platform.rest('POST', '/api/v1/admin/auth/logout', { headers });
        expect(reply.status).toBe(204);
      },
      'TOKEN_INVALID',
    ],
  ];

  test.each(ENDS)('%s nothing of a burst is written', async (_how, end, code) => {
    const identity = await person('ADMIN');
    const { userId } = identity as { userId: string };
    const headers = await bearerOf(identity);
    const written = () =>
      store
        .connection('admin')
        .collection('audit_entries')
        .countDocuments({ 'actor.id': userId, action: 'admin.user_renamed' });
    let isOver = false;
    const late: string[] = [];
    const worker = async () => {
      const other = (await person('VIEWER')) as { userId: string };
      for (let after = 0; after < 3; ) {
        const wasOver = isOver;
        const reply = await platform.rest('PUT', `${users}/${other.userId}`, {
          headers,
          body: { display_name: newId() },
        });
        if (!wasOver) continue;
        after += 1;
        late.push(reply.body.error ?? String(reply.status));
      }
    };
    const burst = Promise.all(Array.from({ length: WORKERS }, worker));
    while ((await written()) < WORKERS) await new Promise((resolve) => setImmediate(resolve));
    await end(userId, headers);
    isOver = true;
    const atReply = await written();
    await burst;
    expect(await written()).toBe(atReply);
    expect(new Set(late)).toEqual(new Set([code]));
    expect(late).toHaveLength(3 * WORKERS);
  });
});

test('a VIEWER changes the own account under /auth alone', async () => {
  const identity = await person('VIEWER');
  const { userId } = identity as { userId: string };
  const options = { headers: await bearerOf(identity), body: { display_name: 'Me' } };
  // The operation would let it: the rule of the door stands before it.
  expect(await platform.rest('PUT', `/api/v1/admin/users/${userId}`, options)).toMatchObject({
    status: 403,
    body: { error: 'FORBIDDEN' },
  });
  expect((await platform.rest('PATCH', '/api/v1/admin/auth/me', options)).body.display_name).toBe('Me');
});

// Whatever is sent: a refusal of the input would tell that somebody reads it.
test.each<[string, string, { body?: unknown; headers?: Headers }]>([
  ['a code', 'POST', { body: { code: '314159' } }],
  ['a number for the code', 'POST', { body: { code: 314159 } }],
  ['another field', 'POST', { body: { otp: '314159' } }],
  ['no JSON', 'POST', { body: '{' }],
  ['another content type', 'POST', { body: 'code=314159', headers: { 'content-type': 'text/plain' } }],
  ['nothing', 'POST', {}],
  ['another method', 'PUT', { body: { code: '314159' } }],
])('the demo login that is closed answers %s like a path that is not there', async (_what, method, sent) => {
  const bodies = await Promise.all(
    ['/api/v1/admin/auth/demo-login', '/api/v1/admin/auth/demo-logout'].map(async (path) => {
      const reply = await platform.rest(method, path, { ...sent, headers: { ...sent.headers } });
      const { timestamp: _at, correlationId: _id, ...body } = reply.body;
      return { status: reply.status, limit: reply.headers.get('ratelimit'), body };
    }),
  );
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[0]).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
});

test('sign-in, account and sign-out through REST and GraphQL', async () => {
  const login = await platform.rest('POST', '/api/v1/admin/auth/login', { body: TEST_ADMIN });
  const headers = { authorization: `Bearer ${expectStatus(login, 200).body.token}` };
  const me = expectStatus(await platform.rest('GET', '/api/v1/admin/auth/me', { headers }), 200).body;
  expect(me).toMatchObject({ email: TEST_ADMIN.email, role: 'ADMIN', status: 'ACTIVE' });
  expect(me).not.toHaveProperty('password_hash');
  const { data } = await platform.graphql('{ currentAdmin { id lastLoginAt rowVersion } }', {}, headers);
  expect(data.currentAdmin).toEqual({ id: me.id, lastLoginAt: me.last_login_at, rowVersion: me.row_version });

  const made = await platform.rest('POST', '/api/v1/admin/users', {
    headers,
    body: { email: 'new@example.edu', display_name: 'New', role: 'OPERATOR' },
  });
  const { id, generated_password: password } = expectStatus(made, 201).body;
  const list = await platform.rest('GET', '/api/v1/admin/users?role=OPERATOR&search=NEW%40&page_size=5', {
    headers,
  });
  expect(list.body).toMatchObject({ items: [{ id }], page: 0, page_size: 5, total: 1 });
  const renamed = { headers: { ...headers, 'if-match': '"7"' }, body: { display_name: 'Newer' } };
  expect(await platform.rest('PUT', `/api/v1/admin/users/${id}`, renamed)).toMatchObject({ status: 412 });

  const signedIn = await platform.graphql(
    'mutation ($input: AdminSignInInput!) { adminSignIn(input: $input) { token } }',
    { input: { email: 'new@example.edu', password } },
  );
  const own = { authorization: `Bearer ${signedIn.data.adminSignIn.token}` };
  expect((await platform.graphql('{ currentAdmin { id } }', {}, own)).data.currentAdmin.id).toBe(id);
  await platform.graphql('mutation { adminSignOut { everywhere } }', {}, own);
  expect((await platform.graphql('{ currentAdmin { id } }', {}, own)).errors).toMatchObject([
    { extensions: { code: 'TOKEN_INVALID' } },
  ]);
  expect((await platform.rest('DELETE', `/api/v1/admin/users/${id}`, { headers })).status).toBe(204);
  expect((await platform.rest('POST', '/api/v1/admin/auth/logout', { headers })).status).toBe(204);
  expect(await platform.rest('GET', '/api/v1/admin/auth/me', { headers })).toMatchObject({ status: 401 });
});
