import { randomBytes } from 'node:crypto';
import { openCertificates } from '../../grpc/certificates.ts';
import { createAssertionSigner } from '../../kernel/assertion.ts';
import { systemClock } from '../../kernel/clock.ts';
import { ACTIONS, type Identity } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import { createLogger } from '../../kernel/log.ts';
import { FORGERIES, forge } from '../../kernel/testing/token-forge.ts';
import { createTokenService, type TokenService } from '../../kernel/tokens.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { ROUTES } from '../../subgraphs/domains.ts';
import type { Route } from '../../subgraphs/rest.ts';
import {
  activeIssuer,
  type RoadIssuer,
  restClient,
  secretsOf,
  signInAdmin,
} from '../../units/testing/rest-road.ts';
import { standBehind } from '../../units/testing/standing.ts';
import { startTestPlatform, type TestPlatform } from '../../units/testing/test-platform.ts';
import { exampleOf, firstReply, rawExchange } from './testing.ts';

const secret = randomBytes(64);
const ISSUERS = '/api/v1/issuers';

let platform: TestPlatform;
let tokens: TokenService;
let store: Store;
let issuer: RoadIssuer;
let rootId: string;
let good: string;

beforeAll(async () => {
  platform = await startTestPlatform({ env: { JWT_SECRET: secret.toString('base64') } });
  tokens = createTokenService({ secret, issuer: platform.config.PUBLIC_URL, now: systemClock });
  store = await connectStore({ dataDir: platform.config.DATA_DIR });
  const rest = restClient(platform.base);
  const admin = await signInAdmin(rest);
  issuer = await activeIssuer(rest, {
    secrets: secretsOf(platform.lines),
    admin,
    email: 'registrar@ardmore.example',
  });
  rootId = String((await users().findOne())?._id);
  good = await tokenOf({ kind: 'admin', userId: rootId, role: 'ADMIN' });
});
afterAll(async () => {
  await store.close();
  await platform.stop();
});

const users = () =>
  store.connection('admin').collection<{ _id: string; role: string; status: string }>('admin_users');
const tokenOf = async (identity: Identity) => (await tokens.sign(identity)).token;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** An administrator of this role, in the store. */
async function anAdmin(role: 'ADMIN' | 'OPERATOR' | 'VIEWER') {
  const userId = newId();
  const { _id, ...like } = (await users().findOne({ _id: rootId }))!;
  await users().insertOne({ ...like, _id: userId, role, email: `${userId}@example.edu` } as never);
  return { userId, headers: bearer(await tokenOf({ kind: 'admin', userId, role })) };
}

test.each(FORGERIES)('refuses $name', async ({ code, make }) => {
  const reply = await platform.rest('GET', ISSUERS, { headers: bearer(make({ good, secret })) });
  expect(reply).toMatchObject({ status: 401, body: { error: code } });
  expect(reply.headers.get('www-authenticate')).toContain('Bearer');
});

test('takes the good token, and the one that the forger signs without a change', async () => {
  for (const token of [good, forge({ good, secret })])
    expect((await platform.rest('GET', ISSUERS, { headers: bearer(token) })).status).toBe(200);
});

// RFC 9110 §11.1: the name of a scheme has no case.
test.each(['Bearer', 'bearer', 'BEARER'])('takes the scheme %s', async (scheme) => {
  const reply = await platform.rest('GET', ISSUERS, { headers: { authorization: `${scheme} ${good}` } });
  expect(reply.status).toBe(200);
});

describe('refuses the header', () => {
  const headers: [string, () => string[]][] = [
    ['with two spaces', () => [`Authorization: Bearer  ${good}`]],
    ['with a tab', () => [`Authorization: Bearer\t${good}`]],
    ['with a space inside the token', () => [`Authorization: Bearer ${good.slice(0, 20)} ${good.slice(20)}`]],
    ['with two tokens', () => [`Authorization: Bearer ${good}, Bearer ${good}`]],
    ['sent twice', () => [`Authorization: Bearer ${good}`, `Authorization: Bearer ${good}`]],
    ['sent twice, in two cases', () => [`Authorization: Bearer ${good}`, `AUTHORIZATION: Bearer ${good}`]],
    ['sent twice, the first one wrong', () => ['Authorization: Bearer x', `Authorization: Bearer ${good}`]],
    ['of scheme Basic', () => [`Authorization: Basic ${Buffer.from('root:x').toString('base64')}`]],
    ['of scheme Token', () => [`Authorization: Token ${good}`]],
    ['without a scheme', () => [`Authorization: ${good}`]],
    ['without a token', () => ['Authorization: Bearer']],
    ['that is empty', () => ['Authorization:']],
    ['with quotes', () => [`Authorization: Bearer "${good}"`]],
    ['with a parameter', () => [`Authorization: Bearer token=${good}`]],
    ['with a NUL escape', () => [`Authorization: Bearer ${good}%00`]],
  ];
  test.each(headers)('%s', async (_name, lines) => {
    expect(await raw(lines())).toMatchObject({ status: 401, body: { error: 'TOKEN_INVALID' } });
  });
});

