import { newId } from '../../../kernel/ids.ts';
import {
  codesWanted,
  fieldMaps,
  KNOWN_EXPRESSIONS,
  misfits,
  parseExpression,
  render,
  type SchemeField,
  type SchemeFieldMap,
  type SchemeRecord,
  schemeFields,
  schemeRecord,
  unmapped,
} from './field-map.ts';
import { aField, aMap } from './testing.ts';

const set = newId();
const codeOf = (codeSetId: string, text: string) =>
  codeSetId === set ? { ONLINE: '1', '1': '1' }[text] : undefined;

/** One field through one map. */
function rendered(field: Partial<SchemeField>, map: Partial<SchemeFieldMap>, record: SchemeRecord) {
  const [only] = render([aField(field)], [aMap(map)], record, codeOf);
  return only!.problem === undefined ? only!.value : { value: only!.value, problem: only!.problem };
}
const learner = (number: string) => ({ learner: { learner_number: number } });

describe('expressions', () => {
  test('are those of the design and no others', () => {
    expect([...KNOWN_EXPRESSIONS].sort()).toEqual([
      'constant',
      'credential.id',
      'credential.issued_at',
      'credential.status',
      'enrolment.delivery_mode',
      'enrolment.end_date',
      'enrolment.start_date',
      'enrolment.status',
      'entry.code',
      'entry.level',
      'entry.title',
      'issuer.country_code',
      'issuer.name',
      'issuer.registration_number',
      'learner.external_id[system]',
      'learner.family_name',
      'learner.given_name',
      'learner.learner_number',
      'outcome.achieved_date',
      'outcome.code',
      'outcome.value',
    ]);
    for (const known of KNOWN_EXPRESSIONS) expect(parseExpression(known)).toBeDefined();
  });

  test('name a system between brackets', () => {
    expect(parseExpression('learner.external_id[urn:oid:1.2]')).toEqual({
      from: 'externalId',
      system: 'urn:oid:1.2',
    });
  });

  test.each([
    '',
    'learner',
    'learner.',
    'learner.email',
    'learner.external_id',
    'learner.external_id[]',
    'learner.external_id[__proto__]',
    'learner.external_id[a[0]]',
    `learner.external_id[${'x'.repeat(101)}]`,
    'Learner.given_name',
    'learner.given_name ',
    'learner.constructor',
    'entry.code + entry.title',
    '$where',
  ])('%j is none', (expression) => {
    expect(parseExpression(expression)).toBeUndefined();
  });

  test.each(
    KNOWN_EXPRESSIONS.filter((known) => !known.includes('[') && known !== 'constant').map((known) => [known]),
  )('%s reads its member', (expression) => {
    const [part = '', member = ''] = expression.split('.');
    const record = schemeRecord.parse({ [part]: { [member]: 'here' } });
    expect(rendered({}, { expression }, record)).toBe('here');
  });

  test('read a number by its system, and a constant', () => {
    const record = { learner: { external_id: { USI: '3AW88YH9U5' } } };
    expect(rendered({}, { expression: 'learner.external_id[USI]' }, record)).toBe('3AW88YH9U5');
    expect(rendered({}, { expression: 'learner.external_id[constructor]' }, record)).toEqual({
      value: null,
      problem: 'MISSING',
    });
    expect(rendered({}, { expression: 'constant', constant: 'NCVER' }, {})).toBe('NCVER');
  });
});

