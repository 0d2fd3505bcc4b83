import { REVOCATION_CATEGORIES } from '../../kernel/credential-status.ts';
import { type ChatServer, openChatServer, says } from '../../kernel/language-model/testing/chat-server.ts';
import { until } from '../../kernel/testing/until.ts';
import { HOSTILE, obeying } from '../../subgraphs/assistance/testing/hostile.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { issueTo, type Person, settlePerson } from './persons.ts';
import { type Headers, openRoad, type Road, type Row, traveller } from './road.ts';

const TEMPLATES = '/api/v1/portal/me/credential-templates';
const MAPPING = '/api/v1/portal/me/bulk-issuance/suggest-mapping';
const CATALOG = '/api/v1/admin/catalog';

let chat: ChatServer;
let road: Road;
let admin: Headers;
let aoife: Person;
let templateId: string;
const issuer = traveller('Ardmore');
beforeAll(async () => {
  chat = await openChatServer();
  road = await openRoad({ ASSISTANCE_URL: chat.url, ASSISTANCE_MODEL: 'small-1' });
  admin = await road.signInAdmin();
  await road.settle(issuer, admin);
  aoife = await settlePerson(road, 'Aoife');
  const fields = [{ key: 'degree', label_i18n: { en: 'Degree' }, type: 'string', required: true }];
  const template = { name: 'Bachelor', credential_type: 'UniversityDegreeCredential', fields };
  templateId = (await posted(TEMPLATES, template, 201)).template_id;
  await posted(`${TEMPLATES}/${templateId}/publish`, undefined);
  await posted(`${CATALOG}/jurisdictions`, { code: 'IE', name_i18n: { en: 'Ireland' } }, 201, admin);
});
afterAll(async () => {
  await road.close();
  await chat.close();
});
beforeEach(() => {
  chat.asked.length = 0;
});

async function posted(path: string, body: unknown, status = 200, headers = issuer.headers): Promise<Row> {
  return expectStatus(await road.post(path, body, headers), status).body;
}
const sent = () => JSON.stringify(chat.asked.map(({ messages }) => messages));
/** Some of the texts that a member of one line takes. */
const told = (texts: readonly string[]) =>
  texts.filter((text) => text.length <= 255 && !/[\p{Cc}\p{Cf}]/u.test(text)).slice(0, 6);
/** The model does whatever a text says. */
const obeys = (text: string) =>
  chat.answer((asked, response) =>
    says(obeying(asked.response_format?.json_schema?.name ?? '', text))(asked, response),
  );

test('columns whose headers say nothing are suggested, by the shape of their cells alone', async () => {
  chat.answer(says({ mapping: [{ header: 'Candidate', field: 'name', confidence: 0.9 }] }));
  const table = {
    template_id: templateId,
    headers: ['DID', 'Candidate', 'Degree', 'Note'],
    sample_rows: [[aoife.did, 'Aoife Ní Bhriain', 'BSc', 'aoife@people.example']],
  };
  const suggested = {
    status: 'COMPLETED',
    reason: null,
    mapping: [
      { header: 'DID', field: 'holder_did', confidence: 1, source: 'HEADER' },
      { header: 'Candidate', field: 'name', confidence: 0.9, source: 'MODEL' },
      { header: 'Degree', field: 'degree', confidence: 1, source: 'HEADER' },
    ],
    missing_required: [],
  };
  expect(await posted(MAPPING, table)).toEqual(suggested);
  expect(sent()).toContain('Xxxxx Xx Xxxxxxx');
  expect(sent()).not.toMatch(/Aoife|aoife|Bhriain|did:key/);
  const { headers, sample_rows: sampleRows } = table;
  const asked = await road.ask(
    `query ($input: BulkMappingSuggestionInput!) {
      bulkMappingSuggestion(input: $input) {
        status reason mapping { header field confidence source } missing_required: missingRequired
      }
    }`,
    { input: { templateId, headers, sampleRows } },
    issuer.headers,
  );
  expect(asked).toEqual(suggested);

  chat.asked.length = 0;
  const known = { template_id: templateId, headers: ['DID', 'Name', 'Degree'] };
  expect(await posted(MAPPING, known)).toMatchObject({ status: 'COMPLETED', missing_required: [] });
  expect(chat.asked).toEqual([]);
});

