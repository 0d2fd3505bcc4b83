import { type Bounds, boundsOf, conditionsIn, flatClauses, type KeyRange, rangeOf } from './bounds.ts';
import { type Doc, isDoc } from './bson.ts';
import type { CollectionInfo, IndexInfo } from './catalog.ts';
import { encodeComponent, endOfPrefix } from './keys.ts';
import { implies } from './partial.ts';
import { isIndex, partsOf } from './paths.ts';
import type { SortField } from './sort.ts';

/** How the candidates of one index, or of all documents, are reached. Every candidate is tested against the filter again. */
export interface Scan {
  readonly index: IndexInfo | '_id' | undefined;
  readonly ranges: readonly KeyRange[];
  /** Candidates come in the order of the sort. */
  readonly sorted: boolean;
  readonly reverse: boolean;
  /** The ranges hold exactly the matching documents, once each: no document needs to be read to tell. */
  readonly exact: boolean;
  /** Each range holds one document at most: a full match of a unique index. */
  readonly isUnique: boolean;
  /** From this byte on the keys are in the order of the sort, and of nothing else. */
  readonly orderedFrom?: number | undefined;
}

export interface Plan extends Scan {
  /** The scans of the branches of an `$or`, whose candidates are united; in their order when sorted. */
  readonly union?: readonly Scan[];
}

interface Candidate {
  readonly scan: Scan;
  readonly score: number;
  /** The keys are bounded: not the whole index is read. */
  readonly isBounded: boolean;
}

const MAX_POINTS = 2000;

/**
 * Chooses a full match of a unique index; else the index with the longest equality prefix, then a range, then
 * an order that saves sorting. An `$or` whose branches all have an index unites them where no index of the
 * rest of the filter does as well.
 */
export function planFor(collection: CollectionInfo, filter: Doc, sort: readonly SortField[]): Plan {
  const best = bestIndex(collection, boundsOf(filter), sort);
  if (!best?.scan.isUnique) {
    const union = unionOf(collection, filter, sort);
    if (union !== undefined && (!best?.isBounded || isBetter(union, best))) return union.plan;
  }
  return best?.scan ?? { ...EVERYTHING, sorted: sort.length === 0 };
}

const EVERYTHING = { index: undefined, ranges: [], reverse: false, exact: false, isUnique: false };

function bestIndex(
  collection: CollectionInfo,
  bounds: Bounds,
  sort: readonly SortField[],
): Candidate | undefined {
  let best: Candidate | undefined;
  for (const index of [idIndex, ...collection.indexes]) {
    const candidate = planIndex(index, bounds, sort);
    if (candidate !== undefined && (best === undefined || isPreferred(candidate, best))) best = candidate;
  }
  return best;
}

function isPreferred(one: Candidate, other: Candidate): boolean {
  if (one.scan.isUnique !== other.scan.isUnique) return one.scan.isUnique;
  if (one.scan.isUnique && one.scan.ranges.length !== other.scan.ranges.length)
    return one.scan.ranges.length < other.scan.ranges.length;
  return one.score > other.score;
}

interface Union {
  readonly plan: Plan;
  readonly branches: readonly Candidate[];
}

function isBetter({ plan, branches }: Union, { scan, score }: Candidate): boolean {
  if (scan.sorted && !plan.sorted) return false;
  return branches.every((branch) => branch.scan.isUnique || branch.score > score);
}

function unionOf(collection: CollectionInfo, filter: Doc, sort: readonly SortField[]): Union | undefined {
  const clauses = [...flatClauses(filter)];
  for (const [name, list] of clauses) {
    if (name !== '$or' || !Array.isArray(list)) continue;
    const rest = clauses.filter(([, value]) => value !== list).map(([path, value]) => ({ [path]: value }));
    const branches = list.flatMap((branch) => {
      const bounds = isDoc(branch) ? boundsOf({ $and: [branch, ...rest] }) : undefined;
      const best = bounds === undefined ? undefined : bestIndex(collection, bounds, sort);
      return best?.isBounded ? [best] : [];
    });
    if (branches.length < list.length) continue;
    const union = branches.map(({ scan }) => scan);
    const sorted = union.every((scan) => scan.sorted);
    return { plan: { ...EVERYTHING, sorted, union }, branches };
  }
  return undefined;
}

// The _id column as an index: unique, single field, never multikey.
const idIndex = {
  name: '_id_',
  fields: [{ path: '_id', direction: 1 as const }],
  unique: true,
  sparse: false,
  multikey: false,
  arrays: 0,
  partial: undefined,
};
type AnyIndex = typeof idIndex | IndexInfo;

