import { randomBytes } from 'node:crypto';
import { systemClock } from '../../kernel/clock.ts';
import type { Identity } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import { createTokenService } from '../../kernel/tokens.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { apiKeyTextOf } from '../../subgraphs/api-keys/key-text.ts';
import { ROUTES } from '../../subgraphs/domains.ts';
import { searchBytes } from '../../units/testing/canary.ts';
import {
  activeIssuer,
  expectStatus,
  HOLDER_DID,
  issueBody,
  type RoadIssuer,
  restClient,
  secretsOf,
  signInAdmin,
} from '../../units/testing/rest-road.ts';
import { standBehind } from '../../units/testing/standing.ts';
import { startTestPlatform, type TestPlatform } from '../../units/testing/test-platform.ts';
import { exampleOf, firstReply, rawExchange } from './testing.ts';

const ISSUE = '/api/v1/credentials/issue';
const BATCH = '/api/v1/credentials/batch';
const OPENED = new Set([`POST ${ISSUE}`, `POST ${BATCH}`]);
const secret = randomBytes(64);

type Headers = Readonly<Record<string, string>>;

let platform: TestPlatform;
let store: Store;
let admin: Headers;
let issuer: RoadIssuer;
let other: RoadIssuer;
let key: string;

beforeAll(async () => {
  platform = await startTestPlatform({
    env: { JWT_SECRET: secret.toString('base64'), LOG_LEVEL: 'debug' },
  });
  store = await connectStore({ dataDir: platform.config.DATA_DIR });
  admin = await signInAdmin(restClient(platform.base));
  issuer = await anIssuer('registrar@ardmore.example');
  other = await anIssuer('registrar@brandon.example');
  key = (await aKey(issuer)).text;
});
afterAll(async () => {
  await store.close();
  await platform.stop();
});

const anIssuer = (email: string) =>
  activeIssuer(restClient(platform.base), { secrets: secretsOf(platform.lines), admin, email });

/** A new key of an issuer; its text is shown this once. */
async function aKey({ did, headers }: RoadIssuer, given: object = {}): Promise<{ id: string; text: string }> {
  const body = { name: 'Student records', ...given };
  const reply = await platform.rest('POST', `/api/v1/issuer/${did}/api-keys`, { headers, body });
  const { api_key_id: id, api_key: text } = expectStatus(reply, 201).body;
  return { id, text };
}

const issue = (headers: Headers, did = issuer.did) =>
  platform.rest('POST', ISSUE, { headers: { ...headers }, body: issueBody(did, 'Aoife Byrne') });
const refused = (code: string, status = 401) => ({ status, body: { error: code } });

test('opens issue and batch', async () => {
  expect((await issue({ 'x-api-key': key })).status).toBe(201);
  const body = {
    issuer_did: issuer.did,
    credential_type: 'UniversityDegreeCredential',
    records: [{ holder_did: HOLDER_DID, credential_data: { name: 'Aoife Byrne' } }],
  };
  const batch = await platform.rest('POST', BATCH, { headers: { 'x-api-key': key }, body });
  expect(batch.body).toMatchObject({ succeeded: 1, failed: 0 });
});

