import { bsonType, type Doc, isDoc } from './bson.ts';
import type { CollectionInfo, IndexInfo } from './catalog.ts';
import type { IndexField } from './index-keys.ts';
import { encodeComponent, encodeKey, endOfPrefix, inverted } from './keys.ts';
import { compileFilter, isOperators } from './match.ts';
import { RANK, rankOf, sameValue } from './order.ts';
import type { SortField } from './sort.ts';

/** From (inclusive) and to (exclusive) in the key order of an index or of the _id column. */
export type KeyRange = readonly [from: Buffer, to: Buffer];

/** How to find candidates; unless the plan is exact, every candidate is tested against the filter again. */
export interface Plan {
  readonly index: IndexInfo | '_id' | undefined;
  readonly ranges: readonly KeyRange[];
  /** Candidates come in the order of the sort. */
  readonly sorted: boolean;
  readonly reverse: boolean;
  /** The ranges hold exactly the matching documents, once each: no document needs to be read to tell. */
  readonly exact: boolean;
}

interface Bounds {
  readonly equal: Map<string, readonly unknown[]>;
  readonly range: Map<string, FieldRange>;
  /** Clauses that keys cannot express. */
  readonly other: number;
  readonly clauses: readonly (readonly [string, unknown])[];
}

interface FieldRange {
  readonly low?: Bound;
  readonly high?: Bound;
  readonly prefix?: string;
}

interface Bound {
  readonly value: unknown;
  /** The value itself is out: the way from one to the next must not lead through all that have the first. */
  readonly isOpen: boolean;
}

const BOUNDS: Readonly<Record<string, { end: 'low' | 'high'; isOpen: boolean }>> = {
  $gt: { end: 'low', isOpen: true },
  $gte: { end: 'low', isOpen: false },
  $lt: { end: 'high', isOpen: true },
  $lte: { end: 'high', isOpen: false },
};

const MAX_POINTS = 2000;

/** Chooses the index with the longest equality prefix, then a range, then an order that saves sorting. */
export function planFor(collection: CollectionInfo, filter: Doc, sort: readonly SortField[]): Plan {
  const bounds = boundsOf(filter);
  let best: { plan: Plan; score: number } | undefined;
  for (const index of [idIndex, ...collection.indexes]) {
    const candidate = planIndex(index, bounds, sort);
    if (candidate !== undefined && (best === undefined || candidate.score > best.score)) best = candidate;
  }
  return (
    best?.plan ?? { index: undefined, ranges: [], sorted: sort.length === 0, reverse: false, exact: false }
  );
}

// The _id column as an index: unique, single field, never multikey.
const idIndex = {
  name: '_id_',
  fields: [{ path: '_id', direction: 1 as const }],
  unique: true,
  sparse: false,
  multikey: false,
  partial: undefined,
};
type Candidate = typeof idIndex | IndexInfo;

function planIndex(
  index: Candidate,
  bounds: Bounds,
  sort: readonly SortField[],
): { plan: Plan; score: number } | undefined {
  if (index.partial !== undefined && !implied(index.partial, bounds)) return undefined;
  let prefixes = [Buffer.alloc(0)];
  let used = 0;
  for (const field of index.fields) {
    const values = bounds.equal.get(field.path);
    if (values === undefined || prefixes.length * values.length > MAX_POINTS) break;
    if (index.sparse && values.some((value) => value === null || value === undefined)) return undefined;
    const components = values.map((value) => encodeComponent(value, field.direction));
    prefixes = prefixes.flatMap((prefix) => components.map((one) => Buffer.concat([prefix, one])));
    used++;
  }
  let score = used * 10;
  if (used === index.fields.length && index.unique) score += 5;
  const next = index.fields[used];
  const range = next === undefined ? undefined : bounds.range.get(next.path);
  let ranges = distinctRanges(prefixes.map((prefix): KeyRange => [prefix, endOfPrefix(prefix)]));
  if (next !== undefined && range !== undefined) {
    score += 4;
    ranges = distinctRanges(prefixes.map((prefix) => rangeOf(prefix, next, range, index.multikey)));
  }
  const order =
    ranges.length === 1 && !index.multikey && !(index.sparse && used === 0 && range === undefined)
      ? orderOf(index, bounds, sort)
      : undefined;
  if (sort.length > 0 && order !== undefined) score += 3;
  if (used === 0 && range === undefined && (order === undefined || sort.length === 0)) return undefined;
  const inRange = range === undefined ? 0 : conditionsIn(range);
  const clauses = range === undefined ? used : used + 1;
  const exact =
    !index.multikey &&
    clauses > 0 &&
    clauses === bounds.clauses.length &&
    bounds.other === inRange &&
    [...bounds.equal.values()].flat().every((value) => value !== null && value !== undefined);
  const plan: Plan = {
    index: index === idIndex ? '_id' : (index as IndexInfo),
    ranges,
    sorted: sort.length === 0 || order !== undefined,
    reverse: order === -1,
    exact,
  };
  return { plan, score };
}

