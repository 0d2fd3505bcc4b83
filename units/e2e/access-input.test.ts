import { newId } from '../../kernel/ids.ts';
import { toCamel, toSnake } from '../../rest-bridge/casing.ts';
import { resolved } from '../../rest-bridge/testing/openapi-replies.ts';
import { HOLDER_DOORS } from '../../router/edge/paths.ts';
import { ROUTES } from '../../subgraphs/domains.ts';
import { isFile, type Route } from '../../subgraphs/rest.ts';
import { expectStatus, HOLDER_DID } from '../testing/rest-road.ts';
import { TEST_ADMIN } from '../testing/test-platform.ts';
import { DEMO_CODE } from './admin-examples.ts';
import { type CallerName, type Guarded, openGuarded } from './callers.ts';
import { indexFaults } from './index-probes.ts';
import { claims, type Headers, issueBody, type Row } from './road.ts';
import { contentsOf } from './store-contents.ts';

let guarded: Guarded;
/** The cookie of a holder, for where no token is looked at. */
let session: Headers;
/** The document as the gateway serves it: what each body may have. */
let openApi: Row;
/** Names of everything that is kept of anything, as the store has them. */
let kept: readonly string[];

beforeAll(async () => {
  // Each value in each field is more than a minute has room for.
  guarded = await openGuarded({ ADMIN_DEMO_LOGIN_CODE: DEMO_CODE, RATE_LIMIT_INSIGHT: '1000' });
  session = await guarded.newHolder();
  const { settings } = guarded.road.platform.platform.domains;
  settings.apply({ version: settings.version + 1, values: { 'admin.demo-login.enabled': true } });
  openApi = expectStatus(await guarded.road.get('/v3/api-docs'), 200).body;
  const records = Object.values(await contentsOf(guarded.store)).flat();
  kept = [...new Set(records.flatMap((record) => Object.keys(record)))].sort();
});
afterAll(() => guarded.close());

/** Holds the store before a group of tests against the store after it: nothing came of any of them. */
function leavesNothing() {
  let before: Awaited<ReturnType<typeof contentsOf>>;
  beforeAll(async () => {
    before = await contentsOf(guarded.store);
  });
  test('nothing came of any of it', async () => {
    expect(await contentsOf(guarded.store)).toEqual(before);
  });
}

const reason = 'A wrong grade.';
const ssoSettings = {
  protocol: 'OIDC',
  provider: 'Example identity',
  oidc: { issuer_url: 'https://idp.example.edu', client_id: 'testamur' },
};

