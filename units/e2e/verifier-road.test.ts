import { until } from '../../kernel/testing/until.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { type SettledVerifier, settleVerifier } from '../testing/verifier-road.ts';
import { issueTo, type Person, settlePerson } from './persons.ts';
import { type Headers, issueBody, openRoad, type Road, type Row, traveller } from './road.ts';

const issuer = traveller('Ardmore');
let road: Road;
let admin: Headers;
let verifier: SettledVerifier;
let person: Person;
let credentialId: string;
let vc: Row;

beforeAll(async () => {
  road = await openRoad();
  admin = await road.signInAdmin();
  await road.settle(issuer, admin);
  person = await settlePerson(road, 'Aoife');
  credentialId = await issueTo(road, issuer, person);
  vc = expectStatus(await road.get(`/api/v1/holder/credentials/${credentialId}`, person.headers), 200).body
    .vc;
  verifier = await settleVerifier(road, { public_listing: true });
});
afterAll(() => road.close());

const api = (path: string) => `/api/v1/verifier${path}`;
const ask = async (given: object = {}, of = verifier) => {
  const body = {
    holder_email: person.email,
    requested: [{ credential_type: 'UniversityDegreeCredential' }],
    purpose: 'Your application as an engineer.',
    ...given,
  };
  return expectStatus(await road.post(api('/requests'), body, of.headers), 201).body;
};
const key = async (scopes: readonly string[]) =>
  expectStatus(await road.post(api('/api-keys'), { name: 'Tracking', scopes }, verifier.headers), 201).body;
const history = async () => (await road.get(api('/history'), verifier.headers)).body;

test('a registered employer stands in the directory, without an address', async () => {
  const { items } = (await road.get('/api/v1/verifiers?name=burren')).body;
  expect(items).toMatchObject([{ verifier_id: verifier.verifierId, sector: 'EMPLOYER' }]);
  expect(JSON.stringify(items)).not.toContain(verifier.email);
});

test('a batch has a verdict for each document, and stands in the history', async () => {
  const body = { documents: [vc, { ...vc, issuanceDate: '2020-01-01T00:00:00.000Z' }, '{'] };
  const { results, ...counts } = expectStatus(
    await road.post(api('/verify-batch'), body, verifier.headers),
    200,
  ).body;
  expect(counts).toEqual({ total: 3, valid: 1, not_valid: 1, refused: 1 });
  expect(results.map((one: Row) => one.verification?.status ?? one.error)).toEqual([
    'VALID',
    'INVALID_SIGNATURE',
    'MALFORMED_JSON',
  ]);
  expect((await history()).items.map(({ channel }: Row) => channel)).toEqual(['PORTAL', 'PORTAL']);
});

describe('an API key of a verifier', () => {
  test('verifies one and many, in the name of the verifier', async () => {
    const { api_key: text } = await key(['credentials:verify', 'history:read']);
    const headers = { 'x-api-key': text };
    const before = (await history()).total;
    expectStatus(await road.post(api('/verify-batch'), { documents: [vc] }, headers), 200);
    expectStatus(await road.post('/api/v1/credentials/verify', { credential: vc }, headers), 200);
    const { items, total } = expectStatus(await road.get(api('/history'), headers), 200).body;
    expect([total, items[0].channel, items[1].channel]).toEqual([before + 2, 'API', 'API']);
  });

  test('lacks what its scopes do not name, and opens no other route', async () => {
    const { api_key: text } = await key(['history:read']);
    const headers = { 'x-api-key': text };
    expect((await road.post(api('/verify-batch'), { documents: [vc] }, headers)).body.error).toBe(
      'SCOPE_MISSING',
    );
    for (const path of [api('/me'), api('/team'), api('/api-keys'), api('/requests')])
      expect((await road.get(path, headers)).body.error).toBe('UNAUTHENTICATED');
    const issue = await road.post('/api/v1/credentials/issue', issueBody(issuer, 'Aoife'), headers);
    expect(issue.body.error).toBe('SCOPE_MISSING');
  });

  test('makes nobody of whoever sends one that does not hold where nobody has to be known', async () => {
    const { api_key: text, api_key_id: id } = await key(['credentials:verify']);
    expectStatus(
      await road.platform.rest('DELETE', api(`/api-keys/${id}`), { headers: verifier.headers }),
      204,
    );
    const before = (await history()).total;
    for (const sent of [text, 'nonsense', issuerKey.text])
      expectStatus(
        await road.post('/api/v1/credentials/verify', { credential: vc }, { 'x-api-key': sent }),
        200,
      );
    expect((await history()).total).toBe(before);
    expect(
      (await road.post(api('/verify-batch'), { documents: [vc] }, { 'x-api-key': text })).body.error,
    ).toBe('API_KEY_INVALID');
  });

  test('of an issuer does not open what is for verifiers', async () => {
    const reply = await road.post(api('/verify-batch'), { documents: [vc] }, { 'x-api-key': issuerKey.text });
    expect(reply.body.error).toBe('SCOPE_MISSING');
  });

  const issuerKey = { text: '' };
  beforeAll(async () => {
    const made = await road.post(
      `/api/v1/issuer/${issuer.did}/api-keys`,
      { name: 'Records' },
      issuer.headers,
    );
    issuerKey.text = expectStatus(made, 201).body.api_key;
  });
});

