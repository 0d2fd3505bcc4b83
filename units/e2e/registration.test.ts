import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { connectStore } from '../../store/connect.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { type Headers, issueBody, openRoad, type Road, type Row, traveller } from './road.ts';

const ADMIN = '/api/v1/admin/catalog';
const SETTING = '/api/v1/admin/config/catalog.enforce_registration';
const WARNING = { code: 'UNREGISTERED', message: expect.stringContaining('RTO-SCHEME') };
const issuer = traveller('Galway');

let road: Road;
let admin: Headers;
let entryVersionId: string;

beforeAll(async () => {
  road = await openRoad();
  admin = await road.signInAdmin();
  await road.settle(issuer, admin);
  await made('jurisdictions', { code: 'AU', name_i18n: { en: 'Australia' } });
  const { entry_id } = await made('entries', {
    entry_code: 'CERT-III',
    jurisdiction_code: 'AU',
    entry_type: 'COURSE',
  });
  const version = await made(`entries/${entry_id}/versions`, { title: 'Certificate III' });
  entryVersionId = version.entry_version_id;
  expectStatus(await road.post(`${ADMIN}/entries/${entry_id}/versions/1/publish`, undefined, admin), 200);
  await made('schemes', {
    scheme_code: 'RTO-SCHEME',
    name: 'Training organisations',
    jurisdiction_code: 'AU',
    regulator: 'ASQA',
    version: '1',
    reporting_period: 'ANNUAL',
    output_format: 'CSV',
    fields: [],
  });
  const activated = road.platform.rest('PATCH', `${ADMIN}/schemes/RTO-SCHEME`, {
    body: { status: 'ACTIVE' },
    headers: { ...admin },
  });
  expectStatus(await activated, 200);
}, 60_000);
afterAll(() => road.close());

const made = async (path: string, body: object): Promise<Row> =>
  expectStatus(await road.post(`${ADMIN}/${path}`, body, admin), 201).body;
const body = () => ({ ...issueBody(issuer, 'Aoife'), entry_version_id: entryVersionId });
const overRest = (path = 'issue', given: object = body()) =>
  road.post(`/api/v1/credentials/${path}`, given, issuer.headers);
const overGraphql = () => {
  const { issuer_did, holder_did, credential_type, credential_data } = issueBody(issuer, 'Aoife');
  const input = {
    issuerDid: issuer_did,
    holderDid: holder_did,
    credentialType: credential_type,
    credentialData: credential_data,
    entryVersionId,
  };
  return road.ask(
    'mutation ($input: IssueCredentialInput!) { issueCredential(input: $input) { warnings { code message } } }',
    { input },
    issuer.headers,
  );
};
const overGrpc = () => {
  const { issuer_did, holder_did, credential_type, credential_data } = issueBody(issuer, 'Aoife');
  const request = {
    issuerDid: issuer_did,
    holderDid: holder_did,
    credentialType: credential_type,
    credentialData: JSON.stringify(credential_data),
    entryVersionId,
  };
  return road.rpc.call({ to: 'issuance', rpc: 'IssueCredential', request });
};
const aBatch = () => {
  const { holder_did, credential_data, ...frame } = body();
  return { ...frame, records: [{ holder_did, credential_data }] };
};
const enforce = async (value: boolean | null) =>
  expectStatus(await road.platform.rest('PUT', SETTING, { body: { value }, headers: { ...admin } }), 200);

test('an issuer without a registration is warned through every door', async () => {
  for (const path of ['issue', 'prepare'])
    expect(expectStatus(await overRest(path), path === 'issue' ? 201 : 200).body.warnings).toEqual([WARNING]);
  expect(expectStatus(await overRest('batch', aBatch()), 200).body.results[0].warnings).toEqual([WARNING]);
  expect((await overGraphql()).warnings).toEqual([WARNING]);
  expect((await overGrpc()).warnings).toEqual([WARNING]);
  const entries = () => road.get('/api/v1/audit-logs?action=credential.issued', admin);
  await until('the trail', async () => (await entries()).body.total === 4);
  expect((await entries()).body.items.map(({ reason }: Row) => reason)).toEqual(
    Array(4).fill('warned: UNREGISTERED'),
  );
});