describe('takes a token from nowhere else:', () => {
  const places: [string, () => { path?: string; lines?: string[] }, number][] = [
    ['a query parameter', () => ({ path: `${ISSUERS}?access_token=${good}` }), 401],
    ['a cookie', () => ({ lines: [`Cookie: token=${good}; Authorization=Bearer ${good}`] }), 401],
    ['Proxy-Authorization', () => ({ lines: [`Proxy-Authorization: Bearer ${good}`] }), 401],
    ['X-Authorization', () => ({ lines: [`X-Authorization: Bearer ${good}`] }), 401],
    ['a header with an underscore', () => ({ lines: [`HTTP_AUTHORIZATION: Bearer ${good}`] }), 401],
  ];
  test.each(places)('%s', async (_name, place, status) => {
    const { path, lines = [] } = place();
    expect((await raw(lines, path)).status).toBe(status);
  });
});

async function raw(lines: readonly string[], path = ISSUERS) {
  const all = ['Host: edge', 'Connection: close', ...lines].map((line) => `${line}\r\n`).join('');
  return firstReply(
    await rawExchange(platform.config.units['api-gateway'].rest, `GET ${path} HTTP/1.1\r\n${all}\r\n`),
  );
}

describe('takes no other signed or secret value of the platform for a token:', () => {
  const values: [string, () => Promise<string>][] = [
    [
      'a sign-in link',
      async () => {
        const links = secretsOf(platform.lines)().map((text) => /[#?&]token=([\w-]{20,})/.exec(text)?.[1]);
        return links.find((token) => token !== undefined) ?? '';
      },
    ],
    [
      'a cursor',
      async () => {
        const query = '{ issuers(first: 1) { pageInfo { endCursor } } }';
        return (await platform.graphql(query, {}, bearer(good))).data.issuers.pageInfo.endCursor;
      },
    ],
    ['an assertion of the gateway', () => assertion()],
    ['an assertion with a fourth part', async () => `${await assertion()}.x`],
    ['a token signed with the key of cursors', async () => signedWith(tokens.deriveKey('cursor'))],
    ['a password', async () => 'correct'],
    ['a credential id', async () => newId()],
  ];
  test.each(values)('%s', async (_name, value) => {
    const text = await value();
    expect(text).not.toBe('');
    const reply = await platform.rest('GET', ISSUERS, { headers: bearer(text) });
    expect(reply).toMatchObject({ status: 401, body: { error: 'TOKEN_INVALID' } });
  });

  /** As the gateway of this platform signs them. */
  async function assertion(): Promise<string> {
    const log = createLogger({ level: 'silent' });
    const certificates = await openCertificates({
      dataDir: platform.config.DATA_DIR,
      names: ['api-gateway'],
      log,
    });
    certificates.close();
    const keys = () => certificates.assertionKeys();
    const facts = {
      identity: { kind: 'admin', userId: rootId, role: 'ADMIN' } as const,
      correlationId: 'c',
      clientHash: '127.0.0.1',
    };
    const http = { method: 'GET', url: ISSUERS, bodyLength: '0' };
    const scope = { to: ['core-engine'], fields: [], http };
    return createAssertionSigner({ keys, now: systemClock }).sign(facts, scope, 30_000);
  }
  const signedWith = (key: Uint8Array) => forge({ good, secret }, { key });
});

describe('the scope of a token', () => {
  const strangers: Identity[] = [
    {
      kind: 'issuer',
      issuerStatus: 'ACTIVE',
      userId: newId(),
      role: 'Admin',
      issuerId: newId(),
      issuerDid: '',
    },
    {
      kind: 'custodian',
      userId: 'u',
      role: 'ADMIN',
      custodianId: 'c',
      custodianDid: 'did:key:z',
      custodianStatus: 'ACTIVE',
    },
    { kind: 'verifier', userId: 'u', role: 'Admin', verifierId: 'v', verifierStatus: 'ACTIVE' },
    { kind: 'holder', holderId: newId(), dids: [] },
  ];
  const tokenOfStranger = new Map<Identity['kind'], string>();
  beforeAll(async () => {
    for (const identity of strangers) {
      tokenOfStranger.set(identity.kind, await tokenOf(await standBehind(store, await known(identity))));
    }
  });

  /** The identity for an organization that is registered. */
  async function known(identity: Identity): Promise<Identity> {
    if (identity.kind === 'issuer') return { ...identity, issuerDid: issuer.did };
    if (identity.kind !== 'custodian') return identity;
    const body = { name: 'Archive of Closed Schools', custodian_type: 'RECORDS_ARCHIVE' };
    const registered = await platform.rest('POST', '/api/v1/custodian/register', { body });
    return { ...identity, custodianDid: registered.body.custodian_did };
  }

  const adminRoutes = ROUTES.filter(({ caller }) => caller === 'admin');
  const cases = adminRoutes.flatMap((row) => strangers.map(({ kind }) => ({ row, kind })));

  test.each(cases)('$kind opens nothing of $row.method $row.path', async ({ row, kind }) => {
    const headers = bearer(tokenOfStranger.get(kind) ?? '');
    expect(await call(row, headers)).toMatchObject({ status: 403, body: { error: 'SCOPE_MISSING' } });
  });

  // What administrators may read of the catalog they may read here, too.
  const grantsAdmins = ({ permits }: Route) => ACTIONS[permits].some(({ to }) => to === 'admin');
  const issuerRoutes = ROUTES.filter(({ caller }) => caller === 'issuer' || caller === 'issuer or API key');

  test.each(issuerRoutes.filter((row) => !grantsAdmins(row) || !row.path.includes('/portal/catalog/')))(
    'admin-console opens nothing of $method $path',
    async (row) => {
      expect(await call(row, bearer(good))).toMatchObject({ status: 403, body: { error: 'SCOPE_MISSING' } });
    },
  );

  test.each(adminRoutes)('nobody opens $method $path', async (row) => {
    expect(await call(row, {})).toMatchObject({ status: 401, body: { error: 'UNAUTHENTICATED' } });
  });

  const changing = adminRoutes.filter(
    ({ method, path }) => method !== 'GET' && !path.startsWith('/api/v1/admin/auth/'),
  );
  test.each(changing)('VIEWER may not change anything by $method $path', async (row) => {
    const { headers } = await anAdmin('VIEWER');
    expect(await call(row, headers)).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } });
  });
});