describe('rendering', () => {
  test.each([
    ['NONE', {}, 'Aoife Ní', 'Aoife Ní'],
    ['NONE', {}, '  trimmed ', 'trimmed'],
    ['UPPER', {}, 'straße', 'STRASSE'],
    ['DATE_YYYYMMDD', { type: 'DATE' }, '2026-01-31', '20260131'],
    ['DATE_DDMMYYYY', { type: 'DATE' }, '2026-01-31', '31012026'],
    ['DATE_YYYYMMDD', {}, '2026-01-31T23:30:00-02:00', '20260201'],
    ['NONE', { type: 'DATE' }, '2024-02-29', '2024-02-29'],
    ['PAD_ZERO', { length: 6 }, '42', '000042'],
    ['PAD_ZERO', { length: 2 }, '42', '42'],
    ['PAD_ZERO', { length: 3 }, '𝟙', '00𝟙'],
    ['CODE_LOOKUP', { type: 'CODE', codeSetId: set }, 'ONLINE', '1'],
    ['CODE_LOOKUP', { type: 'CODE', codeSetId: set }, '1', '1'],
    ['NONE', { type: 'CODE', codeSetId: set }, '1', '1'],
    ['NONE', { type: 'NUMBER' }, '-12.50', '-12.50'],
    ['NONE', { length: 2 }, '𝟙𝟙', '𝟙𝟙'],
  ] as const)('%s of a %j with %j is %j', (transform, field, given, wanted) => {
    expect(rendered(field, { transform }, learner(given))).toBe(wanted);
  });

  test.each([
    ['no date', 'NONE', { type: 'DATE' }, '31/01/2026', '31/01/2026', 'NOT_A_DATE'],
    ['a day that there is not', 'DATE_YYYYMMDD', {}, '2026-02-29', '2026-02-29', 'NOT_A_DATE'],
    ['no number', 'NONE', { type: 'NUMBER' }, '1e3', '1e3', 'NOT_A_NUMBER'],
    ['zeros before a sign', 'PAD_ZERO', { type: 'NUMBER', length: 4 }, '-5', '00-5', 'NOT_A_NUMBER'],
    ['no code', 'CODE_LOOKUP', { type: 'CODE', codeSetId: set }, 'MARS', 'MARS', 'UNKNOWN_CODE'],
    [
      'a label where a code belongs',
      'NONE',
      { type: 'CODE', codeSetId: set },
      'ONLINE',
      'ONLINE',
      'UNKNOWN_CODE',
    ],
    ['more than fits', 'NONE', { length: 3 }, 'four', 'four', 'TOO_LONG'],
    ['more than fits in capitals', 'UPPER', { length: 6 }, 'straße', 'STRASSE', 'TOO_LONG'],
    ['nothing but spaces', 'NONE', {}, '  ', null, 'MISSING'],
  ] as const)('tells of %s', (_, transform, field, given, value, problem) => {
    expect(rendered(field, { transform }, learner(given))).toEqual({ value, problem });
  });

  test('a field that may be empty is empty without a word, and one without a map, too', () => {
    const fields = [aField({ required: false }), aField({ fieldCode: 'B', required: false })];
    expect(render(fields, [aMap()], {}, codeOf)).toEqual([
      { fieldCode: 'LEARNER', value: null },
      { fieldCode: 'B', value: null },
    ]);
    expect(render([aField()], [], learner('1'), codeOf)).toEqual([
      { fieldCode: 'LEARNER', value: null, problem: 'NO_MAP' },
    ]);
  });

  test('says before which codes it will ask for', () => {
    const fields = [aField({ type: 'CODE', codeSetId: set }), aField({ fieldCode: 'B', required: false })];
    expect(codesWanted(fields, [aMap({ transform: 'CODE_LOOKUP' })], learner('ONLINE'))).toEqual([
      { codeSetId: set, text: 'ONLINE' },
    ]);
  });
});

describe('records', () => {
  test('may have numbers, and nothing at all', () => {
    expect(schemeRecord.parse({ outcome: { value: 12.5 }, learner: null })).toEqual({
      outcome: { value: '12.5' },
    });
    expect(schemeRecord.parse({})).toEqual({});
  });

  test.each([
    ['a part that there is not', { holder: {} }],
    ['a member that there is not', { learner: { email: 'a@b.example' } }],
    ['a list', []],
    ['a part that is text', { learner: 'Aoife' }],
    ['a value that is an object', { learner: { given_name: { $ne: null } } }],
    ['a value that is too long', { learner: { given_name: 'x'.repeat(2001) } }],
    ['a system of another form', { learner: { external_id: { $where: 'x' } } }],
    ['a number that is none', { outcome: { value: Number.NaN } }],
  ])('with %s are refused', (_, record) => {
    expect(schemeRecord.safeParse(record).success).toBe(false);
  });
});

