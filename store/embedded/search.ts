import type { Doc } from './bson.ts';
import type { CollectionInfo } from './catalog.ts';
import { blob, type SqlValue } from './database.ts';
import { evaluate } from './expressions.ts';
import { Failure } from './failure.ts';
import { compileFilter, type Matcher } from './match.ts';
import { type KeyRange, type Plan, planFor } from './plan.ts';
import { compareBy, type SortField } from './sort.ts';
import { Row, type View } from './view.ts';

export interface SearchOptions {
  readonly sort?: readonly SortField[];
  readonly skip?: number;
  readonly limit?: number;
}

/** Documents in the end, `undefined` now and then while work goes on, so that callers can yield the loop. */
export type Results = Generator<Row | undefined, void, undefined>;

const BREATH = 128;
/** Rows that are skipped in the index, without a look at their documents, and how many between two breaths. */
const MIN_LEAP = 100;
const LEAP = 20_000;

/** The key and row id of the last row that was passed. */
type Place = readonly [key: SqlValue, rid: SqlValue];

const MAX_SORT = 100 * 1024 * 1024;

/** The matching documents in order; lazily, unless they have to be sorted in memory first. */
export function* search(view: View, namespace: string, filter: Doc, options: SearchOptions = {}): Results {
  const matches = compileFilter(filter, evaluate);
  const collection = view.catalog.collections.get(namespace);
  if (collection === undefined) return;
  const { sort = [], skip = 0, limit = 0 } = options;
  const plan = planFor(collection, filter, sort);
  const end = limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
  const changes = view.changes(collection);
  if (plan.sorted && (sort.length === 0 || changes === undefined)) {
    const start =
      changes === undefined && skip >= MIN_LEAP ? yield* leap(view, plan, filter, skip) : undefined;
    if (start === 'end') return;
    let found = start === undefined ? 0 : skip;
    for (const row of matching(view, collection, plan, matches, start)) {
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
  for (const row of matching(view, collection, plan, matches)) {
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
  const compare = compareBy(sort);
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
  const holdsAll = Object.keys(filter).length === 0 && !index.sparse && index.partial === undefined;
  if (index.multikey || !(exact || holdsAll)) return undefined;
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

function* matching(
  view: View,
  collection: CollectionInfo,
  plan: Plan,
  matches: Matcher,
  start?: Place,
): Results {
  const changes = view.changes(collection);
  let tested = 0;
  for (const row of candidates(view, collection, plan, start)) {
    if (++tested % BREATH === 0) yield undefined;
    if (changes?.hidden.has(row.rid)) continue;
    if (plan.exact || matches(row.doc)) yield row;
  }
  for (const row of changes?.added ?? []) if (matches(row.doc)) yield row;
}

function* candidates(view: View, collection: CollectionInfo, plan: Plan, start?: Place): Iterable<Row> {
  const { index } = plan;
  if (index === undefined) {
    yield* paged(view, `SELECT rid, doc, rid FROM ${collection.table} WHERE rid>?`, 'rid', [], [-1]);
    return;
  }
  const seen = index !== '_id' && index.multikey ? new Set<number>() : undefined;
  for (const range of plan.ranges) {
    for (const row of index === '_id'
      ? byId(view, collection, range, plan.reverse)
      : byIndex(view, collection, index.table, range, plan.reverse, start)) {
      if (seen?.has(row.rid)) continue;
      seen?.add(row.rid);
      yield row;
    }
  }
}

function byId(view: View, { table }: CollectionInfo, [from, to]: KeyRange, reverse: boolean): Iterable<Row> {
  return reverse
    ? paged(view, `SELECT rid, doc, id FROM ${table} WHERE id>=? AND id<?`, 'id DESC', [from], [to])
    : paged(
        view,
        `SELECT rid, doc, id FROM ${table} WHERE id<? AND id>=?`,
        'id',
        [to],
        [from],
        `SELECT rid, doc, id FROM ${table} WHERE id<? AND id>?`,
      );
}

// Continues after (key, rid) of the last row, so that no statement stays open between pages.
function* byIndex(
  view: View,
  { table }: CollectionInfo,
  keys: string,
  range: KeyRange,
  reverse: boolean,
  start?: Place,
): Iterable<Row> {
  let after = start;
  for (let size = 32; ; size = Math.min(size * 4, 1024)) {
    const { where, order, values } = windowOf(range, reverse, after);
    const sql = `SELECT i.rid, d.doc, i.k FROM ${keys} i JOIN ${table} d ON d.rid=i.rid WHERE ${where} ${order} LIMIT ?`;
    const rows = view.database.all(sql, [...values, size]);
    for (const [rid, doc] of rows) yield new Row(Number(rid), blob(doc));
    const last = rows.at(-1);
    if (rows.length < size || last === undefined) return;
    after = [last[2] ?? null, last[0] ?? null];
  }
}

/** What is left of a range behind a place; SQLite seeks by the bounds of `k` and keeps rows of one key apart by `rid`. */
function windowOf(
  [from, to]: KeyRange,
  reverse: boolean,
  after: Place | undefined,
): { where: string; order: string; values: readonly SqlValue[] } {
  const order = reverse ? 'ORDER BY i.k DESC, i.rid DESC' : 'ORDER BY i.k, i.rid';
  if (after === undefined) return { where: 'i.k>=? AND i.k<?', order, values: [from, to] };
  const [key] = after;
  return reverse
    ? { where: 'i.k>=? AND i.k<=? AND (i.k, i.rid)<(?, ?)', order, values: [from, key, ...after] }
    : { where: 'i.k>=? AND i.k<? AND (i.k, i.rid)>(?, ?)', order, values: [key, to, ...after] };
}

// Pages of growing size: a findOne reads little, a scan seldom asks again.
function* paged(
  view: View,
  first: string,
  order: string,
  fixed: readonly SqlValue[],
  start: readonly SqlValue[],
  next = first,
): Iterable<Row> {
  let at = start;
  for (let size = 32, sql = first; ; size = Math.min(size * 4, 1024), sql = next) {
    const rows = view.database.all(`${sql} ORDER BY ${order} LIMIT ?`, [...fixed, ...at, size]);
    for (const [rid, doc] of rows) yield new Row(Number(rid), blob(doc));
    const last = rows.at(-1)?.[2];
    if (rows.length < size || last === undefined) return;
    at = [last];
  }
}

/** The number of matching documents, at most `limit`; from the index alone where it holds exactly them. */
export function* countMatching(
  view: View,
  namespace: string,
  filter: Doc,
  limit = 0,
): Generator<undefined, number, undefined> {
  const collection = view.catalog.collections.get(namespace);
  compileFilter(filter, evaluate);
  if (collection === undefined) return 0;
  const { database } = view;
  if (view.changes(collection) === undefined) {
    const most = limit > 0 ? limit : -1;
    const countOf = (rows: string, values: readonly SqlValue[], left: number): number =>
      Number(database.get(`SELECT COUNT(*) FROM (SELECT 1 FROM ${rows} LIMIT ?)`, [...values, left])?.[0]);
    if (Object.keys(filter).length === 0) return countOf(collection.table, [], most);
    const plan = planFor(collection, filter, []);
    if (plan.exact && plan.index !== undefined) {
      const [column, table] = plan.index === '_id' ? ['id', collection.table] : ['k', plan.index.table];
      let count = 0;
      for (const range of plan.ranges) {
        if (most >= 0 && count >= most) break;
        const left = most < 0 ? most : most - count;
        count += countOf(`${table} WHERE ${column}>=? AND ${column}<?`, [...range], left);
      }
      return count;
    }
  }
  let count = 0;
  for (const row of search(view, namespace, filter, { limit })) {
    if (row === undefined) yield undefined;
    else count++;
  }
  return count;
}

/** Runs to the end without yielding the event loop; for writes, which hold the write connection. */
export function collectNow(results: Results): Row[] {
  const rows: Row[] = [];
  for (const row of results) if (row !== undefined) rows.push(row);
  return rows;
}
