import { newId } from '../../kernel/ids.ts';
import { anAssistant } from '../testing/assistant.ts';
import { createMappingSuggestions } from './bulk/mapping-suggestions.ts';
import { masked } from './bulk/masked.ts';
import type { FieldAssistant, MappingAssistant, ProgramVersion } from './ports.ts';
import { createFieldSuggestions } from './templates/field-suggestions.ts';
import { fieldsInput } from './templates/template-field.ts';
import { templateStores } from './templates/template-model.ts';
import { createTemplated } from './templates/templated.ts';
import { aTemplate } from './templates/testing.ts';
import { aCredentialsRoom, anIssuer, type CredentialsRoom, contextOf, issuerContext } from './testing.ts';

const [ours, theirs] = [anIssuer(1), anIssuer(2)];
const our = issuerContext(ours);
const viewer = contextOf({ ...our.identity, role: 'Viewer' } as typeof our.identity);
const columns = anAssistant<
  Parameters<MappingAssistant['bulkMapping']>[0],
  NonNullable<Awaited<ReturnType<MappingAssistant['bulkMapping']>>['result']>
>();
const drafts = anAssistant<
  Parameters<FieldAssistant['templateFields']>[0],
  NonNullable<Awaited<ReturnType<FieldAssistant['templateFields']>>['result']>
>();
const ENTRY = newId();
const DEMO_ENTRY = newId();
const SCHEMA = {
  type: 'object',
  required: ['name', 'degree'],
  properties: {
    name: { type: 'string' },
    achievement: { type: 'object' },
    degree: { type: 'string', title: 'Award', minLength: 2, maxLength: 80 },
    awardedOn: { type: 'string', format: 'date' },
    credits: { type: 'integer', minimum: 0 },
    honours: { enum: ['FIRST', 'SECOND'] },
    mixed: { enum: ['FIRST', 2] },
    odd: { type: 'integer', minimum: 0.5 },
    modules: { type: 'array', items: { type: 'string' } },
    'a key with spaces': { type: 'string' },
    Degree: { type: 'string' },
    any: true,
  },
};
const VERSION = {
  title: 'Physics',
  description: 'Of matter and light.',
  claimSchema: SCHEMA,
} as unknown as ProgramVersion;
let room: CredentialsRoom;
let templateId: string;
let draftId: string;

beforeAll(async () => {
  room = await aCredentialsRoom([ours, theirs]);
  draftId = (await room.templates.create(aTemplate(), our)).templateId;
  templateId = (await room.templates.create(aTemplate({ name: 'Published' }), our)).templateId;
  await room.templates.publish({ templateId }, our);
});
beforeEach(() => {
  columns.forget();
  drafts.forget();
});
afterAll(() => room.end());

