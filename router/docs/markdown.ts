import { posix } from 'node:path';
import { Marked, Renderer, type Tokens } from 'marked';
import { headingAnchors } from '../../kernel/heading-anchors.ts';
import { html, type Markup, markup, sourceOf } from '../html.ts';

export interface RenderedDocument {
  /** Of the second level. */
  readonly headings: readonly { readonly anchor: string; readonly text: string }[];
  readonly body: Markup;
}

/**
 * A document of ours in Markdown (GitHub's) as HTML. Headings have GitHub's anchors, links lead to other files of the documentation
 * and to the web alone, and comments are left out.
 */
export function renderMarkdown(
  text: string,
  { name, files }: { readonly name: string; readonly files: ReadonlySet<string> },
): RenderedDocument {
  const anchorOf = headingAnchors();
  const headings: { anchor: string; text: string }[] = [];
  let latest = '';
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const words = wordsOf(tokens);
        const anchor = anchorOf(words);
        latest = anchor;
        if (depth === 2) headings.push({ anchor, text: words });
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        return isThere(href) ? `<a href="${sourceOf(href)}">${words}</a>` : words;
      },
      // What is wider than the page is moved with the keyboard, too.
      table(token) {
        const table = Renderer.prototype.table.call(this, token) as string;
        const label = `aria-labelledby="${latest}"`;
        return `<div class="wide" tabindex="0" role="region" ${label}>${table.replace('<table>', `<table ${label}>`)}</div>\n`;
      },
      code: ({ text: code }) => sourceOf(html`<pre tabindex="0"><code>${code}</code></pre>`),
      html: ({ text: source }) => (source.trimStart().startsWith('<!--') ? '' : sourceOf(source)),
    },
  });
  const source = marked.parse(text, { async: false });
  return { headings, body: markup(source) };

  function isThere(href: string): boolean {
    if (href.startsWith('#') || /^https?:/.test(href)) return true;
    const [path = ''] = href.split('#');
    return files.has(posix.join(posix.dirname(name), path));
  }
}

/** The first heading of a document, which is its title, without marks. */
export function titleOf(text: string): string | undefined {
  const [, title] = /^# +(.+?) *#*$/m.exec(text) ?? [];
  return title?.replaceAll(/[`*]/g, '');
}

/** What inline tokens say, without their marks. */
function wordsOf(tokens: readonly Tokens.Generic[]): string {
  return tokens.map((token) => (token.tokens ? wordsOf(token.tokens) : (token['text'] ?? ''))).join('');
}