test('drafted fields are sent on as they are, beside those of the catalog', async () => {
  const entry = { entry_code: 'PHY-1', jurisdiction_code: 'IE', entry_type: 'COURSE' };
  const { entry_id } = await posted(`${CATALOG}/entries`, entry, 201, admin);
  const schema = {
    type: 'object',
    required: ['grade'],
    examples: [{ name: 'Aoife', grade: 81 }],
    properties: { grade: { type: 'integer', minimum: 0, maximum: 100 }, name: { type: 'string' } },
  };
  const versions = `${CATALOG}/entries/${entry_id}/versions`;
  await posted(versions, { title: 'Optics', claim_schema: schema }, 201, admin);
  await posted(`${versions}/1/publish`, undefined, 200, admin);
  const field = (key: string, more: object = {}) => ({
    ...{ key, label: `The ${key}`, type: 'string', required: true, personal: false, choices: null },
    ...more,
  });
  const said = [
    field('thesis'),
    field('honours', { type: 'enum', choices: ['First', 'Second'] }),
    field('birthplace', { personal: true, required: false }),
    field('awarded_on', { type: 'date' }),
  ];
  chat.answer(says({ fields: said }));
  const wanted = { description: 'A degree in optics with its thesis', entry_id, locale: 'ga' };
  const { fields, ...rest } = await posted(`${TEMPLATES}/suggest-fields`, wanted);
  expect(rest).toEqual({ status: 'COMPLETED', reason: null });
  expect(fields).toMatchObject([
    { key: 'grade', type: 'integer', min: 0, max: 100, required: true },
    { key: 'thesis', label_i18n: { ga: 'The thesis' }, csv_aliases: [] },
    { key: 'honours', enum: ['First', 'Second'] },
    { key: 'birthplace', pii: true },
    { key: 'awarded_on', type: 'date' },
  ]);
  const before = (await road.get(TEMPLATES, issuer.headers)).body.total;
  const made = { name: 'Optics', credential_type: 'OpticsCredential', fields };
  expect((await posted(TEMPLATES, made, 201)).fields).toEqual(fields);
  expect((await road.get(TEMPLATES, issuer.headers)).body.total).toBe(before + 1);
});

test('maps of a scheme are suggested from the closed list, and put by an administrator', async () => {
  const scheme = {
    ...{ scheme_code: 'IE-RETURN', name: 'Return', jurisdiction_code: 'IE', regulator: 'QQI', version: '1' },
    ...{ reporting_period: 'ANNUAL', output_format: 'CSV' },
    fields: [
      { field_code: 'GIVEN', label: 'Given name', type: 'TEXT', required: true },
      { field_code: 'MODE', label: 'How it was taught', type: 'TEXT', required: true },
    ],
  };
  await posted(`${CATALOG}/schemes`, scheme, 201, admin);
  const maps = `${CATALOG}/schemes/IE-RETURN/field-maps`;
  const said = { field_code: 'MODE', expression: 'enrolment.delivery_mode', confidence: 0.8 };
  chat.answer(says({ suggestions: [{ ...said, rationale: 'Modes of teaching.' }] }));
  const { status, suggestions } = await posted(`${maps}/suggest`, {}, 200, admin);
  expect([status, suggestions]).toMatchObject([
    'COMPLETED',
    [
      { field_code: 'GIVEN', expression: 'learner.given_name', source: 'NAME' },
      { ...said, rationale: 'Modes of teaching.', source: 'MODEL' },
    ],
  ]);
  expect((await road.get(maps, admin)).body.field_maps).toEqual([]);
  const accepted = suggestions.map(({ field_code, expression, source }: Row) => ({
    ...{ field_code, expression, status: 'ACTIVE' },
    source: source === 'MODEL' ? 'LLM_ACCEPTED' : 'HUMAN',
  }));
  const put = await road.platform.rest('PUT', maps, { body: { field_maps: accepted }, headers: admin });
  expect(expectStatus(put, 200).body.field_maps).toMatchObject(accepted);
});

