import { z } from 'zod';
import type { AppError } from './errors.ts';
import {
  countryCode,
  did,
  email,
  epochMs,
  freeText,
  instant,
  optional,
  optionalText,
  parseInput,
  text,
  uuid,
  webUrl,
} from './parse.ts';

const refusal = (schema: z.ZodType, input: unknown): AppError => {
  try {
    parseInput(schema, input);
  } catch (error) {
    return error as AppError;
  }
  throw new Error(`${JSON.stringify(input)} was accepted`);
};

describe('parseInput', () => {
  const schema = z.strictObject({
    name: text(5),
    mode: z.enum(['A', 'B']),
    at: instant,
    rows: z.array(z.strictObject({ holderDid: did })),
  });
  const good = { name: 'x', mode: 'A', at: '2026-01-02T03:04:05Z', rows: [{ holderDid: 'did:key:z6Mk' }] };

  test('returns the parsed input', () => {
    expect(parseInput(schema, good)).toEqual({ ...good, at: new Date('2026-01-02T03:04:05Z') });
  });

  test.each([
    ['a missing text', { ...good, name: undefined }, 'name', 'required', /required/],
    ['a missing choice', { ...good, mode: undefined }, 'mode', 'required', /required/],
    ['a missing instant', { ...good, at: undefined }, 'at', 'required', /required/],
    ['a number for a text', { ...good, name: 7 }, 'name', 'invalid_type', /expected string/],
    ['null for a text', { ...good, name: null }, 'name', 'invalid_type', /expected string/],
    [
      'an instant without zone',
      { ...good, at: '2026-01-02T03:04:05' },
      'at',
      'invalid_format',
      /give an instant/,
    ],
    ['an unknown field', { ...good, extra: 1 }, 'extra', 'unknown_field', /remove it/],
    [
      'a wrong row',
      { ...good, rows: [good.rows[0], { holderDid: 'x' }] },
      'rows[1].holderDid',
      'invalid_format',
      /give a DID/,
    ],
    [
      'an unknown field of a row',
      { ...good, rows: [{ ...good.rows[0], a: 1 }] },
      'rows[0].a',
      'unknown_field',
      /remove it/,
    ],
    ['nothing at all', undefined, 'input', 'required', /required/],
    ['a list', [], 'input', 'invalid_type', /expected object/],
  ])('%s is named with its path and what to do', (_name, input, field, code, message) => {
    const error = refusal(schema, input);
    expect(error.code).toBe('VALIDATION_FAILED');
    expect(error.details).toEqual([{ field, code, message: expect.stringMatching(message) }]);
    expect(error.message).toContain(field);
  });

  test('names every wrong field, and shows five in the sentence', () => {
    const many = z.strictObject(
      Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`f${i}`, z.string()])),
    );
    const error = refusal(many, {});
    expect(error.details).toHaveLength(8);
    expect(error.message.split('; ')).toHaveLength(5);
  });

  test('a flood of unknown fields makes a short refusal', () => {
    const flood = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${'x'.repeat(500)}${i}`, 1]));
    const error = refusal(z.strictObject({}), flood);
    expect(error.details).toHaveLength(100);
    expect(JSON.stringify(error.details).length).toBeLessThan(20_000);
  });

  test('what was sent is never repeated', () => {
    const error = refusal(z.strictObject({ password: z.string().min(100), mode: z.enum(['A']) }), {
      password: 'hunter2',
      mode: 'hunter2',
    });
    expect(error.message + JSON.stringify(error.details)).not.toContain('hunter2');
  });
});

test.each([undefined, null])('an optional value may be %p', (value) => {
  expect(parseInput(z.strictObject({ a: optional(text(3)) }), { a: value })).toEqual({ a: undefined });
  expect(parseInput(z.strictObject({ a: optional(text(3)) }), {})).toEqual({ a: undefined });
});

const long = (length: number) => 'a'.repeat(length);
const accepted: [string, z.ZodType, unknown, unknown][] = [
  ['text with a letter of two code units', text(4), '  𝒜b ', '𝒜b'],
  ['text at its limit', text(4), 'abcd', 'abcd'],
  ['text from the right with its mark', text(9), 'דוד\u200f לוי', 'דוד\u200f לוי'],
  ['free text with line breaks', freeText(3, 9), ' a\r\n\tb ', 'a\r\n\tb'],
  ['did:key', did, 'did:key:z6MkhaXg', 'did:key:z6MkhaXg'],
  ['did:web with port and path segments', did, 'did:web:a.edu%3A8443:x:y', 'did:web:a.edu%3A8443:x:y'],
  ['a DID with empty segments', did, 'did:x::a', 'did:x::a'],
  ['a DID of 512 characters', did, `did:x:${long(506)}`, `did:x:${long(506)}`],
  ['an e-mail in capitals', email, ' Mary.O+x@Example.EDU ', 'mary.o+x@example.edu'],
  ['an e-mail of a host without dot', email, 'root@localhost', 'root@localhost'],
  ['a URL', webUrl, ' https://a.edu/x?y#z ', 'https://a.edu/x?y#z'],
  ['a bare host name', webUrl, 'www.uni.example', 'https://www.uni.example'],
  ['a bare host with port and path', webUrl, 'Uni.example:8080/a?b', 'https://Uni.example:8080/a?b'],
  [
    'a UUID in capitals',
    uuid,
    '0F8FAD5B-D9CB-469F-A165-70867728950E',
    '0f8fad5b-d9cb-469f-a165-70867728950e',
  ],
  ['an optional text', optionalText(text(5)), ' a ', 'a'],
  ['an empty optional text', optionalText(text(5)), '', undefined],
  ['an optional text of blanks', optionalText(text(5)), ' \n ', undefined],
  ['an empty optional URL', optionalText(webUrl), '', undefined],
  ['an optional text that is null', optionalText(text(5)), null, undefined],
  ['an optional text that is left out', optionalText(text(5)), undefined, undefined],
  ['a country', countryCode, 'IE', 'IE'],
  ['the first instant', epochMs, 0, 0],
  ['the last instant', epochMs, 8.64e15, 8.64e15],
  ['a Date', instant, new Date(5), new Date(5)],
  ['an instant with offset', instant, '2026-01-02T03:04:05+01:00', new Date('2026-01-02T02:04:05Z')],
  ['a UUID', uuid, '0f8fad5b-d9cb-469f-a165-70867728950e', '0f8fad5b-d9cb-469f-a165-70867728950e'],
];
test.each(accepted)('%s is accepted', (_name, schema, input, output) => {
  expect(parseInput(schema, input)).toEqual(output);
});

const refused: [string, z.ZodType, unknown][] = [
  ['empty text', text(4), ''],
  ['blank text', text(4), ' \n\t '],
  ['text over its limit', text(4), 'abcde'],
  ['a lone surrogate', text(4), 'a\ud800'],
  ['NUL in text', text(4), 'a\u0000b'],
  ['a line break in text', text(4), 'a\nb'],
  ['a C1 control in text', text(4), 'a\u0085b'],
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069].flatMap(
    (code): [string, z.ZodType, unknown][] => {
      const [name, character] = [`U+${code.toString(16)}`, String.fromCodePoint(code)];
      return [
        [`${name} in text`, text(4), `a${character}b`],
        [`${name} in free text`, freeText(1, 9), `a\n${character}b`],
        [`${name} in an e-mail`, email, `a${character}b@a.edu`],
      ];
    },
  ),
  ['NUL in free text', freeText(1, 9), 'a\u0000b'],
  ['a DID URL with a fragment', did, 'did:key:z6Mk#z6Mk'],
  ['a DID URL with a path', did, 'did:web:a.edu/x'],
  ['a DID URL with a query', did, 'did:web:a.edu?x'],
  ['a DID that ends in a colon', did, 'did:web:a:'],
  ['a DID without id', did, 'did:key:'],
  ['a DID method in capitals', did, 'did:KEY:z'],
  ['a broken percent escape', did, 'did:web:a%3'],
  ['a DID with a line break at its end', did, 'did:key:z\n'],
  ['a DID of 513 characters', did, `did:x:${long(507)}`],
  ['an e-mail without @', email, 'a.edu'],
  ['two addresses', email, 'a@b.edu,c@d.edu'],
  ['an e-mail with a header', email, 'a@b.edu\r\nBcc: c@d.edu'],
  ['an e-mail with NUL', email, 'a\u0000@b.edu'],
  ['an e-mail with a lone surrogate', email, 'a\ud800@b.edu'],
  ['an e-mail with a display name', email, 'A <a@b.edu>'],
  ['an e-mail domain that ends in a dot', email, 'a@b.'],
  ['a script URL', webUrl, 'javascript:alert(1)'],
  ['a URL with a user', webUrl, 'https://u@a.edu'],
  ['a URL with only a password', webUrl, 'https://:p@a.edu'],
  ['a URL with a space', webUrl, 'https://a.edu/ x'],
  ['a URL without host', webUrl, 'https://'],
  ['a country in small letters', countryCode, 'ie'],
  ['three letters', countryCode, 'IRL'],
  ['a negative instant', epochMs, -1],
  ['half a millisecond', epochMs, 0.5],
  ['an instant past the calendar', epochMs, 8.64e15 + 2],
  ['NaN', epochMs, Number.NaN],
  ['epoch text', epochMs, '5'],
  ['an invalid Date', instant, new Date('x')],
  ['the 30th of February', instant, '2026-02-30T00:00:00Z'],
  ['a number for an instant', instant, 5],
  ['a number for an optional text', optionalText(text(5)), 7],
  ['an optional text that is too long', optionalText(text(5)), 'abcdef'],
  ['a word for a URL', webUrl, 'nowhere'],
  ['a scheme that runs', webUrl, 'javascript:alert(1)'],
  ['an address for a URL', webUrl, 'a@uni.example'],
  ['a bare host of two lines', webUrl, 'uni.example\nx'],
  ['a bare host that is too long', webUrl, `${'a'.repeat(505)}.example`],
  ['a UUID in braces', uuid, '{0f8fad5b-d9cb-469f-a165-70867728950e}'],
];
test.each(refused)('%s is refused', (_name, schema, input) => {
  expect(refusal(schema, input).code).toBe('VALIDATION_FAILED');
});

test.each([did, email, webUrl, text(10)])('a megabyte of text is refused at once', (schema) => {
  const started = performance.now();
  refusal(schema, `did:a@${long(1_000_000)}\u0000`);
  expect(performance.now() - started).toBeLessThan(10_000);
});
