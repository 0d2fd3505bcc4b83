import { parseStrictJson, readStrictJson } from './strict-json.ts';
import { seededRandom } from './testing/credentials.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['{}'],
  ['[]'],
  [' \t\r\n{ "a" : [ 1 , 2 ] } \n'],
  ['"text"'],
  ['null'],
  ['true'],
  ['false'],
  ['0'],
  ['-0'],
  ['-0.5e-3'],
  ['1E+2'],
  ['9007199254740991'],
  ['-9007199254740991'],
  ['9007199254740991.0'],
  ['9.007199254740991e15'],
  ['333333333.33333329'],
  ['0e400'],
  ['0.000e-999'],
  ['5e-324'],
  ['"\\ud83d\\ude02 \u{1f602} \\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9"'],
  ['{"a":1,"A":2,"":3,"á":4,"a\u0301":5}'],
  ['{"a":{"a":{"a":1}},"b":{"a":1}}'],
  ['[{"a":1},{"a":1}]'],
  ['{"proto":1,"constructor":2,"prototype":3,"toString":4}'],
  ['{"a":"__proto__","b":"\\ufeff"}'],
  [nested(64)],
  [`{${Array.from({ length: 40 }, (_, index) => `"name${index}":${index}`).join(',')}}`],
])('reads %s as JSON.parse does', (text) => {
  expect(parseStrictJson(text)).toEqual(JSON.parse(text));
  expect(parseStrictJson(Buffer.from(text))).toEqual(JSON.parse(text));
});