function planIndex(index: AnyIndex, bounds: Bounds, sort: readonly SortField[]): Candidate | undefined {
  if (index.partial !== undefined && !implies(bounds, index.partial)) return undefined;
  // In a query `a.0` is also the field `0` of the elements of `a`; in an index it is the first element alone.
  if (index.fields.some(({ path }) => partsOf(path).some(isIndex))) return undefined;
  let prefixes = [Buffer.alloc(0)];
  let used = 0;
  /** Where the keys of the first range are behind each fixed field. */
  const ends = [0];
  for (const field of index.fields) {
    const values = bounds.equal.get(field.path);
    if (values === undefined || (used > 0 && prefixes.length * values.length > MAX_POINTS)) break;
    if (!isIndependent(index, used)) break;
    if (index.sparse && values.some((value) => value === null)) return undefined;
    const components = values.map((value) => encodeComponent(value, field.direction));
    prefixes = prefixes.flatMap((prefix) => components.map((one) => Buffer.concat([prefix, one])));
    used++;
    ends.push(prefixes[0]?.length ?? 0);
  }
  const isUnique = index.unique && used === index.fields.length;
  let score = used * 10;
  const next = index.fields[used];
  const range = next === undefined || !isIndependent(index, used) ? undefined : bounds.range.get(next.path);
  let ranges = distinctRanges(prefixes.map((prefix): KeyRange => [prefix, endOfPrefix(prefix)]));
  if (next !== undefined && range !== undefined) {
    score += 4;
    ranges = distinctRanges(prefixes.map((prefix) => rangeOf(prefix, next, range, holdsArrays(index, used))));
  }
  const isBounded = used > 0 || range !== undefined;
  const order =
    ranges.length === 1 && !(index.sparse && !isBounded) ? orderOf(index, bounds, sort, used) : undefined;
  if (sort.length > 0 && order !== undefined) score += 3;
  if (!isBounded && (order === undefined || sort.length === 0)) return undefined;
  const inRange = range === undefined ? 0 : conditionsIn(range);
  const clauses = range === undefined ? used : used + 1;
  const exact =
    !(index.multikey && mayRepeat(index, bounds, used)) &&
    clauses > 0 &&
    clauses === bounds.clauses.length &&
    bounds.other === inRange &&
    [...bounds.equal].every(([path, values]) => values.every((value) => isExactPoint(path, value)));
  const scan: Scan = {
    index: index === idIndex ? '_id' : (index as IndexInfo),
    ranges,
    sorted: sort.length === 0 || order !== undefined,
    reverse: order === -1,
    exact,
    isUnique,
    orderedFrom: order === undefined ? undefined : ends[sortBegin(index.fields, sort, order)],
  };
  return { scan, score, isBounded };
}

/** The place of the first field of a sort that goes to the end of an index, in this direction; -1 for others. */
function sortBegin(fields: AnyIndex['fields'], sort: readonly SortField[], order: 1 | -1): number {
  const begin = fields.length - sort.length;
  const isSame = sort.every(({ path, direction }, at) => {
    const field = fields[begin + at];
    return field?.path === path && field.direction * direction === order;
  });
  return isSame && sort.length > 0 ? begin : -1;
}

// The key of null is also that of a missing field, as it matches both; below a field that is no document it may be the one and not the other.
function isExactPoint(path: string, value: unknown): boolean {
  return value !== undefined && (value !== null || !path.includes('.'));
}

// Two conditions below one array may be met by two of its elements, which share no key.
function isIndependent({ fields, multikey }: AnyIndex, at: number): boolean {
  const top = (path: string | undefined): string => path?.split('.')[0] ?? '';
  return !multikey || fields.slice(0, at).every(({ path }) => top(path) !== top(fields[at]?.path));
}

const holdsArrays = ({ arrays }: AnyIndex, at: number): boolean => (arrays & (1 << at)) !== 0;

/** Whether a range may hold a document twice, or one that does not match: unless each array is asked for one of its elements. */
function mayRepeat(index: AnyIndex, bounds: Bounds, used: number): boolean {
  return index.fields.some(({ path }, at) => {
    const [value, ...others] = bounds.equal.get(path) ?? [];
    return holdsArrays(index, at) && (at >= used || others.length > 0 || (value ?? null) === null);
  });
}

// The sort must continue the index after the fields that are fixed to one value.
function orderOf(
  index: AnyIndex,
  bounds: Bounds,
  sort: readonly SortField[],
  used: number,
): 1 | -1 | undefined {
  const { fields } = index;
  const placeOf = (path: string): number => fields.findIndex((field) => field.path === path);
  // A document is ordered by the least of an array, which need not be the element that is asked for.
  if (fields.some(({ path }, at) => holdsArrays(index, at) && sort.some((one) => one.path === path)))
    return undefined;
  // Only a field of this index is constant, and an array in the keys of the range alone; elsewhere an array may hold more.
  const fixed = (path: string): boolean => {
    const at = placeOf(path);
    return bounds.equal.get(path)?.length === 1 && at !== -1 && (at < used || !holdsArrays(index, at));
  };
  const wanted = sort.filter(({ path }) => !fixed(path));
  const free = fields.filter(({ path }) => !fixed(path));
  let direction: 1 | -1 = 1;
  for (const [i, { path, direction: asked }] of wanted.entries()) {
    const field = free[i];
    if (field === undefined || field.path !== path) return undefined;
    const needed = (asked * field.direction) as 1 | -1;
    if (i > 0 && needed !== direction) return undefined;
    direction = needed;
  }
  // A fixed field between free ones keeps the order; a field with several points does not.
  const firstFree = fields.findIndex(({ path }) => !fixed(path));
  const interleaved = fields
    .slice(firstFree)
    .some(({ path }) => bounds.equal.get(path) !== undefined && !fixed(path));
  return interleaved && wanted.length > 0 ? undefined : direction;
}

function distinctRanges(ranges: readonly KeyRange[]): readonly KeyRange[] {
  if (ranges.length < 2) return ranges;
  const sorted = [...ranges].sort((a, b) => Buffer.compare(a[0], b[0]));
  return sorted.filter((range, i) => i === 0 || !range[0].equals(sorted[i - 1]?.[0] ?? Buffer.alloc(0)));
}