const call = (row: Route, headers: Record<string, string>) => {
  const { path, body } = exampleOf(row, issuer.did);
  return platform.rest(row.method, path, { headers, ...(body ? { body } : {}) });
};

describe('an administrator whose token is still good', () => {
  const reject = `/api/v1/issuers/${newId()}/reject`;

  test('loses a right with the role, on the next request', async () => {
    const { userId, headers } = await anAdmin('OPERATOR');
    expect((await platform.rest('POST', reject, { headers, body: {} })).status).not.toBe(403);
    await users().updateOne({ _id: userId }, { $set: { role: 'VIEWER' } });
    expect(await platform.rest('POST', reject, { headers, body: {} })).toMatchObject({
      status: 403,
      body: { error: 'FORBIDDEN' },
    });
    expect((await platform.rest('GET', ISSUERS, { headers })).status).toBe(200);
  });

  test('gains none by what the token says', async () => {
    const { userId } = await anAdmin('VIEWER');
    const headers = bearer(await tokenOf({ kind: 'admin', userId, role: 'ADMIN' }));
    expect((await platform.rest('POST', reject, { headers, body: {} })).status).toBe(403);
  });

  test.each([
    ['suspended', (userId: string) => users().updateOne({ _id: userId }, { $set: { status: 'SUSPENDED' } })],
    ['removed', (userId: string) => users().deleteOne({ _id: userId })],
  ])('is refused when %s, on the next request, by REST and GraphQL', async (_name, end) => {
    const { userId, headers } = await anAdmin('ADMIN');
    expect((await platform.rest('GET', ISSUERS, { headers })).status).toBe(200);
    await end(userId);
    expect(await platform.rest('GET', ISSUERS, { headers })).toMatchObject({
      status: 401,
      body: { error: 'TOKEN_INVALID' },
    });
    const query = '{ issuers(first: 1) { totalCount } }';
    expect(await platform.graphql(query, {}, headers)).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'TOKEN_INVALID' } }],
    });
  });
});