/** A right body for every route that takes one. */
/** What a template says. */
const aTemplate = () => ({
  name: 'Bachelor',
  credential_type: 'UniversityDegreeCredential',
  fields: [{ key: 'degree', label_i18n: { en: 'Degree' }, type: 'string', required: true }],
  validity: { kind: 'NONE' },
  display: { layout: 'PLAIN' },
});
const BODIES: Readonly<Record<string, () => Record<string, unknown>>> = {
  // Without `byok` the key would be ignored, whatever it is.
  'POST /api/v1/issuer/register': () => ({ name: 'Mallory University', byok: true, public_key: 'AAAA' }),
  'POST /api/v1/custodian/register': () => ({
    name: 'Mallory Archive',
    custodian_type: 'EMPLOYER',
    byok: true,
    public_key: 'AAAA',
  }),
  'POST /api/v1/custodian/keys/rotate': () => ({}),
  'POST /api/v1/issuers/{issuer_did}/approve': () => ({ reason }),
  'POST /api/v1/issuers/{issuer_did}/reject': () => ({ reason }),
  'POST /api/v1/issuers/{issuer_did}/status': () => ({ status: 'ACTIVE', reason }),
  'POST /api/v1/issuer/{issuer_did}/keys/rotate': () => ({}),
  'POST /api/v1/issuer/{issuer_did}/api-keys': () => ({ name: 'Records' }),
  'PUT /api/v1/issuer/{issuer_did}/sso': () => ({ ...ssoSettings }),
  'POST /api/v1/issuer/{issuer_did}/sso/domains': () => ({ domain: 'example.edu' }),
  'PUT /api/v1/custodian/sso': () => ({ ...ssoSettings }),
  'POST /api/v1/custodian/sso/domains': () => ({ domain: 'example.edu' }),
  'POST /api/v1/issuer/auth/magic-link': () => ({ email: guarded.a.email }),
  'POST /api/v1/issuer/auth/magic-link/verify': () => ({ token: 'x'.repeat(43) }),
  'POST /api/v1/issuer/auth/sso/token': () => ({ code: 'x'.repeat(43) }),
  'POST /api/v1/custodian/auth/sso/token': () => ({ code: 'x'.repeat(43) }),
  'POST /api/v1/credentials/prepare': () => issueBody(guarded.a, 'Aoife'),
  'POST /api/v1/credentials/issue': () => issueBody(guarded.a, 'Aoife'),
  'POST /api/v1/credentials/batch': () => ({
    issuer_did: guarded.a.did,
    credential_type: 'X',
    records: [{ holder_did: HOLDER_DID, credential_data: claims('Aoife') }],
  }),
  'POST /api/v1/credentials/{credential_id}/revoke': () => ({ reason }),
  'POST /api/v1/credentials/{credential_id}/reissue': () => ({ credential_data: claims('Aoife'), reason }),
  'POST /api/v1/credentials/{credential_id}/supersede': () => ({ new_credential_id: newId() }),
  'PUT /api/v1/credentials/{credential_id}/revocation-category': () => ({ category: 'OTHER' }),
  'POST /api/v1/credentials/verify': () => ({ credential: { name: 'none' } }),
  'POST /api/v1/credentials/insight': () => ({ credential: { credentialSubject: { name: 'none' } } }),
  'POST /api/v1/custodian/attestations': () => ({
    record_ids: [newId()],
    statement_template: 'HELD_BY_LAW',
  }),
  'POST /api/v1/custodian/attestations/prepare': () => ({
    record_ids: [newId()],
    statement_template: 'HELD_BY_LAW',
  }),
  'POST /api/v1/custodian/attestations/{attestation_id}/sign': () => ({
    signature: Buffer.alloc(64).toString('base64'),
  }),
  'POST /api/v1/custodian/attestations/{attestation_id}/issue/prepare': () => ({
    credential_type: 'ArchivedRecord',
  }),
  'POST /api/v1/custodian/attestations/{attestation_id}/withdraw': () => ({ reason }),
  'POST /api/v1/custodian/attestations/{attestation_id}/issue': () => ({ credential_type: 'ArchivedRecord' }),
  'PATCH /api/v1/custodian/records/{record_id}/holder': () => ({ holder_did: HOLDER_DID }),
  'POST /api/v1/admin/auth/login': () => ({ ...TEST_ADMIN }),
  ...Object.fromEntries(
    ['issuer', 'custodian'].flatMap((kind) => {
      const path = `/api/v1/admin/${kind}-onboarding/cases/{case_id}`;
      return [
        [`POST ${path}/assign`, () => ({ note: 'Known to me.' })],
        [`POST ${path}/request-info`, () => ({ message: 'Which ministry lists you?' })],
        [`PATCH ${path}/checklist`, () => ({ items: [{ item: 'LEGAL_NAME', state: 'MET' }] })],
        [`POST ${path}/approve`, () => ({ reason })],
        [`POST ${path}/reject`, () => ({ reason })],
      ];
    }),
  ),
  'POST /api/v1/custodian/workforce/members': () => ({
    employee_ref: 'N-1',
    name: 'Aoife',
    job_role: 'Nurse',
  }),
  'PATCH /api/v1/custodian/workforce/members/{member_id}': () => ({ job_role: 'Porter' }),
  'POST /api/v1/custodian/workforce/requirements': () => ({
    name: 'Licence',
    satisfied_by: { credential_types: ['Licence'] },
  }),
  'PATCH /api/v1/custodian/workforce/requirements/{requirement_id}': () => ({ grace_days: 3 }),
  'POST /api/v1/custodian/workforce/waivers': () => ({
    member_id: newId(),
    requirement_id: newId(),
    reason,
    until: '2026-06-30T00:00:00.000Z',
  }),
  'PATCH /api/v1/admin/anomalies/{anomaly_id}': () => ({ status: 'INVESTIGATING', note: 'Asked.' }),
  'POST /api/v1/admin/federated-issuers': () => ({ did: 'did:web:localhost', name: 'Nowhere University' }),
  'POST /api/v1/admin/federated-issuers/{federated_issuer_id}/status': () => ({ status: 'TRUSTED', reason }),
  'POST /api/v1/admin/catalog/jurisdictions': () => ({
    code: 'QQ',
    name_i18n: { en: 'Nowhere' },
    level: 'COUNTRY',
    regulator: { name: 'Nobody', url: 'https://www.example.edu' },
  }),
  'PATCH /api/v1/admin/catalog/jurisdictions/{code}': () => ({ status: 'INACTIVE' }),
  'POST /api/v1/admin/catalog/frameworks': () => ({
    code: 'NFQ',
    jurisdiction_code: 'QQ',
    title: 'Levels of nowhere',
    levels: [{ level_code: '1', label: 'One', eqf_level: 1 }],
  }),
  'PATCH /api/v1/admin/catalog/frameworks/{framework_id}': () => ({ title: 'Levels of nowhere' }),
  'POST /api/v1/admin/catalog/entries': () => ({
    entry_code: 'BSC',
    jurisdiction_code: 'QQ',
    entry_type: 'QUALIFICATION',
  }),
  'PATCH /api/v1/admin/catalog/entries/{entry_id}': () => ({ entry_type: 'COURSE' }),
  'POST /api/v1/admin/catalog/entries/{entry_id}/versions': () => ({
    title: 'BSc Physics',
    credit: { value: 180, unit: 'ECTS' },
  }),
  'PATCH /api/v1/admin/catalog/entries/{entry_id}/versions/{version}': () => ({ title: 'BSc Physics' }),
  'POST /api/v1/admin/catalog/entries/{entry_id}/retire': () => ({ reason }),
  'POST /api/v1/admin/catalog/embeddings/rebuild': () => ({}),
  'POST /api/v1/admin/catalog/code-sets': () => ({
    name: 'grades',
    version: '1',
    authority: 'Mallory University',
    codes: [{ code: 'A', label_i18n: { en: 'Good' }, valid_from: '2026-01-01T00:00:00.000Z' }],
  }),
  'POST /api/v1/admin/catalog/skills': () => ({
    name: 'Soldering',
    skill_type: 'SKILL',
    alt_labels_i18n: { en: ['joining metals'] },
  }),
  'PATCH /api/v1/admin/catalog/skills/{skill_id}': () => ({ status: 'RETIRED' }),
  'POST /api/v1/portal/catalog/proposals': () => ({
    kind: 'NEW_SKILL',
    payload: { name: 'Soldering' },
    rationale: 'We teach it.',
  }),
  'PATCH /api/v1/portal/catalog/proposals/{proposal_id}': () => ({ rationale: 'We teach it well.' }),
  'POST /api/v1/admin/catalog/proposals/{proposal_id}/accept': () => ({ reason }),
  'POST /api/v1/admin/catalog/proposals/{proposal_id}/reject': () => ({ reason }),
  'POST /api/v1/admin/catalog/proposals/{proposal_id}/request-changes': () => ({ reason }),
  'POST /api/v1/admin/catalog/schemes': () => ({
    scheme_code: 'MALLORY',
    name: 'Returns',
    jurisdiction_code: 'IE',
    regulator: 'QQI',
    version: '1',
    reporting_period: 'ANNUAL',
    output_format: 'CSV',
    fields: [{ field_code: 'ID', label: 'Number', type: 'TEXT', required: true }],
  }),
  'PATCH /api/v1/admin/catalog/schemes/{schemeCode}': () => ({ name: 'Returns' }),
  'PUT /api/v1/admin/catalog/schemes/{schemeCode}/field-maps': () => ({
    field_maps: [{ field_code: 'ID', expression: 'learner.learner_number' }],
  }),
  'POST /api/v1/admin/catalog/schemes/{schemeCode}/field-maps/suggest': () => ({ field_codes: ['ID'] }),
  'POST /api/v1/admin/catalog/schemes/{schemeCode}/preview': () => ({
    record: { learner: { learner_number: '1' } },
  }),
  'POST /api/v1/admin/catalog/registrations': () => ({
    scheme_code: 'MALLORY',
    org: { type: 'ISSUER', id: newId() },
    registration_number: '1',
    valid_from: '2026-01-01T00:00:00Z',
  }),
  'PATCH /api/v1/admin/catalog/registrations/{registration_id}': () => ({ conditions: 'Audited each year.' }),
  'POST /api/v1/learners/{learner_id}/enrolments': () => ({
    entry_version_id: newId(),
    start_date: '2026-09-01',
  }),
  'PATCH /api/v1/learners/enrolments/{enrolment_id}': () => ({ cohort_code: '2026-A' }),
  'POST /api/v1/learners/enrolments/{enrolment_id}/outcomes': () => ({
    value: '72',
    achieved_date: '2026-02-27',
  }),
  'POST /api/v1/learners/outcomes/{outcome_id}/amend': () => ({ value: '74', reason }),
  'POST /api/v1/learners/outcomes/{outcome_id}/void': () => ({ reason }),
  'POST /api/v1/custodian/intake/{intake_id}/mapping': () => ({
    mapping: [{ column: 'Name', target: 'holder_name', transform: { kind: 'TITLE_CASE' } }],
  }),
  'PATCH /api/v1/custodian/records/{record_id}': () => ({
    values: { award_date: '1999-06-30' },
    claims: [{ name: 'room', value: '7' }],
  }),
  'POST /api/v1/custodian/records/{record_id}/assign': () => ({ assign_to: newId() }),
  'POST /api/v1/custodian/records/{record_id}/approve': () => ({ reason }),
  'POST /api/v1/custodian/records/{record_id}/reject': () => ({ reason }),
  'POST /api/v1/custodian/records/{record_id}/return': () => ({ reason }),
  'POST /api/v1/custodian/records/approve': () => ({ record_ids: [newId()], reason }),
  'POST /api/v1/custodian/records/reject': () => ({ record_ids: [newId()], reason }),
  'POST /api/v1/learners': () => ({
    learner_number: newId(),
    external_ids: [{ system: 'sis', value: newId() }],
    given_name: 'Mallory',
    family_name: 'Moss',
    email: 'mallory@people.example',
  }),
  'PATCH /api/v1/learners/{learner_id}': () => ({ given_name: 'Mallory', status: 'INACTIVE' }),
  'POST /api/v1/learners/{learner_id}/merge': () => ({ into_learner_id: newId() }),
  'POST /api/v1/learners/{learner_id}/erase': () => ({ reason: 'RETENTION_OVER' }),
  'POST /api/v1/learners/{learner_id}/links': () => ({
    method: 'EMAIL_MATCH',
    email: 'mallory@people.example',
  }),
  'POST /api/v1/learners/eligibility/issue': () => ({ outcome_ids: [newId()], credential_type: 'X' }),
  'POST /api/v1/learners/{learner_id}/eligibility/issue': () => ({ credential_type: 'X' }),
  'POST /api/v1/learners/outcomes/{outcome_id}/credential': () => ({ credential_id: newId() }),
  'PUT /api/v1/demo-mode': () => ({ enabled: false }),
  'POST /api/v1/admin/audit-logs/nl-search': () => ({ question: 'Who was refused last night?' }),
  'POST /api/v1/admin/assistance/trials': () => ({ feature: 'SUPPORT_QA' }),
  'POST /api/v1/support/ask': () => ({ question: 'Who has opened my link?' }),
  'POST /api/v1/reports': () => ({ kind: 'ISSUANCE_REGISTER', format: 'CSV', filters: { status: 'ISSUED' } }),
  'POST /api/v1/reports/preview': () => ({ kind: 'ISSUANCE_REGISTER', filters: { status: 'ISSUED' } }),
  'POST /api/v1/admin/claim-integrity/scans': () => ({ since: '2100-01-01T00:00:00.000Z' }),
  'PATCH /api/v1/admin/claim-integrity/findings/{finding_id}': () => ({ status: 'RESOLVED', note: 'x' }),
  'PUT /api/v1/admin/config/{key}': () => ({ value: { a: 1 }, is_secret: false, description: 'x' }),
  'POST /api/v1/admin/auth/demo-login': () => ({ code: '123456' }),
  'POST /api/v1/admin/auth/logout': () => ({ everywhere: false }),
  'POST /api/v1/issuer/auth/logout': () => ({ everywhere: false }),
  'POST /api/v1/portal/me/bulk-issuance/{job_id}/mapping': () => ({
    mapping: [{ header: 'Name', field: 'name' }],
  }),
  'POST /api/v1/portal/me/bulk-issuance/suggest-mapping': () => ({
    template_id: newId(),
    headers: ['Name'],
  }),
  'POST /api/v1/portal/me/bulk-issuance/{job_id}/signatures': () => ({
    signatures: [{ credential_id: newId(), signature: 'A'.repeat(88) }],
  }),
  'POST /api/v1/portal/me/credential-templates': () => aTemplate(),
  'POST /api/v1/portal/me/credential-templates/suggest-fields': () => ({
    description: 'A degree with honours',
  }),
  'PUT /api/v1/portal/me/credential-templates/{template_id}': () => aTemplate(),
  'POST /api/v1/portal/me/credential-templates/{template_id}/preview': () => ({
    credential_data: { name: 'Mallory' },
  }),
  'POST /api/v1/portal/me/credential-templates/{template_id}/certificate-preview': () => ({
    credential_data: { name: 'Mallory' },
  }),
  'POST /api/v1/portal/me/team': () => ({ email: 'mallory@people.example', role: 'Viewer' }),
  'PATCH /api/v1/portal/me/team/{member_id}': () => ({ role: 'Viewer', display_name: 'Mallory' }),
  'POST /api/v1/issuer/auth/sso/logout': () => ({ everywhere: false }),
  'POST /api/v1/custodian/auth/magic-link': () => ({ email: 'mallory@people.example' }),
  'POST /api/v1/custodian/auth/magic-link/verify': () => ({ token: 'x'.repeat(43) }),
  'POST /api/v1/custodian/auth/logout': () => ({ everywhere: false }),
  'POST /api/v1/custodian/auth/sso/logout': () => ({ everywhere: false }),
  'POST /api/v1/verifier/register': () => ({
    name: 'Mallory Hiring',
    sector: 'EMPLOYER',
    purpose_statement: 'To look at everybody.',
    contact_email: 'mallory@people.example',
    terms_version: '1',
  }),
  'PATCH /api/v1/verifier/me': () => ({ name: 'Mallory Hiring' }),
  'POST /api/v1/verifier/me/close': () => ({ name: 'Another' }),
  'POST /api/v1/verifier/auth/magic-link': () => ({ email: 'mallory@people.example' }),
  'POST /api/v1/verifier/auth/magic-link/verify': () => ({ token: 'x'.repeat(43) }),
  'POST /api/v1/verifier/auth/logout': () => ({ everywhere: false }),
  'POST /api/v1/verifier/api-keys': () => ({ name: 'Applicant tracking' }),
  'POST /api/v1/verifier/requests': () => ({
    holder_email: 'mallory@people.example',
    requested: [{ credential_type: 'Degree', claims: ['name'] }],
    purpose: 'To look at everybody.',
  }),
  'POST /api/v1/holder/verification-requests/{id}/answer': () => ({ credentialIds: [newId()] }),
  'POST /api/v1/holder/verification-requests/{id}/decline': () => ({ reason }),
  'POST /api/v1/holder/blocked-verifiers': () => ({ verifierId: newId() }),
  'POST /api/v1/verifier/verify-batch': () => ({ documents: ['{'] }),
  'POST /api/v1/verifier/team': () => ({ email: 'mallory@people.example', role: 'Member' }),
  'PATCH /api/v1/verifier/team/{user_id}': () => ({ role: 'Member', display_name: 'Mallory' }),
  'POST /api/v1/admin/verifiers/{verifier_id}/suspend': () => ({ reason }),
  'POST /api/v1/admin/verifiers/{verifier_id}/close': () => ({ reason }),
  'POST /api/v1/custodian/team': () => ({ email: 'mallory@people.example', role: 'Viewer' }),
  'PATCH /api/v1/custodian/team/{user_id}': () => ({ role: 'Viewer', display_name: 'Mallory' }),
  'PATCH /api/v1/admin/auth/me': () => ({ display_name: 'Mallory' }),
  'POST /api/v1/admin/users': () => ({
    email: 'mallory@people.example',
    display_name: 'Mallory',
    role: 'VIEWER',
  }),
  'PUT /api/v1/admin/users/{id}': () => ({ display_name: 'Mallory' }),
  'PUT /api/v1/admin/users/{id}/role': () => ({ role: 'VIEWER' }),
  'POST /api/v1/holder/auth/register': () => ({
    name: 'Mallory',
    email: 'mallory@people.example',
    phone: '+353 1',
  }),
  'POST /api/v1/holder/auth/magic-link': () => ({ email: 'mallory@people.example' }),
  'POST /api/v1/holder/auth/magic-link/verify': () => ({ token: 'x'.repeat(43) }),
  'POST /api/v1/holder/auth/recover': () => ({ code: 'abandon '.repeat(24).trim() }),
  'POST /api/v1/holder/auth/passkey/begin': () => ({ email: 'mallory@people.example' }),
  'POST /api/v1/holder/auth/passkey/finish': () => ({ ceremonyId: 'none', credential: {} }),
  'POST /api/v1/holder/auth/passkey/register/finish': () => ({
    ceremonyId: 'none',
    attestation: {},
    label: 'x',
  }),
  'POST /api/v1/holder/wallet-key': () => ({
    mode: 'DEVICE',
    publicKey: 'AAAA',
    challengeId: newId(),
    signature: 'AAAA',
  }),
  'POST /api/v1/holder/consents': () => ({ purpose: 'TERMS', version: '1' }),
  'POST /api/v1/holder/credentials/{id}/share-links': () => ({ label: 'For Acme' }),
  'POST /api/v1/holder/proof-links': () => ({ items: [{ credentialId: newId() }], purpose: 'Application' }),
  'POST /api/v1/holder/requests': () => ({ credentialId: newId(), requestType: 'UPDATE', reason }),
  'POST /api/v1/holder/invites/{token}/accept': () => ({ name: 'Mallory' }),
  'POST /api/v1/custodian/requests/{request_id}/approve': () => ({ response: 'Done.' }),
  'POST /api/v1/custodian/requests/{request_id}/reject': () => ({ response: 'Not ours.' }),
  'PATCH /api/v1/custodian/invites/{invite_id}': () => ({ email: 'aoife@people.example' }),
  'PATCH /api/v1/portal/me/invites/{invite_id}': () => ({ email: 'aoife@people.example' }),
  'POST /api/v1/custodian/invites': () => ({ name: 'Aoife', email: 'aoife@people.example' }),
  'POST /api/v1/custodian/claims': () => ({ credential_id: newId(), email: 'aoife@people.example' }),
  'POST /api/v1/portal/me/requests/{request_id}/approve': () => ({ response: 'Done.' }),
  'POST /api/v1/portal/me/requests/{request_id}/reject': () => ({ response: 'Not ours.' }),
  'POST /api/v1/portal/me/invites': () => ({ name: 'Aoife', email: 'aoife@people.example' }),
  'POST /api/v1/portal/me/claims': () => ({ credential_id: newId(), email: 'aoife@people.example' }),
};

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const CHANGES = ROUTES.filter(({ method }) => method !== 'GET').map((row) => ({ name: nameOf(row), row }));
// A row takes fields when something comes of a field that no path names; files are another matter.
const takesFields = (row: Route) =>
  'x' in ((row.variables({ params: {}, query: {}, body: { x: 1 } })['input'] as object | undefined) ?? {});
