import type { Doc } from './bson.ts';
import { type CollectionInfo, collectionInfo } from './catalog.ts';
import { blob, type SqlValue } from './database.ts';
import { expressionsWith } from './expressions/compile.ts';
import { Failure } from './failure.ts';
import { type CompileExpression, compileFilter, type Matcher } from './match.ts';
import { type Plan, planFor, type Scan } from './plan.ts';
import { candidates, type Passed, type Place, type ScanOptions, windowOf } from './scan.ts';
import { compareBy, type SortField } from './sort.ts';
import type { Row, View } from './view.ts';

export interface SearchOptions {
  readonly sort?: readonly SortField[];
  readonly skip?: number;
  readonly limit?: number;
  /** For $expr; without it no variables are known there. */
  readonly compile?: CompileExpression;
  /** The filter, when the caller has compiled it. */
  readonly matches?: Matcher;
  /** Counts what is read, for explain. */
  readonly examined?: Examined;
}

export interface Examined {
  keys: number;
  docs: number;
}

/** Documents in the end, `undefined` now and then while work goes on, so that callers can yield the loop. */
export type Results = Generator<Row | undefined, void, undefined>;

const BREATH = 128;
/** Rows that are skipped in the index, without a look at their documents, and how many between two breaths. */
const MIN_LEAP = 100;
const LEAP = 20_000;
const KEYS_AT_ONCE = 500;
/** Ranges whose rows are counted together; SQLite takes 500. */
const MOST_PARTS = 100;

/** A find of fewer documents reads just them. */
const FEW = 32;

const MAX_SORT = 100 * 1024 * 1024;

/** The collection; one that a transaction is about to make, or that is not there, stores no rows. */
export function collectionIn(view: View, namespace: string): CollectionInfo {
  return view.catalog.collections.get(namespace) ?? collectionInfo(0, namespace, []);
}

/** The matching documents in order; lazily, unless they have to be sorted in memory first. */
export function* search(view: View, namespace: string, filter: Doc, options: SearchOptions = {}): Results {
  const { matches = compileFilter(filter, options.compile ?? expressionsWith({})) } = options;
  const collection = collectionIn(view, namespace);
  const { sort = [], skip = 0, limit = 0, examined } = options;
  const plan = planFor(collection, filter, sort);
  const compare = compareBy(sort);
  const end = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
  const changes = view.changes(collection);
  if (plan.sorted && (sort.length === 0 || changes === undefined)) {
    const isFar = changes === undefined && skip >= MIN_LEAP;
    const start = isFar ? yield* leap(view, plan, filter, skip) : undefined;
    const passed = isFar ? yield* pass(view, plan, skip) : undefined;
    if (start === 'end' || passed === 'end') return;
    let found = start === undefined && passed === undefined ? 0 : skip;
    const merge = sort.length > 0 ? compare : undefined;
    // What the index alone decides is read row by row as it is wanted.
    const expected = plan.exact && end - found < FEW ? end - found : undefined;
    for (const row of matching(view, collection, plan, matches, {
      start,
      passed,
      examined,
      compare: merge,
      expected,
    })) {
      if (row === undefined) {
        yield undefined;
        continue;
      }
      if (found++ >= skip) yield row;
      if (found >= end) return;
    }
    return;
  }
  const rows: Row[] = [];
  let bytes = 0;
  for (const row of matching(view, collection, plan, matches, { examined })) {
    if (row === undefined) {
      yield undefined;
      continue;
    }
    rows.push(row);
    bytes += row.bytes.length;
    if (bytes > MAX_SORT)
      throw new Failure(
        292,
        'Sort exceeded memory limit of 104857600 bytes; add an index for this order or narrow the filter.',
      );
  }
  rows.sort((left, right) => compare(left.doc, right.doc));
  yield* rows.slice(skip, end === Number.POSITIVE_INFINITY ? undefined : end);
}

/** The place behind the first `skip` rows of an index that holds exactly what the filter matches; undefined for other plans. */
function* leap(
  view: View,
  { index, ranges, reverse, exact }: Plan,
  filter: Doc,
  skip: number,
): Generator<undefined, Place | 'end' | undefined, undefined> {
  const [range] = ranges;
  if (index === undefined || index === '_id' || range === undefined || ranges.length > 1) return undefined;
  const holdsAll =
    Object.keys(filter).length === 0 && !index.sparse && !index.multikey && index.partial === undefined;
  if (!exact && !holdsAll) return undefined;
  let place: Place | undefined;
  for (let left = skip; left > 0; left -= LEAP) {
    const { where, order, values } = windowOf(range, reverse, place);
    const sql = `SELECT k, rid FROM ${index.table} i WHERE ${where} ${order} LIMIT 1 OFFSET ?`;
    const row = view.database.get(sql, [...values, Math.min(left, LEAP) - 1]);
    if (row === undefined) return 'end';
    place = [row[0] ?? null, row[1] ?? null];
    yield undefined;
  }
  return place;
}

interface Passing {
  readonly at: number;
  readonly keys: Iterator<Place>;
  next: Place;
}

