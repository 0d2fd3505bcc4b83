import { type Content, html, type Markup, quoted, readableJson } from '../html.ts';

// Deeper than this the screen has no room left to indent; the text shows the rest.
const MAX_DEPTH = 5;

/** Claims of any shape as nested definition lists; every name and value is a stranger's text. */
export function claimsList(claims: Readonly<Record<string, unknown>>, depth = 0): Markup {
  const entries = Object.entries(claims);
  if (entries.length === 0) return html`<span class="none">nothing</span>`;
  return html`<dl class="claims">${entries.map(
    ([name, value]) => html`<div><dt>${quoted(labelOf(name))}</dt><dd>${contentOf(value, depth)}</dd></div>`,
  )}</dl>`;
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

/** The type of a credential as people read it: `BachelorOfScience` becomes `Bachelor of Science`. */
export function titleOf(type: string): string {
  return type
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .replace(/ (Of|In|And|The|For|To|With) /g, (word) => word.toLowerCase())
    .trim();
}

/** True for what JSON calls an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function contentOf(value: unknown, depth: number): Content {
  if (value === null || value === undefined) return html`<span class="none">not stated</span>`;
  if (value === '') return html`<span class="none">empty</span>`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value !== 'object') return String(value);
  if (depth >= MAX_DEPTH) return html`<code class="json">${readableJson(value)}</code>`;
  if (isRecord(value)) return claimsList(value, depth + 1);
  if (!Array.isArray(value) || value.length === 0) return html`<span class="none">none</span>`;
  return html`<ul>${value.map((item) => html`<li>${contentOf(item, depth + 1)}</li>`)}</ul>`;
}