// Forms have a table of their own: router/sso-doors.test.ts.
const isElsewhere = (row: Route) => isFile(row) || row.body === 'form';
const WRITES = CHANGES.filter(({ row }) => !isElsewhere(row) && takesFields(row));
const EMPTY = CHANGES.filter(({ row }) => !isElsewhere(row) && !takesFields(row));
const CALLER_OF: Partial<Record<Route['caller'], CallerName>> = {
  public: 'nobody',
  admin: 'ADMIN',
  holder: 'holder',
  custodian: 'custodian Admin',
  verifier: 'verifier Admin',
  'verifier or API key': 'verifier Admin',
};
const headersFor = ({ caller, path }: Route): Headers =>
  caller === 'API key as bearer'
    ? guarded.a.directory
    : caller === 'holder' && path.startsWith(HOLDER_DOORS)
      ? session
      : guarded.headers[CALLER_OF[caller] ?? 'issuer A'];
const bodySchema = (row: Route): Row =>
  whole(openApi.paths[row.path][row.method.toLowerCase()].requestBody.content['application/json'].schema);

/** A schema with what its references stand for; one that stands in itself is left out. */
function whole(schema: Row, within: readonly Row[] = []): Row {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((each) => whole(each, within));
  const found = resolved(openApi, schema);
  if (within.includes(found)) return {};
  return Object.fromEntries(
    Object.entries<Row>(found).map(([key, value]) => [key, whole(value, [...within, found])]),
  );
}