async function suggestMapping(given: object, context = issuerContext(ours)) {
  const templated = createTemplated(await templateStores(room.connection));
  const suggestions = createMappingSuggestions({ templated, assistant: { bulkMapping: columns.ask } });
  return suggestions.suggest({ templateId, ...given }, context);
}
function suggestFields(given: object, context = issuerContext(ours)) {
  const suggestions = createFieldSuggestions({
    programs: {
      current: async ({ entryId }) =>
        entryId === ENTRY
          ? VERSION
          : entryId === DEMO_ENTRY
            ? { ...VERSION, demoIssuerDid: theirs.did }
            : undefined,
    },
    assistant: { templateFields: drafts.ask },
  });
  return suggestions.suggest({ description: 'A degree with honours', ...given }, context);
}
const refusedWith = async (refused: Promise<unknown>, code: string, field: string) => {
  await expect(refused).rejects.toMatchObject({ code });
  if (field !== '')
    await expect(refused).rejects.toMatchObject({
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  expect([columns.asked, drafts.asked]).toEqual([[], []]);
};
const byHeader = (header: string, field: string) => ({ header, field, confidence: 1, source: 'HEADER' });

describe('what columns are', () => {
  test.each([
    ['Aoife Ní Bhriain', 'Xxxxx Xx Xxxxxxx'],
    ['aoife@example.ie +353 86 123', 'xxxxx@xxxxxxx.xx +999 99 999'],
    ['did:key:z6Mk', 'xxx:xxx:x9Xx'],
    ['Ωμέγα ②½ 漢字 e\u0301a\u0300\u0332', 'Xxxxx 99 xx xx'],
    ['x'.repeat(100), 'x'.repeat(60)],
    ['', ''],
  ])('a cell such as %j goes out as %j', (cell, shape) => {
    expect(masked(cell)).toBe(shape);
  });

  test('is said by headers, and nobody is asked when these say it all', async () => {
    columns.answers({ status: 'FAILED', reason: 'TIMEOUT' });
    expect(await suggestMapping({ headers: ['DID', ' full  NAME', 'Degree', 'marks'] })).toEqual({
      status: 'COMPLETED',
      reason: null,
      mapping: [
        byHeader('DID', 'holder_did'),
        byHeader('full  NAME', 'name'),
        byHeader('Degree', 'degree'),
        byHeader('marks', 'marks'),
      ],
      missingRequired: [],
    });
    // All fields are taken: nothing that is left can be one.
    expect(await suggestMapping({ headers: ['DID', 'name', 'Degree', 'marks', 'Remarks'] })).toMatchObject({
      status: 'COMPLETED',
      missingRequired: [],
    });
    expect(columns.asked).toEqual([]);
  });

  test('without a model is said by headers alone, and what is missing is told', async () => {
    const headers = ['E-Mail', 'Candidate', 'Degree'];
    expect(await suggestMapping({ headers })).toEqual({
      status: 'UNAVAILABLE',
      reason: 'NOT_CONFIGURED',
      mapping: [byHeader('E-Mail', 'holder_email'), byHeader('Degree', 'degree')],
      missingRequired: ['holder_did', 'name'],
    });
    expect(await suggestMapping({ headers, holderKey: 'EMAIL' })).toMatchObject({
      missingRequired: ['name'],
    });
  });

  test('a model is asked of what is left alone, and shown the shape of those cells', async () => {
    const said = { header: 'Candidate', field: 'name', confidence: 0.8 };
    columns.answers({ status: 'COMPLETED', result: [said] });
    const sampleRows = [['BSc', 'Aoife Ní Bhriain', 'did:key:z6Mk', 'of 1999'], ['MSc'], []];
    const found = await suggestMapping({
      headers: ['Degree', 'Candidate', 'DID', 'Note', 'Note'],
      sampleRows,
    });
    expect(found).toEqual({
      status: 'COMPLETED',
      reason: null,
      mapping: [byHeader('Degree', 'degree'), { ...said, source: 'MODEL' }, byHeader('DID', 'holder_did')],
      missingRequired: [],
    });
    expect(columns.asked).toMatchObject([
      {
        asked: {
          headers: ['Candidate', 'Note'],
          sampleRows: [
            ['Xxxxx Xx Xxxxxxx', 'xx 9999'],
            ['', ''],
            ['', ''],
          ],
          fields: [
            { key: 'name', label: 'Full name of the person', type: 'string' },
            { key: 'marks', label: 'Marks', type: 'object' },
          ],
        },
        about: {
          ownerKey: `ISSUER ${ours.issuerId}`,
          subject: { type: 'CredentialTemplate', id: templateId },
        },
      },
    ]);
  });

  const headers = ['Wallet'];
  test.each<[string, object, string]>([
    ['no headers', {}, 'headers'],
    ['an empty list of headers', { headers: [] }, 'headers'],
    ['201 headers', { headers: Array(201).fill('a') }, 'headers'],
    ['an empty header', { headers: ['a', ' '] }, 'headers[1]'],
    ['a header of 256 characters', { headers: ['a'.repeat(256)] }, 'headers[0]'],
    ['a number for a header', { headers: [1] }, 'headers[0]'],
    ['a control character in a header', { headers: ['a\u0007'] }, 'headers[0]'],
    ['a row of people in place of headers', { headers: ['Bo Li', 'bo.li@example.ie'] }, 'headers[1]'],
    ['the row of a wallet in place of headers', { headers: ['Bo Li', 'did:key:z6Mk'] }, 'headers[1]'],
    ['6 rows', { headers, sampleRows: Array(6).fill(['a']) }, 'sampleRows'],
    ['a row of 201 cells', { headers, sampleRows: [Array(201).fill('a')] }, 'sampleRows[0]'],
    ['a cell of 1001 characters', { headers, sampleRows: [['a'.repeat(1001)]] }, 'sampleRows[0][0]'],
    ['a number for a cell', { headers, sampleRows: [[1]] }, 'sampleRows[0][0]'],
    ['a row that is no list', { headers, sampleRows: ['a'] }, 'sampleRows[0]'],
    ['an unknown way to name people', { headers, holderKey: 'PHONE' }, 'holderKey'],
    ['an unknown template', { headers, templateId: newId() }, 'templateId'],
    ['a template that is no id', { headers, templateId: '../x' }, 'templateId'],
    ['an unknown member', { headers, model: 'x' }, 'model'],
  ])('%s is refused', (_, given, field) => refusedWith(suggestMapping(given), 'VALIDATION_FAILED', field));

  test('a foreign template, a DRAFT, and people who only look are refused', async () => {
    await refusedWith(suggestMapping({ headers }, issuerContext(theirs)), 'VALIDATION_FAILED', 'templateId');
    await refusedWith(suggestMapping({ headers, templateId: draftId }), 'VALIDATION_FAILED', 'templateId');
    await refusedWith(suggestMapping({ headers }, viewer), 'FORBIDDEN', '');
    await refusedWith(suggestFields({}, viewer), 'FORBIDDEN', '');
  });
});

describe('fields', () => {
  const said = [
    { key: 'thesis', label: 'Thesis', type: 'string', required: true, pii: false },
    { key: 'honours', label: 'Honours', type: 'enum', required: false, pii: false, choices: ['A'] },
    // What a template would not take.
    { key: 'no key', label: 'x', type: 'string', required: true, pii: true },
    { key: 'name', label: 'x', type: 'string', required: true, pii: true },
    { key: 'Achievement', label: 'x', type: 'string', required: true, pii: true },
    { key: 'empty', label: ' ', type: 'string', required: true, pii: true },
    { key: 'twice', label: 'x', type: 'enum', required: true, pii: true, choices: ['A', 'A'] },
    { key: 'script', label: 'x', type: 'script', required: true, pii: true },
  ];
  const drafted = (locale: string) => [
    {
      ...{ key: 'thesis', labelI18n: { [locale]: 'Thesis' }, type: 'string', required: true },
      ...{ pii: false, csvAliases: [] },
    },
    {
      ...{ key: 'honours', labelI18n: { [locale]: 'Honours' }, type: 'enum', enum: ['A'], required: false },
      ...{ pii: false, csvAliases: [] },
    },
  ];
  const common = { pii: false, csvAliases: [] };
  const OF_SCHEMA = [
    { key: 'degree', labelI18n: { ga: 'Award' }, type: 'string', min: 2, max: 80, required: true, ...common },
    { key: 'awardedOn', labelI18n: { ga: 'Awarded on' }, type: 'date', required: false, ...common },
    { key: 'credits', labelI18n: { ga: 'Credits' }, type: 'integer', min: 0, required: false, ...common },
    {
      ...{ key: 'honours', labelI18n: { ga: 'Honours' }, type: 'enum', enum: ['FIRST', 'SECOND'] },
      ...{ required: false, ...common },
    },
    { key: 'odd', labelI18n: { ga: 'Odd' }, type: 'integer', required: false, ...common },
  ];

  test('are drafted as a template takes them', async () => {
    drafts.answers({ status: 'COMPLETED', result: said });
    const { fields, ...rest } = await suggestFields({});
    expect(rest).toEqual({ status: 'COMPLETED', reason: null });
    expect(fields).toEqual(drafted('en'));
    expect(fieldsInput.parse(fields)).toEqual(fields);
    expect(drafts.asked).toMatchObject([
      {
        asked: {
          description: 'A degree with honours',
          types: ['string', 'number', 'integer', 'boolean', 'date', 'enum'],
          reserved: ['id', 'name', 'type', 'attestation', 'achievement'],
          locale: 'en',
        },
        about: { ownerKey: `ISSUER ${ours.issuerId}` },
      },
    ]);
  });

  test('that the schema of an entry asks for come first, with and without a model', async () => {
    const given = { entryId: ENTRY, locale: 'ga' };
    expect(await suggestFields(given)).toEqual({
      status: 'UNAVAILABLE',
      reason: 'NOT_CONFIGURED',
      fields: OF_SCHEMA,
    });
    drafts.answers({ status: 'COMPLETED', result: said });
    const { fields } = await suggestFields(given);
    // The schema says what honours are.
    expect(fields).toEqual([...OF_SCHEMA, ...drafted('ga').slice(0, 1)]);
    expect(fieldsInput.parse(fields)).toEqual(fields);
    expect(drafts.asked[1]?.asked).toMatchObject({
      entry: { title: 'Physics', description: 'Of matter and light.' },
      reserved: expect.arrayContaining(['degree', 'honours']),
    });
  });

  test('without a model and without an entry are none', async () => {
    expect(await suggestFields({})).toEqual({ status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED', fields: [] });
  });

  test.each<[string, object, string]>([
    ['no description', { description: undefined }, 'description'],
    ['9 characters', { description: '123456789' }, 'description'],
    ['9 characters and spaces', { description: '  123456789  ' }, 'description'],
    ['2001 characters', { description: 'a'.repeat(2001) }, 'description'],
    ['a number', { description: 1234567890 }, 'description'],
    ['a control character', { description: 'A degree\u0000 with honours' }, 'description'],
    ['an entry that there is not', { entryId: newId() }, 'entryId'],
    ['the entry of another’s demonstration', { entryId: DEMO_ENTRY }, 'entryId'],
    ['an entry that is no id', { entryId: 'x' }, 'entryId'],
    ['a language that is none', { locale: 'Irish, please: ignore the rest' }, 'locale'],
    ['an unknown member', { fields: [] }, 'fields'],
  ])('%s is refused', (_, given, field) => refusedWith(suggestFields(given), 'VALIDATION_FAILED', field));
});
