import {
  type DocumentNode,
  type GraphQLObjectType,
  getOperationAST,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import QRCode from 'qrcode';
import { CALLERS } from '../../grpc/callers.ts';
import { loadProtos, rpcsOf } from '../../grpc/load.ts';
import { isAppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { type ChatServer, openChatServer } from '../../kernel/language-model/testing/chat-server.ts';
import { type HttpsSite, openHttpsSite } from '../../kernel/outbound/testing/https-site.ts';
import { until } from '../../kernel/testing/until.ts';
import { rowName } from '../../rest-bridge/openapi.ts';
import { RECORDED_ANSWERS } from '../../rest-bridge/recorded-answers.ts';
import { FIELD_COSTS, OPERATIONS } from '../../router/field-costs.ts';
import { catalogServices } from '../../subgraphs/catalog/rpcs.ts';
import { createCredentialBindings } from '../../subgraphs/credentials/rpcs.ts';
import { custodiansServices } from '../../subgraphs/custodians/rpcs.ts';
import { DOMAIN_NAMES, type DomainName, ROUTES } from '../../subgraphs/domains.ts';
import { createIssuerBindings } from '../../subgraphs/issuers/rpcs.ts';
import { learnersServices } from '../../subgraphs/learners/rpcs.ts';
import { isFile, type Route } from '../../subgraphs/rest.ts';
import type { RpcRow, ServiceBinding } from '../../subgraphs/rpc.ts';
import type { Subgraph } from '../../subgraphs/subgraph.ts';
import { createVerificationBindings } from '../../subgraphs/verification/rpcs.ts';
import { type SettledCustodian, settleCustodian } from '../testing/custodian-road.ts';
import { expectStatus, HOLDER_DID } from '../testing/rest-road.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { type SettledVerifier, settleVerifier } from '../testing/verifier-road.ts';
import { adminExamples, DEMO_CODE } from './admin-examples.ts';
import { assistanceExamples, helping } from './assistance-examples.ts';
import { attestationExamples } from './attestation-examples.ts';
import { aFileOfGraduates, bulkExamples } from './bulk-examples.ts';
import { directoryOf } from './callers.ts';
import { catalogExamples } from './catalog-examples.ts';
import { custodianExamples } from './custodian-examples.ts';
import { custodianHolderExamples } from './custodian-holder-examples.ts';
import { holderExamples, type Real } from './holder-examples.ts';
import { importExamples } from './import-examples.ts';
import { aFileOfAwards, intakeExamples } from './intake-examples.ts';
import { integrityExamples } from './integrity-examples.ts';
import { issuerExamples } from './issuer-examples.ts';
import { learnerExamples } from './learner-examples.ts';
import { newCase, onboardingExamples } from './onboarding-examples.ts';
import { newOwnKey } from './own-key.ts';
import { issueTo, type Person, settlePerson } from './persons.ts';
import { differences, record } from './recorded-answers.ts';
import { reportExamples } from './report-examples.ts';
import { type Headers, openRoad, type Road, type Row, traveller } from './road.ts';
import { CONTRACTS, type ContractName } from './rpc-door.ts';
import { scimExamples } from './scim-examples.ts';
import { openSsoNames, ssoExamples } from './sso-examples.ts';
import { studyExamples } from './study-examples.ts';
import { verifierExamples } from './verifier-examples.ts';
import { aFileOfMembers, workforceExamples } from './workforce-examples.ts';

let road: Road;
/** Where institutions outside of the platform publish their keys. */
let site: HttpsSite;
/** The language model. */
let chat: ChatServer;
let admin: Headers;
let person: Person;
let custodian: SettledCustodian;
let verifier: SettledVerifier;
/** What the directory of the issuer sends. */
let directory: Headers;
let ownSigner: SettledCustodian;
const ownKey = newOwnKey();
/** The OpenAPI document as the gateway serves it. */
let openApi: Row;
const issuer = traveller('Ardmore');
const subgraphOf = (name: DomainName): Subgraph => road.platform.platform.domains.subgraphs.get(name)!;

/** The DNS, as far as domains of sign-in are proved there. */
let names: ReturnType<typeof openSsoNames>;

beforeAll(async () => {
  names = openSsoNames();
  site = await openHttpsSite();
  chat = await openChatServer();
  chat.answer(helping);
  road = await openRoad({
    ADMIN_DEMO_LOGIN_CODE: DEMO_CODE,
    ASSISTANCE_URL: chat.url,
    ASSISTANCE_MODEL: 'a-model',
    OUTBOUND_TRUSTED_HOSTS: site.host,
    OUTBOUND_CA_FILE: site.caFile,
  });
  admin = await road.signInAdmin();
  await road.settle(issuer, admin);
  person = await settlePerson(road, 'Aoife');
  custodian = await settleCustodian(road, admin, { name: 'Archive of Closed Schools' });
  directory = await directoryOf(road, issuer);
  verifier = await settleVerifier(road, { public_listing: true });
  ownSigner = await settleCustodian(road, admin, {
    name: 'Board of Nursing',
    byok: true,
    public_key: ownKey.publicKey,
  });
  openApi = expectStatus(await road.get('/v3/api-docs'), 200).body;
});
afterAll(async () => {
  if (isRecording) record(answers);
  names.close();
  await road.close();
  await site.close();
  await chat.close();
});

/** `RECORD_ANSWERS=1` makes the examples of the OpenAPI document again, where what is answered is no longer of their form. */
const isRecording = process.env['RECORD_ANSWERS'] !== undefined;
/** What the routes answered in this run. */
const answers = new Map<string, unknown>();

/** Every route with placeholders, and what makes its example true here. */
const REAL: Readonly<Record<string, () => Promise<Real>>> = {
  ...adminExamples({ road: () => road, admin: () => admin }),
  ...assistanceExamples({ road: () => road, admin: () => admin }),
  ...attestationExamples({
    road: () => road,
    custodian: () => custodian,
    ownSigner: () => ({ custodian: ownSigner, key: ownKey }),
    person: () => person,
  }),
  ...custodianHolderExamples({ road: () => road, custodian: () => custodian, person: () => person }),
  ...workforceExamples({ road: () => road, custodian: () => custodian }),
  ...ssoExamples({ road: () => road, custodian: () => custodian, issuer }),
  ...bulkExamples({ road: () => road, admin: () => admin, issuer }),
  ...intakeExamples({ road: () => road, custodian: () => custodian }),
  ...custodianExamples({ road: () => road, custodian: () => custodian }),
  ...catalogExamples({ road: () => road, admin: () => admin, issuer }),
  ...importExamples({ road: () => road, issuer }),
  ...holderExamples({ road: () => road, issuer, person: () => person }),
  ...integrityExamples({ road: () => road, admin: () => admin, issuer }),
  ...issuerExamples({ road: () => road, admin: () => admin, issuer, site: () => site }),
  ...learnerExamples({ road: () => road, issuer, person: () => person }),
  ...onboardingExamples({ road: () => road, admin: () => admin }),
  ...verifierExamples({
    road: () => road,
    verifier: () => verifier,
    admin: () => admin,
    person: () => person,
    issuer,
  }),
  ...scimExamples({ road: () => road, directory: () => directory }),
  ...reportExamples({ road: () => road, issuer, person: () => person }),
  ...studyExamples({ road: () => road, admin: () => admin, issuer, person: () => person }),
};

/** An identity provider has to have its say: units/e2e/sso-browser.test.ts. */
const isAtProvider = ({ path }: Route) => /\/auth\/sso\/(start|callback|acs|token)$/.test(path);

/** Query parameters that a route cannot do without. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/v1/holders/lookup': '?email=aoife@people.example',
  'GET /api/v1/custodian/credentials/expiring': '?from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z',
  'GET /api/v1/custodian/search': '?q=bo&purpose=AUDIT',
  'GET /api/v1/portal/catalog/entries/semantic-search': '?q=optics&jurisdiction=IE&limit=1',
};

const statusOf = ({ status }: { readonly status: number }) => String(status);
const headersFor = ({ caller }: Route): Headers => {
  if (caller === 'public') return {};
  if (caller === 'holder') return person.headers;
  if (caller === 'custodian') return custodian.people.Admin.headers;
  if (caller === 'API key as bearer') return directory;
  if (caller === 'verifier' || caller === 'verifier or API key') return verifier.headers;
  return caller === 'admin' ? admin : issuer.headers;
};
const documented = (row: Route): Row => openApi.paths[row.path]?.[row.method.toLowerCase()];
const filled = (path: string, params: Readonly<Record<string, string>> = {}) =>
  path.replace(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(params[name] ?? `no ${name}`));

/** Sends with further headers, and those of the caller unless told by whom. */
type Send = (more?: Headers, as?: Headers) => ReturnType<TestPlatform['rest']>;

/** The documented request of a route as it is shown, but for ids and secrets of this platform; sent at each call. */
async function requestOf(row: Route, given?: Headers): Promise<Send> {
  const { params, body: real = {}, query, headers: own } = (await REAL[rowName(row)]?.()) ?? {};
  const headers = given ?? own ?? headersFor(row);
  const path = `${filled(row.path, params)}${query ? `?${new URLSearchParams(query)}` : (QUERIES[rowName(row)] ?? '')}`;
  const content = documented(row).requestBody?.content ?? {};
  const { examples } = Object.values(content as Record<string, Row>)[0] ?? {};
  const example = examples?.example.value;
  expect(Object.keys(example ?? {})).toEqual(expect.arrayContaining(Object.keys(real)));
  const body = example && { ...example, ...real };
  if (row.stream) return async (more = {}, as = headers) => streamed(path, { ...as, ...more });
  return async (more = {}, as = headers) =>
    road.platform.rest(row.method, path, {
      body: isFile(row) ? await formOf(row, body) : body,
      headers: { ...as, ...more },
    });
}

/** A stream to its end, which those of the examples have. */
async function streamed(path: string, headers: Headers): ReturnType<Send> {
  const reply = await fetch(`${road.platform.base}${path}`, { headers: { ...headers } });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json');
  return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(text) : text };
}

/** The answer is of the form of the one that the document shows. */
function expectAsShown(name: string, answer: unknown): void {
  answers.set(name, answer);
  if (!isRecording) expect(differences(RECORDED_ANSWERS[name], answer)).toEqual([]);
}

/** What a document can show of an answer: JSON and text. */
function shownOf(row: Route, body: unknown): unknown {
  if (row.stream) return String(body);
  return Buffer.isBuffer(body) ? undefined : body;
}

/** The same, sent once. */
const execute = async (row: Route, given?: Headers) => (await requestOf(row, given))();

/** Routes that look into a file at once. */
const TABLES: ReadonlyMap<string, string> = new Map([
  ['POST /api/v1/custodian/intake', aFileOfAwards()],
  ['POST /api/v1/portal/me/bulk-issuance', aFileOfGraduates()],
  ['POST /api/v1/custodian/workforce/members/import', aFileOfMembers()],
]);

/** The fields of an example and a picture, or a table, as browsers send them. */
async function formOf(row: Route, fields: Readonly<Record<string, string>>): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  // Behind the others, which a file in pieces asks for.
  form.delete('file');
  const table = TABLES.get(rowName(row));
  if (table) form.set('file', new Blob([table]), 'table.csv');
  else form.set('file', new Blob([new Uint8Array(await QRCode.toBuffer('A picture'))]), 'picture.png');
  return form;
}