function send(row: Route, body: unknown) {
  const { road, a } = guarded;
  const params: Record<string, string> = { issuer_did: a.did, credential_id: a.credentialId, version: '1' };
  const path = row.path.replace(/\{(\w+)\}/g, (_match, name: string) => params[name] ?? newId());
  return road.platform.rest(row.method, path, { body, headers: { ...headersFor(row) } });
}

test('every route that takes a body is in the table', () => {
  expect(WRITES.map(({ name }) => name).sort()).toEqual(Object.keys(BODIES).sort());
});

describe('fields that are the platform’s own', () => {
  /** Both spellings of what records have and this body does not, and some that programmers think of first. */
  function foreignTo(row: Route): string[] {
    const guessed = [
      'id',
      'is_admin',
      'admin',
      'permissions',
      '$set',
      'issuerId',
      'prototype',
      'constructor',
    ];
    const known = new Set(Object.keys(bodySchema(row).properties ?? {}));
    const older = row.path.endsWith('/register')
      ? ['websiteUrl', 'contactEmail', 'countryCode', 'publicKey']
      : [];
    const names = [...kept, ...kept.map(toSnake), ...guessed];
    const others = [...known, ...older];
    return [...new Set(names)].filter((name) => !others.includes(name));
  }

  test('there are many of them', () => {
    expect(kept).toEqual(
      expect.arrayContaining([
        'did',
        'issuerId',
        'status',
        'role',
        'rowVersion',
        'createdBy',
        'vcHash',
        'claimStatus',
      ]),
    );
  });

  test.each(WRITES)('$name takes none', async ({ row }) => {
    const right = BODIES[nameOf(row)]!();
    const names = foreignTo(row);
    for (let at = 0; at < names.length; at += 100) {
      const some = names.slice(at, at + 100);
      const reply = await send(row, { ...Object.fromEntries(some.map((name) => [name, 'ADMIN'])), ...right });
      expect(reply).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } });
      const refused = reply.body.details.map(({ field, code }: Row) => `${field} ${code}`);
      expect(new Set(refused)).toEqual(new Set(some.map((name) => `${name} unknown_field`)));
    }
    // Not hidden by each other: the likeliest are tried alone.
    for (const name of ['status', 'role', 'row_version', 'created_by', 'issuer_id', '_id'].filter((name) =>
      names.includes(name),
    )) {
      const alone = await send(row, { ...right, [name]: 'ADMIN' });
      expect([name, alone.status, alone.body.error]).toEqual([name, 400, 'VALIDATION_FAILED']);
    }
  });

  test('a record of a batch is refused alone when it brings one', async () => {
    const body = BODIES['POST /api/v1/credentials/batch']!();
    const [record] = body['records'] as Row[];
    const row = WRITES.find(({ name }) => name === 'POST /api/v1/credentials/batch')!.row;
    for (const name of ['issuer_did', 'status', 'credential_status', 'row_version']) {
      const reply = await send(row, { ...body, records: [{ ...record, [name]: 'ADMIN' }] });
      expect([name, reply.status, reply.body.error]).toEqual([name, 400, 'VALIDATION_FAILED']);
    }
  });

  test.each(EMPTY)('$name takes no field at all', async ({ row }) => {
    for (const name of ['id', 'status', 'holderId', 'holder_id', 'issuer_did']) {
      const reply = await send(row, { [name]: 'ADMIN' });
      expect([name, reply.status, reply.body?.error]).toEqual([name, 400, 'VALIDATION_FAILED']);
    }
  });

  leavesNothing();
});

