import { nameStarts, nameWords, startOf } from './name-search.ts';

const finds = (name: string, text: string) => nameStarts(name).some((key) => key.startsWith(startOf(text)));

test.each([
  ['Aoife Ní Bhriain', 'aoife'],
  ['Aoife Ní Bhriain', 'BHR'],
  ['Aoife Ní Bhriain', 'ni bhriain'],
  ['Aoife Ní Bhriain', 'Ní B'],
  ['Aoife Ni\u0301 Bhriain', 'Ní'],
  ['Seán O’Brien-Smith', 'brien-s'],
  ['Seán O’Brien-Smith', 'smith'],
  ['Wojciech Łukasz', 'ŁUK'],
  ['Иван Петров', 'петр'],
  ['王小明', '王'],
  ['Ａda', 'ada'],
  ['Zz.*(Top)', 'zz.*'],
  ['Zz.*(Top)', 'top)'],
  ['(Top)', '(t'],
  ['☺', '☺'],
  ['R2-D2', 'd2'],
  [' Ada   Lovelace ', 'ada lovelace'],
  [`${'x'.repeat(80)} end`, `${'x'.repeat(80)} END`],
])('%s is found by %s', (name, text) => {
  expect(finds(name, text)).toBe(true);
});

test.each([
  ['Aoife Ní Bhriain', 'ife'],
  ['Aoife Ní Bhriain', 'aoife bhriain'],
  ['Zz.*(Top)', 'zz..'],
  ['ZzTop', 'top'],
  ['Иван', 'ван'],
  ['Ada', 'ada l'],
])('%s is not found by %s', (name, text) => {
  expect(finds(name, text)).toBe(false);
});

test('keys hold nothing that a pattern or an order of letters could read in another way', () => {
  for (const key of nameStarts('Łukasz $^.*+?()[]{}|\\/ Ünal \0 😀 İ ß'))
    expect(key).toMatch(/^[a-z0-9 @]+$/);
});

test('a name of many words has at most 12 keys', () => {
  expect(nameStarts('a b c d e f g h i j k l m n o p')).toHaveLength(12);
});

test.each([
  ['Aoife Ní Bhriain', ['aoife', 'ni', 'bhriain']],
  ['Seán O’Brien-Smith', ['sean', 'o', 'brien', 'smith']],
  ['Ada ada ADA', ['ada']],
  ['王小明', ['@738b@5c0f@660e']],
  ['☺ -', []],
])('the words of %s', (name, words) => {
  expect(nameWords(name)).toEqual(words);
});