describe('the reason of a revocation', () => {
  const read = async (credentialId: string): Promise<Row> =>
    expectStatus(await road.get(`/api/v1/credentials/${credentialId}`, issuer.headers), 200).body;
  const isSuggested = (credentialId: string) =>
    until('it is suggested', async () => (await read(credentialId)).revocation?.category_source === 'LLM');
  async function classifies(value: boolean): Promise<void> {
    const path = '/api/v1/admin/config/assistance.revocation-classify';
    expectStatus(await road.platform.rest('PUT', path, { body: { value }, headers: admin }), 200);
  }
  const publicCategory = async (credentialId: string) =>
    (await road.get(`/api/v1/credentials/${credentialId}/status`)).body.revocation_category;

  test('is classified without the name of the holder; outsiders see what a person decides', async () => {
    chat.answer(says({ category: 'DATA_CORRECTION' }));
    const credentialId = await issueTo(road, issuer, aoife);
    const path = `/api/v1/credentials/${credentialId}`;
    const { vc } = await read(credentialId);
    const reason = 'The grade of AOIFE was entered for another student.';
    expect((await posted(`${path}/revoke`, { reason })).classification).toEqual({
      status: 'COMPLETED',
      reason: null,
      category: 'DATA_CORRECTION',
    });
    expect(sent()).toContain('The grade of [PERSON_1] was entered');
    expect(sent()).not.toMatch(/aoife/i);
    expect((await read(credentialId)).revocation).toMatchObject({
      category: 'DATA_CORRECTION',
      category_source: 'LLM',
    });
    const outsiders = async () =>
      JSON.stringify([
        await publicCategory(credentialId),
        await road.verify(vc),
        await road.rpc.call({
          to: 'verification',
          rpc: 'CheckCredentialStatus',
          request: { credentialId },
        }),
        (await road.get(`/api/v1/holder/credentials/${credentialId}`, aoife.headers)).body,
        (await road.get('/api/v1/holder/notifications', aoife.headers)).body,
      ]);
    expect(await outsiders()).not.toContain('DATA_CORRECTION');
    const decided = road.platform.rest('PUT', `${path}/revocation-category`, {
      body: { category: 'DATA_CORRECTION' },
      headers: issuer.headers,
    });
    expectStatus(await decided, 200);
    expect(await outsiders()).toContain('DATA_CORRECTION');
  });

  test('is classified whichever way it comes, and each attempt is on record', async () => {
    chat.answer(says({ category: 'ADMINISTRATIVE' }));
    const [byGraphql, byRpc, asked] = (await Promise.all(
      [1, 2, 3].map(() => issueTo(road, issuer, aoife)),
    )) as [string, string, string];
    const { classification } = await road.ask(
      `mutation ($input: RevokeCredentialInput!) {
        revokeCredential(input: $input) { classification { status reason category } }
      }`,
      { input: { credentialId: byGraphql, reason: 'Issued twice.' } },
      issuer.headers,
    );
    expect(classification).toEqual({ status: 'COMPLETED', reason: null, category: 'ADMINISTRATIVE' });
    const request = { credentialId: byRpc, issuerDid: issuer.did, reason: 'Issued twice.' };
    await road.rpc.call({ to: 'issuance', rpc: 'RevokeCredential', request });
    const wanted = { credentialId: asked, requestType: 'REVOKE', reason: 'I have it twice.' };
    const { requestId } = await posted('/api/v1/holder/requests', wanted, 201, aoife.headers);
    await posted(`/api/v1/portal/me/requests/${requestId}/approve`, {});
    for (const credentialId of [byGraphql, byRpc, asked]) await isSuggested(credentialId);

    await classifies(false);
    const unasked = await issueTo(road, issuer, aoife);
    const revoked = await posted(`/api/v1/credentials/${unasked}/revoke`, { reason: 'Issued twice.' });
    expect(revoked.classification).toEqual({ status: 'UNAVAILABLE', reason: 'SWITCHED_OFF', category: null });
    await classifies(true);
    const calls = '/api/v1/admin/assistance/calls?feature=REVOCATION_CLASSIFY&page_size=100';
    const attempts = (await road.get(calls, admin)).body.items;
    const of = (id: string) => attempts.find(({ subject }: Row) => subject.id === id);
    for (const credentialId of [byGraphql, byRpc, asked])
      expect(of(credentialId)).toMatchObject({ status: 'COMPLETED', model: 'small-1' });
    expect(of(unasked)).toMatchObject({ status: 'UNAVAILABLE', reason: 'SWITCHED_OFF' });
  });

  test.each(HOSTILE.reasons)('moves nothing but the suggestion when it says %j', async (reason) => {
    obeys(reason);
    const other = await issueTo(road, issuer, aoife);
    const credentialId = await issueTo(road, issuer, aoife);
    const { classification } = await posted(`/api/v1/credentials/${credentialId}/revoke`, { reason });
    expect(classification).toEqual({
      status: 'FAILED',
      reason: expect.stringMatching(/UNUSABLE|MALFORMED/),
      category: null,
    });
    const { revocation } = await read(credentialId);
    expect(revocation).toMatchObject({ reason, category: null, category_source: 'NONE' });
    expect(REVOCATION_CATEGORIES).not.toContain(await publicCategory(credentialId));
    expect((await read(other)).credential_status).toBe('ISSUED');
  });
});

