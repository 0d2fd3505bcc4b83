import { codePoint, UNSEEN, visiblePieces } from './unseen.ts';

// A symbol, so that no JSON value of a stranger can pass for markup.
const MARKUP = Symbol('markup');

/** HTML that is safe to send as it is. */
export interface Markup {
  readonly [MARKUP]: string;
}

/** What a template takes: text is escaped, markup is not, lists are joined, and what is absent shows nothing. */
export type Content = Markup | string | number | null | undefined | false | readonly Content[];

/** A template whose values are escaped for text and for quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return markup(parts.map((part, index) => part + sourceOf(values[index])).join(''));
}

/** Markup that a program made, such as the SVG of a QR code; never a stranger's text. */
export function markup(source: string): Markup {
  return { [MARKUP]: source };
}

/** The HTML itself. */
export function sourceOf(content: Content): string {
  if (content === null || content === undefined || content === false) return '';
  if (typeof content === 'object') {
    return MARKUP in content ? content[MARKUP] : content.map(sourceOf).join('');
  }
  return escaped(String(content));
}

// Beyond this a text is cut; each character shown by its number takes forty times its room.
const MOST_QUOTED = 600;
const MOST_UNSEEN = 100;

/**
 * Text of strangers: isolated, so that its direction changes nothing around it, with characters that would turn or hide text
 * shown by their number. What is longer than `most` characters is cut, and says so.
 */
export function quoted(text: string, most = MOST_QUOTED): Markup {
  // Splitting at a captured character leaves the captures at the odd places.
  const pieces = startOf(text, most).split(UNSEEN, 2 * MOST_UNSEEN + 1);
  const rest = text.length - pieces.join('').length;
  const shown = pieces.map((piece, index) =>
    index % 2 === 1 ? html`<span class="unseen">${codePoint(piece)}</span>` : piece,
  );
  return html`<bdi>${shown}</bdi>${rest > 0 && html` <span class="none">… and ${counted(rest)} more characters</span>`}`;
}

/** The same for places that take no markup, such as the title of a page. */
export function plainText(text: string, most = 200): string {
  const start = startOf(text, most);
  return `${visiblePieces(start).join('')}${start.length < text.length ? '…' : ''}`;
}

/** A number of things with its thousands apart. */
export function counted(count: number): string {
  return count.toLocaleString('en-GB');
}

/** The first characters of a text, never half of one. */
function startOf(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
