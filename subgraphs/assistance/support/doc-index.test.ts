import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUDIENCES, type Audience, readersOf } from './audience.ts';
import { createDocs, passagesFile } from './doc-files.ts';
import { type DocIndex, indexOf } from './doc-index.ts';

const readDocs = createDocs();
let docs: DocIndex;
beforeAll(async () => {
  docs = await readDocs();
});

test.each<[string, Audience | undefined, string]>([
  ['How do I sign with my own key?', 'ISSUER', 'byok-signing.md'],
  ['How is a file of graduates issued?', 'ISSUER', 'portal.md'],
  ['How can I check a report?', 'ISSUER', 'reports.md'],
  ['How do I set up single sign-on?', 'CUSTODIAN', 'sso.md'],
  ['who opened my link', 'HOLDER', 'holders.md'],
  ['What does a verifier register with?', 'VERIFIER', 'verifiers.md'],
  ['What is an anomaly?', 'ADMIN', 'administration/anomalies.md'],
  ['attestation', 'CUSTODIAN', 'attestations.md'],
  ['attestation', undefined, 'attestations.md'],
])('%s is found where %s reads', (question, audience, doc) => {
  const found = docs.find(question, 4, audience);
  expect(found.map(({ passage }) => passage.doc)).toContain(doc);
  for (const { passage, excerpt } of found) {
    if (audience) expect(readersOf(passage.doc)).toContain(audience);
    expect(excerpt.length).toBeLessThanOrEqual(300);
    expect(passage.text).toContain(excerpt.replace(/…$/, ''));
  }
});

test.each<[string, Audience | undefined, string]>([
  ['Who has opened my link?', 'HOLDER', 'Who has opened my link?'],
  [
    'my name is spelled wrong on my degree',
    'HOLDER',
    'My name is spelled wrong, or something else in a credential is a mistake',
  ],
  ['is this certificate real?', 'VERIFIER', 'Is a diploma or certificate genuine, or fake?'],
  ['How do I revoke a credential?', 'ISSUER', 'Revoking a credential'],
  ['how to set up email smtp', 'ADMIN', 'E-mail'],
  ['forgot admin pasword', 'ADMIN', 'A forgotten password'],
  ['What is a wallet?', undefined, 'Wallet'],
])('%s is answered first, as %s', (question, audience, heading) => {
  expect(docs.find(question, 1, audience)).toMatchObject([{ passage: { heading } }]);
});

test.each([
  ['a word that no document has', 'qwrtzpsdfg'],
  ['words that every question has', 'how do I'],
  ['one word of many', 'Does it rain in Paris on a credential tomorrow?'],
  ['another language', 'Comment partager mon diplôme ?'],
])('of %s nothing is found', (_what, question) => {
  expect(docs.find(question, 4)).toEqual([]);
});

test('an excerpt begins where the words of the question stand', async () => {
  const lines = ['First a lazy dog.', 'Then a Quïck fox.', `${'and more '.repeat(60)}`.trim()];
  const passage = { id: 'a.md#a', doc: 'a.md', heading: 'A', within: [], text: lines.join('\n') };
  const [found] = (await indexOf([passage])).find('quick foxes', 1);
  expect(found?.excerpt).toMatch(/^Then a Quïck fox\.\nand more .*more…$/s);
});

test('every reader has documents, and every passage is where it says', () => {
  for (const audience of AUDIENCES)
    expect(docs.passages.some(({ doc }) => readersOf(doc).includes(audience))).toBe(true);
  for (const { doc, heading, within } of docs.passages) {
    const lines = readFileSync(`docs/${doc}`, 'utf8').split('\n');
    for (const one of [heading, ...within])
      expect(lines.some((line) => /^#{1,4} /.test(line) && line.replaceAll('`', '').includes(one))).toBe(
        true,
      );
  }
});

test('what the platform reads is made of the documents as they are', () => {
  const generated = 'subgraphs/assistance/support/generated/passages.json';
  // Where it is not: npm run generate.
  expect(readFileSync(generated, 'utf8')).toBe(passagesFile('docs'));
});

test('a changed document changes the file, whatever stands beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passages-'));
  writeFileSync(join(folder, 'a.md'), '# A\nOne.');
  writeFileSync(join(folder, 'b.txt'), '# B\nTwo.');
  const before = passagesFile(folder);
  writeFileSync(join(folder, 'a.md'), '# A\nOther.');
  expect([JSON.parse(before), JSON.parse(passagesFile(folder))]).toMatchObject([
    [{ id: 'a.md#a', text: 'One.' }],
    [{ id: 'a.md#a', text: 'Other.' }],
  ]);
  rmSync(folder, { recursive: true });
});