function rangeOf(prefix: Buffer, field: IndexField, range: FieldRange, multikey: boolean): KeyRange {
  const [low, high] = range.prefix === undefined ? boundsIn(range, multikey) : aroundText(range.prefix);
  const [first, last] = field.direction < 0 ? [flipped(high), flipped(low)] : [low, high];
  const from = Buffer.concat([prefix, first.key]);
  const to = Buffer.concat([prefix, last.key]);
  return [first.isOpen ? endOfPrefix(from) : from, last.isOpen ? to : endOfPrefix(to)];
}

interface KeyBound {
  readonly key: Buffer;
  readonly isOpen: boolean;
}

const keyBound = ({ value, isOpen }: Bound): KeyBound => ({ key: encodeKey(value), isOpen });
const flipped = ({ key, isOpen }: KeyBound): KeyBound => ({ key: inverted(key), isOpen });

function boundsIn({ low, high }: FieldRange, multikey: boolean): readonly [KeyBound, KeyBound] {
  // What has no bound ends with the values of its type.
  const type = { key: Buffer.from([rankOf((low ?? high)?.value)]), isOpen: false };
  // In a multikey index two bounds may be met by two elements: one bound only.
  const isHalf = multikey && low !== undefined;
  return [low ? keyBound(low) : type, high && !isHalf ? keyBound(high) : type];
}

function aroundText(beginning: string): readonly [KeyBound, KeyBound] {
  const bound = { key: encodeKey(beginning).subarray(0, -2), isOpen: false };
  return [bound, bound];
}

/** How many conditions a range of keys stands for; undefined when it may hold more than they match. */
function conditionsIn({ low, high }: FieldRange): number | undefined {
  const values = [low, high].flatMap((bound) => (bound ? [bound.value] : []));
  const [rank, ...others] = values.map(rankOf);
  const isOneType = rank !== undefined && others.every((other) => other === rank);
  // Numbers begin with NaN, which no comparison matches.
  const isWithoutNaN = low !== undefined || rank !== RANK.number;
  const isPlain = values.every((value) => bsonType(value) !== 'Decimal128');
  return isOneType && isWithoutNaN && isPlain ? values.length : undefined;
}

// The sort must continue the index after the fields that are fixed to one value.
function orderOf(index: Candidate, bounds: Bounds, sort: readonly SortField[]): 1 | -1 | undefined {
  // Only a field of this index (which has no arrays) is constant; elsewhere an array may hold more.
  const fixed = (path: string): boolean =>
    bounds.equal.get(path)?.length === 1 && index.fields.some((field) => field.path === path);
  const wanted = sort.filter(({ path }) => !fixed(path));
  const free = index.fields.filter(({ path }) => !fixed(path));
  let direction: 1 | -1 = 1;
  for (const [i, { path, direction: asked }] of wanted.entries()) {
    const field = free[i];
    if (field === undefined || field.path !== path) return undefined;
    const needed = (asked * field.direction) as 1 | -1;
    if (i > 0 && needed !== direction) return undefined;
    direction = needed;
  }
  // A fixed field between free ones keeps the order; a field with several points does not.
  const firstFree = index.fields.findIndex(({ path }) => !fixed(path));
  const interleaved = index.fields
    .slice(firstFree)
    .some(({ path }) => bounds.equal.get(path) !== undefined && !fixed(path));
  return interleaved && wanted.length > 0 ? undefined : direction;
}

