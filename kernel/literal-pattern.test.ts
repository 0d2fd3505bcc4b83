import { containing, escapedPattern } from './literal-pattern.ts';

test.each(['.*', 'a+b', '(x', '[a-z]', 'a\\b', '^a$', 'a|b', 'a/b', 'x{2}', 'wh?'])(
  '%s is taken literally',
  (text) => {
    expect(containing(text).test(`before ${text} behind`)).toBe(true);
    expect(containing(text).test('aab xx ab wh w')).toBe(false);
    expect(new RegExp(`^${escapedPattern(text)}$`).test(text)).toBe(true);
  },
);

test('the case of letters does not count', () => {
  expect(containing('CHARTER').test('the charter')).toBe(true);
});
