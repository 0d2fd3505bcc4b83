import { visiblePieces } from '../unseen.ts';

/** What an element can hold: text is always text, lists are joined, and what is absent shows nothing. */
export type Child = Node | string | false | null | undefined | readonly Child[];

/** The element of this id; with a `kind`, as one of that kind. Throws where the page has none. */
export function byId(id: string): HTMLElement;
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind;
export function byId(id: string, kind: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`This page has no ${kind.name} #${id}.`);
}

/** The first element inside another that a selector finds, as one of this kind. Throws where there is none. */
export function within<Kind extends Element>(
  place: ParentNode,
  selector: string,
  kind: new () => Kind,
): Kind {
  const found = place.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`There is no ${kind.name} ${selector} here.`);
}

/** An element with properties, `aria-*` attributes and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> & { readonly [name: `aria-${string}`]: string } = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('aria-')) made.setAttribute(name, String(value));
    else Object.assign(made, { [name]: value });
  }
  made.append(...nodesOf(children));
  return made;
}

/** Puts these in place of what an element holds. */
export function fill(place: Element, ...children: readonly Child[]): void {
  place.replaceChildren(...nodesOf(children));
}

function nodesOf(children: readonly Child[]): (Node | string)[] {
  return children.flatMap((child) => {
    if (child === false || child === null || child === undefined) return [];
    return typeof child === 'string' || child instanceof Node ? [child] : nodesOf(child);
  });
}

/** A stranger's text: isolated, so that its direction changes nothing around it, with what would turn or hide text by its number. */
export function named(text: string): HTMLElement {
  const pieces = visiblePieces(text).map((piece, index) =>
    index % 2 === 1 ? element('span', { className: 'unseen' }, piece) : piece,
  );
  return element('bdi', {}, pieces);
}

/** The same for places that take no elements, such as the names of buttons. */
export const plain = (text: string) => visiblePieces(text).join('');

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** An instant in the person's own time zone, which it names: `21 November 2026, 20:45 UTC`. */
export function instant(text: string): HTMLTimeElement {
  const at = new Date(text);
  return element('time', { dateTime: at.toISOString() }, `${DAY.format(at)}, ${CLOCK.format(at)}`);
}

/** How a state is shown: its colour and icon, and a word. */
export type StateWord = readonly [tone: 'good' | 'caution' | 'bad' | 'unknown' | 'none', word: string];

/** A state as icon and word. */
export function stateWord(states: Readonly<Partial<Record<string, StateWord>>>, state: string): HTMLElement {
  const [tone, word] = states[state] ?? ['unknown', state];
  return element('span', { className: `state ${tone}` }, word);
}
