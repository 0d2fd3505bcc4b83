import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Response, type Router } from 'express';
import { arrivalOf } from '../edge/app.ts';
import { html } from '../html.ts';
import { PALETTE_STYLE } from '../palette.ts';
import { page, plainFooter, READING_POLICY } from '../verify/frame.ts';
import { type RenderedDocument, renderMarkdown, titleOf } from './markdown.ts';

const FOLDER = fileURLToPath(new URL('../../docs', import.meta.url));
const STYLE_PATH = '/help/docs.css';
const STYLE = `${PALETTE_STYLE}${readFileSync(new URL('./docs.css', import.meta.url), 'utf8')}`;

const CACHE = 'public, max-age=600';

/** Documents for those who use the platform, in the order of the contents; the others are for those who run it and build on it. */
const FOR_USERS = [
  'holders.md',
  'verifiers.md',
  'portal.md',
  'learners.md',
  'catalog.md',
  'catalog-search.md',
  'reports.md',
  'sso.md',
  'byok-signing.md',
  'custodians.md',
  'attestations.md',
  'assistance.md',
  'glossary.md',
];
const PARTS: readonly (readonly [title: string, has: (name: string) => boolean])[] = [
  ['Using the platform', (name) => FOR_USERS.includes(name)],
  ['Running it and building on it', (name) => !FOR_USERS.includes(name) && !name.includes('/')],
  ['Administration', (name) => name.startsWith('administration/')],
  ['Why it is built so', (name) => name.startsWith('decisions/')],
];

/** The documentation as pages: `/help/docs/` tells what there is, `/help/docs/holders.md` shows a document, an example as it is. */
export function createDocsPages(): Router {
  const router = express.Router({ strict: true, caseSensitive: true });
  const library = once(() => libraryOf(FOLDER));

  router.get(STYLE_PATH, (_request, response) => {
    response.set('Cache-Control', CACHE).type('css').send(STYLE);
  });
  router.get('/help/docs', (_request, response) => response.redirect(302, '/help/docs/'));
  router.get('/help/docs/', (_request, response) => {
    arrivalOf(response).route = '/help/docs/';
    send(response, library().contents());
  });
  router.get('/help/docs/*path', (request, response, next) => {
    const name = ([] as string[]).concat(request.params['path'] ?? []).join('/');
    const found = library().of(name);
    if (found === undefined) return next();
    arrivalOf(response).route = '/help/docs/{path}';
    if (name.endsWith('.md')) return void send(response, found);
    response.set('Cache-Control', CACHE).type('text/plain').send(found);
  });
  return router;
}

function send(response: Response, text: string): void {
  response.set({ 'Content-Security-Policy': READING_POLICY, 'Cache-Control': CACHE }).type('html').send(text);
}

/** What a folder holds, rendered when it is asked for first; names that are not among its files lead nowhere. */
function libraryOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const names = new Set(files);
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const pages = new Map(files.map((name) => [name, once(() => shownOf(name))]));
  return {
    contents: once(() => {
      const documents = files.filter((name) => name.endsWith('.md'));
      return contentsPage(documents.map((name) => [name, titleOf(textOf(name)) ?? name]));
    }),
    of: (name: string) => pages.get(name)?.(),
  };

  function shownOf(name: string): string {
    const text = textOf(name);
    if (!name.endsWith('.md')) return text;
    return documentPage(titleOf(text) ?? name, renderMarkdown(text, { name, files: names }));
  }
}

function documentPage(title: string, { headings, body }: RenderedDocument): string {
  const rows = headings.map(({ anchor, text }) => html`<li><a href="#${anchor}">${text}</a></li>`);
  const main = html`<nav aria-label="Documentation"><a href="/help">Help</a> › <a href="/help/docs/">Documentation</a></nav>
${rows.length > 1 && html`<details><summary>On this page</summary><ul>${rows}</ul></details>`}
<article>${body}</article>`;
  return page(title, main, FOOTER, STYLE_PATH);
}

function contentsPage(titles: readonly (readonly [name: string, title: string])[]): string {
  const order = ([name]: readonly [string, string]) => FOR_USERS.indexOf(name);
  const parts = PARTS.map(([heading, has]) => ({
    heading,
    documents: titles.filter(([name]) => has(name)).toSorted((a, b) => order(a) - order(b)),
  }));
  const main = html`<nav aria-label="Documentation"><a href="/help">Help</a></nav>
<article><h1>Documentation</h1>
${parts.map(
  ({ heading, documents }) => html`<h2>${heading}</h2>
<ul>
${documents.map(([name, title]) => html`<li><a href="/help/docs/${name}">${title}</a></li>`)}
</ul>`,
)}</article>`;
  return page('Documentation', main, FOOTER, STYLE_PATH);
}

const FOOTER = [html`<p><a href="/help">Ask a question</a></p>`, plainFooter()];

/** The value that is made when it is asked for first. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
