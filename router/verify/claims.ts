import { type Content, counted, html, type Markup, quoted, sourceOf } from '../html.ts';
import { documentText } from './document-text.ts';
import { newPageRoom, type PageRoom } from './page-room.ts';

// Deeper than this the screen has no room left to indent; the text shows the rest.
const MAX_DEPTH = 5;
const MAX_LINES = 200;
const MAX_TEXT = 4000;
const MAX_JSON = 8 * 1024;
const MAX_NAME = 200;

/**
 * Claims of any shape as nested definition lists, but for those called `hidden`; every name and value is a stranger's text. The
 * first 200 lines are shown, as far as `room` goes, and only these are read; then how many more there are.
 */
export function claimsList(
  claims: Readonly<Record<string, unknown>>,
  { room = newPageRoom(), hidden = [] }: { room?: PageRoom; hidden?: readonly string[] } = {},
): Markup {
  let lines = MAX_LINES;
  return record(claims, 0, hidden);

  function record(of: Readonly<Record<string, unknown>>, depth: number, without: readonly string[]): Markup {
    const names = Object.keys(of).filter((name) => !without.includes(name));
    if (names.length === 0) return html`<span class="none">nothing</span>`;
    const rows: Markup[] = [];
    for (const name of names) {
      if (!takeLine()) break;
      const label = text(labelOf(name.slice(0, MAX_NAME)), MAX_NAME);
      rows.push(html`<div><dt>${label}</dt><dd>${contentOf(of[name], depth)}</dd></div>`);
    }
    const more = names.length - rows.length;
    return html`<dl class="claims">${rows}${
      more > 0 &&
      html`<div><dt>${rows.length > 0 && 'and '}${counted(more)} more</dt><dd>not shown here</dd></div>`
    }</dl>`;
  }

  function list(items: readonly unknown[], depth: number): Markup {
    const rows: Markup[] = [];
    for (const item of items) {
      if (!takeLine()) break;
      rows.push(html`<li>${contentOf(item, depth)}</li>`);
    }
    const more = items.length - rows.length;
    return html`<ul>${rows}${more > 0 && html`<li class="none">${rows.length > 0 && 'and '}${counted(more)} more</li>`}</ul>`;
  }

  function contentOf(value: unknown, depth: number): Content {
    if (value === null || value === undefined) return html`<span class="none">not stated</span>`;
    if (value === '') return html`<span class="none">empty</span>`;
    if (typeof value === 'string') return text(value, MAX_TEXT);
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    if (typeof value !== 'object') return String(value);
    if (depth >= MAX_DEPTH) return json(value);
    if (isRecord(value)) return record(value, depth + 1, []);
    if (!Array.isArray(value) || value.length === 0) return html`<span class="none">none</span>`;
    return list(value, depth + 1);
  }

  function takeLine(): boolean {
    if (lines <= 0 || room.claims <= 0) return false;
    lines -= 1;
    return true;
  }

  function text(of: string, most: number): Markup {
    return spent(quoted(of, most));
  }

  function json(value: object): Markup {
    const shown = documentText(value, Math.max(0, Math.min(MAX_JSON, room.claims)));
    return shown
      ? spent(html`<code class="json">${shown}</code>`)
      : html`<span class="none">too long to be shown here</span>`;
  }

  function spent(shown: Markup): Markup {
    room.claims -= Buffer.byteLength(sourceOf(shown));
    return shown;
  }
}

/** A name of JSON as people read it: `activityStartDate` and `activity_start_date` become `Activity start date`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+\d*$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
  if (words === '') return name === '' ? '(no name)' : name;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The type of a credential as people read it: `BachelorOfScienceCredential` becomes `Bachelor of Science`. */
export function titleOf(type: string): string {
  return type
    .slice(0, MAX_NAME)
    .replace(/(?<=.)Credential$/, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}{2,})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word, at) => (at > 0 && /^(?:Of|In|And|The|For|To|With)$/.test(word) ? word.toLowerCase() : word))
    .join(' ');
}

/** True for what JSON calls an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
