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

test('a long passage is cut at a paragraph', () => {
  const [passage] = passagesOf('a.md', `# A\n${'word '.repeat(150)}\n\n${'more '.repeat(250)}`);
  expect(passage?.text).toBe('word '.repeat(150).trim());
});

test('every passage of the documentation has a text and an id of its own', () => {
  const docs = readdirSync('docs').filter((name) => name.endsWith('.md'));
  const passages = docs.flatMap((doc) => passagesOf(doc, readFileSync(`docs/${doc}`, 'utf8')));
  expect(passages.length).toBeGreaterThan(docs.length * 4);
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  expect(passages.filter(({ text, heading }) => text === '' || heading === '')).toEqual([]);
});
