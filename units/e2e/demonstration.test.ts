import { until } from '../../kernel/testing/until.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { COMPLIANCE_STATUSES } from '../../subgraphs/custodians/workforce/compliance.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { type Headers, openRoad, type Road, type Row } from './road.ts';
import { contentsOf } from './store-contents.ts';

// The trail and what is made of it stays, so do the setting itself and that somebody has verified something; links to sign in by and what
// keeps letters from going twice end by themselves within a day, and a search keeps its place in the jurisdiction by its code.
const STAYS =
  /audit_|anomaly_hourly_counts|demo_worlds|system_config|credential_count_positions|search_areas|sign_in_links|idempotency_keys|^verification\./;
const EMPLOYER = 'Corrib Engineering (demonstration)';
const ARCHIVE = 'Archive of Closed Schools (demonstration)';

let road: Road;
let store: Store;
let admin: Headers;
let before: Awaited<ReturnType<typeof kept>>;
beforeAll(async () => {
  road = await openRoad();
  store = await connectStore({ dataDir: road.platform.config.DATA_DIR });
  admin = await road.signInAdmin();
  before = await kept();
});
afterAll(async () => {
  await store.close();
  await road.close();
});

/** What the store has, but for what stays; a collection that is empty may as well not be there. */
async function kept(): Promise<Readonly<Record<string, readonly object[]>>> {
  const contents = Object.entries(await contentsOf(store));
  return Object.fromEntries(contents.filter(([name, rows]) => rows.length > 0 && !STAYS.test(name)));
}
const switched = async (enabled: boolean): Promise<Row> =>
  expectStatus(
    await road.platform.rest('PUT', '/api/v1/demo-mode', { body: { enabled }, headers: admin }),
    200,
  ).body;
const read = async (path: string, headers: Headers = admin): Promise<Row> =>
  expectStatus(await road.get(path, headers), 200).body;
const directory = async (): Promise<Row[]> => (await read('/api/v1/custodians', {})).items;
/** By the link that somebody of the demonstration asks for. */
async function signIn(name: string, of = 'custodian'): Promise<Headers> {
  const email = `${name}@demo.testamur.example`;
  expectStatus(await road.post(`/api/v1/${of}/auth/magic-link`, { email }), 200);
  const token = await road.mail.nextToken(email);
  const session = await road.post(`/api/v1/${of}/auth/magic-link/verify`, { token });
  return { authorization: `Bearer ${expectStatus(session, 200).body.token}` };
}

test('has custodians that stand in the directory, and are not counted', async () => {
  expect(await switched(true)).toMatchObject({
    state: 'ON',
    custodians: 3,
    credentials: 19,
    verifiers: 3,
  });
  expect((await directory()).map(({ name }) => name).sort()).toEqual([
    ARCHIVE,
    'Blackwater Shipyard (demonstration)',
  ]);
  const { custodians, credentials } = await read('/api/v1/admin/network-stats');
  expect([custodians.total, credentials.total]).toEqual([0, 0]);
});

test('shows whoever signs in for its archive what an archive does', async () => {
  const attester = await signIn('archive.attester');
  const viewer = await signIn('archive.viewer');
  const { items: team } = await read('/api/v1/custodian/team', viewer);
  expect(team.map(({ role }: Row) => role).sort()).toEqual([
    'Admin',
    'Attester',
    'Reviewer',
    'Reviewer',
    'Viewer',
  ]);
  const { items: records } = await read('/api/v1/custodian/records?page_size=100', viewer);
  expect(new Set(records.map(({ status }: Row) => status)).size).toBe(9);
  const issued = records.filter(({ status }: Row) => status === 'ISSUED');
  const found = await Promise.all(
    issued.map(({ record_id }: Row) => read(`/api/v1/custodian/records/${record_id}`, viewer)),
  );
  // Her address stands in the file, and she has agreed to be found by it.
  const aoife = found.find(({ match }) => match);
  expect(found.map(({ matching }) => matching).sort()).toEqual(['MATCHED', 'NO_MATCH']);
  const { items: batches } = await read('/api/v1/custodian/intake', viewer);
  expect(batches.map(({ status }: Row) => status).sort()).toEqual(['IN_REVIEW', 'MAPPED']);

  const { items: attestations } = await read('/api/v1/custodian/attestations', attester);
  expect(attestations.map(({ status }: Row) => status).sort()).toEqual(['VALID', 'WITHDRAWN']);
  const valid = attestations.find(({ status }: Row) => status === 'VALID');
  expect(valid).toMatchObject({ record_count: 3, issued_count: 2 });
  const { vc, claim_status } = await read(`/api/v1/credentials/${aoife.credential_id}`, attester);
  expect([claim_status, vc.credentialSubject.id]).toEqual(['CLAIMED', aoife.match.holder_did]);
  expect(await road.verify(vc)).toMatchObject({ status: 'VALID', issuer: { name: ARCHIVE } });
  const proof = await read(
    `/api/v1/attestations/${valid.attestation_id}/proof?record_id=${aoife.record_id}`,
    {},
  );
  expect(proof).toMatchObject({ tree_size: 3, root: valid.payload_hash });
});

