import { fold, nameStarts, nameWords, plainNameOf, startOf, wordsOf } from './name-search.ts';

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

test.each([
  ['Aoife Ní Bhriain', 'ni bhriain, aoife'],
  ['Ao\u200bi\u00adfe \u200fRyan\u200e', 'Aoife Ryan'],
  ['علی\u200cرضا', 'علیرضا'],
  ['مُحَمَّد أحمد', 'محمد احمد'],
  ['שָׁלוֹם', 'שלום'],
])('%s is the same name as %s', (name, other) => {
  expect(plainNameOf(name)).toBe(plainNameOf(other));
});

test.each([
  ['राम', 'रमा'],
  ['प्रिया', 'परया'],
  ['มาลี', 'มลา'],
])('%s is another name than %s: marks tell them apart', (name, other) => {
  expect(plainNameOf(name)).not.toBe(plainNameOf(other));
});

const hasWords = (text: string, sought: string) =>
  wordsOf(sought, 'sought').every((word) => wordsOf(text).includes(word));

test.each([
  ['Bachelor of Science (Honours)', 'honours BACHELOR'],
  ['Éclairs: l’histoire', 'histoire eclairs'],
  ['C++ and C#', 'c'],
  ['物理学学士', '学士'],
  ['物理学学士', '理'],
  ['データ分析 AI入門', 'ai 分析'],
  ['AI入門', '入門'],
  ['ปริญญาตรีฟิสิกส์', 'ฟิสิกส์'],
  ['컴퓨터 과학', '과학'],
  ['علوم الحاسوب', 'الحاسوب'],
  ['विज्ञान स्नातक', 'स्नातक'],
])('%s has the words of %s', (text, sought) => {
  expect(hasWords(text, sought)).toBe(true);
});

test.each([
  ['Bachelor of Science', 'sci'],
  ['物理学学士', '士物'],
  ['Éclairs', 'clairs'],
])('%s has not the words of %s', (text, sought) => {
  expect(hasWords(text, sought)).toBe(false);
});

test('words are told once, and signs are none', () => {
  expect(wordsOf('The the THE +-*/ \u0301')).toEqual(['the']);
  expect(wordsOf('\ufdfa '.repeat(200)).length).toBeLessThanOrEqual(600);
  expect(fold(' É  A ')).toBe('e a');
});
