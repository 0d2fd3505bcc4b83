import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPdf } from '../../kernel/print/testing/pdf.ts';
import { until } from '../../kernel/testing/until.ts';
import { UNIT_NAMES } from '../../kernel/units.ts';
import {
  aClass,
  aRoster,
  lineItems,
  table,
  USERS_1_1,
} from '../../subgraphs/learners/imports/one-roster-testing.ts';
import { type Proc, ready, startUnits, unitEnv } from '../testing/procs.ts';
import {
  activeIssuer,
  expectStatus,
  newToken,
  type Rest,
  ROAD_SETTINGS,
  restClient,
  secretsIn,
  signInAdmin,
} from '../testing/rest-road.ts';
import { cookieOf } from './persons.ts';
import type { Headers, Row } from './road.ts';

// Three processes: learner records ask the catalog, the registry, the holders and issuance, none of which is beside them.
const GROUPS = [
  ['api-gateway', 'admin-console', 'credential-issuance'],
  ['core-engine', 'program-catalog', 'issuer-registry'],
  ['learner-records', 'verification-engine', 'custodian-registry'],
] as const;
const READY_MS = 120_000;
const CATALOG = '/api/v1/admin/catalog';
const LEARNERS = '/api/v1/learners';
const EMAIL = 'aoife@people.example';

const folder = mkdtempSync(join(tmpdir(), 'testamur-programme-'));
let procs: readonly Proc[] = [];
let rest: Rest;
let admin: Headers;
let issuer: { readonly did: string; readonly headers: Headers };
let holder: Headers;

