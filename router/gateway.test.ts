import mongoose from 'mongoose';
import { anUnsignedCredential, aSigner } from '../kernel/crypto/testing/credentials.ts';
import { createDigitalBazaar } from '../kernel/crypto/testing/digital-bazaar.ts';
import { currentCorrelationId } from '../kernel/log.ts';
import type { UnitName } from '../kernel/units.ts';
import { createReplyChecks } from '../rest-bridge/testing/openapi-replies.ts';
import {
  activeIssuer,
  HOLDER_DID,
  type Rest,
  type RoadIssuer,
  restClient,
  secretsOf,
  signInAdmin,
} from '../units/testing/rest-road.ts';
import { startTestPlatform, type TestPlatform } from '../units/testing/test-platform.ts';
import { GRAPHIQL_QUERIES } from './browser/tools/graphiql-queries.ts';
import { times } from './testing.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of a reply
type Json = any;

const COUNT = 30;
let platform: TestPlatform;
let rest: Rest;
let admin: Readonly<Record<string, string>>;
let issuer: RoadIssuer;
let stranger: RoadIssuer;
let ids: readonly string[];

beforeAll(async () => {
  platform = await startTestPlatform();
  rest = restClient(platform.base);
  admin = await signInAdmin(rest);
  const secrets = secretsOf(platform.lines);
  issuer = await activeIssuer(rest, { secrets, admin, email: 'registrar@ardmore.example' });
  stranger = await activeIssuer(rest, { secrets, admin, email: 'registrar@burren.example' });
  const records = Array.from({ length: COUNT }, (_, n) => ({
    holder_did: HOLDER_DID,
    credential_data: { name: `Student ${n}`, passport: 'P-secret' },
  }));
  const issued = await rest('POST', '/api/v1/credentials/batch', {
    headers: issuer.headers,
    body: { issuer_did: issuer.did, credential_type: 'UniversityDegreeCredential', records },
  });
  ids = issued.body.results.map((result: Json) => result.credential_id);
}, 60_000);
afterAll(() => platform.stop());

const as = (caller: RoadIssuer | undefined, query: string, variables: object = {}) =>
  platform.graphql(query, variables, caller?.headers);

