/** An element as the library parses it: attributes, text, and the elements in it by their local names. */
export interface SamlElement {
  readonly $?: Readonly<Record<string, string>>;
  readonly _?: string;
  readonly [child: string]: unknown;
}

/** The elements of a name in an element. */
export function elementsOf(parent: SamlElement, name: string): readonly SamlElement[] {
  const found = Object.hasOwn(parent, name) ? parent[name] : undefined;
  if (!Array.isArray(found)) return [];
  // An element without attributes and children may be its text alone.
  return found.map((one) => (typeof one === 'string' ? { _: one } : (one as SamlElement)));
}

/** The text of the one element; undefined where there is none, or several. */
export function textOf(elements: readonly SamlElement[]): string | undefined {
  const [only, ...more] = elements;
  return more.length === 0 && typeof only?._ === 'string' ? only._ : undefined;
}