describe('opens no other route:', () => {
  const rows = ROUTES.filter((row) => !OPENED.has(`${row.method} ${row.path}`));

  test.each(rows.filter(({ caller }) => caller !== 'public'))('$method $path', async (row) => {
    const { path, body } = exampleOf(row, issuer.did);
    const everything = (await aKeyOfEveryScope()).text;
    const headers = { 'x-api-key': everything };
    const reply = await platform.rest(row.method, path, { headers, ...(body ? { body } : {}) });
    // Where keys of verifiers are read, this one is known, and opens nothing.
    expect(reply).toMatchObject(
      // The scope of directories is none of issuing.
      /^verifier or API key$|as bearer$/.test(row.caller)
        ? refused('SCOPE_MISSING', 403)
        : refused('UNAUTHENTICATED'),
    );
  });

  test.each(rows.filter(({ caller }) => caller === 'public'))(
    '$method $path is public, with a key of no table, too',
    async (row) => {
      const { path, body } = exampleOf(row, issuer.did);
      const headers = { 'x-api-key': 'nonsense' };
      const reply = await platform.rest(row.method, path, { headers, ...(body ? { body } : {}) });
      expect(reply.body?.error).not.toBe('API_KEY_INVALID');
    },
  );

  test('GraphQL', async () => {
    const mutation =
      'mutation ($input: IssueCredentialInput!) { issueCredential(input: $input) { credentialId } }';
    const input = {
      issuerDid: issuer.did,
      holderDid: issuer.did,
      credentialType: 'X',
      credentialData: { a: 1 },
    };
    const reply = await platform.graphql(mutation, { input }, { 'x-api-key': key });
    expect(reply.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  let ofEveryScope: Promise<{ id: string; text: string }> | undefined;
  function aKeyOfEveryScope() {
    const scopes = ['credentials:issue', 'credentials:batch', 'credentials:read'];
    ofEveryScope ??= aKey(issuer, { scopes });
    return ofEveryScope;
  }
});

describe('is refused when it is', () => {
  const spelled: [string, (good: string) => string][] = [
    ['empty', () => ''],
    ['a word', () => 'secret'],
    ['without its prefix', (good) => good.slice(4)],
    ['of another prefix', (good) => good.replace('tmr_', 'sk_')],
    ['in capitals', (good) => good.toUpperCase()],
    ['one letter short', (good) => good.slice(0, -1)],
    ['one letter long', (good) => `${good}0`],
    [
      'changed in its secret',
      (good) => `${good.slice(0, 20)}${good[20] === 'x' ? 'y' : 'x'}${good.slice(21)}`,
    ],
    ['changed in its checksum', (good) => `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}`],
    [
      'well formed, of an unknown prefix',
      () => apiKeyTextOf({ prefix: 'tmr_AAAAAAAA', secret: 'A'.repeat(43) }),
    ],
    [
      'well formed, of a known prefix',
      (good) => apiKeyTextOf({ prefix: good.slice(0, 12), secret: 'A'.repeat(43) }),
    ],
    ['only a prefix', (good) => good.slice(0, 12)],
    ['two keys in one', (good) => `${good}, ${good}`],
    ['quoted', (good) => `"${good}"`],
    ['called a bearer', (good) => `Bearer ${good}`],
    ['an operator', () => '{"$ne":null}'],
    ['very long', (good) => good + 'x'.repeat(5000)],
  ];
  test.each(spelled)('%s', async (_name, spell) => {
    expect(await issue({ 'x-api-key': spell(key) })).toMatchObject(refused('API_KEY_INVALID'));
  });

  test('sent twice', async () => {
    const body = JSON.stringify(issueBody(issuer.did, 'Aoife Byrne'));
    const head = ['Host: edge', 'Connection: close', 'Content-Type: application/json', `X-Api-Key: ${key}`];
    const lines = [...head, `x-api-KEY: ${key}`, `Content-Length: ${Buffer.byteLength(body)}`];
    const text = `POST ${ISSUE} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
    const reply = firstReply(await rawExchange(platform.config.units['api-gateway'].rest, text));
    expect(reply).toMatchObject(refused('API_KEY_INVALID'));
  });

  test('revoked, on the next request', async () => {
    const { id, text } = await aKey(issuer);
    expect((await issue({ 'x-api-key': text })).status).toBe(201);
    const path = `/api/v1/issuer/${issuer.did}/api-keys/${id}`;
    expect((await platform.rest('DELETE', path, { headers: { ...issuer.headers } })).status).toBeLessThan(
      300,
    );
    expect(await issue({ 'x-api-key': text })).toMatchObject(refused('API_KEY_INVALID'));
  });

  test('expired', async () => {
    const { id, text } = await aKey(issuer);
    const keys = store.connection('issuers').collection<{ _id: string }>('api_keys');
    await keys.updateOne({ _id: id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect(await issue({ 'x-api-key': text })).toMatchObject(refused('API_KEY_INVALID'));
  });

  test('of a scope that the route does not ask for', async () => {
    const { text } = await aKey(issuer, { scopes: ['credentials:read', 'credentials:batch'] });
    expect(await issue({ 'x-api-key': text })).toMatchObject(refused('SCOPE_MISSING', 403));
  });

  test('of another issuer than the body names', async () => {
    expect(await issue({ 'x-api-key': key }, other.did)).toMatchObject({ status: 403 });
  });

  test('of an issuer that was suspended, until it is active again', async () => {
    const { text } = await aKey(other);
    const setStatus = async (status: string) => {
      const path = `/api/v1/issuers/${other.did}/status`;
      const body = { status, reason: 'A check' };
      expectStatus(await platform.rest('POST', path, { headers: { ...admin }, body }), 200);
    };
    await setStatus('SUSPENDED');
    const reply = await issue({ 'x-api-key': text }, other.did);
    expect([401, 403]).toContain(reply.status);
    expect(['API_KEY_INVALID', 'ISSUER_NOT_ACTIVE']).toContain(reply.body.error);
    await setStatus('ACTIVE');
    expect((await issue({ 'x-api-key': text }, other.did)).status).toBe(201);
  });
});

describe('beside a bearer token', () => {
  test('of the same issuer it is taken', async () => {
    expect((await issue({ ...issuer.headers, 'x-api-key': key })).status).toBe(201);
  });

  test('of another issuer both are refused', async () => {
    expect(await issue({ ...other.headers, 'x-api-key': key })).toMatchObject(refused('API_KEY_INVALID'));
    expect(await issue({ ...other.headers, 'x-api-key': key }, other.did)).toMatchObject(
      refused('API_KEY_INVALID'),
    );
  });

  test.each<[string, Identity]>([
    ['a holder', { kind: 'holder', holderId: newId(), dids: [] }],
    [
      'a verifier',
      { kind: 'verifier', userId: 'u', role: 'Admin', verifierId: 'v', verifierStatus: 'ACTIVE' },
    ],
  ])('of %s both are refused', async (_name, identity) => {
    const tokens = createTokenService({ secret, issuer: platform.config.PUBLIC_URL, now: systemClock });
    const { token } = await tokens.sign(await standBehind(store, identity));
    const headers = { authorization: `Bearer ${token}`, 'x-api-key': key };
    expect(await issue(headers)).toMatchObject(refused('API_KEY_INVALID'));
  });

  test('neither covers for the other being wrong', async () => {
    expect(await issue({ authorization: 'Bearer x', 'x-api-key': key })).toMatchObject(
      refused('TOKEN_INVALID'),
    );
    expect(await issue({ ...issuer.headers, 'x-api-key': 'x' })).toMatchObject(refused('API_KEY_INVALID'));
  });
});

test.each([
  ['the query', (text: string) => ({ path: `${ISSUE}?api_key=${text}&x-api-key=${text}`, headers: {} })],
  ['a cookie', (text: string) => ({ path: ISSUE, headers: { cookie: `x-api-key=${text}` } })],
  ['Authorization', (text: string) => ({ path: ISSUE, headers: { authorization: `Bearer ${text}` } })],
  ['X_Api_Key', (text: string) => ({ path: ISSUE, headers: { x_api_key: text } })],
])('is not taken from %s', async (_name, place) => {
  const { path, headers } = place(key);
  const reply = await platform.rest('POST', path, { headers, body: issueBody(issuer.did, 'Aoife Byrne') });
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(402);
});

test('leaves no trace in the log', () => {
  expect(platform.lines.length).toBeGreaterThan(20);
  const canary = { name: 'the secret of a key', value: key.slice(13, 56) };
  expect(searchBytes([canary], 'log', platform.lines.join(''))).toEqual([]);
});
