import { AppError } from '../../../kernel/errors.ts';
import { processorMs } from '../../../kernel/testing/processor-ms.ts';
import { mappingFor } from './mapping.ts';
import { createNormalizer } from './normalize.ts';
import { isOfBirth, plainName, suggestedMapping } from './targets.ts';
import { transformOf } from './transforms.ts';

const HEADERS = ['Full Name', 'Award', 'Date', 'E-Mail', 'Date of Birth', 'Notes', 'Score'];
const WHOLE = [
  { column: 'Full Name', target: 'holder_name' },
  { column: 'Award', target: 'credential_type' },
  { column: 'Date', target: 'award_date' },
];

test('headers are recognized whatever their spelling, each once, and birth dates never', () => {
  expect(suggestedMapping('CREDENTIAL', HEADERS)).toEqual([
    { column: 'Full Name', target: 'holder_name' },
    { column: 'E-Mail', target: 'email' },
    { column: 'Award', target: 'credential_type' },
    { column: 'Date', target: 'award_date' },
    { column: 'Score', target: 'result' },
  ]);
  expect(suggestedMapping('WORKFORCE', ['STAFF-NUMBER', 'Prénom', 'role'])).toEqual([
    { column: 'STAFF-NUMBER', target: 'employee_ref' },
    { column: 'role', target: 'job_role' },
  ]);
});

test.each(['Date of Birth', 'DOB', 'd.o.b.', 'birthDate', 'Geburtsdatum', 'date_de_naissance'])(
  '%s is about a birth',
  (header) => expect(isOfBirth(header)).toBe(true),
);
test.each(['Date', 'Dobson', 'Award date', 'claimed'])('%s is not', (header) =>
  expect(isOfBirth(header)).toBe(false),
);

test.each([
  ['a target that there is none of', { column: 'Notes', target: 'shoe_size' }, 'unknown_target'],
  ['a target of another kind', { column: 'Notes', target: 'employee_ref' }, 'unknown_target'],
  ['a claim with a bad name', { column: 'Notes', target: 'claim:a b' }, 'unknown_target'],
  ['a claim named for the prototype', { column: 'Notes', target: 'claim:__proto__' }, 'unknown_target'],
  ['a column that there is none of', { column: 'Nothing', target: 'result' }, 'unknown_column'],
  ['a target twice', { column: 'Notes', target: 'holder_name' }, 'target_twice'],
  ['the date of birth', { column: 'Date of Birth', target: 'claim:day' }, 'not_taken'],
  ['a claim of the birth', { column: 'Notes', target: 'claim:birthDate' }, 'not_taken'],
  ['no column', { target: 'result' }, 'required'],
  [
    'a column of a constant',
    { column: 'Notes', target: 'result', transform: { kind: 'CONSTANT', value: 'A' } },
    'not_allowed',
  ],
  ['a constant without a value', { target: 'result', transform: { kind: 'CONSTANT' } }, 'value'],
  [
    'a value of something else',
    { column: 'Notes', target: 'result', transform: { kind: 'UPPER', value: 'A' } },
    'value',
  ],
  [
    'a constant that does not fit',
    { target: 'email', transform: { kind: 'CONSTANT', value: 'x' } },
    'invalid_format',
  ],
  ['no values of a map', { column: 'Notes', target: 'result', transform: { kind: 'VALUE_MAP' } }, 'values'],
  [
    'the split of what is no name',
    { column: 'Notes', target: 'result', transform: { kind: 'SPLIT_NAME' } },
    'transform',
  ],
  [
    'a day of what is none',
    { column: 'Notes', target: 'result', transform: { kind: 'DATE_DMY' } },
    'transform',
  ],
] as const)('%s is refused', (_what, mapped, code) => {
  const batch = { recordKind: 'CREDENTIAL', headers: HEADERS } as const;
  let refused: unknown;
  try {
    mappingFor(batch, [...WHOLE, mapped] as never);
  } catch (error) {
    refused = error;
  }
  expect(refused).toBeInstanceOf(AppError);
  expect((refused as AppError).details).toEqual([expect.objectContaining({ code })]);
  expect((refused as AppError).details?.[0]?.field).toMatch(/^mapping\[3\]/);
});

test.each([
  ['CREDENTIAL', ['holder_name', 'credential_type', 'award_date']],
  ['OUTCOME', ['holder_name', 'entry_code', 'result', 'award_date']],
  ['LICENCE', ['holder_name', 'licence_number', 'award_date']],
  ['WORKFORCE', ['holder_name', 'employee_ref', 'job_role']],
] as const)('what rows of %s must say is named when it is missing', (recordKind, targets) => {
  const refused = () => mappingFor({ recordKind, headers: ['X'] }, [{ column: 'X', target: 'email' }]);
  expect(refused).toThrow(
    expect.objectContaining({
      details: targets.map((target) =>
        expect.objectContaining({ code: 'target_missing', message: expect.stringContaining(target) }),
      ),
    }),
  );
  const whole = targets.map((target) => ({ column: 'X', target }));
  expect(mappingFor({ recordKind, headers: ['X'] }, whole)).toEqual(whole);
});

