import { readdirSync, readFileSync } from 'node:fs';
import { passagesOf } from './passages.ts';

test('a document falls into its headings, without code', () => {
  const markdown = `# Links

A [link](holders.md) shows \`one\` credential.

## How long

| what | days |
|---|---|
| links | **90** |

\`\`\`sh
# this is no heading
\`\`\`

## How long

Again.

### Empty
`;
  expect(passagesOf('links.md', markdown)).toEqual([
    {
      id: 'links.md#links',
      doc: 'links.md',
      heading: 'Links',
      within: [],
      text: 'A link shows one credential.',
    },
    {
      id: 'links.md#how-long',
      doc: 'links.md',
      heading: 'How long',
      within: ['Links'],
      text: 'what · days\nlinks · 90',
    },
    { id: 'links.md#how-long-1', doc: 'links.md', heading: 'How long', within: ['Links'], text: 'Again.' },
  ]);
});

test('marks go, and what stands within code or a word stays', () => {
  const line =
    '# The `GET /api/v1/x_y` and **`all`**\nA *b* **c** _d_ `VERIFIER_NOT_ACTIVE`, record_id and a_b_c: `*` times `_x_`.';
  expect(passagesOf('a.md', line)).toMatchObject([
    {
      id: 'a.md#the-get-apiv1x_y-and-all',
      heading: 'The GET /api/v1/x_y and all',
      text: 'A b c d VERIFIER_NOT_ACTIVE, record_id and a_b_c: * times _x_.',
    },
  ]);
});

test('a long passage is several, cut at paragraphs, and nothing of it is lost', () => {
  const [words, more, one] = ['word '.repeat(150).trim(), 'more '.repeat(450).trim(), 'x'.repeat(4000)];
  const passages = passagesOf('a.md', `# A\n${words}\n\n${more}\n\n${one}`);
  expect(passages[0]).toMatchObject({ id: 'a.md#a', text: words });
  expect(passages[1]).toMatchObject({ id: 'a.md#a~2', heading: 'A' });
  expect(passages.every(({ text }) => text.length <= 1500)).toBe(true);
  const all = passages.map(({ text }) => text).join('');
  expect(all.replace(/\s/g, '')).toBe(`${words}${more}${one}`.replace(/\s/g, ''));
});

test('every passage of the documentation has a text and an id of its own', () => {
  const docs = readdirSync('docs').filter((name) => name.endsWith('.md'));
  const passages = docs.flatMap((doc) => passagesOf(doc, readFileSync(`docs/${doc}`, 'utf8')));
  expect(passages.length).toBeGreaterThan(docs.length * 4);
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  expect(passages.filter(({ text, heading }) => text === '' || heading === '')).toEqual([]);
});