beforeAll(async () => {
  expect(GROUPS.flat().sort()).toEqual([...UNIT_NAMES].sort());
  const { env, ports } = await unitEnv({ dataDir: folder, extra: ROAD_SETTINGS });
  procs = GROUPS.map((group) => startUnits(group, env));
  await Promise.all(
    GROUPS.flatMap((group, at) => group.map((unit) => ready(procs[at]!, ports[unit].rest, READY_MS))),
  );
  rest = restClient(env['PUBLIC_URL'] ?? '');
  admin = await signInAdmin(rest);
  const secrets = secretsIn(folder);
  issuer = await activeIssuer(rest, { secrets, admin, email: 'registrar@ardmore.example' });
  const before = secrets().length;
  const person = { name: 'Aoife Ryan', email: EMAIL };
  expectStatus(await rest('POST', '/api/v1/holder/auth/register', { body: person }), 200);
  const token = await newToken(secrets, before);
  const session = await rest('POST', '/api/v1/holder/auth/magic-link/verify', { body: { token } });
  holder = { cookie: cookieOf(session) ?? '' };
  const key = await rest('POST', '/api/v1/holder/wallet-key', {
    body: { mode: 'PLATFORM' },
    headers: holder,
  });
  expectStatus(key, 201);
}, READY_MS + 60_000);
afterAll(async () => {
  await Promise.all(procs.map((proc) => proc.stop('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

const call = async (method: string, path: string, status: number, headers: Headers, body?: unknown) =>
  expectStatus(await rest(method, path, { headers, body }), status).body as Row;
const ask = async (query: string, variables: object, headers: Headers): Promise<Row> => {
  const { body } = await rest('POST', '/graphql', { body: { query, variables }, headers });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return Object.values(body.data as Row)[0];
};

const pdfOf = async (method: string, path: string, headers: Headers, body?: object) => {
  const sent = body && { body: JSON.stringify(body) };
  const type = body && { 'content-type': 'application/json' };
  const reply = await fetch(`${rest.base}${path}`, { method, headers: { ...headers, ...type }, ...sent });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return readPdf(Buffer.from(await reply.arrayBuffer()));
};

/** Sends a file and its text fields, and waits until its import is over. */
async function imported(path: string, list: string, fields: Row, file: Blob, name: string, headers: Headers) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  form.set('file', file, name);
  const sent = await fetch(`${rest.base}${path}`, { method: 'POST', headers, body: form });
  const { import_id: id } = expectStatus({ status: sent.status, body: (await sent.json()) as Row }, 202).body;
  let state: Row = {};
  await until(`the import of ${name} to be over`, async () => {
    state = await call('GET', `${list}/${id}`, 200, headers);
    return !['RECEIVING', 'QUEUED', 'RUNNING'].includes(state['status']);
  });
  return state;
}

test('a framework is imported, a class comes by OneRoster, and what it has achieved is issued, verified and printed', async () => {
  const name_i18n = { en: 'Ireland' };
  await call('POST', `${CATALOG}/jurisdictions`, 201, admin, { code: 'IE', name_i18n });

  // 1. A framework of competencies, larger than one piece of a file.
  const uri = (id: string) => `https://frameworks.example/uri/${id}`;
  const at = '2026-01-15T09:00:00Z';
  const id = (number: number) => `0b0e7a52-2a55-4b8c-8f6e-${String(number).padStart(12, '0')}`;
  const about = { identifier: id(0), uri: uri(id(0)), title: 'Laboratory', lastChangeDateTime: at };
  const CFItems = Array.from({ length: 60 }, (_, index) => ({
    identifier: id(index + 1),
    uri: uri(id(index + 1)),
    fullStatement: `Measures ${index}`,
    notes: 'Room for notes. '.repeat(index === 0 ? 1 : 5500),
    lastChangeDateTime: at,
  }));
  const document = {
    CFDocument: { ...about, creator: 'Ardmore', CFPackageURI: about },
    CFItems,
    CFAssociations: [],
  };
  const file = new Blob([JSON.stringify(document)]);
  expect(file.size).toBeGreaterThan(4 * 1024 * 1024);
  const catalog = { jurisdiction_code: 'IE' };
  const framework = await imported(`${CATALOG}/import`, `${CATALOG}/imports`, catalog, file, 'a.json', admin);
  expect(framework).toMatchObject({ status: 'COMPLETED', counts: { made: 61, refused: 0 } });
  const path = `${CATALOG}/frameworks/${framework['framework_id']}/export`;
  const exported = await call('GET', path, 200, admin);
  expect(exported['CFItems']).toHaveLength(60);

  // 2. A version of an entry, by GraphQL.
  const entry = { entryCode: 'PHYS-1', jurisdictionCode: 'IE', entryType: 'COURSE' };
  const made = await ask(
    'mutation ($input: CreateCatalogEntryInput!) { createCatalogEntry(input: $input) { entry { entryId } } }',
    { input: entry },
    admin,
  );
  const { entryId } = made['entry'];
  const final = { id: 'mark', name: 'Mark', resultType: 'Percent', requiredValue: '40' };
  const content = { entryId, title: 'Physics', resultDescriptions: [final] };
  const drafted = await ask(
    'mutation ($input: CreateEntryVersionInput!) { createEntryVersion(input: $input) { entryVersion { version } } }',
    { input: content },
    admin,
  );
  expect(drafted).toEqual({ entryVersion: { version: 1 } });
  const versionPath = `${CATALOG}/entries/${entryId}/versions/1/publish`;
  const version = await call('POST', versionPath, 200, admin, {});
  expect(version).toMatchObject({ status: 'PUBLISHED' });
  const { entry_version_id } = version;

  // 3. A scheme that governs it, and the registration of the university.
  const scheme = {
    ...{ scheme_code: 'IE-RETURN', name: 'Return', jurisdiction_code: 'IE', regulator: 'QQI', version: '1' },
    ...{ reporting_period: 'ANNUAL', output_format: 'CSV' },
    fields: [{ field_code: 'NUMBER', label: 'Number', type: 'TEXT', required: true }],
  };
  await call('POST', `${CATALOG}/schemes`, 201, admin, scheme);
  const maps = [{ field_code: 'NUMBER', expression: 'learner.learner_number', status: 'ACTIVE' }];
  await call('PUT', `${CATALOG}/schemes/IE-RETURN/field-maps`, 200, admin, { field_maps: maps });
  await call('PATCH', `${CATALOG}/schemes/IE-RETURN`, 200, admin, { status: 'ACTIVE' });
  const { issuer_id } = await call('GET', `/api/v1/issuers/${issuer.did}`, 200, admin);
  const registration = { org: { type: 'ISSUER', id: issuer_id }, registration_number: '1', valid_from: at };
  const filed = { scheme_code: 'IE-RETURN', ...registration };
  const { registration_id } = await call('POST', `${CATALOG}/registrations`, 201, admin, filed);
  const inForce = { status: 'ACTIVE', reason: 'Listed.' };
  await call('PATCH', `${CATALOG}/registrations/${registration_id}`, 200, admin, inForce);

  // 4. The class, with its marks.
  const student = (sourcedId: string, email: string) => ({
    ...{ sourcedId, enabledUser: 'true', role: 'student', username: sourcedId, email },
    ...{ identifier: `n-${sourcedId}`, givenName: 'Aoife', familyName: 'Ryan' },
  });
  const enrolled = (userSourcedId: string) => ({
    ...{ sourcedId: `e-${userSourcedId}`, classSourcedId: 'c1', userSourcedId, role: 'student' },
  });
  const mark = (studentSourcedId: string, score: string) => ({
    ...{ sourcedId: `r-${studentSourcedId}`, lineItemSourcedId: 'li1', studentSourcedId, score },
    ...{ scoreStatus: 'fully graded', scoreDate: '2026-02-27' },
  });
  const roster = aRoster({
    ...aClass('PHYS-1'),
    ...lineItems(),
    users: table(USERS_1_1, [student('one', EMAIL), student('two', 'two@people.example')]),
    enrollments: table('enrollments', [enrolled('one'), enrolled('two')]),
    results: table('results', [mark('one', '36'), mark('two', '27.5')]),
  });
  const zip = new Blob([new Uint8Array(roster)]);
  const { headers } = issuer;
  const taken = await imported(
    `${LEARNERS}/import`,
    `${LEARNERS}/imports`,
    catalog,
    zip,
    'class.zip',
    headers,
  );
  expect(taken).toMatchObject({ status: 'COMPLETED', failure: null });
  expect(taken['files'].map(({ name, made: rows, refused }: Row) => [name, rows, refused])).toEqual([
    ['users.csv', 2, 0],
    ['enrollments.csv', 2, 0],
    ['results.csv', 2, 0],
  ]);

  // 5. What came of it is confirmed, and Aoife says that she is the first of them.
  const { items } = await call('GET', `${LEARNERS}?q=ryan`, 200, headers);
  for (const { learner_id } of items) {
    const enrolments = await call('GET', `${LEARNERS}/${learner_id}/enrolments`, 200, headers);
    const outcomes = `${LEARNERS}/enrolments/${enrolments['items'][0].enrolment_id}/outcomes`;
    const [{ outcome_id }] = (await call('GET', outcomes, 200, headers))['items'];
    await call('POST', `${LEARNERS}/outcomes/${outcome_id}/confirm`, 200, headers, {});
  }
  const one = items.find(({ learner_number }: Row) => learner_number === 'n-one');
  const linkPath = `${LEARNERS}/${one.learner_id}/links`;
  const { link_id } = await call('POST', linkPath, 201, headers, { method: 'EMAIL_MATCH' });
  await call('POST', `/api/v1/holder/learner-links/${link_id}/accept`, 200, holder, {});

  // 6. Issued for all who are eligible: one has a wallet, the other is told why not.
  const eligible = await call('GET', `${LEARNERS}/eligibility/outcomes`, 200, headers);
  const outcome_ids = eligible['items'].map(({ outcome }: Row) => outcome.outcome_id);
  const issued = await call('POST', `${LEARNERS}/eligibility/issue`, 200, headers, { outcome_ids });
  expect(issued).toMatchObject({ total: 2, succeeded: 1, failed: 1 });
  const again = await call('POST', `${LEARNERS}/eligibility/issue`, 200, headers, { outcome_ids });
  expect(again).toEqual(issued);
  const { credential_id } = issued['results'].find(({ error }: Row) => error === null);

  // 7. Verified by anybody, and printed.
  const { vc } = await call('GET', `/api/v1/credentials/${credential_id}`, 200, headers);
  expect(vc.credentialSubject).toMatchObject({ name: 'Aoife Ryan', achievement: { name: 'Physics' } });
  const verdict = await call('POST', '/api/v1/credentials/verify', 200, {}, { credential: vc });
  expect(verdict).toMatchObject({ is_valid: true, status: 'VALID' });
  const transcript = await call('GET', `${LEARNERS}/${one.learner_id}/transcript`, 200, headers);
  expect(transcript).toMatchObject({
    issuer_name: 'Ardmore University',
    studies: [
      { entry_code: 'PHYS-1', results: [{ credential_status: 'ISSUED', outcome: { credential_id } }] },
    ],
  });
  const pdf = await fetch(`${rest.base}${LEARNERS}/${one.learner_id}/transcript/pdf`, { headers });
  expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');

  // 8. What the specimen of a template shows, its holder prints.
  const fields = [
    { key: 'grade', label_i18n: { en: 'Grade' }, type: 'string' },
    { key: 'awardedOn', label_i18n: { en: 'Awarded on' }, type: 'date' },
  ];
  const display = { background: '#12355b', text_color: '#ffe0c0', layout: 'MODERN' };
  const form = { name: 'Physics', credential_type: 'PhysicsCredential', entry_version_id, fields, display };
  const templates = '/api/v1/portal/me/credential-templates';
  const { template_id } = await call('POST', templates, 201, headers, form);
  await call('POST', `${templates}/${template_id}/publish`, 200, headers);
  const { current } = await call('GET', '/api/v1/holder/wallet-key', 200, holder);
  const claims = { name: 'Aoife Ryan', grade: 'H1', awardedOn: '2026-02-27' };
  const asked = { issuer_did: issuer.did, holder_did: current.did, template_id };
  const certified = { ...asked, credential_type: 'PhysicsCredential', credential_data: claims };
  const { credential_id: printed } = await call('POST', '/api/v1/credentials/issue', 201, headers, certified);
  // Whatever is edited behind the publication, a certificate looks as its version did.
  const specimen = await pdfOf('POST', `${templates}/${template_id}/certificate-preview`, headers, {
    credential_data: claims,
  });
  await call('PUT', `${templates}/${template_id}`, 200, headers, { ...form, display: { layout: 'PLAIN' } });
  await call('POST', `${templates}/${template_id}/publish`, 200, headers);
  const real = await pdfOf('GET', `/api/v1/holder/credentials/${printed}/pdf`, holder);
  const isMark = (line: string) =>
    /^(?:SPECIMEN|Status when|Printed on|none$)/.test(line) || line === printed;
  const unmarked = ({ placed }: typeof real) => placed.filter(({ line }) => !isMark(line));
  expect(unmarked(specimen)).toEqual(unmarked(real));
  expect(unmarked(real).map(({ line }) => line)).toEqual(
    expect.arrayContaining(['Ardmore University', 'Physics', 'Aoife Ryan', 'Grade', 'H1', issuer.did]),
  );
  expect(new Set(specimen.colors)).toEqual(new Set([...real.colors, '#a11222']));
  expect(real.colors).toEqual(expect.arrayContaining(['#12355b', '#ffe0c0']));
  expect(specimen.lines).toContain('SPECIMEN');

  // 9. One question crosses three processes.
  const learner = await ask(
    'query ($id: ID!) { learner(id: $id) { holderDid credentials { status issuer { name } entryVersion { title } } } }',
    { id: one.learner_id },
    headers,
  );
  expect(learner['credentials']).toEqual([
    { status: 'ISSUED', issuer: { name: 'Ardmore University' }, entryVersion: { title: 'Physics' } },
  ]);
}, 180_000);
