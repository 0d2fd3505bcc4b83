import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import writeXlsx from 'write-excel-file/node';
import { until } from '../../kernel/testing/until.ts';
import { UNIT_NAMES } from '../../kernel/units.ts';
import { type CustodianDoors, type SettledCustodian, settleCustodian } from '../testing/custodian-road.ts';
import { type Proc, ready, startUnits, unitEnv } from '../testing/procs.ts';
import {
  expectStatus,
  newToken,
  type Rest,
  ROAD_SETTINGS,
  restClient,
  secretsIn,
  signInAdmin,
} from '../testing/rest-road.ts';
import { newOwnKey } from './own-key.ts';
import { cookieOf } from './persons.ts';
import type { Headers, Row } from './road.ts';

// Three processes: the registry of custodians asks people, holders, learners and issuance, none of which is beside it.
const GROUPS = [
  ['api-gateway', 'admin-console', 'credential-issuance'],
  ['core-engine', 'program-catalog', 'issuer-registry', 'learner-records', 'verification-engine'],
  ['custodian-registry'],
] as const;
const READY_MS = 120_000;
const EMAIL = 'aoife@people.example';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const folder = mkdtempSync(join(tmpdir(), 'testamur-archive-'));
let procs: readonly Proc[] = [];
let rest: Rest;
let archive: SettledCustodian;
let admin: Headers;
/** What a custodian is settled through. */
let doors: () => CustodianDoors;
let holder: Headers;
let holderDid: string;

const call = async (method: string, path: string, status: number, headers: Headers, body?: unknown) =>
  expectStatus(await rest(method, path, { headers, body }), status).body as Row;
const ask = async (query: string, variables: object, headers: Headers): Promise<Row> => {
  const { body } = await rest('POST', '/graphql', { body: { query, variables }, headers });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return Object.values(body.data as Row)[0];
};

