import { type Doc, fieldOf, isDoc, setField, show } from './bson.ts';
import { Failure } from './failure.ts';
import { isIndex } from './paths.ts';

export interface UpdateContext {
  /** Index of the array element that the query matched, for `a.$.b`. */
  readonly position: (arrayPath: string) => number;
  /** Tests of `$[name]`. */
  readonly arrayFilters: ReadonlyMap<string, (element: unknown) => boolean>;
}

/** The concrete paths that `$`, `$[]` and `$[name]` stand for in this document. */
export function concretePaths(doc: Doc, parts: readonly string[], context: UpdateContext): string[][] {
  let paths: string[][] = [[]];
  for (const [at, part] of parts.entries()) {
    if (part === '$') {
      const index = String(context.position(parts.slice(0, at).join('.')));
      paths = paths.map((path) => [...path, index]);
      continue;
    }
    const name = /^\$\[(.*)\]$/.exec(part)?.[1];
    if (name === undefined) {
      paths = paths.map((path) => [...path, part]);
      continue;
    }
    const test = name === '' ? () => true : context.arrayFilters.get(name);
    if (test === undefined) {
      throw new Failure(2, `No array filter found for identifier '${name}' in path '${parts.join('.')}'`);
    }
    paths = paths.flatMap((path) => matchingElements(doc, path, test));
  }
  return paths;
}

function matchingElements(doc: Doc, path: string[], test: (element: unknown) => boolean): string[][] {
  const array = lookUp(doc, path);
  if (array === undefined) {
    throw new Failure(
      2,
      `The path '${path.join('.')}' must exist in the document in order to apply array updates.`,
    );
  }
  if (!Array.isArray(array)) {
    throw new Failure(2, `Cannot apply array updates to non-array element ${path.at(-1)}: ${show(array)}`);
  }
  return array.flatMap((element, index) => (test(element) ? [[...path, String(index)]] : []));
}

/** The value at a concrete path; undefined when missing or not reachable. */
export function lookUp(doc: Doc, path: readonly string[]): unknown {
  let value: unknown = doc;
  for (const part of path) value = child(value, part);
  return value;
}

function child(value: unknown, part: string): unknown {
  if (isDoc(value)) return fieldOf(value, part);
  return Array.isArray(value) && isIndex(part) ? value[Number(part)] : undefined;
}

/** Sets the value at a concrete path and makes the documents on the way; refuses to go through a scalar (28). */
export function assign(doc: Doc, path: readonly string[], value: unknown): void {
  let target: unknown = doc;
  path.forEach((part, at) => {
    const last = at === path.length - 1;
    if (!isDoc(target) && !(Array.isArray(target) && isIndex(part))) {
      throw new Failure(
        28,
        `Cannot create field '${part}' in element {${path[at - 1] ?? ''}: ${show(target)}}`,
      );
    }
    const next = last ? value : (child(target, part) ?? undefined);
    if (!last && next !== undefined) {
      target = next;
      return;
    }
    if (!last && child(target, part) === null) {
      throw new Failure(28, `Cannot create field '${path[at + 1]}' in element {${part}: null}`);
    }
    const made = last ? value : {};
    if (Array.isArray(target)) {
      if (Number(part) > target.length + 1_500_000)
        throw new Failure(2, `can't backfill more than 1500000 elements`);
      while (target.length < Number(part)) target.push(null);
      target[Number(part)] = made;
    } else setField(target as Doc, part, made);
    target = made;
  });
}

/** Removes a field; an array element becomes null, as MongoDB's $unset does. False when there is none. */
export function unset(doc: Doc, path: readonly string[]): boolean {
  const name = path.at(-1) ?? '';
  const parent = lookUp(doc, path.slice(0, -1));
  if (isDoc(parent) && Object.hasOwn(parent, name)) return delete parent[name];
  if (Array.isArray(parent) && isIndex(name) && Number(name) < parent.length) {
    const changed = parent[Number(name)] !== null;
    parent[Number(name)] = null;
    return changed;
  }
  return false;
}
