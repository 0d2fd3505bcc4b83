import { createVeil } from './veil.ts';

const NAME = 'Aoife Ní Bhriain';

test.each([
  ['the name', NAME, '[PERSON_1]'],
  ['it in capitals', 'AOIFE NÍ BHRIAIN', '[PERSON_1]'],
  ['it without accents', 'aoife ni  bhriain', '[PERSON_1]'],
  ['it with accents of their own', NAME.normalize('NFD'), '[PERSON_1]'],
  ['it with what is not seen', 'Ao\u200bife Ní Bhri\u00adain', '[PERSON_1]'],
  ['it over two lines', 'Aoife\nNí Bhriain', '[PERSON_1]'],
  ['it turned around', 'Bhriain, Aoife', '[PERSON_2], [PERSON_3]'],
  ['a part of it', "Aoife's grade", "[PERSON_2]'s grade"],
  ['a word with a part of it', 'Niall and Niamh', 'Niall and Niamh'],
  ['one letter', 'F in First class, f', '[PERSONAL_1] in First class, [PERSONAL_1]'],
  ['an address with lines and quotes', '1 Main St \n "D4"', '[PERSONAL_2]'],
  ['a value with marks', 'c\\-[x](*)^$|{2}/-? c', '[PERSONAL_3] c'],
  ['an e-mail address', 'mail A.B@x.ie or a.b@X.ie', 'mail [EMAIL_1] or [EMAIL_1]'],
  ['an e-mail address with the name', 'aoife@x.ie', '[EMAIL_1]'],
  ['DIDs', 'did:key:z6Mk DID:KEY:z6MK did%3Akey%3Az7m xdid:key:z8m', '[DID_1] [DID_1] [DID_2] x[DID_3]'],
  ['telephones', '+353 (87) 123-4567, +353.87.1234567, 0035387 1234567', '[PHONE_1], [PHONE_2], [PHONE_3]'],
  ['what looks like placeholders', 'PERSON PERSONAL [PERSON_1]', 'PERSON PERSONAL [PERSON_1]'],
  ['a number', '180 ECTS since 2001', '180 ECTS since 2001'],
])('of %s no more than a placeholder goes out', (_what, text, veiled) => {
  const veil = createVeil();
  veil.hide('PERSON', NAME);
  veil.hide('PERSONAL', 'F');
  veil.hide('PERSONAL', '1 Main St\n"D4"');
  veil.hide('PERSONAL', 'C\\-[X](*)^$|{2}/-?');
  expect(veil.over(text)).toBe(veiled);
  // And comes back as the record has it.
  const bare = (words: string) =>
    words
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}\s]/gu, '')
      .toLowerCase();
  if (!text.includes('[')) expect(bare(veil.lift(veiled))).toBe(bare(text));
});

test.each([
  ['e-mail addresses', Array.from({ length: 100_000 }, (_, n) => `a${n}@b.cd`).join(' ')],
  ['halves of addresses', `${'a'.repeat(63)}@${'.'.repeat(200)}`.repeat(4000)],
  ['halves of numbers', `+1${' '.repeat(20)}`.repeat(45_000)],
  ['accents', 'é'.repeat(1_000_000)],
  ['letters of placeholders', 'personal_1'.repeat(100_000)],
])('a megabyte of %s is veiled in time, and grows no more than its placeholders', (_what, text) => {
  const veil = createVeil();
  veil.hide('PERSON', NAME);
  for (const letter of 'PERSONAL_1') veil.hide('PERSONAL', letter);
  for (const word of ['pers', 'onal']) veil.hide('PERSONAL', word);
  const begun = performance.now();
  expect(veil.over(text).length).toBeLessThan(16 * text.length);
  expect(performance.now() - begun).toBeLessThan(5000);
});