beforeAll(async () => {
  expect(GROUPS.flat().sort()).toEqual([...UNIT_NAMES].sort());
  const { env, ports } = await unitEnv({ dataDir: folder, extra: ROAD_SETTINGS });
  procs = GROUPS.map((group) => startUnits(group, env));
  await Promise.all(
    GROUPS.flatMap((group, at) => group.map((unit) => ready(procs[at]!, ports[unit].rest, READY_MS))),
  );
  rest = restClient(env['PUBLIC_URL'] ?? '');
  const secrets = secretsIn(folder);
  admin = await signInAdmin(rest);
  let seen = secrets().length;
  doors = () => ({
    async post(path, body, headers = {}) {
      seen = secrets().length;
      return rest('POST', path, { body, headers });
    },
    ask: (document, variables = {}, headers = {}) => ask(document, variables, headers),
    mail: { nextToken: () => newToken(secrets, seen) },
  });
  archive = await settleCustodian(doors(), admin, { name: 'Archive of Closed Schools', country_code: 'IE' });
  const before = secrets().length;
  const person = { name: 'Aoife Ryan', email: EMAIL };
  expectStatus(await rest('POST', '/api/v1/holder/auth/register', { body: person }), 200);
  const token = await newToken(secrets, before);
  const session = await rest('POST', '/api/v1/holder/auth/magic-link/verify', { body: { token } });
  holder = { cookie: cookieOf(session) ?? '' };
  const key = await call('POST', '/api/v1/holder/wallet-key', 201, holder, { mode: 'PLATFORM' });
  holderDid = key['did'] ?? key['key']?.did;
  await call('POST', '/api/v1/holder/consents', 201, holder, { purpose: 'DIRECTORY_LOOKUP', version: '1' });
}, READY_MS + 60_000);
afterAll(async () => {
  await Promise.all(procs.map((proc) => proc.stop('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

test('a workbook of a closed school becomes a verified credential in a wallet, with four people acting', async () => {
  const { Admin: keeper, Reviewer: uploader, Attester: attester } = archive.people;

  // 1. The keeper sends the workbook; the register has two pupils.
  const rows = [
    ['Pupil', 'Award', 'Awarded', 'E-mail', 'Result'],
    ['Aoife Ryan', 'Leaving Certificate', '30/06/2019', EMAIL, 'H1'],
    ['Brian Cox', 'Leaving Certificate', '28/06/2018', '', 'H3'],
  ].map((cells) => cells.map((value) => ({ type: String, value })));
  const workbook = await (await writeXlsx(rows)).toBuffer();
  const form = new FormData();
  form.set('record_kind', 'CREDENTIAL');
  form.set('source_org_name', 'Old College');
  form.set('file', new Blob([new Uint8Array(workbook)], { type: XLSX }), 'register.xlsx');
  const intakes = '/api/v1/custodian/intake';
  const sent = await fetch(`${rest.base}${intakes}`, { method: 'POST', headers: keeper.headers, body: form });
  const batch = expectStatus({ status: sent.status, body: (await sent.json()) as Row }, 201).body;
  const intake = `${intakes}/${batch['intake_id']}`;
  await call('POST', `${intake}/mapping`, 200, keeper.headers, {
    mapping: [
      { column: 'Pupil', target: 'holder_name' },
      { column: 'Award', target: 'credential_type' },
      { column: 'Awarded', target: 'award_date', transform: { kind: 'DATE_DMY' } },
      { column: 'E-mail', target: 'email' },
      { column: 'Result', target: 'result' },
    ],
  });
  await call('POST', `${intake}/validate`, 202, keeper.headers);
  await until('the rows to be read', async () => {
    return (await call('GET', intake, 200, keeper.headers))['status'] === 'READY_FOR_REVIEW';
  });

  // 2. Another person reviews; learner records and holders were asked from this unit for who the pupils may be.
  const listed = await call(
    'GET',
    `/api/v1/custodian/records?intake_id=${batch['intake_id']}`,
    200,
    uploader.headers,
  );
  const records: Row[] = listed['items'];
  expect(records.map(({ status }) => status)).toEqual(['PENDING_REVIEW', 'PENDING_REVIEW']);
  for (const { record_id: id } of records)
    await call('POST', `/api/v1/custodian/records/${id}/approve`, 200, uploader.headers, {});
  const own = records.find(({ normalized }) => JSON.stringify(normalized).includes('Aoife'))!;
  const record = `/api/v1/custodian/records/${own['record_id']}`;
  expect((await call('GET', record, 200, uploader.headers))['match']).toMatchObject({
    holder_did: holderDid,
  });

  // 3. Whoever sent or reviewed them does not vouch; a third person does, and a GraphQL client reads what came of it.
  const statement = { intake_id: batch['intake_id'], statement_template: 'TRANSCRIBED_FROM_ORIGINAL' };
  const refused = await rest('POST', '/api/v1/custodian/attestations', {
    body: statement,
    headers: keeper.headers,
  });
  expect(refused).toMatchObject({ status: 409, body: { error: 'FOUR_EYES_REQUIRED' } });
  const made = await call('POST', '/api/v1/custodian/attestations', 201, attester.headers, statement);
  const attestation = `/api/v1/custodian/attestations/${made['attestation_id']}`;
  await call('PATCH', `${record}/holder`, 200, attester.headers, { holder_did: holderDid });
  const issue = { credential_type: 'ArchivedRecordCredential' };
  const { results } = await call('POST', `${attestation}/issue`, 200, attester.headers, issue);
  expect(results.map((result: Row) => result['operation_status']).sort()).toEqual(['ISSUED', 'SKIPPED']);

  // 4. The holder has it, a stranger verifies it, and the directory tells who vouches.
  const wallet = await call('GET', '/api/v1/holder/credentials', 200, holder);
  expect(wallet['items']).toHaveLength(1);
  const [{ credentialId }] = wallet['items'];
  const { vc } = await call('GET', `/api/v1/credentials/${credentialId}`, 200, attester.headers);
  const verified = await call('POST', '/api/v1/credentials/verify', 200, {}, { credential: vc });
  expect(verified).toMatchObject({ is_valid: true, status: 'VALID', issuer: { did: archive.did } });
  const directory = await call('GET', '/api/v1/custodians', 200, {});
  expect(directory['items']).toMatchObject([{ did: archive.did, status: 'ACTIVE' }]);
  const proof = `/api/v1/attestations/${made['attestation_id']}/proof?record_id=${own['record_id']}`;
  expect(await call('GET', proof, 200, {})).toMatchObject({ tree_size: 2 });

  // 5. The keeper finds it by a search, and the credential counts.
  const found = await call('GET', '/api/v1/custodian/search?q=aoife&purpose=AUDIT', 200, keeper.headers);
  expect(found['hits'].map(({ kind }: Row) => kind).sort()).toEqual(['CREDENTIAL', 'RECORD']);
  const counted = await ask('{ credentialStats { total } }', {}, keeper.headers);
  expect(counted).toMatchObject({ total: 1 });
}, 120_000);

test('a board with its own key signs for itself across processes, and a withdrawal is told of there', async () => {
  const key = newOwnKey();
  const board = await settleCustodian(doors(), admin, {
    name: 'Board of Nursing',
    byok: true,
    public_key: key.publicKey,
  });
  const { Admin: keeper, Reviewer: sender, Attester: attester } = board.people;

  // 1. A record that two people have brought in.
  const form = new FormData();
  form.set('record_kind', 'LICENCE');
  form.set('source_org_name', 'Board of Nursing');
  const rows = `Nurse,Licence,Granted,Wallet\nAoife Ryan,RGN-1042,2021-09-01,${holderDid}\n`;
  form.set('file', new Blob([rows]), 'nurses.csv');
  const intakes = '/api/v1/custodian/intake';
  const sent = await fetch(`${rest.base}${intakes}`, { method: 'POST', headers: sender.headers, body: form });
  const batch = expectStatus({ status: sent.status, body: (await sent.json()) as Row }, 201).body;
  const intake = `${intakes}/${batch['intake_id']}`;
  await call('POST', `${intake}/mapping`, 200, sender.headers, {
    mapping: [
      { column: 'Nurse', target: 'holder_name' },
      { column: 'Licence', target: 'licence_number' },
      { column: 'Granted', target: 'award_date' },
      { column: 'Wallet', target: 'holder_did' },
    ],
  });
  await call('POST', `${intake}/validate`, 202, sender.headers);
  await until('the rows to be read', async () => {
    return (await call('GET', intake, 200, sender.headers))['status'] === 'READY_FOR_REVIEW';
  });
  const listed = await call('GET', `${intake}/records`, 200, keeper.headers);
  const record = `/api/v1/custodian/records/${listed['items'][0].record_id}`;
  await call('POST', `${record}/approve`, 200, keeper.headers, {});

  // 2. The attester signs the statement, then the credential that another process has spelled out.
  const attestations = '/api/v1/custodian/attestations';
  const statement = { intake_id: batch['intake_id'], statement_template: 'HELD_BY_LAW' };
  const prepared = await call('POST', `${attestations}/prepare`, 201, attester.headers, statement);
  const attestation = `${attestations}/${prepared['attestation_id']}`;
  const signature = key.sign(Buffer.from(prepared['bytes_to_sign'], 'base64'));
  await call('POST', `${attestation}/sign`, 201, attester.headers, { signature });
  const terms = { credential_type: 'NursingLicence' };
  const {
    attestation: _,
    next: __,
    results,
    ...own
  } = await call('POST', `${attestation}/issue/prepare`, 200, attester.headers, terms);
  const signatures = results.map(({ record_id, bytes_to_sign }: Row) => ({
    record_id,
    signature: key.sign(Buffer.from(bytes_to_sign, 'base64')),
  }));
  const issued = await call('POST', `${attestation}/issue`, 200, attester.headers, { ...own, signatures });
  expect(issued['results']).toMatchObject([{ operation_status: 'ISSUED' }]);

  // 3. The verification engine asks the registry of custodians and credential issuance, neither of which is beside it.
  const id = issued['results'][0].credential_id;
  const { vc } = await call('GET', `/api/v1/credentials/${id}`, 200, attester.headers);
  const verified = () => call('POST', '/api/v1/credentials/verify', 200, {}, { credential: vc });
  expect(await verified()).toMatchObject({ status: 'VALID', warnings: [] });
  await call('POST', `${attestation}/withdraw`, 200, attester.headers, { reason: 'A wrong ledger.' });
  expect(await verified()).toMatchObject({
    status: 'VALID',
    warnings: [expect.stringMatching(/has withdrawn the attestation/)],
  });
}, 120_000);
