import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { TEST_ADMIN } from '../testing/test-platform.ts';
import { typed } from '../testing/typed.ts';
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
  road = await openRoad({ EXPIRY_SWEEP_SECONDS: '1' });
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

test('a batch has room for 100 large documents, and refuses a larger one whole', async () => {
  const before = (await history()).total;
  const large = { ...vc, note: 'ü'.repeat(17_000) };
  const documents = [...Array(98).fill(large), vc, JSON.stringify(large)];
  const reply = expectStatus(
    await road.post(api('/verify-batch'), { documents }, verifier.headers),
    200,
  ).body;
  const { results, ...counts } = reply;
  expect(counts).toEqual({ total: 100, valid: 1, not_valid: 99, refused: 0 });
  expect(results.map(({ index }: Row) => index)).toEqual([...documents.keys()]);
  expect((await history()).total).toBe(before + 100);
  const tooLarge = { documents: Array(5).fill('x'.repeat(1_000_000)) };
  expect((await road.post(api('/verify-batch'), tooLarge, verifier.headers)).body.error).toBe(
    'PAYLOAD_TOO_LARGE',
  );
  expect((await road.post('/api/v1/credentials/verify', { credential: tooLarge })).body.error).toBe(
    'PAYLOAD_TOO_LARGE',
  );
});

