import { type Doc, isDoc, toNumber } from './bson.ts';
import { Failure, unsupported } from './failure.ts';
import { documentKeys } from './index-keys.ts';

export interface SortField {
  readonly path: string;
  readonly direction: 1 | -1;
}

/** Parses `{ a: 1, 'b.c': -1 }`; refuses other values as MongoDB does. */
export function parseSort(spec: unknown): readonly SortField[] {
  if (spec === undefined || spec === null) return [];
  if (!isDoc(spec)) throw new Failure(14, 'The sort must be an object.');
  return Object.entries(spec).map(([path, value]) => {
    if (isDoc(value)) throw unsupported('Sorting by $meta');
    const direction = toNumber(value);
    if (direction !== 1 && direction !== -1) {
      throw new Failure(15998, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    if (path === '' || path.startsWith('$')) throw new Failure(16410, `'${path}' is not a path to sort by.`);
    return { path, direction };
  });
}

/**
 * A stable comparator. A document sorts by the first of the keys that an index of this order would hold for it:
 * the fields of one array element stay together. Errors: 2 for parallel arrays.
 */
export function compareBy(fields: readonly SortField[]): (left: Doc, right: Doc) => number {
  const known = new WeakMap<Doc, Buffer>();
  const keyOf = (doc: Doc): Buffer => {
    let key = known.get(doc);
    if (key === undefined) {
      key = sortKey(doc, fields);
      known.set(doc, key);
    }
    return key;
  };
  return (left, right) => Buffer.compare(keyOf(left), keyOf(right));
}

function sortKey(doc: Doc, fields: readonly SortField[]): Buffer {
  try {
    return documentKeys(doc, fields).keys.reduce((first, key) =>
      Buffer.compare(key, first) < 0 ? key : first,
    );
  } catch (error) {
    if (error instanceof Failure && error.code === 171)
      throw new Failure(2, 'cannot sort with keys that are parallel arrays');
    throw error;
  }
}