describe('fields and maps', () => {
  test.each([
    ['a code twice', [aField(), aField()]],
    ['more than 500', Array.from({ length: 501 }, (_, at) => aField({ fieldCode: `F${at}` }))],
    ['a CODE without its set', [aField({ type: 'CODE' })]],
    ['a TEXT with a code set', [aField({ codeSetId: set })]],
    ['a type that there is not', [{ ...aField(), type: 'BLOB' }]],
    ['a length of 0', [aField({ length: 0 })]],
    ['a part of a character', [aField({ length: 1.5 })]],
    ['a field that is not known', [{ ...aField(), unit: 'm' }]],
    ['a code with spaces', [aField({ fieldCode: 'two words' })]],
    ['no word on whether it is required', [{ ...aField(), required: undefined }]],
  ])('fields with %s are refused', (_, fields) => {
    expect(schemeFields.safeParse(fields).success).toBe(false);
  });

  test('500 fields are taken', () => {
    const fields = Array.from({ length: 500 }, (_, at) => aField({ fieldCode: `F${at}` }));
    expect(schemeFields.safeParse(fields).success).toBe(true);
  });

  test.each([
    ['a field twice', [aMap(), aMap()]],
    ['an expression that is not known', [aMap({ expression: 'learner.email' })]],
    ['a constant without text', [aMap({ expression: 'constant' })]],
    ['text beside another expression', [aMap({ constant: 'x' })]],
    ['a transform that there is not', [{ ...aMap(), transform: 'LOWER' }]],
    ['a source that there is not', [{ ...aMap(), source: 'LLM' }]],
    ['no expression', [{ ...aMap(), expression: undefined }]],
    ['a constant that is too long', [aMap({ expression: 'constant', constant: 'x'.repeat(256) })]],
  ])('maps with %s are refused', (_, maps) => {
    expect(fieldMaps.safeParse(maps).success).toBe(false);
  });

  test('a map says no more than it must', () => {
    const given = { fieldCode: 'LEARNER', expression: 'learner.learner_number' };
    expect(fieldMaps.parse([given])).toEqual([
      { ...given, transform: 'NONE', source: 'HUMAN', status: 'DRAFT' },
    ]);
  });

  test('maps that do not fit the fields are told one by one', () => {
    const maps = [
      aMap(),
      aMap({ fieldCode: 'GONE' }),
      aMap({ transform: 'CODE_LOOKUP' }),
      aMap({ transform: 'PAD_ZERO' }),
    ];
    expect(misfits([aField()], maps).map(({ field, code }) => [field, code])).toEqual([
      ['fieldMaps[1].fieldCode', 'unknown'],
      ['fieldMaps[2].transform', 'unfit'],
      ['fieldMaps[3].transform', 'unfit'],
    ]);
    const fitting = aField({ type: 'CODE', codeSetId: set, length: 3 });
    expect(misfits([fitting], [aMap({ transform: 'CODE_LOOKUP' })])).toEqual([]);
    expect(misfits([fitting], [aMap({ transform: 'PAD_ZERO' })])).toEqual([]);
  });

  test('a required field is mapped by an ACTIVE map alone', () => {
    const fields = [aField(), aField({ fieldCode: 'B' }), aField({ fieldCode: 'C', required: false })];
    expect(unmapped(fields, [aMap({ status: 'DRAFT' }), aMap({ fieldCode: 'B' })])).toEqual(['LEARNER']);
  });
});