function boundsOf(filter: Doc): Bounds {
  const clauses = [...flatClauses(filter)];
  const equal: Bounds['equal'] = new Map();
  const range: Bounds['range'] = new Map();
  let other = 0;
  const setEqual = (path: string, values: readonly unknown[]): void => {
    if (equal.has(path)) other++;
    else equal.set(path, values);
  };
  for (const [path, value] of clauses) {
    if (path.startsWith('$')) other++;
    else if (!isOperators(value)) {
      const prefix = anchoredPrefix(value);
      if (isPoint(value)) setEqual(path, [value]);
      else other++;
      if (prefix !== undefined) range.set(path, { prefix });
    } else {
      for (const [operator, argument] of Object.entries(value)) {
        if (operator === '$eq' && isPoint(argument)) setEqual(path, [argument]);
        else if (
          operator === '$in' &&
          Array.isArray(argument) &&
          argument.length <= MAX_POINTS &&
          argument.every(isPoint)
        ) {
          setEqual(path, argument);
        } else {
          other++;
          const bound = BOUNDS[operator];
          const known = range.get(path) ?? {};
          if (bound !== undefined && isPoint(argument) && argument !== null && !known[bound.end]) {
            const { end, isOpen } = bound;
            range.set(path, { ...known, [end]: { value: argument, isOpen } });
          }
        }
      }
    }
  }
  return { equal, range, other, clauses };
}

function* flatClauses(filter: Doc): Iterable<readonly [string, unknown]> {
  for (const [name, value] of Object.entries(filter)) {
    if (name === '$and' && Array.isArray(value)) for (const inner of value) yield* flatClauses(inner as Doc);
    else yield [name, value];
  }
}

// A value that equals exactly one index key. Whole documents and arrays go through other candidates.
function isPoint(value: unknown): boolean {
  if (value === undefined || value instanceof RegExp || Array.isArray(value) || isDoc(value)) return false;
  return !['BSONRegExp', 'MinKey', 'MaxKey'].includes(bsonType(value) ?? '') && !Number.isNaN(value);
}

function anchoredPrefix(value: unknown): string | undefined {
  if (!(value instanceof RegExp) || /[im]/.test(value.flags) || value.source.includes('|')) return undefined;
  const match = /^\^([A-Za-z0-9_\-:@ ]+)(.?)/.exec(value.source);
  if (match === null) return undefined;
  const [, text = '', after = ''] = match;
  const prefix = /[*+?{]/.test(after) ? text.slice(0, -1) : text;
  return prefix === '' ? undefined : prefix;
}

// A partial index may be used only when the query can match nothing outside of it.
function implied(partial: Doc, { equal, range, clauses }: Bounds): boolean {
  return Object.entries(partial).every(([path, condition]) => {
    if (path === '$and' && Array.isArray(condition))
      return condition.every((one) => implied(one as Doc, { equal, range, clauses, other: 0 }));
    if (path.startsWith('$')) return false;
    if (clauses.some(([name, value]) => name === path && sameValue(value, condition))) return true;
    const values = equal.get(path);
    if (values !== undefined) {
      const test = compileFilter({ [path]: condition });
      return !path.includes('.') && values.every((value) => test({ [path]: value }));
    }
    const existing =
      isOperators(condition) && Object.keys(condition).length === 1 && condition.$exists === true;
    return existing && range.has(path);
  });
}

function distinctRanges(ranges: readonly KeyRange[]): readonly KeyRange[] {
  if (ranges.length < 2) return ranges;
  const sorted = [...ranges].sort((a, b) => Buffer.compare(a[0], b[0]));
  return sorted.filter((range, i) => i === 0 || !range[0].equals(sorted[i - 1]?.[0] ?? Buffer.alloc(0)));
}