test('shows whoever signs in for its employer how people stand, in every way there is', async () => {
  const boss = await signIn('shipyard');
  const standing = async () =>
    (await read('/api/v1/custodian/workforce/status/summary', boss)).by_status
      .filter(({ count }: Row) => count > 0)
      .map(({ status }: Row) => status)
      .sort();
  // One credential ends a quarter of a minute after it was issued, and the register follows by itself.
  road.advance(20_000);
  await until(
    'everybody to stand as meant',
    async () => (await standing()).length === COMPLIANCE_STATUSES.length,
  );
  expect(await standing()).toEqual([...COMPLIANCE_STATUSES].sort());
  const { items } = await read('/api/v1/custodian/workforce/requirements', boss);
  expect(items.map(({ name, version }: Row) => [name, version])).toContainEqual(['University degree', 2]);
  expect((await read('/api/v1/custodian/workforce/waivers', boss)).items).toHaveLength(1);
});

test('shows whoever signs in for its university templates, and what was issued from files', async () => {
  const registrar = await signIn('registrar', 'issuer');
  const { items: templates } = await read('/api/v1/portal/me/credential-templates', registrar);
  expect(
    templates
      .map(({ status, version, published_version }: Row) => [status, version, published_version].join())
      .sort(),
  ).toEqual(['ARCHIVED,1,1', 'DRAFT,1,', 'PUBLISHED,2,1']);
  const { items: jobs } = await read('/api/v1/portal/me/bulk-issuance', registrar);
  const waiting = jobs.find(({ status }: Row) => status === 'VALIDATED');
  const over = jobs.find(({ status }: Row) => status === 'COMPLETED_WITH_ERRORS');
  expect([jobs.length, waiting.counts.valid]).toEqual([2, 3]);
  expect(over.counts).toMatchObject({ total: 4, issued: 2, invalid: 1, failed: 1 });
  const { items: rows } = await read(`/api/v1/portal/me/bulk-issuance/${over.job_id}/rows`, registrar);
  expect(rows.map(({ status }: Row) => status)).toEqual(['ISSUED', 'ISSUED', 'INVALID', 'FAILED']);
  expect(JSON.stringify(rows[3].errors)).toContain('mark');
  const { vc } = await read(`/api/v1/credentials/${rows[0].credential_id}`, registrar);
  expect(await road.verify(vc)).toMatchObject({ status: 'VALID' });
  // The one that waits is left to be started by whoever tries it; one more template, too, goes with the rest.
  const job = `/api/v1/portal/me/bulk-issuance/${waiting.job_id}`;
  expectStatus(await road.platform.rest('POST', `${job}/start`, { headers: registrar }), 202);
  await until('the job to be over', async () => {
    return (await read(job, registrar)).status === 'COMPLETED';
  });
  const fields = [{ key: 'course', label_i18n: { en: 'Course' }, type: 'string' }];
  const own = { name: 'Mine', credential_type: 'CourseCredential', fields };
  expectStatus(await road.post('/api/v1/portal/me/credential-templates', own, registrar), 201);
});

