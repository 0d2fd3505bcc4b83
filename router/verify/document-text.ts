import { type Markup, markup, sourceOf } from '../html.ts';

/** How a JSON value is written, and when that is given up. */
interface Form {
  readonly isIndented: boolean;
  /** Containers inside each other, the outermost counted. */
  readonly maxDepth: number;
  /** Bytes of HTML. */
  readonly maxBytes: number;
}

/** The most of a document that a page shows, in bytes of its HTML. */
export const MAX_DOCUMENT = 128 * 1024;
// Indentation multiplies: each value deep inside stands on a line of its own behind so many blanks.
const INDENTED: Form = { isIndented: true, maxDepth: 12, maxBytes: 64 * 1024 };
/** The most values of a document that a page shows, however short each of them is. */
export const MAX_VALUES = 20_000;
const COMPACT: Form = { isIndented: false, maxDepth: 500, maxBytes: MAX_DOCUMENT };

// Controls but for the line feeds of the indentation, and what turns or hides text.
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\ufff9-\ufffb]/gu;

/**
 * A JSON value as text in which nothing turns or hides text, still the same JSON: indented while that stays short, else without
 * white space; undefined when even that takes more than `room` bytes. No more of the value is read than fits.
 */
export function documentText(value: unknown, room = MAX_DOCUMENT): Markup | undefined {
  const text = [INDENTED, COMPACT]
    .map((form) => ({ ...form, maxBytes: Math.min(form.maxBytes, room) }))
    .reduce<string | undefined>((found, form) => found ?? written(value, form), undefined);
  return text === undefined ? undefined : markup(text);
}

function written(value: unknown, { isIndented, maxDepth, maxBytes }: Form): string | undefined {
  const pieces: string[] = [];
  let left = maxBytes;
  let values = 0;
  return write(value, 0) ? pieces.join('') : undefined;

  /** False as soon as the text is too long or too deep. */
  function write(part: unknown, depth: number): boolean {
    values += 1;
    if (values > MAX_VALUES) return false;
    if (typeof part === 'string') return part.length <= left && put(JSON.stringify(part));
    if (typeof part !== 'object' || part === null) return put(JSON.stringify(part) ?? 'null');
    if (depth >= maxDepth) return false;
    const isList = Array.isArray(part);
    if (!put(isList ? '[' : '{')) return false;
    let isFirst = true;
    for (const [name, member] of isList ? unnamed(part) : named(part)) {
      if (!put(`${isFirst ? '' : ','}${lineBreak(depth + 1)}`)) return false;
      isFirst = false;
      if (name !== undefined && !(write(name, depth) && put(isIndented ? ': ' : ':'))) return false;
      if (!write(member, depth + 1)) return false;
    }
    return put(`${isFirst ? '' : lineBreak(depth)}${isList ? ']' : '}'}`);
  }

  function put(text: string): boolean {
    const safe = sourceOf(text.replace(UNSEEN, (char) => (char === '\n' ? char : escapeOf(char))));
    left -= Buffer.byteLength(safe);
    if (left < 0) return false;
    pieces.push(safe);
    return true;
  }

  function lineBreak(depth: number): string {
    return isIndented ? `\n${'  '.repeat(depth)}` : '';
  }
}

function* unnamed(list: readonly unknown[]): Generator<[undefined, unknown]> {
  for (const item of list) yield [undefined, item];
}

function* named(record: object): Generator<[string, unknown]> {
  for (const name of Object.keys(record)) yield [name, (record as Record<string, unknown>)[name]];
}

function escapeOf(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