test('a model that obeys what headers, descriptions and titles say adds nothing that nobody offered', async () => {
  const fields = ['holder_did', 'name', 'degree'];
  for (const text of told(HOSTILE.headers)) {
    obeys(text);
    const { mapping } = await posted(MAPPING, { template_id: templateId, headers: ['DID', text, 'Wer'] });
    for (const { header, field } of mapping) {
      expect(['DID', text, 'Wer']).toContain(header);
      expect(fields).toContain(field);
    }
  }
  for (const text of told(HOSTILE.claims)) {
    obeys(text);
    const description = `A degree. ${text}`.slice(0, 2000);
    const { fields: drafted } = await posted(`${TEMPLATES}/suggest-fields`, { description });
    if (drafted.length > 0)
      await posted(TEMPLATES, { name: text.slice(0, 9), credential_type: 'X', fields: drafted }, 201);
    for (const { key, type } of drafted) {
      expect(key).toMatch(/^[A-Za-z]\w*$/);
      expect(type).toMatch(/^(string|enum)$/);
    }
  }
  const hostile = told(HOSTILE.headers).map((label, at) => ({
    ...{ field_code: at === 0 ? 'STUDENT_NO' : `F${at}`, type: 'TEXT', required: true },
    label: label.slice(0, 200),
  }));
  const scheme = {
    ...{ scheme_code: 'IE-HOSTILE', name: 'x', jurisdiction_code: 'IE', regulator: 'x', version: '1' },
    ...{ reporting_period: 'ANNUAL', output_format: 'CSV', fields: hostile },
  };
  await posted(`${CATALOG}/schemes`, scheme, 201, admin);
  obeys('learner.password');
  expect(await posted(`${CATALOG}/schemes/IE-HOSTILE/field-maps/suggest`, {}, 200, admin)).toEqual({
    status: 'FAILED',
    reason: 'UNUSABLE',
    suggestions: [],
  });
});
