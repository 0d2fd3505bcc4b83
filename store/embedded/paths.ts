import { type Doc, fieldOf, isDoc } from './bson.ts';

const parsed = new Map<string, readonly string[]>();

/** `a.b.0` as its parts; cached because queries repeat the same few paths. */
export function partsOf(path: string): readonly string[] {
  let parts = parsed.get(path);
  if (parts === undefined) {
    parts = path.split('.');
    if (parsed.size > 5000) parsed.clear();
    parsed.set(path, parts);
  }
  return parts;
}

export const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

/** Called with each value at a path; `element` is true for elements of an array at its end. True stops. */
type Visit = (value: unknown, element: boolean) => boolean;

/**
 * Visits the values that a query on this path looks at: arrays on the way are entered, an array at the end
 * gives its elements and then itself, a missing field gives undefined. Returns true when a visit did.
 */
export function visitPath(doc: unknown, parts: readonly string[], visit: Visit, at = 0): boolean {
  if (at === parts.length) {
    if (!Array.isArray(doc)) return visit(doc, false);
    for (const element of doc) if (visit(element, true)) return true;
    return visit(doc, false);
  }
  const part = parts[at] ?? '';
  if (isDoc(doc)) {
    const value = fieldOf(doc, part);
    return value === undefined ? visit(undefined, false) : visitPath(value, parts, visit, at + 1);
  }
  if (!Array.isArray(doc)) return visit(undefined, false);
  for (const element of doc) if (isDoc(element) && visitPath(element, parts, visit, at)) return true;
  const index = isIndex(part) ? Number(part) : -1;
  return index >= 0 && index < doc.length && visitPath(doc[index], parts, visit, at + 1);
}

/** The value at a path where arrays are entered by index only; undefined when missing. */
export function valueAt(doc: Doc, parts: readonly string[]): unknown {
  let value: unknown = doc;
  for (const part of parts) {
    if (isDoc(value)) value = fieldOf(value, part);
    else if (Array.isArray(value) && isIndex(part)) value = value[Number(part)];
    else return undefined;
  }
  return value;
}