test('a request is answered with links, and the holder sees by name who opened them', async () => {
  const { request_id: id } = await ask();
  await road.mail.nextLetter(person.email, /asks to see credentials/);
  const WALLET = '/api/v1/holder/verification-requests';
  const { items } = (await road.get(WALLET, person.headers)).body;
  expect(items).toMatchObject([{ requestId: id, status: 'SENT', verifier: { name: verifier.name } }]);
  expectStatus(await road.post(`${WALLET}/${id}/view`, undefined, person.headers), 200);
  expect((await road.get(api(`/requests/${id}`), verifier.headers)).body).toMatchObject({
    status: 'VIEWED',
    links: [],
  });

  const answer = { credentialIds: [credentialId] };
  const told = expectStatus(await road.post(`${WALLET}/${id}/answer`, answer, person.headers), 200).body;
  expect(told).toMatchObject({ status: 'FULFILLED', shareIds: [expect.any(String)] });
  expect((await road.post(`${WALLET}/${id}/answer`, answer, person.headers)).body.error).toBe(
    'INVALID_STATE_TRANSITION',
  );

  const { links } = (await road.get(api(`/requests/${id}`), verifier.headers)).body;
  expect(links).toMatchObject([{ credential_id: credentialId, state: 'ACTIVE' }]);
  const path = new URL(links[0].url).pathname;
  expectStatus(await road.get(`/api/v1${path}`, verifier.headers), 200);
  const logged = async () => (await road.get('/api/v1/holder/access-logs', person.headers)).body.items;
  await until('the access log', async () => (await logged()).length > 0);
  expect(await logged()).toMatchObject([{ verifierName: verifier.name, shareLabel: `For ${verifier.name}` }]);
  const notes = (await road.get('/api/v1/holder/notifications', person.headers)).body;
  expect(notes.items.map(({ title }: Row) => title)).toContain(`${verifier.name} opened your share link`);

  // Taken back, the link opens nothing for the verifier either.
  const [shareId] = told.shareIds;
  await road.platform.rest('DELETE', `/api/v1/holder/share-links/${shareId}`, { headers: person.headers });
  const after = (await road.get(api(`/requests/${id}`), verifier.headers)).body;
  expect(after.links).toMatchObject([{ share_id: shareId, url: null, state: 'REVOKED' }]);
});

test('nobody else can answer, or with what is not theirs', async () => {
  const { request_id: id } = await ask();
  const other = await settlePerson(road, 'Brian');
  const theirs = await issueTo(road, issuer, other);
  const answer = (headers: Headers, ids: readonly string[]) =>
    road.post(`/api/v1/holder/verification-requests/${id}/answer`, { credentialIds: ids }, headers);
  expect((await answer(other.headers, [theirs])).body.error).toBe('NOT_FOUND');
  expect((await answer(person.headers, [theirs])).body.error).toBe('NOT_FOUND');
  expect((await answer(person.headers, [credentialId, credentialId])).body.error).toBe('VALIDATION_FAILED');
  expect((await road.get(api(`/requests/${id}`), verifier.headers)).body.status).toBe('SENT');
  const decline = { reason: 'I did not apply there.' };
  expectStatus(
    await road.post(`/api/v1/holder/verification-requests/${id}/decline`, decline, person.headers),
    200,
  );
  expect((await road.get(api(`/requests/${id}`), verifier.headers)).body).toMatchObject({
    status: 'DECLINED',
    decline_reason: decline.reason,
  });
});

test('an administrator suspends a verifier at once, and what it has verified stays to be seen', async () => {
  const { api_key: text } = await key(['credentials:verify']);
  const decide = (word: string, body?: object) =>
    road.post(`/api/v1/admin/verifiers/${verifier.verifierId}/${word}`, body, admin);
  expectStatus(await decide('suspend', { reason: 'It asks strangers.' }), 200);
  for (const headers of [verifier.headers, { 'x-api-key': text }])
    expect((await road.post(api('/verify-batch'), { documents: [vc] }, headers)).body.error).toBe(
      'VERIFIER_NOT_ACTIVE',
    );
  expectStatus(await road.get(api('/history'), verifier.headers), 200);
  expect((await road.get('/api/v1/verifiers?name=burren')).body.items).toEqual([]);
  expectStatus(await decide('reactivate'), 200);
  expectStatus(await road.post(api('/verify-batch'), { documents: [vc] }, verifier.headers), 200);
});

test('what belongs to another verifier does not exist', async () => {
  const other = await settleVerifier(road);
  const { request_id: id } = await ask({ holder_email: 'else@people.example' });
  const { api_key_id: keyId } = await key(['history:read']);
  for (const [method, path] of [
    ['GET', `/requests/${id}`],
    ['POST', `/requests/${id}/cancel`],
    ['DELETE', `/api-keys/${keyId}`],
  ] as const)
    expect((await road.platform.rest(method, api(path), { headers: other.headers })).body.error).toBe(
      'NOT_FOUND',
    );
  expect((await road.get(api('/history'), other.headers)).body.total).toBe(0);
});
