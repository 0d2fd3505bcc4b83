import { existsSync, readFileSync } from 'node:fs';
import { AUDIENCES, type Audience, readDocs, readersOf } from './doc-index.ts';

const docs = readDocs('docs');

test.each<[string, Audience | undefined, string]>([
  ['How do I sign with my own key?', 'ISSUER', 'byok-signing.md'],
  ['How is a file of graduates issued?', 'ISSUER', 'portal.md'],
  ['How can I check a report?', 'ISSUER', 'reports.md'],
  ['How do I set up single sign-on?', 'CUSTODIAN', 'sso.md'],
  ['who opened my link', 'HOLDER', 'holders.md'],
  ['What does a verifier register with?', 'VERIFIER', 'verifiers.md'],
  ['What is an anomaly?', 'ADMIN', 'administration/anomalies.md'],
  ['attestation', 'CUSTODIAN', 'attestations.md'],
])('%s is found where %s reads', (question, audience, doc) => {
  const found = docs.find(question, 4, audience);
  expect(found.map((passage) => passage.doc)).toContain(doc);
  for (const passage of found) if (audience) expect(readersOf(passage.doc)).toContain(audience);
});

test('of what no document knows nothing is found', () => {
  expect(docs.find('qwrtzpsdfg', 4)).toEqual([]);
  expect(docs.find('how do I', 4)).toEqual([]);
});

test('every reader has documents, and every passage is where it says', () => {
  for (const audience of AUDIENCES)
    expect(docs.passages.some(({ doc }) => readersOf(doc).includes(audience))).toBe(true);
  for (const { doc, heading } of docs.passages) {
    expect(existsSync(`docs/${doc}`)).toBe(true);
    expect(readFileSync(`docs/${doc}`, 'utf8').replace(/[`*_]/g, '')).toContain(
      heading.replace(/[`*_]/g, '').slice(0, 20),
    );
  }
});
