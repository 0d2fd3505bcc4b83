import { readdirSync, readFileSync } from 'node:fs';
import type { DocPassage } from '../../subgraphs/assistance/support/passages.ts';
import { sourceOf } from '../html.ts';
import { servePages } from '../testing/page-server.ts';
import { createDocsPages } from './docs-pages.ts';
import { renderMarkdown, titleOf } from './markdown.ts';

const FOLDER = new URL('../../docs', import.meta.url);
const DOCUMENTS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.md'));

let site: Awaited<ReturnType<typeof servePages>>;
beforeAll(async () => {
  site = await servePages(() => createDocsPages());
});
afterAll(() => site.stop());

const get = (path: string) => fetch(`${site.base}${path}`, { redirect: 'manual' });
const pageOf = async (doc: string) => (await get(`/help/docs/${doc}`)).text();
const hrefsOf = (page: string) => [...page.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
const isAnchorOf = (page: string, anchor: string) => page.includes(` id="${anchor}"`);

test('an image has them, too', () => {
  const fileOf = (name: string) =>
    readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8').split('\n');
  expect(fileOf('Dockerfile')).toContain('COPY docs ./docs');
  expect(fileOf('.dockerignore')).not.toContain('docs');
});

test('every document is in the contents', async () => {
  const hrefs = hrefsOf(await pageOf(''));
  expect(hrefs.filter((href) => href.endsWith('.md')).sort()).toEqual(
    DOCUMENTS.map((name) => `/help/docs/${name}`).sort(),
  );
  expect((await get('/help/docs')).headers.get('location')).toBe('/help/docs/');
});

test('what is cited in answers to questions stands where they say', async () => {
  const passages: DocPassage[] = JSON.parse(
    readFileSync(
      new URL('../../subgraphs/assistance/support/generated/passages.json', import.meta.url),
      'utf8',
    ),
  );
  const pages = new Map<string, string>();
  for (const doc of new Set(passages.map(({ doc }) => doc))) pages.set(doc, await pageOf(doc));
  const missing = passages.filter(({ id, doc }) => {
    const [, anchor = ''] = id.replace(/~\d+$/, '').split('#');
    return !isAnchorOf(pages.get(doc) ?? '', anchor);
  });
  expect(missing.map(({ id }) => id)).toEqual([]);
});

test.each(DOCUMENTS)('the links of %s lead somewhere, and nothing runs there', async (doc) => {
  const response = await get(`/help/docs/${doc}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  const page = await response.text();
  expect(page).not.toMatch(/<script|<!--|<img/);
  for (const href of hrefsOf(page)) {
    const { origin, pathname, hash } = new URL(href, `${site.base}/help/docs/${doc}`);
    if (origin !== site.base || pathname === '/help') continue;
    const there = await get(pathname);
    expect([href, there.status]).toEqual([href, 200]);
    if (hash !== '')
      expect([href, isAnchorOf(await there.text(), decodeURIComponent(hash.slice(1)))]).toEqual([href, true]);
  }
});

test('an example is shown as it is', async () => {
  const response = await get('/help/docs/examples/own-key.mjs');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe(readFileSync(`${FOLDER.pathname}/examples/own-key.mjs`, 'utf8'));
});

test.each([
  'holders',
  'HOLDERS.md',
  'holders.md/',
  'administration',
  'nothing.md',
  '..%2fpackage.json',
  '%2e%2e/%2e%2e/package.json',
  '..%5cpackage.json',
  '/etc/passwd',
  'holders.md%00',
  '%zz',
  'constructor',
])('%s leads nowhere', async (path) => {
  expect([400, 404]).toContain((await get(`/help/docs/${path}`)).status);
});

test('Markdown is shown by its marks, and HTML as text', () => {
  const text = [
    '# The `one` & only',
    '## Twice',
    '## Twice',
    '<!-- generated -->',
    'See [there](b.md#x), [code](../secret.ts), [the web](https://example.org), [run](javascript:alert(1)).',
    '<script>alert(1)</script> and <b>bold</b>',
    '',
    '| a | b |\n|---|---|\n| 1 | `x` |',
    '',
    '```sh\necho "<b>"\n```',
  ].join('\n');
  const { headings, body } = renderMarkdown(text, { name: 'a.md', files: new Set(['a.md', 'b.md']) });
  expect(titleOf(text)).toBe('The one & only');
  expect(titleOf('none')).toBeUndefined();
  expect(headings).toEqual([
    { anchor: 'twice', text: 'Twice' },
    { anchor: 'twice-1', text: 'Twice' },
  ]);
  const source = sourceOf(body);
  expect(source).toContain('<h1 id="the-one--only">The <code>one</code> &amp; only</h1>');
  expect(source).toContain(
    '<a href="b.md#x">there</a>, code, <a href="https://example.org">the web</a>, run.',
  );
  expect(source).toContain('&lt;script&gt;alert(1)&lt;/script&gt; and &lt;b&gt;bold&lt;/b&gt;');
  expect(source).toContain('<td><code>x</code></td>');
  expect(source).toContain('echo &quot;&lt;b&gt;&quot;');
  expect(source).not.toContain('generated');
});