test('the history is for verifiers, who have it as a file, too', async () => {
  for (const path of ['/history', '/history/export'])
    expect((await road.get(api(path), issuer.headers)).body.error).toBe('SCOPE_MISSING');
  const { total } = (await road.get(api('/history?status=VALID'), verifier.headers)).body;
  const file = expectStatus(await road.get(api('/history/export?status=VALID'), verifier.headers), 200);
  expect(file.headers.get('content-disposition')).toContain('verifications-');
  expect(String(file.body).trimEnd().split('\r\n')).toHaveLength(total + 1);
  const none = await road.get(
    api('/history/export?from=2020-01-01T00:00:00Z&to=2020-02-01T00:00:00Z'),
    verifier.headers,
  );
  expect(String(none.body).trimEnd().split('\r\n')).toHaveLength(1);
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

const WALLET = '/api/v1/holder/verification-requests';
const BLOCKED = '/api/v1/holder/blocked-verifiers';
const notices = async (of: Person): Promise<readonly string[]> =>
  (await road.get('/api/v1/holder/notifications', of.headers)).body.items.map(({ title }: Row) => title);
/** Answers a request with the credential; the addresses of the links. */
async function show(id: string): Promise<readonly string[]> {
  const body = { credentialIds: [credentialId] };
  expectStatus(await road.post(`${WALLET}/${id}/answer`, body, person.headers), 200);
  const { links } = (await road.get(api(`/requests/${id}`), verifier.headers)).body;
  return links.map(({ url }: Row) => `/api/v1${new URL(url).pathname}`);
}

test('a request is answered with links, and the holder sees by name who opened them', async () => {
  const { request_id: id } = await ask();
  await road.mail.nextLetter(person.email, /asks to see credentials/);
  expect(await notices(person)).toContain(`${verifier.name} asks to see credentials of yours`);
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

  const letter = await road.mail.nextLetter(verifier.email, /was answered/);
  expect(letter.text).toContain(id);
  const { links } = (await road.get(api(`/requests/${id}`), verifier.headers)).body;
  expect(links).toMatchObject([{ credential_id: credentialId, state: 'ACTIVE' }]);
  const path = new URL(links[0].url).pathname;
  expectStatus(await road.get(`/api/v1${path}`, verifier.headers), 200);
  const logged = async () => (await road.get('/api/v1/holder/access-logs', person.headers)).body.items;
  await until('the access log', async () => (await logged()).length > 0);
  expect(await logged()).toMatchObject([{ verifierName: verifier.name, shareLabel: `For ${verifier.name}` }]);
  expect(await notices(person)).toContain(`${verifier.name} opened your share link`);

  // Taken back, the link opens nothing for the verifier either.
  const [shareId] = told.shareIds;
  await road.platform.rest('DELETE', `/api/v1/holder/share-links/${shareId}`, { headers: person.headers });
  const after = (await road.get(api(`/requests/${id}`), verifier.headers)).body;
  expect(after.links).toMatchObject([{ share_id: shareId, url: null, state: 'REVOKED' }]);
});

test('an answer is a consent, which ends every link for that verifier when it is taken back', async () => {
  const paths = [...(await show((await ask()).request_id)), ...(await show((await ask()).request_id))];
  const standing = async () =>
    (await road.get('/api/v1/holder/consents', person.headers)).body.items.filter(
      ({ scope, status }: Row) => scope === verifier.verifierId && status === 'GRANTED',
    );
  const consents = await standing();
  expect(consents).toMatchObject([
    { purpose: 'SHARE_WITH_VERIFIER', verifierName: verifier.name, withdrawnAt: null },
  ]);
  const own = await road.post(
    '/api/v1/holder/credentials/x/share-links'.replace('x', credentialId),
    {},
    person.headers,
  );
  const { url } = expectStatus(own, 201).body;
  for (const path of paths) expectStatus(await road.get(path), 200);

  const withdraw = `/api/v1/holder/consents/${consents[0].consentId}/withdraw`;
  expectStatus(await road.post(withdraw, undefined, person.headers), 200);
  for (const path of paths) expect((await road.get(path)).body.error).toBe('LINK_REVOKED');
  expectStatus(await road.get(`/api/v1${new URL(url).pathname}`), 200);
  expect(await standing()).toEqual([]);

  // Answering and withdrawing at once leaves no link that opens without a consent.
  await show((await ask()).request_id);
  const [{ consentId }] = await standing();
  const { request_id: id } = await ask();
  await Promise.all([
    road.post(`${WALLET}/${id}/answer`, { credentialIds: [credentialId] }, person.headers),
    road.post(`/api/v1/holder/consents/${consentId}/withdraw`, undefined, person.headers),
  ]);
  const { links } = (await road.get(api(`/requests/${id}`), verifier.headers)).body;
  const isOpen = links.some(({ url: open }: Row) => open !== null);
  expect([isOpen, (await standing()).length]).toEqual(isOpen ? [true, 1] : [false, expect.any(Number)]);
});

test('a holder blocks a verifier, which cannot tell, and lets it ask again', async () => {
  const brid = await settlePerson(road, 'Brid');
  const list = async () => (await road.get(WALLET, brid.headers)).body.items;
  const blocks = async () => (await road.get(BLOCKED, brid.headers)).body.items;
  const block = () => road.post(BLOCKED, { verifierId: verifier.verifierId }, brid.headers);
  const unblock = () =>
    road.platform.rest('DELETE', `${BLOCKED}/${verifier.verifierId}`, { headers: brid.headers });
  expect((await block()).body.error).toBe('NOT_FOUND');
  const { request_id: open } = await ask({ holder_email: brid.email });
  expect(await list()).toHaveLength(1);
  await road.mail.nextLetter(brid.email, /asks to see credentials/);
  const seen = (await road.get(api(`/requests/${open}`), verifier.headers)).body;

  const made = await Promise.all([block(), block()]);
  expect(made.map(({ status }) => status)).toEqual([200, 200]);
  expect(await blocks()).toMatchObject([{ verifierId: verifier.verifierId, name: verifier.name }]);
  expect(await list()).toEqual([]);
  expect((await road.post(`${WALLET}/${open}/decline`, {}, brid.headers)).body.error).toBe('NOT_FOUND');
  expect((await road.get(api(`/requests/${open}`), verifier.headers)).body).toEqual(seen);
  expectStatus(await road.post(api(`/requests/${open}/cancel`), undefined, verifier.headers), 200);
  const told = (await notices(brid)).length;
  const withheld = await ask({ holder_email: brid.email });
  expect(withheld).toMatchObject({ status: 'SENT', links: [] });
  expect([await list(), (await notices(brid)).length]).toEqual([[], told]);
  expectStatus(
    await road.post(api(`/requests/${withheld.request_id}/cancel`), undefined, verifier.headers),
    200,
  );

  expectStatus(await unblock(), 204);
  expect((await unblock()).body.error).toBe('NOT_FOUND');
  expect(await list()).toEqual([]);
  // The next letter to her is of what comes after: nothing was sent meanwhile.
  await ask({ holder_email: brid.email, purpose: 'Another post, another question.' });
  await road.mail.nextLetter(brid.email, /asks to see credentials/);
  expect(await list()).toMatchObject([{ purpose: 'Another post, another question.' }]);
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
  const { request_id: id } = await ask();
  const [path] = await show(id);
  const decide = (word: string, body?: object) =>
    road.post(`/api/v1/admin/verifiers/${verifier.verifierId}/${word}`, body, admin);
  expectStatus(await decide('suspend', { reason: 'It asks strangers.' }), 200);
  for (const headers of [verifier.headers, { 'x-api-key': text }])
    expect((await road.post(api('/verify-batch'), { documents: [vc] }, headers)).body.error).toBe(
      'VERIFIER_NOT_ACTIVE',
    );
  // Anybody may verify, also these; it is not in the name of the verifier.
  const { total } = expectStatus(await road.get(api('/history'), verifier.headers), 200).body;
  for (const headers of [verifier.headers, { 'x-api-key': text }])
    expectStatus(await road.post('/api/v1/credentials/verify', { credential: vc }, headers), 200);
  expect((await history()).total).toBe(total);
  expect((await road.get('/api/v1/verifiers?name=burren')).body.items).toEqual([]);
  // What holders have shown it does not open either, for whoever has the link.
  for (const headers of [verifier.headers, {}])
    expect((await road.get(path ?? '', headers)).body.error).toBe('VERIFIER_NOT_ACTIVE');
  expect((await road.get(api(`/requests/${id}`), verifier.headers)).body.links).toMatchObject([
    { url: null },
  ]);
  expect((await road.post(api('/requests'), {}, verifier.headers)).body.error).toBe('VERIFIER_NOT_ACTIVE');
  expectStatus(await decide('reactivate'), 200);
  expectStatus(await road.get(path ?? ''), 200);
  expectStatus(await road.post(api('/verify-batch'), { documents: [vc] }, verifier.headers), 200);
});

test('administrators look after verifiers from the command line', async () => {
  const other = await settleVerifier(road, { name: 'Skellig Recruiting' });
  const folder = mkdtempSync(join(tmpdir(), 'admin-verifiers-'));
  const env = { TESTAMUR_ADMIN_SESSION: join(folder, 'admin.json') };
  const type = (line: string | readonly string[], piped = '') => {
    const words = typeof line === 'string' ? line.split(' ') : line;
    return typed([...words, '--url', road.platform.base], { env, piped });
  };
  const done = async (line: string | readonly string[]) => {
    const { code, out, err } = await type(line);
    expect([code, err]).toEqual([0, '']);
    return out;
  };
  const id = other.verifierId;
  expect(await type('verifiers list')).toMatchObject({ code: 1, err: expect.stringContaining('login') });
  await type(`login --email ${TEST_ADMIN.email} --password-stdin`, `${TEST_ADMIN.password}\n`);
  expect(await done('verifiers list --name skel --status ACTIVE')).toMatch(
    new RegExp(`^NAME[^]*Skellig Recruiting +ACTIVE +EMPLOYER[^]*${id}`),
  );
  expect(await done('verifiers list --status CLOSED')).toBe('Nothing found.\n');
  expect(await done(`verifiers show ${id}`)).toMatch(/status +ACTIVE/);

  expect(await type(`verifiers suspend ${id}`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--reason'),
  });
  expect(await done(['verifiers', 'suspend', id, '--reason', 'It asks strangers.'])).toMatch(
    /status +SUSPENDED/,
  );
  expect(await type(['verifiers', 'suspend', id, '--reason', 'Again.'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^INVALID_STATE_TRANSITION/),
  });
  expect((await road.post(api('/requests'), {}, other.headers)).body.error).toBe('VERIFIER_NOT_ACTIVE');
  expect(await done(`verifiers reactivate ${id}`)).toMatch(/status +ACTIVE/);
  const close = ['verifiers', 'close', id, '--reason', 'It is gone.'];
  expect(await type(close)).toMatchObject({ code: expect.any(Number), out: '' });
  expect(await done([...close, '--yes'])).toMatch(/status +CLOSED/);
  expect((await road.get(api('/me'), other.headers)).status).toBeGreaterThanOrEqual(401);
  expect(await type(`verifiers show ${newId()}`)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^NOT_FOUND/),
  });
  rmSync(folder, { recursive: true, force: true });
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

// The last one: every token is over by then.
test('a verifier is told that nobody answered, with or without a wallet', async () => {
  const of = await settleVerifier(road);
  await ask({ holder_email: person.email }, of);
  await ask({ holder_email: 'nobody@people.example' }, of);
  road.advance(15 * 24 * 60 * 60_000);
  await road.mail.nextLetter(of.email, /not answered in time/);
});
