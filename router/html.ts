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

// Controls but for white space, every character that starts or ends a change of direction, and marks of annotations.
const UNSEEN = /((?![\t\n\r\u061c\u200e\u200f])[\p{Cc}\p{Bidi_Control}]|[\ufff9-\ufffb])/u;

/**
 * Text of strangers: isolated, so that its direction changes nothing around it, with characters that would turn or hide text
 * shown by their number.
 */
export function quoted(text: string): Markup {
  // Splitting at a captured character leaves the captures at the odd places.
  const pieces = text
    .split(UNSEEN)
    .map((piece, index) => (index % 2 === 1 ? html`<span class="unseen">${codePoint(piece)}</span>` : piece));
  return html`<bdi>${pieces}</bdi>`;
}

/** A JSON value as indented text in which nothing turns or hides text; still the same JSON. */
export function readableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /(?!\n)[\p{Cc}\p{Bidi_Control}\ufff9-\ufffb]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function codePoint(char: string): string {
  return `U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
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