describe('operators of the store in place of text', () => {
  const OPERATORS: readonly object[] = [
    { $ne: null },
    { $gt: '' },
    { $regex: '.*' },
    { $exists: true },
    { $in: ['ACTIVE', 'ISSUED'] },
    { $nin: [] },
    { $where: 'sleep(1000) || true' },
    { $expr: { $eq: [1, 1] } },
  ];

  /** Names of the body's fields that are text, by the document. */
  function textFields(schema: Row): string[] {
    return Object.entries((schema.properties ?? {}) as Record<string, Row>)
      .filter(
        ([, field]) =>
          JSON.stringify(field).includes('"string"') && !/"(array|object)"/.test(JSON.stringify(field)),
      )
      .map(([name]) => name);
  }

  // Their bodies are lists and JSON alone.
  const WITHOUT_TEXT: readonly string[] = [
    'POST /api/v1/portal/me/bulk-issuance/{job_id}/mapping',
    'POST /api/v1/portal/me/bulk-issuance/{job_id}/signatures',
    'POST /api/v1/portal/me/credential-templates/{template_id}/preview',
    'POST /api/v1/portal/me/credential-templates/{template_id}/certificate-preview',
    'POST /api/v1/custodian/intake/{intake_id}/mapping',
    'PATCH /api/v1/custodian/records/{record_id}',
    'POST /api/v1/verifier/verify-batch',
    'PUT /api/v1/admin/catalog/schemes/{schemeCode}/field-maps',
    'POST /api/v1/admin/catalog/schemes/{schemeCode}/field-maps/suggest',
    'POST /api/v1/admin/catalog/schemes/{schemeCode}/preview',
  ];

  test.each(WRITES)('$name refuses each in each', async ({ row }) => {
    const right = BODIES[nameOf(row)]!();
    const fields = textFields(bodySchema(row));
    const isYesOrNo = ({ type }: Row) => [type].flat().every((word) => word === 'boolean' || word === 'null');
    const hasText = !(Object.values(bodySchema(row).properties) as Row[]).every(isYesOrNo);
    if (hasText && !WITHOUT_TEXT.includes(nameOf(row))) expect(fields.length).toBeGreaterThan(0);
    const outcomes: unknown[][] = [];
    // A field at a time: more at once would be refused as too many.
    for (const field of fields)
      outcomes.push(
        ...(await Promise.all(
          OPERATORS.map(async (operator) => {
            const reply = await send(row, { ...right, [field]: operator });
            return [field, reply.status, reply.body.error];
          }),
        )),
      );
    expect(outcomes.filter(([, status]) => status !== 400)).toEqual([]);
    for (const [, , code] of outcomes) expect(code).toBe('VALIDATION_FAILED');
  });

  leavesNothing();

  test('a record of a batch refuses each in each', async () => {
    const row = WRITES.find(({ name }) => name === 'POST /api/v1/credentials/batch')!.row;
    const schema = bodySchema(row).properties.records.items;
    const body = BODIES[nameOf(row)]!();
    const [record] = body['records'] as Row[];
    const credentials = async () => (await contentsOf(guarded.store))['credentials.credentials'];
    const before = await credentials();
    for (const field of textFields(schema)) {
      for (const operator of OPERATORS) {
        const reply = await send(row, { ...body, records: [{ ...record, [field]: operator }] });
        const told = reply.status === 200 ? reply.body.results[0].error : reply.body.error;
        expect([field, told]).toEqual([field, 'VALIDATION_FAILED']);
      }
    }
    const claim = { ...record, credential_data: { name: { $ne: null } } };
    expect((await send(row, { ...body, records: [claim] })).body.results[0].error).toBe('VALIDATION_FAILED');
    expect(await credentials()).toEqual(before);
  });

  test.each(ROUTES.filter(({ query }) => query !== undefined).map((row) => ({ name: nameOf(row), row })))(
    '$name refuses them in its query',
    async ({ row }) => {
      const { road, a } = guarded;
      const path = row.path.replace('{issuer_did}', a.did);
      for (const parameter of row.query ?? []) {
        for (const spelling of [`${parameter}[$ne]=x`, `${parameter}[]=x`, `${parameter}=x&${parameter}=y`]) {
          const reply = await road.platform.rest('GET', `${path}?${spelling}`, {
            headers: { ...headersFor(row) },
          });
          // Providers add parameters of their own to what they send back; one with an operator in its name is one of those.
          const isIgnored = row.ignoresQuery && spelling.includes('[');
          const refused = isIgnored ? [401, 'SSO_STATE_INVALID'] : [400, 'VALIDATION_FAILED'];
          expect([spelling, reply.status, reply.body.error]).toEqual([spelling, ...refused]);
        }
      }
    },
  );

  test('GraphQL refuses them in every text of every input', async () => {
    const { road, headers } = guarded;
    const { data } = await road.platform.graphql(`{
      __schema { mutationType { fields { name args { name type { ofType { name inputFields {
        name type { kind name ofType { name } }
      } } } } } } }
    }`);
    const TEXTS = new Map([
      ['String', 'x'],
      ['ID', newId()],
      ['DID', HOLDER_DID],
      ['Base64', 'AAAA'],
      ['DateTime', '2100-01-01T00:00:00Z'],
    ]);
    let asked = 0;
    for (const { name, args } of data.__schema.mutationType.fields) {
      if (args.length === 0) continue;
      const [{ type }] = args;
      const document = `mutation ($input: ${type.ofType.name}!) { ${name}(input: $input) { __typename } }`;
      const fields: [string, string | undefined][] = type.ofType.inputFields.map((field: Row) => [
        field.name,
        TEXTS.get(field.type.name ?? field.type.ofType?.name),
      ]);
      const right = Object.fromEntries(fields.filter(([, text]) => text !== undefined));
      for (const field of Object.keys(right)) {
        // One for each field, all in turn: a text refuses every object in the same way here.
        const operator = OPERATORS[asked++ % OPERATORS.length];
        const input = { ...right, [field]: operator };
        const { errors = [] } = await road.platform.graphql(document, { input }, { ...headers['issuer A'] });
        const refused = errors.map(({ message }: Row) => /"input\.(\w+)"/.exec(message)?.[1]);
        expect([name, refused]).toEqual([name, expect.arrayContaining([field])]);
        for (const { extensions } of errors)
          expect([name, extensions.code]).toEqual([name, 'BAD_USER_INPUT']);
      }
      const { errors } = await road.platform.graphql(
        document,
        { input: { rowVersion: 1 } },
        { ...headers['issuer A'] },
      );
      expect([name, errors?.[0]?.extensions.code]).toEqual([name, 'BAD_USER_INPUT']);
    }
  });
});

test('a name has one spelling in a body', async () => {
  const row = ROUTES.find(({ path }) => path === '/api/v1/credentials/issue')!;
  const { issuer_did, ...rest } = issueBody(guarded.a, 'Aoife');
  const reply = await send(row, { ...rest, [toCamel('issuer_did')]: issuer_did });
  expect(reply).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } });
});

test('filters by the indexes of the models look at what they return, and return what a scan does', async () => {
  expect(await indexFaults(guarded.store, 300)).toEqual([]);
});