test.each([
  ['UPPER', 'straße', 'STRASSE'],
  ['LOWER', 'ÉCOLE', 'école'],
  ['TITLE_CASE', "O'BRIEN-SMITH of it", "O'Brien-Smith Of It"],
  ['DATE_DMY', '5.3.1999', '1999-03-05'],
  ['DATE_DMY', '05/03/1999', '1999-03-05'],
  ['DATE_MDY', '3/5/1999', '1999-03-05'],
  ['DATE_YMD', '1999-3-5', '1999-03-05'],
  ['DATE_YMD', '1999-03-05T00:00:00.000Z', '1999-03-05'],
  ['DECIMAL_COMMA', '1.234,5', '1234.5'],
  ['DECIMAL_COMMA', '-7', '-7'],
] as const)('%s makes of %s %s', (kind, cell, value) =>
  expect(transformOf({ kind })(cell)).toEqual({ value }),
);

test.each([
  ['DATE_DMY', '1999-03-05', 'date'],
  ['DATE_DMY', '5.3.99', 'date'],
  ['DATE_MDY', 'May 3, 1999', 'date'],
  ['DECIMAL_COMMA', '1,234.5', 'number'],
  ['DECIMAL_COMMA', 'many', 'number'],
] as const)('%s refuses %s', (kind, cell, code) =>
  expect(transformOf({ kind })(cell)).toMatchObject({ code }),
);

test('a row becomes what the mapping says, with all that is wrong with it', () => {
  const headers = ['Name', 'Type', 'Day', 'Until', 'Mail', 'Room', 'Birthday'];
  const mapping = mappingFor({ recordKind: 'CREDENTIAL', headers }, [
    { column: 'Name', target: 'holder_name', transform: { kind: 'SPLIT_NAME' } },
    {
      column: 'Type',
      target: 'credential_type',
      transform: { kind: 'VALUE_MAP', values: [{ from: 'dipl', to: 'Diploma' }] },
    },
    { column: 'Day', target: 'award_date', transform: { kind: 'DATE_DMY' } },
    { column: 'Until', target: 'expiry_date', transform: { kind: 'DATE_DMY' } },
    { column: 'Mail', target: 'email' },
    { column: 'Room', target: 'claim:room' },
    { target: 'result', transform: { kind: 'CONSTANT', value: 'Pass' } },
  ]);
  const normalizer = createNormalizer({ recordKind: 'CREDENTIAL', headers, mapping });
  const cells = {
    Name: 'Li, Bo',
    Type: 'DIPL',
    Day: '30/6/1999',
    Mail: 'Bo@X.org',
    Room: '7',
    Birthday: '1.1.80',
  };
  expect(normalizer.read({ cells, faults: [] })).toEqual({
    normalized: {
      holderName: 'Bo Li',
      givenName: 'Bo',
      familyName: 'Li',
      credentialType: 'Diploma',
      awardDate: '1999-06-30',
      email: 'bo@x.org',
      result: 'Pass',
      claims: { room: '7' },
    },
    faults: [],
  });
  expect(normalizer.kept({ cells })).toEqual(['Li, Bo', 'DIPL', '30/6/1999', '', 'Bo@X.org', '7', '']);
  const wrong = normalizer.read({
    cells: { Type: 'phd', Day: '31/2/1999', Until: '1/1/1990', Mail: 'nobody' },
    faults: [
      { column: 'Birthday', code: 'x', message: 'x' },
      { column: 'Room', code: 'formula', message: 'x' },
    ],
  });
  expect(wrong.faults.map(({ column, field, code }) => [column, field, code])).toEqual([
    ['Room', 'claim:room', 'formula'],
    ['Type', 'credential_type', 'not_mapped'],
    ['Day', 'award_date', 'invalid_format'],
    ['Mail', 'email', 'invalid_format'],
    [undefined, 'holder_name', 'required'],
  ]);
  const early = normalizer.read({ cells: { ...cells, Until: '1/1/1990' }, faults: [] });
  expect(early.faults).toEqual([expect.objectContaining({ field: 'expiry_date', code: 'order' })]);
});

describe('what mappings cost', () => {
  const headers = Array.from({ length: 50 }, (_, at) => `Column ${at} ${'x'.repeat(150)}`);
  const cells = Object.fromEntries(headers.map((header) => [header, 'é'.repeat(200)]));
  const mappingOf = (values: number) =>
    headers.map((column, at) => ({
      column,
      target: `claim:c${at}`,
      transform: {
        kind: 'VALUE_MAP' as const,
        values: Array.from({ length: values }, (_, from) => ({
          from: `${from} ${'é'.repeat(200)}`,
          to: 'x',
        })),
      },
    }));
  const reading = (values: number) => {
    const normalizer = createNormalizer({ recordKind: 'CREDENTIAL', headers, mapping: mappingOf(values) });
    return () => {
      for (let row = 0; row < 30; row += 1) normalizer.read({ cells, faults: [] });
    };
  };

  test('a row costs no more the more values a column has', async () => {
    const few = await processorMs(reading(1));
    expect(await processorMs(reading(300))).toBeLessThan(10 * few + 300);
  });

  test('a proposal looks at each header once, however many there are', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => `${at} ${'é'.repeat(190)}`);
    const once = await processorMs(() => many.map(plainName));
    expect(await processorMs(() => suggestedMapping('CREDENTIAL', many))).toBeLessThan(10 * once + 100);
  });
});

test('of headers and values that are alike, the first counts', () => {
  expect(suggestedMapping('CREDENTIAL', ['E-Mail', 'email', 'NAME', 'name'])).toEqual([
    { column: 'NAME', target: 'holder_name' },
    { column: 'E-Mail', target: 'email' },
  ]);
  const values = [
    { from: 'Été', to: 'summer' },
    { from: 'ete', to: 'other' },
  ];
  expect(transformOf({ kind: 'VALUE_MAP', values })('ETE')).toEqual({ value: 'summer' });
});
