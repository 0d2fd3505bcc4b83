import { schemaCheck } from './json-schema.ts';

const degree = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  required: ['degree', 'courses'],
  properties: {
    degree: { enum: ['BSc', 'MSc'] },
    awarded: { type: 'string', format: 'date' },
    courses: { type: 'array', items: { $ref: '#/$defs/course' } },
    'a/b~c': { type: 'integer' },
  },
  additionalProperties: false,
  $defs: {
    course: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', pattern: 'x' }, credits: { type: 'number', maximum: 60 } },
    },
  },
};

test('nothing is said of a value that fits', () => {
  const claims = { degree: 'BSc', awarded: '2026-01-01', courses: [{ name: 'axe', credits: 5 }] };
  expect(schemaCheck(degree)(claims)).toEqual([]);
});

test('each wrong place is named', () => {
  const wrong = {
    degree: 'PhD',
    awarded: 'today',
    courses: [{ name: 'x' }, { credits: 61 }, { name: 'y' }],
    marks: 1,
    'a/b~c': 'no',
  };
  expect(schemaCheck(degree)(wrong).map(({ path, code }) => [path, code])).toEqual([
    ['marks', 'unknown_field'],
    ['degree', 'enum'],
    ['awarded', 'format'],
    ['courses[1].name', 'required'],
    ['courses[1].credits', 'maximum'],
    ['courses[2].name', 'pattern'],
    ['a/b~c', 'type'],
  ]);
  expect(schemaCheck(degree)(wrong)[1]?.message).toContain('BSc, MSc');
  expect(schemaCheck(degree)('text')).toMatchObject([{ path: '', code: 'type' }]);
});

test('says at most a hundred problems', () => {
  const check = schemaCheck({ type: 'array', items: { type: 'string' } });
  expect(check(Array(1000).fill(1))).toHaveLength(100);
});

test('a schema with the id of another one is another one', () => {
  const $id = 'https://example.edu/schema';
  expect(schemaCheck({ $id, type: 'string' })('x')).toEqual([]);
  expect(schemaCheck({ $id, type: 'number' })('x')).toHaveLength(1);
});

test('a pattern that would take years is judged at once', () => {
  expect(schemaCheck({ pattern: '^(a+)+$' })(`${'a'.repeat(5000)}!`)).toHaveLength(1);
});

test.each([
  ['a pattern that repeats a lot', { pattern: '.*a.{900}[cd]' }],
  ['a pattern that must not fit', { not: { pattern: '.*a.{900}[cd]' } }],
  ['many patterns', { allOf: Array.from({ length: 50 }, () => ({ pattern: '(?:[ab]*a[ab]{300})*[cd]' })) }],
])('a long text is not held against %s for longer than a moment', (_name, schema) => {
  const check = schemaCheck(schema);
  const text = 'ab'.repeat(30_000);
  const begun = performance.now();
  expect(check(text)).toMatchObject([{ path: '', code: 'too_long' }]);
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(check('ab'.repeat(10)).map(({ code }) => code)).not.toContain('too_long');
});

const chain = (levels: number) => ({
  $ref: '#/$defs/d0',
  $defs: Object.fromEntries(
    Array.from({ length: levels }, (_, level) => {
      const next = { $ref: `#/$defs/d${level + 1}` };
      return [`d${level}`, level === levels - 1 ? { const: 1 } : { anyOf: [next, next] }];
    }),
  ),
});

test.each([
  ['an unknown type', { type: 'strin' }, /type/],
  ['an unknown keyword', { requird: ['a'] }, /requird/],
  ['a reference elsewhere', { $ref: 'https://example.edu/other' }, /\$defs/],
  ['a reference to nothing', { $ref: '#/$defs/none' }, /\$defs/],
  ['a reference to itself', { properties: { a: { $ref: '#' } } }, /\$defs/],
  [
    'definitions in a circle',
    { $ref: '#/$defs/a', $defs: { a: { items: { $ref: '#/$defs/a' } } } },
    /itself/,
  ],
  ['a dynamic reference', { $dynamicRef: '#x' }, /dynamicRef/],
  ['choices that double', chain(40), /parts/],
  ['a pattern that is none', { pattern: '(' }, /\(/],
  ['a pattern that looks ahead', { pattern: '(?=a)b' }, /\?=/],
  ['elements that are all compared', { type: 'array', uniqueItems: true }, /maxItems/],
  ['too long a text', { description: 'x'.repeat(70_000) }, /characters/],
  ['too deep a nesting', JSON.parse(`${'{"not":'.repeat(40)}{}${'}'.repeat(40)}`), /deeper/],
])('refuses %s', (_, schema, why) => {
  expect(() => schemaCheck(schema)).toThrow(why);
});

test('takes a chain of references that stays small', () => {
  expect(schemaCheck(chain(8))(1)).toEqual([]);
});