test.each<[code: string, input: string | Uint8Array]>([
  ['empty', ''],
  ['empty', ' \n '],
  ['byte_order_mark', '\ufeff{}'],
  ['byte_order_mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d)],
  ['invalid_utf8', Uint8Array.of(0x22, 0xff, 0x22)],
  ['invalid_utf8', Uint8Array.of(0x22, 0xc0, 0xaf, 0x22)],
  ['invalid_utf8', Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22)],
  ['invalid_utf8', Uint8Array.of(0x22, 0xe2, 0x82, 0x22)],
  ['invalid_utf8', Buffer.from('\ufeff{}', 'utf16le')],
  ['value_expected', Buffer.from('{"a":1}', 'utf16le').subarray(1)],
  ['trailing_content', '{} {}'],
  ['trailing_content', '1 2'],
  ['trailing_content', 'nulls'],
  ['trailing_content', '{}\u00a0'],
  ['trailing_content', '{}// comment'],
  ['value_expected', '\u00a0{}'],
  ['value_expected', '[1,]'],
  ['value_expected', '[,1]'],
  ['value_expected', '['],
  ['value_expected', '{"a":}'],
  ['value_expected', '{"a":'],
  ['value_expected', "['a']"],
  ['value_expected', 'NaN'],
  ['value_expected', 'Infinity'],
  ['value_expected', 'undefined'],
  ['value_expected', 'TRUE'],
  ['value_expected', '.5'],
  ['value_expected', '+1'],
  ['value_expected', '/* comment */ 1'],
  ['name_expected', '{a:1}'],
  ['name_expected', "{'a':1}"],
  ['name_expected', '{"a":1,}'],
  ['name_expected', '{1:1}'],
  ['name_expected', '{'],
  ['colon_expected', '{"a" 1}'],
  ['colon_expected', '{"a"'],
  ['comma_expected', '[1 2]'],
  ['comma_expected', '[1}'],
  ['comma_expected', '[1'],
  ['comma_expected', '{"a":1 "b":2}'],
  ['comma_expected', '{"a":1]'],
  ['unterminated_string', '"a'],
  ['unterminated_string', '{"a'],
  ['unterminated_string', '"a\\"'],
  ['control_character', '"a\nb"'],
  ['control_character', '"a\tb"'],
  ['control_character', '"\u0000"'],
  ['bad_escape', '"\\x41"'],
  ['bad_escape', '"\\'],
  ['bad_escape', '"\\u12"'],
  ['bad_escape', '"\\u12g4"'],
  ['bad_escape', '"\\u+123"'],
  ['bad_escape', '"\\U0041"'],
  ['lone_surrogate', '"\\ud800"'],
  ['lone_surrogate', '"\\udc00"'],
  ['lone_surrogate', '"\\ud83dx\\ude02"'],
  ['lone_surrogate', '"\\ud83d\\ud83d"'],
  ['lone_surrogate', '"\\ude02\\ud83d"'],
  ['lone_surrogate', '"\\ude02\\ude02"'],
  ['lone_surrogate', '"\ud83d"'],
  ['lone_surrogate', '"\ud83d\\ude02"'],
  ['lone_surrogate', '"\\ud83d\ude02"'],
  ['lone_surrogate', '{"\\ud800":1}'],
  ['bad_number', '01'],
  ['bad_number', '-01'],
  ['bad_number', '00'],
  ['bad_number', '-'],
  ['bad_number', '1.'],
  ['bad_number', '1.e2'],
  ['bad_number', '1e'],
  ['bad_number', '1e+'],
  ['trailing_content', '0x10'],
  ['trailing_content', '1_000'],
  ['trailing_content', '1n'],
  ['unsafe_number', '1e400'],
  ['unsafe_number', '-1e400'],
  ['unsafe_number', '{"a":[1e309]}'],
  ['unsafe_number', '9007199254740992'],
  ['unsafe_number', '9007199254740993'],
  ['unsafe_number', '-9007199254740993'],
  ['unsafe_number', '9007199254740993.0'],
  ['unsafe_number', '9.007199254740993e15'],
  ['unsafe_number', '900719925474099300e-2'],
  ['unsafe_number', '1e30'],
  ['unsafe_number', '1e-400'],
  ['unsafe_number', `0.${'0'.repeat(400)}1`],
  ['duplicate_name', '{"a":1,"a":1}'],
  ['duplicate_name', '{"a":1,"b":2,"a":3}'],
  ['duplicate_name', '{"":1,"":2}'],
  ['duplicate_name', '{"a":1,"\\u0061":2}'],
  ['duplicate_name', '{"\\u00e9":1,"é":2}'],
  ['duplicate_name', '{"a\\/b":1,"a/b":2}'],
  ['duplicate_name', '[{"b":{"a":1,"a":2}}]'],
  [
    'duplicate_name',
    `{${Array.from({ length: 40 }, (_, index) => `"n${Math.min(index, 38)}":1`).join(',')}}`,
  ],
  ['forbidden_name', '{"__proto__":1}'],
  ['forbidden_name', '{"a":{"__proto__":{"admin":true}}}'],
  ['forbidden_name', '{"\\u005f_proto__":1}'],
  ['too_deep', nested(65)],
  ['too_deep', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`],
  ['too_deep', '['.repeat(100_000)],
])('refuses as %s: %j', (code, input) => {
  expect(() => parseStrictJson(input)).toThrow(
    expect.objectContaining({ code: 'MALFORMED_JSON', details: [expect.objectContaining({ code })] }),
  );
});

test('says where the fault is and never echoes what was sent', () => {
  const text = '{"password":"hunter2" "x":1}';
  expect(() => parseStrictJson(text)).toThrow(/at offset 22; put a comma/);
  expect(() => parseStrictJson(text)).not.toThrow(/hunter2|password/);
});

test('takes another depth limit', () => {
  expect(parseStrictJson('[[1]]', { maxDepth: 2 })).toEqual([[1]]);
  expect(() => parseStrictJson('[[[1]]]', { maxDepth: 2 })).toThrow('at most 2 levels');
});

test('accepts nothing that JSON.parse refuses, whatever byte of a document is changed', () => {
  const random = seededRandom(8259);
  const document = '{"a":[1,-2.5e3,"x\\u00e9\\n",true,null],"b":{"c":"\\ud83d\\ude02","d":{}},"e":false}';
  const alphabet = '{}[]",:\\u0019.eE+-ntf \n\ud83d';
  let accepted = 0;
  for (let round = 0; round < 4000; round++) {
    const at = Math.floor(random() * document.length);
    const mutant =
      document.slice(0, at) + alphabet[Math.floor(random() * alphabet.length)] + document.slice(at + 1);
    try {
      const value = parseStrictJson(mutant);
      expect(value).toEqual(JSON.parse(mutant));
      accepted++;
    } catch (error) {
      expect(error).toMatchObject({ code: 'MALFORMED_JSON' });
    }
  }
  expect(accepted).toBeGreaterThan(100);
});

test.each([
  ['{\n"a":1,\n"a":2}', 'duplicate_name', 9],
  ['[1,]', 'value_expected', 3],
  ['\ud800', 'lone_surrogate', undefined],
])('who tells the fault of %j in words of its own is told what and where', (text, code, offset) => {
  expect(readStrictJson(text)).toEqual({ fault: { code, offset, advice: expect.any(String) } });
  expect(readStrictJson('{"a":1}')).toEqual({ value: { a: 1 } });
});
