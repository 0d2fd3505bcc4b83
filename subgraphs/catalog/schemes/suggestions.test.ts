import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { as } from '../testing.ts';
import { KNOWN_EXPRESSIONS } from './field-map.ts';
import { expressionNamed } from './field-names.ts';
import { aField, aMap, openSchemesWorld, type SchemesWorld } from './testing.ts';

let world: SchemesWorld;
beforeAll(async () => {
  world = await openSchemesWorld();
});
beforeEach(() => world.model.forget());
afterAll(() => world.close());

const suggest = (input: object, context: Context = as.admin()) =>
  world.service.suggestions.suggest(input, context);
const [NUMBER, NAME, MODE] = [
  aField(),
  aField({ fieldCode: 'SURNAME', label: 'Family name of the person', required: false }),
  aField({ fieldCode: 'MODE', label: 'How it was taught' }),
];
const FIELDS = [NUMBER, NAME, MODE];
const byName = (fieldCode: string, expression: string) => ({
  fieldCode,
  expression,
  confidence: 1,
  rationale: expect.any(String),
  source: 'NAME',
});
const LEARNER = byName('LEARNER', 'learner.learner_number');
const SURNAME = byName('SURNAME', 'learner.family_name');

test.each([
  ['Given name', 'learner.given_name'],
  ['GIVEN_NAME', 'learner.given_name'],
  ['learner.given_name', 'learner.given_name'],
  ['  Surname ', 'learner.family_name'],
  ['Delivery-Mode', 'enrolment.delivery_mode'],
  ['Date of issue', 'credential.issued_at'],
  ['Outcome code', 'outcome.code'],
  // Of an outcome or an entry, of an enrolment or a credential.
  ['Code', undefined],
  ['Status', undefined],
  ['constant', undefined],
  ['learner.external_id[system]', undefined],
  ['__proto__', undefined],
  ['', undefined],
])('a field called %j is by itself %s', (name, expression) => {
  expect(expressionNamed(name)).toBe(expression);
});

test('without a model there are the proposals of names, for fields that no ACTIVE map fills', async () => {
  const { schemeCode } = await world.scheme({ fields: FIELDS }, 'DRAFT');
  expect(await suggest({ schemeCode })).toEqual({
    status: 'UNAVAILABLE',
    reason: 'NOT_CONFIGURED',
    suggestions: [LEARNER, SURNAME],
  });
  const map = (status: string) =>
    world.service.schemes.putFieldMaps({ schemeCode, fieldMaps: [aMap({ status } as object)] }, as.admin());
  await map('DRAFT');
  expect((await suggest({ schemeCode })).suggestions).toEqual([LEARNER, SURNAME]);
  await map('ACTIVE');
  expect((await suggest({ schemeCode })).suggestions).toEqual([SURNAME]);
  // What is named is proposed all the same.
  expect((await suggest({ schemeCode, fieldCodes: ['LEARNER', 'LEARNER'] })).suggestions).toEqual([LEARNER]);
});

test('a model is asked about the others alone, for the administrator, and changes nothing', async () => {
  const scheme = await world.scheme({ fields: FIELDS }, 'DRAFT');
  const { schemeCode } = scheme;
  const said = { fieldCode: 'MODE', expression: 'enrolment.delivery_mode', confidence: 0.7 };
  world.model.answers({ status: 'COMPLETED', result: [said] });
  expect(await suggest({ schemeCode })).toEqual({
    status: 'COMPLETED',
    reason: null,
    suggestions: [LEARNER, SURNAME, { ...said, rationale: null, source: 'MODEL' }],
  });
  expect(world.model.asked).toMatchObject([
    {
      asked: {
        scheme: schemeCode,
        fields: [{ code: 'MODE', title: 'How it was taught', description: 'TEXT' }],
        expressions: KNOWN_EXPRESSIONS,
      },
      about: { ownerKey: 'ADMIN', subject: { type: 'RegulatoryScheme', id: schemeCode } },
    },
  ]);
  expect(await world.service.schemes.byCode({ code: schemeCode }, as.admin())).toEqual(scheme);
});

test('nobody is asked when the names say it all, or nothing is left to fill', async () => {
  world.model.answers({ status: 'FAILED', reason: 'TIMEOUT' });
  const { schemeCode } = await world.scheme({ fields: [NUMBER, NAME] }, 'DRAFT');
  const bare = await world.scheme({ fields: [] }, 'DRAFT');
  expect(await suggest({ schemeCode })).toMatchObject({
    status: 'COMPLETED',
    suggestions: [LEARNER, SURNAME],
  });
  expect(await suggest({ schemeCode: bare.schemeCode })).toEqual({
    status: 'COMPLETED',
    reason: null,
    suggestions: [],
  });
  expect(world.model.asked).toEqual([]);
});

test('of many fields twelve are asked about, the required ones first; a model that fails leaves the names', async () => {
  world.model.answers({ status: 'FAILED', reason: 'TIMEOUT' });
  const fields = Array.from({ length: 40 }, (_, at) =>
    aField({ fieldCode: `X${at}`, label: `Item ${at}`, required: at >= 35 }),
  );
  const { schemeCode } = await world.scheme({ fields: [NAME, ...fields] }, 'DRAFT');
  expect(await suggest({ schemeCode })).toEqual({
    status: 'FAILED',
    reason: 'TIMEOUT',
    suggestions: [SURNAME],
  });
  const [{ asked } = { asked: { fields: [] } }] = world.model.asked;
  expect(asked.fields.map(({ code }) => code)).toEqual([
    ...['X35', 'X36', 'X37', 'X38', 'X39'],
    ...['X0', 'X1', 'X2', 'X3', 'X4', 'X5', 'X6'],
  ]);
});

test.each<[string, object, string, string | undefined]>([
  ['an unknown scheme', { schemeCode: newId() }, 'NOT_FOUND', undefined],
  ['no scheme', {}, 'VALIDATION_FAILED', 'schemeCode'],
  ['an unknown field', { fieldCodes: ['LEARNER', 'GONE'] }, 'VALIDATION_FAILED', 'fieldCodes[1]'],
  ['a code that is none', { fieldCodes: ['\u0000'] }, 'VALIDATION_FAILED', 'fieldCodes[0]'],
  ['a code of 101 characters', { fieldCodes: ['A'.repeat(101)] }, 'VALIDATION_FAILED', 'fieldCodes[0]'],
  ['a word in place of a list', { fieldCodes: 'LEARNER' }, 'VALIDATION_FAILED', 'fieldCodes'],
  ['501 codes', { fieldCodes: Array(501).fill('LEARNER') }, 'VALIDATION_FAILED', 'fieldCodes'],
  ['a member that there is not', { model: 'x' }, 'VALIDATION_FAILED', 'model'],
])('refuses %s', async (_, given, code, field) => {
  const { schemeCode } = await world.scheme({ fields: FIELDS }, 'DRAFT');
  const isWhole = 'schemeCode' in given || field === 'schemeCode';
  const refused = suggest(isWhole ? given : { schemeCode, ...given });
  await expect(refused).rejects.toMatchObject({ code });
  if (field !== undefined)
    await expect(refused).rejects.toMatchObject({
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  expect(world.model.asked).toEqual([]);
});