test('shows whoever signs in for a verifier what it has verified and asked, and lists it as it wants', async () => {
  const listed = await read('/api/v1/verifiers', {});
  expect(listed.items.map(({ name }: Row) => name)).toEqual([EMPLOYER]);
  const hiring = await signIn('corrib.hiring', 'verifier');
  const { items: history } = await read('/api/v1/verifier/history', hiring);
  const verdicts = history.map(({ status, channel }: Row) => `${status} by ${channel}`);
  expect(verdicts.filter((one: string) => one === 'VALID by API')).toHaveLength(4);
  expect(verdicts).toEqual(expect.arrayContaining(['REVOKED by API', 'SUPERSEDED by API']));
  const { items: asked } = await read('/api/v1/verifier/requests', hiring);
  expect(asked.map(({ status }: Row) => status).sort()).toEqual(['FULFILLED', 'SENT']);
  const [answered] = asked.filter(({ status }: Row) => status === 'FULFILLED');
  const { links } = await read(`/api/v1/verifier/requests/${answered.request_id}`, hiring);
  const opened = await read(`/api/v1/verify/${links[0].url.split('/').at(-1)}`, hiring);
  expect([links.length, opened.status]).toEqual([1, 'VALID']);

  const school = await signIn('summer', 'verifier');
  expect((await read('/api/v1/verifier/me', school)).verifier).toMatchObject({ status: 'SUSPENDED' });
  expect((await read('/api/v1/verifier/history', school)).items).toHaveLength(1);
});

test('leaves nothing but the trail behind, of what people have added neither, and comes again', async () => {
  const keeper = await signIn('archive');
  const first = (await directory()).map(({ did }) => did);
  const invited = { email: 'niamh@people.example', role: 'Reviewer' };
  expectStatus(await road.post('/api/v1/custodian/team', invited, keeper), 201);
  await road.mail.nextToken(invited.email);
  const sso = { protocol: 'OIDC', oidc: { issuer_url: 'https://idp.example.edu', client_id: 'testamur' } };
  const config = { ...sso, provider: 'IdP', email_domains: ['demo.testamur.example'] };
  const path = '/api/v1/custodian/sso';
  expectStatus(await road.platform.rest('PUT', path, { body: config, headers: keeper }), 200);

  const corrib = await signIn('corrib', 'verifier');
  const apiKey = { name: 'Tracking', scopes: ['history:read'] };
  expectStatus(await road.post('/api/v1/verifier/api-keys', apiKey, corrib), 201);
  const colleague = { email: 'niamh.too@people.example', role: 'Member' };
  expectStatus(await road.post('/api/v1/verifier/team', colleague, corrib), 201);
  await road.mail.nextToken(colleague.email);

  expect(await switched(false)).toMatchObject({ state: 'OFF', custodians: 0, verifiers: 0 });
  expect(await switched(false)).toMatchObject({ state: 'OFF', custodians: 0 });
  expect(await kept()).toEqual(before);
  expect(await directory()).toEqual([]);
  for (const did of first) expectStatus(await road.get(`/api/v1/custodians/${did}`), 404);
  expectStatus(await road.get('/api/v1/custodian/me', keeper), 401);
  expectStatus(await road.get('/api/v1/verifier/me', corrib), 401);
  expect((await read('/api/v1/verifiers', {})).items).toEqual([]);
  const removals = async () =>
    (await read('/api/v1/admin/audit-logs?action=custodian.removed_with_demo')).total;
  await until('the removals to be in the trail', async () => (await removals()) >= 3);
  expect(await removals()).toBe(3);

  expect(await switched(true)).toMatchObject({ state: 'ON', custodians: 3 });
  expect(await switched(true)).toMatchObject({ state: 'ON', custodians: 3 });
  const second = (await directory()).map(({ did }) => did);
  expect(second).toHaveLength(2);
  expect(second.filter((did) => first.includes(did))).toEqual([]);
  await switched(false);
  expect(await kept()).toEqual(before);
});

test('asks no administrator to decide about its custodians', async () => {
  // The case of who comes later: those before were passed by, not waited for.
  const real = { name: 'Board of Nursing', custodian_type: 'REGULATOR', contact_email: 'a@board.example' };
  const { custodian_did: did } = expectStatus(await road.post('/api/v1/custodian/register', real), 201).body;
  const cases = async () =>
    (await road.ask('{ onboardingCases(first: 100) { nodes { org { did } } } }', {}, admin)).nodes;
  await until('the case of who came later', async () => (await cases()).length > 0);
  expect(await cases()).toEqual([{ org: { did } }]);
});
