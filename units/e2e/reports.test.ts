import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { newId, sha256Hex } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { UNIT_NAMES } from '../../kernel/units.ts';
import { checkManifest } from '../../subgraphs/reports/runs/signed-manifest.ts';
import { type SettledCustodian, settleCustodian } from '../testing/custodian-road.ts';
import { openEvents } from '../testing/event-streams.ts';
import { type Proc, ready, startUnits, unitEnv } from '../testing/procs.ts';
import {
  activeIssuer,
  expectStatus,
  HOLDER_DID,
  issueBody,
  newToken,
  type Rest,
  ROAD_SETTINGS,
  type RoadIssuer,
  restClient,
  secretsIn,
  signInAdmin,
} from '../testing/rest-road.ts';
import type { Headers, Row } from './road.ts';

// Core Engine, which makes reports, has none of those beside it that it asks over gRPC.
const GROUPS = [
  ['api-gateway', 'core-engine'],
  [
    'issuer-registry',
    'credential-issuance',
    'learner-records',
    'custodian-registry',
    'program-catalog',
    'admin-console',
    'verification-engine',
  ],
] as const;
const READY_MS = 120_000;
const PATH = '/api/v1/reports';
const CATALOG = '/api/v1/admin/catalog';

const folder = mkdtempSync(join(tmpdir(), 'testamur-reports-'));
let procs: readonly Proc[] = [];
let rest: Rest;
let admin: Headers;
let issuer: RoadIssuer;
let other: RoadIssuer;
let custodian: SettledCustodian;

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
  issuer = await activeIssuer(rest, { secrets, admin, email: 'registrar@ardmore.example' });
  other = await activeIssuer(rest, { secrets, admin, email: 'registrar@dromore.example' });
  let seen = secrets().length;
  custodian = await settleCustodian(
    {
      async post(path, body, headers = {}) {
        seen = secrets().length;
        return rest('POST', path, { body, headers });
      },
      ask: (document, variables = {}, headers = {}) => ask(document, variables, headers),
      mail: { nextToken: () => newToken(secrets, seen) },
    },
    admin,
    { name: 'Ward', custodian_type: 'EMPLOYER' },
  );
}, READY_MS + 60_000);
afterAll(async () => {
  await Promise.all(procs.map((proc) => proc.stop('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

/** A report that is made, its rows and its bytes, once its manifest was checked. */
async function made(body: Row, headers: Headers = issuer.headers) {
  const { report_id } = await call('POST', PATH, 202, headers, { format: 'CSV', ...body });
  let run: Row;
  await until('the report to be made', async () => {
    run = await call('GET', `${PATH}/${report_id}`, 200, headers);
    return run.ended_at !== null;
  });
  expect(run).toMatchObject({ failure: null });
  expect(run.source_count).toBe(run.left_out_count + run.row_count + run.failed_row_count);
  const bytes = await bytesOf(`${PATH}/${report_id}/download`, headers);
  const found = { size: bytes.length, sha256: sha256Hex(bytes) };
  const { key } = await call('GET', '/api/v1/audit-logs/key', 200, {});
  const manifest = await bytesOf(`${PATH}/${report_id}/manifest`, headers);
  expect(checkManifest(manifest, found, key)).toMatchObject({
    faults: [],
    manifest: { report_id, counts: { rows: run.row_count } },
  });
  const rows = parseCsv(bytes, { bom: true, columns: true }) as Record<string, string>[];
  return { run, rows };
}

async function bytesOf(path: string, headers: Headers): Promise<Buffer> {
  const reply = await fetch(`${rest.base}${path}`, { headers: { ...headers } });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="?[a-zA-Z0-9.-]+"?$/);
  return Buffer.from(await reply.arrayBuffer());
}

const issue = async ({ did, headers }: RoadIssuer, more: object = {}): Promise<string> =>
  (await call('POST', '/api/v1/credentials/issue', 201, headers, { ...issueBody(did, 'Aoife'), ...more }))
    .credential_id;

test('the registers agree with the statistics, and no organization sees rows of another', async () => {
  const ids = [await issue(issuer), await issue(issuer), await issue(issuer, { credential_type: 'Diploma' })];
  await issue(other);
  const reason = { reason: 'A wrong grade.' };
  await call('POST', `/api/v1/credentials/${ids[0]}/revoke`, 200, issuer.headers, reason);

  const stats = await ask(
    '{ credentialStats { total byStatus { key count } byType { key count } } }',
    {},
    issuer.headers,
  );
  const counted = (list: Row[]) => Object.fromEntries(list.map(({ key, count }) => [key, count]));
  const issued = await made({ kind: 'ISSUANCE_REGISTER' });
  expect(issued.run.row_count).toBe(stats.total);
  expect(issued.rows.map((row) => row['credential_id']).sort()).toEqual([...ids].sort());
  const tally = (name: string) => {
    const sums: Record<string, number> = {};
    for (const row of issued.rows) sums[row[name] ?? ''] = (sums[row[name] ?? ''] ?? 0) + 1;
    return sums;
  };
  expect(tally('status')).toEqual(
    Object.fromEntries(Object.entries(counted(stats.byStatus)).filter(([, count]) => count !== 0)),
  );
  expect(tally('credential_type')).toEqual(counted(stats.byType));

  const revoked = await made({ kind: 'REVOCATION_REGISTER' });
  expect(revoked.run.row_count).toBe(counted(stats.byStatus)['REVOKED']);
  expect(revoked.rows).toMatchObject([{ credential_id: ids[0], reason: 'A wrong grade.' }]);

  const network = await ask('{ networkStats { credentials { total } } }', {}, admin);
  const all = await made({ kind: 'ISSUANCE_REGISTER' }, admin);
  expect(all.run.row_count).toBe(network.credentials.total);
  expect(new Set(all.rows.map((row) => row['issuer_did']))).toEqual(new Set([issuer.did, other.did]));
  const named = await made({ kind: 'ISSUANCE_REGISTER', organization_did: other.did }, admin);
  expect(named.rows.map((row) => row['issuer_did'])).toEqual([other.did]);
  await call('GET', `${PATH}/${issued.run.report_id}/download`, 404, other.headers);
}, 120_000);

test('the trail tells of each download, and an organization may have its own part of the trail', async () => {
  const { run } = await made({ kind: 'ISSUANCE_REGISTER', format: 'CSV' });
  await until('the trail to have it', async () => {
    const query = `subject_id=${run.report_id}&action=report.downloaded`;
    return (await call('GET', `/api/v1/audit-logs?${query}`, 200, admin)).items.length === 1;
  });
  const own = await made({ kind: 'AUDIT_EXPORT', filters: { action: 'report.downloaded' } });
  expect(own.rows.map((row) => row['subject_id'])).toContain(run.report_id);
  expect(new Set(own.rows.map((row) => row['org_type']))).toEqual(new Set(['ISSUER']));
  const theirs = await made({ kind: 'AUDIT_EXPORT' }, other.headers);
  expect(theirs.rows.map((row) => row['subject_id'])).not.toContain(run.report_id);
}, 120_000);

test('outcomes become a return under a scheme by the maps that counted when it was ordered, and one person is found', async () => {
  await call('POST', `${CATALOG}/jurisdictions`, 201, admin, { code: 'IE', name_i18n: { en: 'Ireland' } });
  const entry = { entry_code: 'OPTICS', jurisdiction_code: 'IE', entry_type: 'COURSE' };
  const { entry_id } = await call('POST', `${CATALOG}/entries`, 201, admin, entry);
  const mark = { id: 'mark', name: 'Mark', result_type: 'Percent', required_value: '40' };
  const { entry_version_id } = await call('POST', `${CATALOG}/entries/${entry_id}/versions`, 201, admin, {
    title: 'Optics',
    result_descriptions: [mark],
  });
  await call('POST', `${CATALOG}/entries/${entry_id}/versions/1/publish`, 200, admin);
  const text = { label: 'x', type: 'TEXT' };
  const scheme = { scheme_code: 'IE-RET', name: 'Return', jurisdiction_code: 'IE', regulator: 'QQI' };
  await call('POST', `${CATALOG}/schemes`, 201, admin, {
    ...scheme,
    version: '2026',
    reporting_period: 'ANNUAL',
    output_format: 'FIXED_WIDTH',
    fields: [
      { ...text, field_code: 'NUMBER', length: 6, required: true },
      { ...text, field_code: 'DAY', type: 'DATE', length: 8, required: true },
      { ...text, field_code: 'SIS', length: 8, required: false },
      { ...text, field_code: 'PROVIDER', length: 4, required: true },
    ],
  });
  const map = (field_code: string, expression: string, more = {}) => ({
    field_code,
    expression,
    status: 'ACTIVE',
    ...more,
  });
  const maps = [
    map('NUMBER', 'learner.learner_number', { transform: 'PAD_ZERO' }),
    map('DAY', 'outcome.achieved_date', { transform: 'DATE_DDMMYYYY' }),
    map('SIS', 'learner.external_id[sis]'),
    map('PROVIDER', 'constant', { constant: 'ARDM' }),
  ];
  await call('PUT', `${CATALOG}/schemes/IE-RET/field-maps`, 200, admin, { field_maps: maps });
  await call('PATCH', `${CATALOG}/schemes/IE-RET`, 200, admin, { status: 'ACTIVE' });

  const learners = '/api/v1/learners';
  let learnerId = '';
  for (const learner_number of ['42', '12345678']) {
    const external_ids = [{ system: 'sis', value: `S${learner_number.slice(0, 2)}` }];
    const names = { learner_number, given_name: 'Aoife', family_name: 'Ryan', external_ids };
    const { learner_id } = await call('POST', learners, 201, issuer.headers, names);
    learnerId ||= learner_id;
    const enrolment = { entry_version_id, start_date: '2025-09-01', status: 'ACTIVE', cohort_code: 'A' };
    const { enrolment_id } = await call(
      'POST',
      `${learners}/${learner_id}/enrolments`,
      201,
      issuer.headers,
      enrolment,
    );
    const result = { result_description_id: 'mark', value: '72.5', achieved_date: '2026-02-27' };
    const { outcome_id } = await call(
      'POST',
      `${learners}/enrolments/${enrolment_id}/outcomes`,
      201,
      issuer.headers,
      result,
    );
    await call('POST', `${learners}/outcomes/${outcome_id}/confirm`, 200, issuer.headers);
  }
  const period = { period_from: '2026-01-01', period_to: '2100-01-01' };
  const order = { kind: 'SCHEME_COMPLIANCE', scheme_code: 'IE-RET', ...period };
  // What was confirmed in the last half minute is not settled yet.
  await until(
    'both outcomes to be reported',
    async () => (await call('POST', `${PATH}/preview`, 200, issuer.headers, order)).source_count === 2,
    60_000,
  );

  const outcomes = await made({ kind: 'LEARNER_OUTCOMES', filters: { cohort_code: 'A' } });
  expect(outcomes.rows.map((row) => [row['learner_number'], row['entry_code'], row['value']]).sort()).toEqual(
    [
      ['12345678', 'OPTICS', '72.5'],
      ['42', 'OPTICS', '72.5'],
    ],
  );

  const { report_id } = await call('POST', PATH, 202, issuer.headers, { ...order, format: 'FIXED_WIDTH' });
  const events = await openEvents(`${rest.base}${PATH}/${report_id}/events`, { headers: issuer.headers });
  await events.ended;
  expect(events.events.at(-1)?.event).toBe('ended');
  const run = await call('GET', `${PATH}/${report_id}`, 200, issuer.headers);
  expect(run).toMatchObject({
    status: 'COMPLETED_WITH_ERRORS',
    scheme_version: '2026',
    source_count: 2,
    row_count: 1,
    failed_row_count: 1,
    errors: [{ field_code: 'NUMBER', code: 'TOO_LONG' }],
  });
  expect(String(await bytesOf(`${PATH}/${report_id}/download`, issuer.headers))).toBe(
    '00004227022026S42     ARDM\r\n',
  );
  expect(String(await bytesOf(`${PATH}/${report_id}/errors`, issuer.headers))).toContain(
    '"NUMBER","TOO_LONG"',
  );

  const person = await made({ kind: 'DATA_SUBJECT', filters: { learner_id: learnerId } });
  const said = (section: string, field: string) =>
    person.rows.find((row) => row['section'] === section && row['field'] === field)?.['value'];
  expect(said('LEARNER', 'familyName')).toBe('Ryan');
  expect(said('ENROLMENT', 'cohortCode')).toBe('A');
  expect(said('OUTCOME', 'value')).toBe('72.5');
  const held = await made({ kind: 'DATA_SUBJECT', filters: { holder_did: HOLDER_DID } });
  expect(new Set(held.rows.map((row) => row['section']))).toEqual(new Set(['CREDENTIAL']));
  expect(held.rows.find((row) => row['field'] === 'document.credentialSubject.name')?.['value']).toBe(
    'Aoife',
  );
}, 240_000);

test('a custodian reports how its people stand, and what it keeps of one of them', async () => {
  const { headers } = custodian.people.Admin;
  const workforce = '/api/v1/custodian/workforce';
  await call('POST', `${workforce}/requirements`, 201, headers, {
    name: 'Licence',
    satisfied_by: { credential_types: ['NursingLicence'] },
  });
  const member = { employee_ref: 'N-1', name: 'Bo', job_role: 'Nurse', holder_did: HOLDER_DID };
  const { member_id } = await call('POST', `${workforce}/members`, 201, headers, member);
  await until('the register to have a row', async () => {
    return (await call('GET', `${workforce}/status?member_id=${member_id}`, 200, headers)).items.length > 0;
  });
  const summary = await call('GET', `${workforce}/status/summary`, 200, headers);
  const register = await made({ kind: 'WORKFORCE_COMPLIANCE' }, custodian.people.Reviewer.headers);
  expect(register.run.row_count).toBe(summary.total);
  expect(register.rows).toMatchObject([
    { employee_ref: 'N-1', requirement: 'Licence', status: 'UNVERIFIED' },
  ]);
  const person = await made({ kind: 'DATA_SUBJECT', filters: { holder_did: HOLDER_DID } }, headers);
  expect(new Set(person.rows.map((row) => row['section']))).toEqual(
    new Set(['WORKFORCE_MEMBER', 'COMPLIANCE']),
  );
  const asAdmin = { kind: 'WORKFORCE_COMPLIANCE', organization_did: custodian.did };
  expect((await made(asAdmin, admin)).run.row_count).toBe(summary.total);
}, 120_000);

test('a person whom an organization does not know is told of with no rows, and a learner of another not at all', async () => {
  const unknown = await made({ kind: 'DATA_SUBJECT', filters: { holder_did: HOLDER_DID } }, other.headers);
  expect(new Set(unknown.rows.map((row) => row['section']))).toEqual(new Set(['CREDENTIAL']));
  const { report_id } = await call('POST', PATH, 202, other.headers, {
    kind: 'DATA_SUBJECT',
    format: 'CSV',
    filters: { learner_id: newId() },
  });
  await until('it to fail', async () => {
    const { status, failure } = await call('GET', `${PATH}/${report_id}`, 200, other.headers);
    return status === 'FAILED' && failure.code === 'NOT_FOUND';
  });
}, 60_000);