describe('the OpenAPI document', () => {
  test('has every route and nothing else', () => {
    const shown = Object.entries(openApi.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(shown.sort()).toEqual(ROUTES.map(rowName).sort());
  });

  test('the examples’ placeholders are told for routes that exist', () => {
    expect(ROUTES.map(rowName)).toEqual(expect.arrayContaining(Object.keys(REAL)));
  });

  test.each(ROUTES.map((row) => ({ name: rowName(row), row })))(
    'what it says of $name happens',
    async ({ row }) => {
      const { responses, security, requestBody, parameters } = documented(row);
      for (const { examples } of Object.values(requestBody?.content ?? {}) as Row[])
        expect(examples).toBeDefined();
      const [success = ''] = Object.keys(responses).filter((status) => status !== 'default');

      if (isAtProvider(row)) {
        expect(await execute(row)).toMatchObject({ body: { error: expect.any(String) } });
        return;
      }
      const send = await requestOf(row);
      const key = { 'idempotency-key': newId() };
      const takes = (name: string) => parameters.some(({ $ref }: Row) => $ref?.endsWith(`/${name}`));
      const stale = await send({ ...key, 'if-match': '"999999"' });
      expect(stale.body?.error === 'ROW_VERSION_MISMATCH').toBe(takes('IfMatch'));
      const reply = takes('IfMatch') ? await send(key) : stale;
      expect({ status: reply.status, error: reply.body?.error }).toEqual({
        status: Number(success),
        error: undefined,
      });
      expectAsShown(rowName(row), shownOf(row, reply.body));

      const repeat = await send(key);
      const isShownOnce = repeat.body?.error === 'SECRET_SHOWN_ONCE';
      if (isShownOnce) expect(row.description).toContain('SECRET_SHOWN_ONCE');
      const isReplayed = repeat.headers.get('idempotency-replayed') === 'true';
      expect(isReplayed || isShownOnce).toBe(takes('IdempotencyKey'));
      expect(Object.keys(responses)).toEqual(expect.arrayContaining([stale, repeat].map(statusOf)));

      if (security.length > 0) {
        expect(await send({}, {})).toMatchObject({ status: 401, body: { error: 'UNAUTHENTICATED' } });
      }
    },
  );

  test('refusals are as it shows them', async () => {
    const { rest } = road.platform;
    const register = '/api/v1/issuer/register';
    const name = { name: 'Example University' };
    const settled = `/api/v1/issuers/${issuer.did}`;
    const key = { 'idempotency-key': newId() };
    const path = `/api/v1/holder/credentials/${await issueTo(road, issuer, person)}/share-links`;
    const link = expectStatus(await road.post(path, {}, person.headers), 201).body;
    await rest('DELETE', `/api/v1/holder/share-links/${link.shareId}`, { headers: { ...person.headers } });
    await road.post(register, name, key);
    const stale = { ...admin, 'if-match': '"999999"' };
    const refusals = {
      400: () => road.post(register, { name: '', country_code: 'Ireland' }),
      401: () => road.get('/api/v1/issuers'),
      403: () => road.get('/api/v1/issuers', issuer.headers),
      404: () => road.get(`/api/v1/issuers/${HOLDER_DID}`),
      409: () => road.post(`${settled}/approve`, {}, admin),
      410: () => road.get(`/api/v1/verify/${link.shareToken}`),
      412: () => road.post(`${settled}/status`, { status: 'SUSPENDED', reason: 'Lapsed.' }, stale),
      413: () => road.post(register, { name: 'x'.repeat(2_000_000) }),
      415: () => rest('POST', register, { body: 'name', headers: { 'content-type': 'text/plain' } }),
      422: () => road.post(register, { name: 'Another University' }, key),
    };
    for (const [status, refused] of Object.entries(refusals)) {
      expectAsShown(status, expectStatus(await refused(), Number(status)).body);
    }
  });

  test.each(['issue', 'batch'])('an API key opens POST /api/v1/credentials/%s as it says', async (last) => {
    const row = ROUTES.find(({ path }) => path === `/api/v1/credentials/${last}`)!;
    expect(documented(row).security).toContainEqual({ apiKey: [] });
    const key = { name: 'Records', scopes: [`credentials:${last}`] };
    const made = await road.post(`/api/v1/issuer/${issuer.did}/api-keys`, key, issuer.headers);
    const reply = await execute(row, { 'x-api-key': expectStatus(made, 201).body.api_key });
    expect(reply.status).toBe(row.success);
  });
});

describe('the REST routes', () => {
  test.each(ROUTES.map((row) => ({ name: rowName(row), row })))('$name needs one fetch', ({ row }) => {
    const document = parse(row.document);
    const owners = DOMAIN_NAMES.filter((name) => serves(subgraphOf(name), document));
    expect(owners).toHaveLength(1);
  });
});

/** Whether a subgraph answers a document alone: the plan then is one fetch. */
function serves(subgraph: Subgraph, document: DocumentNode): boolean {
  // A schema without subscriptions finds nothing wrong with one.
  const { operation } = getOperationAST(document) ?? {};
  if (!operation || !subgraph.schema.getRootType(operation)) return false;
  return validate(subgraph.schema, document).length === 0;
}

describe('the GraphQL contract', () => {
  const ROOTS = ['Query', 'Mutation', 'Subscription'] as const;
  const fieldsOf = ({ schema }: Subgraph, root: (typeof ROOTS)[number]) =>
    Object.keys((schema.getType(root) as GraphQLObjectType | undefined)?.getFields() ?? {}).filter(
      (field) => !field.startsWith('_'),
    );

  test.each(DOMAIN_NAMES)('every field of %s that has a resolver has a weight', (name) => {
    const { schema, resolvers } = subgraphOf(name);
    const weightless = Object.entries(resolvers)
      .filter(([type]) => isObjectType(schema.getType(type)) && type !== 'Subscription')
      .flatMap(([type, fields]) => Object.keys(fields).map((field) => [type, field] as const))
      .filter(([type, field]) => field !== '__resolveReference' && !OPERATIONS.has(type))
      .map(([type, field]) => `${type}.${field}`)
      .filter((field) => !FIELD_COSTS.has(field));
    expect(weightless).toEqual([]);
  });

  test('every weight is that of a field', () => {
    const schemas = DOMAIN_NAMES.map((name) => subgraphOf(name).schema);
    const isField = (name: string) => {
      const [type = '', field = ''] = name.split('.');
      return schemas.some((schema) => {
        const owner = schema.getType(type);
        return isObjectType(owner) && Object.hasOwn(owner.getFields(), field);
      });
    };
    expect([...FIELD_COSTS.keys()].filter((name) => !isField(name))).toEqual([]);
  });

  test.each(DOMAIN_NAMES)('every root field of %s is a function', (name) => {
    const subgraph = subgraphOf(name);
    const fields = ROOTS.flatMap((root) => fieldsOf(subgraph, root).map((field) => [root, field] as const));
    expect(fields.length).toBeGreaterThan(0);
    for (const [root, field] of fields) {
      const resolver = subgraph.resolvers[root]?.[field];
      const begins = root === 'Subscription' ? (resolver as { subscribe?: unknown }).subscribe : resolver;
      expect([field, typeof begins]).toEqual([field, 'function']);
    }
  });

  test('the gateway offers exactly these', async () => {
    const { __schema } = (
      await road.platform.graphql(
        '{ __schema { queryType { fields { name } } mutationType { fields { name } } subscriptionType { fields { name } } } }',
      )
    ).data;
    for (const [root, offered] of [
      ['Query', __schema.queryType],
      ['Mutation', __schema.mutationType],
      ['Subscription', __schema.subscriptionType],
    ] as const) {
      const names = offered.fields.map(({ name }: Row) => name);
      const served = DOMAIN_NAMES.flatMap((name) => fieldsOf(subgraphOf(name), root));
      expect(names.sort()).toEqual(served.sort());
    }
  });
});

describe('the gRPC contracts', () => {
  const BINDINGS: Readonly<Record<ContractName, () => readonly ServiceBinding[]>> = {
    registry: () => createIssuerBindings(subgraphOf('issuers') as never),
    custodians: () => custodiansServices(subgraphOf('custodians') as never),
    issuance: () => createCredentialBindings(subgraphOf('credentials') as never),
    catalog: () => catalogServices(subgraphOf('catalog') as never),
    learners: () => learnersServices(subgraphOf('learners') as never),
    verification: () => createVerificationBindings(subgraphOf('verification') as never),
  };
  const names = Object.keys(CONTRACTS) as ContractName[];
  const rpcs = names.flatMap((to) => {
    const { proto, service } = CONTRACTS[to];
    return Object.keys(rpcsOf(loadProtos([proto]), service)).map((rpc) => ({ to, rpc }));
  });
  const rowOf = (to: ContractName, rpc: string): RpcRow | undefined =>
    BINDINGS[to]().find(({ service }) => service === CONTRACTS[to].service)?.rpcs[rpc];

  const callersOf = (to: ContractName, rpc: string) => CALLERS[CONTRACTS[to].service]?.[rpc]?.units ?? [];

  test.each(rpcs)('$to.$rpc is bound, has callers and answers them', async ({ to, rpc }) => {
    const row = rowOf(to, rpc);
    expect(typeof row?.resolver).toBe('function');
    const [as] = callersOf(to, rpc);
    if (as === undefined) throw new Error('Nobody may call it');

    const answer = await road.rpc.call({ to, rpc, as }).then(
      () => 'OK',
      (error: unknown) => (isAppError(error) ? error.code : String(error)),
    );
    // Empty requests are refused for what they lack; a missing method would be INTERNAL without a code of ours.
    const refusals = ['OK', 'VALIDATION_FAILED', 'MALFORMED_JSON', 'API_KEY_INVALID'];
    // What is done for a person is not the unit's own to do.
    expect(row?.covers ? [...refusals, 'FORBIDDEN'] : refusals).toContain(answer);
  });

  test.each(rpcs)('$to.$rpc names fields as its contract does', async ({ to, rpc }) => {
    const { proto, service } = CONTRACTS[to];
    const type = rpcsOf(loadProtos([proto]), service)[rpc]?.requestType.type as {
      field: { name: string; type: string }[];
    };
    const declared = type.field.map(({ name }) =>
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    );
    const wrong = Object.fromEntries(
      type.field.map(({ name, type: kind }, at) => [
        declared[at] ?? name,
        kind === 'TYPE_STRING' ? '\u0000' : kind === 'TYPE_INT32' ? -1 : undefined,
      ]),
    );
    const [as] = callersOf(to, rpc);
    for (const request of [{}, wrong]) {
      const refusal: unknown = await road.rpc
        .call({ to, rpc, request, ...(as ? { as } : {}) })
        .catch((error: unknown) => error);
      const details = isAppError(refusal) ? (refusal.details ?? []) : [];
      const named = details.map(({ field }) => field.replace(/[.[].*$/, ''));
      expect(named.filter((field) => !declared.includes(field))).toEqual([]);
    }
  });

  test.each(rpcs)('$to.$rpc refuses a certificate that it does not name', async ({ to, rpc }) => {
    const callers: readonly string[] = callersOf(to, rpc);
    const stranger = ['custodian-registry', 'learner-records', 'verification-engine'].find(
      (name) => !callers.includes(name),
    );
    if (stranger === undefined) throw new Error('Everybody may call it');
    const refusal = road.rpc.call({ to, rpc, as: stranger });
    await expect(refusal).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('an applicant is questioned, checked and approved, and each step is in the trail', async () => {
  const email = 'dean@dromore.example';
  const caseId = await newCase(road, admin, { contact_email: email });
  const path = `/api/v1/admin/issuer-onboarding/cases/${caseId}`;
  const step = async (name: string, body: unknown, status = 200): Promise<Row> =>
    expectStatus(await road.post(`${path}/${name}`, body, admin), status).body;

  const assigned = await step('assign', {});
  expect(assigned).toMatchObject({
    stage: 'UNDER_REVIEW',
    applicant: { status: 'PENDING_APPROVAL', contact_email: email },
    is_applicant_mailed: false,
  });
  await step('request-info', { message: 'Which ministry lists you?' });
  const question = await road.mail.nextLetter(email, /question about your registration/);
  expect(question.text).toContain('> Which ministry lists you?');
  expect(question.html).toContain('Which ministry lists you?');

  const refused = await step('approve', {}, 409);
  expect(refused).toMatchObject({ error: 'INVALID_STATE_TRANSITION' });
  expect(refused.message).toContain('LEGAL_NAME, DOMAIN_CONTROL, REGISTRATION_NUMBER, CONTACT_VERIFIED');
  const checked = await road.ask(
    'mutation ($input: UpdateOnboardingChecklistInput!) { updateOnboardingChecklist(input: $input) { case { stage } } }',
    {
      input: {
        caseId,
        items: ['LEGAL_NAME', 'DOMAIN_CONTROL', 'REGISTRATION_NUMBER', 'CONTACT_VERIFIED'].map((item) => ({
          item,
          state: 'MET',
        })),
      },
    },
    admin,
  );
  expect(checked).toEqual({ case: { stage: 'UNDER_REVIEW' } });
  const approved = await step('approve', { reason: 'Listed by the ministry.' });
  expect(approved).toMatchObject({
    stage: 'APPROVED',
    applicant: { status: 'ACTIVE' },
    decided_by: assigned.assigned_to,
    is_applicant_mailed: true,
  });
  expect((await road.mail.nextLetter(email, /is approved/)).text).toContain(assigned.org.did);
  expect(await step('reject', { reason: 'Too late.' }, 409)).toMatchObject({
    error: 'INVALID_STATE_TRANSITION',
  });

  const trailOf = async (subject: string): Promise<Row[]> =>
    (await road.get(`/api/v1/audit-logs?subject_id=${subject}`, admin)).body.items;
  await until('the last step to be in the trail', async () => (await trailOf(caseId)).length === 6);
  expect((await trailOf(caseId)).map(({ action }) => action).reverse()).toEqual(
    ['opened', 'assigned', 'info_requested', 'checklist_updated', 'decision_begun', 'approved'].map(
      (what) => `onboarding_case.${what}`,
    ),
  );
  await until('the approval to be in the trail', async () => (await trailOf(assigned.org.id)).length > 1);
  const [decided] = await trailOf(assigned.org.id);
  expect(decided).toMatchObject({
    action: 'issuer.approved',
    actor: { type: 'ADMIN', id: assigned.assigned_to, role: 'ADMIN', ip_hash: expect.any(String) },
    reason: 'Listed by the ministry.',
  });
  const trail = JSON.stringify([...(await trailOf(caseId)), ...(await trailOf(assigned.org.id))]);
  expect(trail).not.toContain(email);
});

/** Whether a path with placeholders stands for another one, too: `/learners/{learner_id}` for `/learners/import`. */
function leadsTo(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const asked = pattern.split('/');
  return (
    asked.length === parts.length && asked.every((part, at) => part === parts[at] || part.startsWith('{'))
  );
}

test('a path that no route has is 404, another method of a path 405', async () => {
  for (const path of new Set(ROUTES.map((row) => row.path))) {
    const real = filled(path, { issuer_did: HOLDER_DID, credential_id: newId(), api_key_id: newId() });
    expect(await road.platform.rest('GET', `${real}/x/y/z`)).toMatchObject({
      status: 404,
      body: { error: 'NOT_FOUND' },
    });
    const served = ROUTES.filter((row) => row.path === path || leadsTo(row.path, path)).map(
      ({ method }) => method as string,
    );
    const other = ['PATCH', 'PUT', 'DELETE', 'POST'].find((method) => !served.includes(method));
    const reply = await road.platform.rest(other ?? 'PATCH', real, {});
    expect(reply).toMatchObject({ status: 405, body: { error: 'METHOD_NOT_ALLOWED' } });
    expect(reply.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(served));
  }
});
