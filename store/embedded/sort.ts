import { type Doc, isDoc, toNumber } from './bson.ts';
import { Failure, unsupported } from './failure.ts';
import { compareValues } from './order.ts';
import { partsOf, visitPath } from './paths.ts';

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

/** A stable comparator; of an array the smallest element counts ascending, the largest descending. */
export function compareBy(fields: readonly SortField[]): (left: Doc, right: Doc) => number {
  return (left, right) => {
    for (const { path, direction } of fields) {
      const order = compareSortValues(sortValue(left, path, direction), sortValue(right, path, direction));
      if (order !== 0) return order * direction;
    }
    return 0;
  };
}

const EMPTY_ARRAY = Symbol('empty array');

// An empty array sorts below null (server: as undefined).
function compareSortValues(left: unknown, right: unknown): number {
  if (left === EMPTY_ARRAY || right === EMPTY_ARRAY)
    return left === right ? 0 : left === EMPTY_ARRAY ? -1 : 1;
  return compareValues(left, right);
}

function sortValue(doc: Doc, path: string, direction: 1 | -1): unknown {
  let best: unknown;
  let found = false;
  visitPath(doc, partsOf(path), (value, element) => {
    const candidate =
      !element && Array.isArray(value) ? (value.length === 0 ? EMPTY_ARRAY : undefined) : value;
    if (candidate === undefined && Array.isArray(value)) return false;
    if (!found || compareSortValues(candidate, best) * direction < 0) best = candidate;
    found = true;
    return false;
  });
  return best;
}