describe('GraphQL over HTTP', () => {
  const QUERY = '{ __typename }';
  const raw = async (init: RequestInit, search = '') => {
    const reply = await fetch(`${platform.base}/graphql${search}`, init);
    const body = (await reply.json()) as Json;
    return { status: reply.status, headers: reply.headers, body, code: body.errors?.[0].extensions.code };
  };
  const json = { 'content-type': 'application/json' };

  test.each([
    [
      'GET without a header that a browser would ask about',
      { method: 'GET' },
      `?query=${QUERY}`,
      400,
      'BAD_REQUEST',
    ],
    [
      'a mutation by GET',
      { method: 'GET', headers: { 'apollo-require-preflight': '1' } },
      `?query=${encodeURIComponent('mutation { adminSignIn(input: { email: "a@example.edu", password: "x" }) { token } }')}`,
      405,
      'METHOD_NOT_ALLOWED',
    ],
    [
      'text/plain',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
      '',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'multipart/form-data',
      { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
      '',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a form',
      { method: 'POST', body: new URLSearchParams({ query: QUERY }) },
      '',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a batch',
      { method: 'POST', headers: json, body: `[{"query":"${QUERY}"}]` },
      '',
      400,
      'VALIDATION_FAILED',
    ],
    ['no body', { method: 'POST', headers: json, body: '' }, '', 400, 'BAD_REQUEST'],
    [
      'a number for the document',
      { method: 'POST', headers: json, body: '{"query":7}' },
      '',
      400,
      'BAD_REQUEST',
    ],
    [
      'the same key twice',
      { method: 'POST', headers: json, body: `{"query":"${QUERY}","query":"{x}"}` },
      '',
      400,
      'MALFORMED_JSON',
    ],
    [
      'variables as text',
      { method: 'POST', headers: json, body: `{"query":"${QUERY}","variables":"{}"}` },
      '',
      400,
      'BAD_REQUEST',
    ],
    ['PUT', { method: 'PUT', headers: json, body: `{"query":"${QUERY}"}` }, '', 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', { method: 'DELETE' }, '', 405, 'METHOD_NOT_ALLOWED'],
    [
      'a browser that wants a page',
      { method: 'GET', headers: { accept: 'text/html' } },
      '',
      400,
      'BAD_REQUEST',
    ],
    [
      'a wrong token',
      { method: 'POST', headers: { ...json, authorization: 'Bearer x' }, body: `{"query":"${QUERY}"}` },
      '',
      401,
      'TOKEN_INVALID',
    ],
  ])('refuses %s', async (_what, init, search, status, code) => {
    const reply = await raw(init, search);
    expect({ status: reply.status, code: reply.code }).toEqual({ status, code });
    if (status === 405) expect(reply.headers.get('allow')).toContain('POST');
  });

  test('the queries that GraphiQL shows are answered, or ask for a token', async () => {
    const operations = [...GRAPHIQL_QUERIES.matchAll(/query (\w+)/g)].map(([, name]) => name);
    const codes = [];
    for (const operationName of operations) {
      const body = JSON.stringify({ query: GRAPHIQL_QUERIES, operationName });
      const { code } = await raw({ method: 'POST', headers: json, body });
      codes.push(code);
    }
    expect(codes).toEqual([undefined, undefined, 'UNAUTHENTICATED', 'UNAUTHENTICATED', 'UNAUTHENTICATED']);
  });

  test('serves GET with such a header', async () => {
    const reply = await raw({ headers: { 'apollo-require-preflight': '1' } }, `?query=${QUERY}`);
    expect(reply.body).toEqual({ data: { __typename: 'Query' } });
  });

  test('answers 200 with data and errors when some fields fail, each with its code', async () => {
    const reply = await as(
      undefined,
      `{ issuer(did: "${issuer.did}") { name } didDocument(did: "${HOLDER_DID}") }`,
    );
    expect(reply).toMatchObject({
      status: 200,
      data: { issuer: { name: 'Ardmore University' }, didDocument: null },
      errors: [{ path: ['didDocument'], extensions: { code: 'NOT_FOUND', status: 404 } }],
    });
  });
});

describe('cursor connections', () => {
  const PAGE = `query($first: Int, $after: String, $offset: Int) {
    credentials(first: $first, after: $after, offset: $offset) {
      nodes { credentialId } edges { cursor node { credentialId } } totalCount
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;
  const page = (variables: object) => as(issuer, PAGE, variables);

  test('walk the whole list, each row once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let round = 0; round < 10; round += 1) {
      const { data } = (await page({ first: 7, after })) as Json;
      seen.push(...data.credentials.nodes.map(({ credentialId }: Json) => credentialId));
      after = data.credentials.pageInfo.endCursor;
      if (!data.credentials.pageInfo.hasNextPage) break;
    }
    expect(seen.toSorted()).toEqual([...ids].toSorted());
  });

  test('an end is an end', async () => {
    const { data } = await page({ first: 100 });
    const behind = await page({ first: 5, after: data.credentials.pageInfo.endCursor });
    expect(behind.data.credentials).toMatchObject({
      nodes: [],
      totalCount: COUNT,
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  test('a cursor wins over an offset', async () => {
    const first = await page({ first: 3 });
    const after = first.data.credentials.pageInfo.endCursor;
    const [withOffset, without] = [
      await page({ first: 3, after, offset: 20 }),
      await page({ first: 3, after }),
    ];
    expect(withOffset.data).toEqual(without.data);
  });

  test.each([
    ['no rows', { first: 0 }, 'first'],
    ['fewer than no rows', { first: -1 }, 'first'],
    ['101 rows', { first: 101 }, 'first'],
    ['a billion rows', { first: 1e9 }, 'first'],
    ['an empty cursor', { after: '' }, 'after'],
    ['a cursor of nobody', { after: 'bm90aGluZw' }, 'after'],
    ['a tampered cursor', { after: Buffer.from('at:5;drop').toString('base64url') }, 'after'],
    ['a negative cursor', { after: Buffer.from('at:-5').toString('base64url') }, 'after'],
    ['an endless cursor', { after: 'x'.repeat(10_000) }, 'after'],
    ['a NUL', { after: '\0' }, 'after'],
    ['a negative offset', { offset: -1 }, 'offset'],
  ])('refuse %s', async (_what, variables, field) => {
    const { errors } = await page(variables);
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED', details: [{ field }] } }]);
  });

  test("another issuer's cursor shows it nothing of the other's list", async () => {
    const { data } = await page({ first: 5 });
    const reply = await as(stranger, PAGE, { after: data.credentials.pageInfo.endCursor });
    expect(reply.data.credentials).toMatchObject({ nodes: [], totalCount: 0 });
  });
});

describe('joins across domains', () => {
  const JOIN = `query($first: Int) {
    credentials(first: $first) { nodes { credentialId issuer { name status } verification { isValid status } } }
  }`;

  test('credentials know their issuer and their verdict', async () => {
    const { data, errors } = await as(issuer, JOIN, { first: 3 });
    expect(errors).toBeUndefined();
    expect(data.credentials.nodes[0]).toMatchObject({
      issuer: { name: 'Ardmore University', status: 'ACTIVE' },
      verification: { isValid: true, status: 'VALID' },
    });
  });

  /** The reads that a request makes of the store. */
  async function readsOf(query: string, variables: object): Promise<number> {
    let reads = 0;
    mongoose.set('debug', (_collection: string, method: string) => {
      // What is read in the background is for no request.
      if (currentCorrelationId() === undefined) return;
      if (/^(find|findOne|aggregate|countDocuments|distinct)$/.test(method)) reads += 1;
    });
    const { errors } = await as(issuer, query, variables);
    mongoose.set('debug', false);
    expect(errors).toBeUndefined();
    return reads;
  }

  test.each([
    [
      'issuers of credentials',
      'query($first: Int) { credentials(first: $first) { nodes { issuer { name } } } }',
    ],
    [
      'credentials of an issuer and back',
      'query($first: Int) { credentials(first: 1) { nodes { issuer { credentials(first: $first) { nodes { issuer { name } } } } } } }',
    ],
    [
      'counts of one issuer under two aliases',
      `query($first: Int) { credentials(first: $first) { nodes { issuer { ${times(2, (n) => `a${n}: credentialStats { total }`)} } } } }`,
    ],
  ])('%s take as many reads for 30 as for one', async (_what, query) => {
    await readsOf(query, { first: 1 });
    const one = await readsOf(query, { first: 1 });
    const many = await readsOf(query, { first: 30 });
    expect(one).toBeGreaterThan(0);
    expect(many).toBeLessThanOrEqual(one + 1); // the count of a list is read apart when the page does not tell it
  });

  test('four lists of one filter read as often as one', async () => {
    const lists = (count: number) =>
      `{ ${times(count, (n) => `a${n}: credentials(filter: { status: ISSUED }) { totalCount nodes { holderName } }`)} }`;
    await readsOf(lists(1), {});
    const one = await readsOf(lists(1), {});
    expect(await readsOf(lists(4), {})).toBeLessThanOrEqual(one + 1);
  });

  const PERSONAL = /Student \d|P-secret|passport/;
  test.each([
    ['a stranger', () => undefined],
    ['another issuer', () => stranger],
  ])('%s reads nothing personal, whichever way', async (_who, caller) => {
    const queries = [
      `{ issuer(did: "${issuer.did}") { name credentials { nodes { holderName vc } } } }`,
      `{ issuer(did: "${issuer.did}") { name credentialStats { total } } }`,
      `{ credential(id: "${ids[0]}") { holderName vc credentialData } }`,
      `{ credential(id: "${ids[0]}") { verification { isValid } issuer { credentials { nodes { vcJson } } } } }`,
      '{ credentials { nodes { holderName vc } } }',
      `{ credentials(filter: { q: "${ids[0]}" }) { nodes { vc } } }`,
    ];
    for (const query of queries) {
      const reply = await as(caller(), query);
      expect(JSON.stringify(reply)).not.toMatch(PERSONAL);
      if (!query.startsWith('{ credentials')) expect(reply.errors?.length).toBeGreaterThan(0);
    }
    const { data } = await as(
      caller(),
      `{ credentialStatus(id: "${ids[0]}") { isActive } issuer(did: "${issuer.did}") { name contactEmail } }`,
    );
    expect(data).toEqual({
      credentialStatus: { isActive: true },
      issuer: { name: 'Ardmore University', contactEmail: null },
    });
  });
});

test('replies of REST routes are what the OpenAPI document says', async () => {
  const problemsOf = createReplyChecks((await rest('GET', '/v3/api-docs')).body);
  const [id] = ids;
  const calls: [string, string, Json?, Record<string, string>?][] = [
    ['GET', `/api/v1/issuers/${issuer.did}`],
    ['GET', `/api/v1/issuers/${issuer.did}/did.json`],
    ['GET', '/api/v1/issuers?page_size=1', undefined, admin],
    ['GET', '/api/v1/credentials?page_size=2&page=1', undefined, issuer.headers],
    ['GET', `/api/v1/credentials/${id}`, undefined, issuer.headers],
    ['GET', `/api/v1/credentials/${id}/status`],
    ['GET', '/api/v1/audit-logs', undefined, admin],
    ['GET', '/api/v1/audit-logs/verify', undefined, admin],
    ['POST', '/api/v1/credentials/verify', { credential: { id: 'urn:x' } }],
    ['POST', `/api/v1/credentials/${id}/revoke`, { reason: 'A misprint' }, issuer.headers],
    ['POST', '/api/v1/issuer/register', { name: 'Third', contact_email: 'x@third.example' }],
  ];
  for (const [method, target, body, headers] of calls) {
    const reply = await rest(method, target, { ...(body ? { body } : {}), ...(headers ? { headers } : {}) });
    expect([target, reply.status < 300, problemsOf(method, target, reply)]).toEqual([target, true, []]);
  }
});

describe('software elsewhere', () => {
  const origin = { origin: 'https://verifier.example' };
  const did = () => `/api/v1/issuers/${issuer.did}`;

  test.each([
    ['an issuer', () => did(), 200],
    ['a DID document', () => `${did()}/did.json`, 200],
    ['the status of a credential', () => `/api/v1/credentials/${ids[0]}/status`, 200],
    ['a status list that is not there', () => `/api/v1/status-lists/${ids[0]}`, 404],
    ['a link that is not there', () => '/api/v1/verify/nobody', 404],
    ['the key of the audit trail', () => '/api/v1/audit-logs/key', 200],
    ['the context', () => '/contexts/v1', 200],
  ])('scripts of every origin may read %s', async (_what, path, status) => {
    const reply = await fetch(`${platform.base}${path()}`, { headers: origin });
    await reply.arrayBuffer();
    expect(reply.status).toBe(status);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  const preflight = (path: string, method: string) =>
    fetch(`${platform.base}${path}`, {
      method: 'OPTIONS',
      headers: {
        ...origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      },
    });

  test('a browser may ask whether it may verify, and then does', async () => {
    const asked = await preflight('/api/v1/credentials/verify', 'POST');
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST');
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
  });

  test.each([
    ['/api/v1/credentials/issue', 'POST'],
    ['/api/v1/holder/profile', 'GET'],
    ['/api/v1/issuer/register', 'POST'],
    ['/api/v1/nowhere', 'GET'],
  ])('no other origin is let in to %s', async (path, method) => {
    const asked = await preflight(path, method);
    await asked.arrayBuffer();
    expect(asked.status).toBeGreaterThanOrEqual(404);
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    const sent = await fetch(`${platform.base}${path}`, { method, headers: origin });
    await sent.arrayBuffer();
    expect(sent.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each([
    [undefined, /^application\/json/],
    ['*/*', /^application\/json/],
    ['application/json', /^application\/json/],
    ['application/did+json', /^application\/did\+json$/],
    ['application/did+ld+json, */*;q=0.1', /^application\/did\+ld\+json$/],
    ['text/html', /^application\/json/],
  ])('a DID document for Accept: %s is %s', async (accept, type) => {
    const reply = await fetch(`${platform.base}${did()}/did.json`, accept ? { headers: { accept } } : {});
    expect(reply.headers.get('content-type')).toMatch(type);
    expect(reply.headers.get('vary')).toBe('Accept');
    expect(await reply.json()).toMatchObject({ id: issuer.did });
  });

  test('a credential as Digital Bazaar issues it is verified as it stands', async () => {
    const signer = aSigner();
    const digitalBazaar = await createDigitalBazaar(signer.publicKey, new Uint8Array(32).fill(1));
    const unsigned = {
      ...anUnsignedCredential(signer),
      '@context': ['https://www.w3.org/2018/credentials/v1'],
    };
    const credential = await digitalBazaar.issue({
      ...unsigned,
      type: ['VerifiableCredential'],
      credentialSubject: { id: HOLDER_DID },
    });
    expect(credential['@context']).toContain('https://w3id.org/security/data-integrity/v2');
    const { body } = await rest('POST', '/api/v1/credentials/verify', {
      body: { credential, check_status: false },
    });
    const outcome = (name: string) => body.checks.find(({ check }: Json) => check === name)?.outcome;
    expect([outcome('STRUCTURE'), outcome('PROOF')]).toEqual(['PASSED', 'PASSED']);
  });
});

describe('health and metrics', () => {
  const portOf = (unit: UnitName) => platform.config.units[unit].rest;
  const units = (): UnitName[] => Object.keys(platform.config.units) as UnitName[];

  test('every REST port is alive, ready and measured', async () => {
    for (const unit of units()) {
      const base = `http://127.0.0.1:${portOf(unit)}`;
      expect(await (await fetch(`${base}/health/live`)).json()).toEqual({ status: 'UP' });
      expect(await (await fetch(`${base}/health/ready`)).json()).toEqual({
        status: 'UP',
        checks: { store: 'UP' },
      });
      const metrics = await fetch(`${base}/metrics`);
      expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
      const samples = (await metrics.text())
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'));
      expect(samples.filter((line) => !/^[a-z_0-9]+(\{.*\})? \S+$/.test(line))).toEqual([]);
      expect(samples.join('\n')).toMatch(/testamur_http_request_seconds_count\{/);
      expect(samples.join('\n')).not.toMatch(/did:key|Student/);
    }
  });

  test.each(['/actuator/health', '/actuator/health/liveness', '/actuator/health/readiness'])(
    'the Admin Console answers %s',
    async (path) => {
      const reply = await fetch(`http://127.0.0.1:${portOf('admin-console')}${path}`);
      expect({ status: reply.status, body: await reply.json() }).toMatchObject({
        status: 200,
        body: { status: 'UP' },
      });
    },
  );

  test('unit ports serve no GraphQL', async () => {
    const url = `http://127.0.0.1:${portOf('credential-issuance')}/graphql`;
    const query = `{ _entities(representations: [{ __typename: "Credential", credentialId: "${ids[0]}" }]) { ... on Credential { holderName } } }`;
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain('Student');
  });
});