/** Passes over the first `skip` rows of the scans of an `$or` in their one order, by their keys alone; undefined for other plans. */
function* pass(
  view: View,
  { union, sorted }: Plan,
  skip: number,
): Generator<undefined, Passed | 'end' | undefined, undefined> {
  if (union === undefined || !sorted) return undefined;
  const reverse = union[0]?.reverse;
  for (const { index, exact, ranges, orderedFrom, reverse: other } of union) {
    if (typeof index !== 'object' || !exact || ranges.length > 1) return undefined;
    if (orderedFrom === undefined || other !== reverse) return undefined;
  }
  const places: (Place | undefined)[] = union.map(() => undefined);
  const rids = new Set<number>();
  const scans = union.flatMap((scan, at): Passing[] => {
    const keys = keysIn(view, scan)[Symbol.iterator]();
    const first = keys.next();
    return first.done ? [] : [{ at, keys, next: first.value }];
  });
  const orderOf = ({ at, next: [key] }: Passing) => blob(key).subarray(union[at]?.orderedFrom);
  const isBefore = (one: Passing, other: Passing) => {
    const order = Buffer.compare(orderOf(one), orderOf(other));
    return reverse ? order > 0 : order < 0;
  };
  for (let passed = 1; rids.size < skip; passed++) {
    const [head, ...others] = scans;
    if (head === undefined) return 'end';
    const least = others.reduce((best, one) => (isBefore(one, best) ? one : best), head);
    places[least.at] = least.next;
    rids.add(Number(least.next[1]));
    const following = least.keys.next();
    if (following.done) scans.splice(scans.indexOf(least), 1);
    else least.next = following.value;
    if (passed % KEYS_AT_ONCE === 0) yield undefined;
  }
  return { places, rids };
}

function* keysIn(view: View, { index, ranges: [range], reverse }: Scan): Iterable<Place> {
  if (typeof index !== 'object' || range === undefined) return;
  for (let after: Place | undefined; ; ) {
    const { where, order, values } = windowOf(range, reverse, after);
    const sql = `SELECT i.k, i.rid FROM ${index.table} i WHERE ${where} ${order} LIMIT ?`;
    const rows = view.database.all(sql, [...values, KEYS_AT_ONCE]);
    for (const [key, rid] of rows) {
      after = [key ?? null, rid ?? null];
      yield after;
    }
    if (rows.length < KEYS_AT_ONCE) return;
  }
}

interface Reading extends ScanOptions {
  readonly examined?: Examined | undefined;
}

function* matching(
  view: View,
  collection: CollectionInfo,
  plan: Plan,
  matches: Matcher,
  { examined, ...how }: Reading,
): Results {
  const changes = view.changes(collection);
  let tested = 0;
  for (const row of candidates(view, collection, plan, how)) {
    if (++tested % BREATH === 0) yield undefined;
    if (examined !== undefined) {
      examined.docs++;
      if (plan.index !== undefined || plan.union !== undefined) examined.keys++;
    }
    if (changes?.hidden.has(row.rid)) continue;
    if (plan.exact || matches(row.doc)) yield row;
  }
  const ids = plan.index === '_id' && plan.isUnique ? plan.ranges.map(([id]) => id) : undefined;
  for (const row of changes?.added(ids) ?? []) if (matches(row.doc)) yield row;
}

/** The number of matching documents, at most `limit` where there is one; from the index alone where it holds exactly them. */
export function* countMatching(
  view: View,
  namespace: string,
  filter: Doc,
  { compile = expressionsWith({}), limit = 0 }: { compile?: CompileExpression; limit?: number } = {},
): Generator<undefined, number, undefined> {
  const collection = collectionIn(view, namespace);
  compileFilter(filter, compile);
  const { database } = view;
  if (collection.id !== 0 && view.changes(collection) === undefined) {
    const most = limit > 0 ? limit : -1;
    const countOf = (rows: string, values: readonly SqlValue[], left: number): number =>
      Number(database.get(`SELECT COUNT(*) FROM (SELECT 1 FROM ${rows} LIMIT ?)`, [...values, left])?.[0]);
    if (Object.keys(filter).length === 0) return countOf(collection.table, [], most);
    const plan = planFor(collection, filter, []);
    if (plan.exact && plan.index !== undefined) {
      let count = 0;
      for (const { rows, values } of rangesIn(collection, plan)) {
        if (most >= 0 && count >= most) break;
        count += countOf(rows, values, most < 0 ? most : most - count);
      }
      return count;
    }
    const isExact = plan.union?.every(({ exact }) => exact);
    const parts = isExact ? plan.union?.flatMap((scan) => rangesIn(collection, scan)) : undefined;
    // Each row once, whatever branches it meets; none of them is read further than the limit.
    if (parts && parts.length <= MOST_PARTS) {
      const limited = parts.map(({ rows }) => `SELECT * FROM (SELECT rid FROM ${rows} LIMIT ?)`);
      const values = parts.flatMap((part) => [...part.values, most]);
      return countOf(`(${limited.join(' UNION ')})`, values, most);
    }
  }
  let count = 0;
  for (const row of search(view, namespace, filter, { compile, limit })) {
    if (row === undefined) yield undefined;
    else count++;
  }
  return count;
}

/** The rows of each range of a scan, in SQL. */
function rangesIn(
  collection: CollectionInfo,
  { index, ranges }: Scan,
): readonly { readonly rows: string; readonly values: readonly SqlValue[] }[] {
  const [column, table] = typeof index === 'object' ? ['k', index.table] : ['id', collection.table];
  return ranges.map((values) => ({ rows: `${table} WHERE ${column}>=? AND ${column}<?`, values }));
}

/** Runs to the end without yielding the event loop; for writes, which hold the write connection. */
export function collectNow(results: Results): Row[] {
  const rows: Row[] = [];
  for (const row of results) if (row !== undefined) rows.push(row);
  return rows;
}