test('it is refused through every door where an administrator says so', async () => {
  await enforce(true);
  for (const path of ['issue', 'prepare'])
    expect(expectStatus(await overRest(path), 400).body).toMatchObject({
      error: 'VALIDATION_FAILED',
      details: [{ field: 'entry_version_id', code: 'unregistered', message: WARNING.message }],
    });
  expect(expectStatus(await overRest('batch', aBatch()), 200).body.results[0]).toMatchObject({
    operation_status: 'FAILED',
    message: expect.stringMatching(/^entry_version_id: .*RTO-SCHEME$/),
  });
  await expect(overGraphql()).rejects.toThrow('RTO-SCHEME');
  await expect(overGrpc()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('a registration opens the entry, and its suspension closes it at once', async () => {
  const { issuer_id } = expectStatus(await road.get(`/api/v1/issuers/${issuer.did}`, admin), 200).body;
  const { registration_id } = await made('registrations', {
    scheme_code: 'RTO-SCHEME',
    org: { type: 'ISSUER', id: issuer_id },
    registration_number: newId(),
    valid_from: '2026-01-01T00:00:00.000Z',
  });
  expectStatus(await overRest(), 400);
  const becomes = async (status: string) => {
    const path = `${ADMIN}/registrations/${registration_id}`;
    expectStatus(await road.platform.rest('PATCH', path, { body: { status }, headers: { ...admin } }), 200);
  };
  await becomes('ACTIVE');
  expect(expectStatus(await overRest(), 201).body.warnings).toEqual([]);
  expect((await overGrpc()).warnings).toEqual([]);
  await becomes('SUSPENDED');
  expectStatus(await overRest(), 400);
  await enforce(null);
  expect(expectStatus(await overRest(), 201).body.warnings).toEqual([WARNING]);
});

test('while many callers issue, nothing is issued any more once a suspension was answered', async () => {
  await enforce(true);
  const path = `${ADMIN}/registrations`;
  const [{ registration_id }] = expectStatus(await road.get(path, admin), 200).body.items;
  const becomes = async (status: string) =>
    expectStatus(
      await road.platform.rest('PATCH', `${path}/${registration_id}`, {
        body: { status },
        headers: { ...admin },
      }),
      200,
    );
  await becomes('ACTIVE');
  expectStatus(
    await road.platform.rest('PUT', '/api/v1/admin/config/rate-limit.issue', {
      body: { value: 100_000 },
      headers: { ...admin },
    }),
    200,
  );
  let issued = 0;
  const after: number[] = [];
  let answered = false;
  const lanes = Array.from({ length: 16 }, async () => {
    for (;;) {
      const begunAfter = answered;
      const { status } = await overRest();
      if (begunAfter) after.push(status);
      if (status !== 201) return;
      issued += 1;
    }
  });
  await until('some are issued', () => issued > 32);
  await becomes('SUSPENDED');
  answered = true;
  const total = async () => (await road.get('/api/v1/credentials?page_size=1', issuer.headers)).body.total;
  const then = await total();
  await Promise.all(lanes);
  expect(after.every((status) => status === 400)).toBe(true);
  expect(await total()).toBe(then);
}, 60_000);

test('a published version that is changed in the store is found by a scan, with what to do', async () => {
  const scanned = async () => {
    const path = '/api/v1/admin/claim-integrity/scans';
    const { scan_id } = expectStatus(await road.post(path, {}, admin), 202).body;
    const scan = async () => (await road.get(`${path}/${scan_id}`, admin)).body;
    await until('the scan', async () => (await scan()).status === 'COMPLETED');
    return (await scan()).progress.versions_checked;
  };
  const found = async () => {
    const path = `/api/v1/admin/claim-integrity/findings?subject_id=${entryVersionId}`;
    return expectStatus(await road.get(path, admin), 200).body.items;
  };
  expect(await scanned()).toBe(1);
  expect(await found()).toEqual([]);
  const store = await connectStore({ dataDir: road.platform.config.DATA_DIR });
  const versions = store.connection('catalog').collection<{ _id: string }>('entry_versions');
  await versions.updateOne({ _id: entryVersionId }, { $set: { title: 'Certificate IV' } });
  await store.close();
  expect(await scanned()).toBe(1);
  expect(await found()).toMatchObject([
    {
      kind: 'HASH_MISMATCH',
      severity: 'HIGH',
      subject: { type: 'EntryVersion', id: entryVersionId },
      evidence: { reasons: ['HASH_DIFFERS'] },
      advice: expect.stringContaining('restore the record from a backup'),
      status: 'OPEN',
    },
  ]);
});
