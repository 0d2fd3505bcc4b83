import { canonicalize, canonicalizeWithout } from './canonical-json.ts';
import { seededRandom } from './testing/credentials.ts';

// cyberphone/json-canonicalization@19d51d7f testdata/{input,outhex}: the input and the text behind the hex.
const RFC_8785_DATA: readonly (readonly [string, string, string])[] = [
  ['arrays', '[56, {"d": true, "10": null, "1": []}]', '[56,{"1":[],"10":null,"d":true}]'],
  [
    'french',
    '{"peach": "This sorting order", "péché": "is wrong according to French", "pêche": "but canonicalization MUST", "sin":   "ignore locale"}',
    '{"peach":"This sorting order","péché":"is wrong according to French","pêche":"but canonicalization MUST","sin":"ignore locale"}',
  ],
  [
    'structures',
    '{"1": {"f": {"f": "hi","F": 5} ,"\\n": 56.0}, "10": { }, "": "empty", "a": { }, "111": [ {"e": "yes","E": "no" } ], "A": { }}',
    '{"":"empty","1":{"\\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{"E":"no","e":"yes"}],"A":{},"a":{}}',
  ],
  ['unicode', '{"Unnormalized Unicode":"A\\u030a"}', '{"Unnormalized Unicode":"A\u030a"}'],
  [
    'values',
    '{"numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001], "string": "\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/", "literals": [null, true, false]}',
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  ],
  [
    'weird',
    '{"\\u20ac": "Euro Sign", "\\r": "Carriage Return", "\\u000a": "Newline", "1": "One", "\\u0080": "Control\\u007f", "\\ud83d\\ude02": "Smiley", "\\u00f6": "Latin Small Letter O With Diaeresis", "\\ufb33": "Hebrew Letter Dalet With Dagesh", "</script>": "Browser Challenge"}',
    '{"\\n":"Newline","\\r":"Carriage Return","1":"One","</script>":"Browser Challenge","\u0080":"Control\u007f","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign","\u{1f602}":"Smiley","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
  ],
];

test.each(RFC_8785_DATA)('writes the %s document as RFC 8785 does', (_name, input, expected) => {
  expect(canonicalize(JSON.parse(input))).toBe(expected);
});

// RFC 8785 appendix B: the IEEE 754 bits and the text.
test.each([
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
])('writes the number of bits %s as %s', (bits, expected) => {
  expect(canonicalize(Buffer.from(bits, 'hex').readDoubleBE())).toBe(expected);
});

test('takes objects without a prototype and orders names by UTF-16 code units', () => {
  const object: Record<string, unknown> = Object.create(null);
  Object.assign(object, { '\uffff': 1, '\u{10000}': 2, b: 3, B: 4 });
  expect(canonicalize(object)).toBe('{"B":4,"b":3,"\u{10000}":2,"\uffff":1}');
});

test('leaves one top-level member out, and only there', () => {
  expect(canonicalizeWithout({ proof: 1, b: { proof: 2 }, a: 3 }, 'proof')).toBe('{"a":3,"b":{"proof":2}}');
  expect(canonicalizeWithout({ proof: 1 }, 'proof')).toBe('{}');
});

test('gives the same text for any order of the members, and reads back to the same value', () => {
  const random = seededRandom(8785);
  for (let round = 0; round < 300; round++) {
    const value = randomValue(random, 0);
    const text = canonicalize(value);
    expect(canonicalize(reversed(value))).toBe(text);
    expect(canonicalize(JSON.parse(text))).toBe(text);
  }
});

const cycle: unknown[] = [];
cycle.push(cycle);
const sparse: unknown[] = [];
sparse[1] = 1;

test.each<[string, unknown, string]>([
  ['a lone high surrogate', 'a\ud800', 'MALFORMED_JSON'],
  ['a lone low surrogate', '\udc00', 'MALFORMED_JSON'],
  ['a lone surrogate in a name', { '\ud83d': 1 }, 'MALFORMED_JSON'],
  ['an own __proto__', JSON.parse('{"__proto__": 1}'), 'MALFORMED_JSON'],
  ['65 levels of arrays', JSON.parse('['.repeat(65) + ']'.repeat(65)), 'MALFORMED_JSON'],
  ['65 levels of objects', JSON.parse(`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`), 'MALFORMED_JSON'],
  ['a value that contains itself', cycle, 'MALFORMED_JSON'],
  ['NaN', Number.NaN, 'VALIDATION_FAILED'],
  ['Infinity', [Number.POSITIVE_INFINITY], 'VALIDATION_FAILED'],
  ['-Infinity', { a: Number.NEGATIVE_INFINITY }, 'VALIDATION_FAILED'],
  ['undefined', undefined, 'VALIDATION_FAILED'],
  ['an undefined member', { a: undefined }, 'VALIDATION_FAILED'],
  ['a hole in an array', sparse, 'VALIDATION_FAILED'],
  ['a function', { toJSON: () => 1 }, 'VALIDATION_FAILED'],
  ['a symbol', Symbol('a'), 'VALIDATION_FAILED'],
  ['a bigint', 1n, 'VALIDATION_FAILED'],
  ['a Date', new Date(0), 'VALIDATION_FAILED'],
  ['a Map', new Map(), 'VALIDATION_FAILED'],
  ['a boxed string', Object('a'), 'VALIDATION_FAILED'],
  ['bytes', Buffer.from('a'), 'VALIDATION_FAILED'],
])('refuses %s', (_name, value, code) => {
  expect(() => canonicalize(value)).toThrow(expect.objectContaining({ code }));
});

test('takes 64 levels', () => {
  const text = '['.repeat(64) + ']'.repeat(64);
  expect(canonicalize(JSON.parse(text))).toBe(text);
});

function randomValue(random: () => number, depth: number): unknown {
  const kind = Math.floor(random() * (depth > 3 ? 4 : 6));
  if (kind === 0) return (random() - 0.5) * 10 ** Math.floor(random() * 40 - 20);
  if (kind === 1) return randomText(random);
  if (kind === 2) return random() < 0.5;
  if (kind === 3) return null;
  const size = Math.floor(random() * 6);
  if (kind === 4) return Array.from({ length: size }, () => randomValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [randomText(random), randomValue(random, depth + 1)]),
  );
}

function randomText(random: () => number): string {
  const alphabet = ['a', 'B', '0', '"', '\\', '\n', '\u0000', 'é', '€', '\u{1f602}', '\ufb33', '/'];
  const length = Math.floor(random() * 8);
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
}
