import type { Doc } from './bson.ts';
import type { CollectionInfo } from './catalog.ts';
import { blob, type SqlValue } from './database.ts';
import { evaluate } from './expressions.ts';
import { Failure } from './failure.ts';
import { compileFilter, type Matcher } from './match.ts';
import { type KeyRange, type Plan, planFor } from './plan.ts';
import { compareBy, type SortField } from './sort.ts';
import { type Row, rowOf, type View } from './view.ts';

export interface SearchOptions {
  readonly sort?: readonly SortField[];
  readonly skip?: number;
  readonly limit?: number;
}

/** Documents in the end, `undefined` now and then while work goes on, so that callers can yield the loop. */
export type Results = Generator<Row | undefined, void, undefined>;

const BREATH = 128;
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
    let found = 0;
    for (const row of matching(view, collection, plan, matches)) {
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

function* matching(view: View, collection: CollectionInfo, plan: Plan, matches: Matcher): Results {
  const changes = view.changes(collection);
  let tested = 0;
  for (const row of candidates(view, collection, plan)) {
    if (++tested % BREATH === 0) yield undefined;
    if (changes?.hidden.has(row.rid)) continue;
    if (matches(row.doc)) yield row;
  }
  for (const row of changes?.added ?? []) if (matches(row.doc)) yield row;
}

function* candidates(view: View, collection: CollectionInfo, plan: Plan): Iterable<Row> {
  const { index } = plan;
  if (index === undefined) {
    yield* paged(view, `SELECT rid, doc, rid FROM ${collection.table} WHERE rid>?`, 'rid', [], [-1]);
    return;
  }
  const seen = index !== '_id' && index.multikey ? new Set<number>() : undefined;
  for (const range of plan.ranges) {
    for (const row of index === '_id'
      ? byId(view, collection, range, plan.reverse)
      : byIndex(view, collection, index.table, range, plan.reverse)) {
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
  [from, to]: KeyRange,
  reverse: boolean,
): Iterable<Row> {
  const select = `SELECT i.rid, d.doc, i.k FROM ${keys} i JOIN ${table} d ON d.rid=i.rid WHERE`;
  const order = reverse ? 'ORDER BY i.k DESC, i.rid DESC' : 'ORDER BY i.k, i.rid';
  let after: readonly SqlValue[] | undefined;
  for (let size = 32; ; size = Math.min(size * 4, 1024)) {
    const rows =
      after === undefined
        ? view.database.all(`${select} i.k>=? AND i.k<? ${order} LIMIT ?`, [from, to, size])
        : view.database.all(
            `${select} i.k>=? AND i.k<? AND (i.k, i.rid)${reverse ? '<' : '>'}(?, ?) ${order} LIMIT ?`,
            [reverse ? from : (after[0] ?? from), reverse ? (after[0] ?? to) : to, ...after, size],
          );
    for (const [rid, doc] of rows) yield rowOf(Number(rid), blob(doc));
    const last = rows.at(-1);
    if (rows.length < size || last === undefined) return;
    after = [last[2] ?? null, last[0] ?? null];
  }
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
    for (const [rid, doc] of rows) yield rowOf(Number(rid), blob(doc));
    const last = rows.at(-1)?.[2];
    if (rows.length < size || last === undefined) return;
    at = [last];
  }
}

/** The number of matching documents; from the index alone where it holds exactly them. */
export function* countMatching(
  view: View,
  namespace: string,
  filter: Doc,
): Generator<undefined, number, undefined> {
  const collection = view.catalog.collections.get(namespace);
  compileFilter(filter, evaluate);
  if (collection === undefined) return 0;
  const { database } = view;
  if (view.changes(collection) === undefined) {
    if (Object.keys(filter).length === 0)
      return Number(database.get(`SELECT COUNT(*) FROM ${collection.table}`)?.[0]);
    const plan = planFor(collection, filter, []);
    if (plan.exact && plan.index !== undefined) {
      const [column, table] = plan.index === '_id' ? ['id', collection.table] : ['k', plan.index.table];
      return plan.ranges.reduce(
        (sum, range) =>
          sum +
          Number(
            database.get(`SELECT COUNT(*) FROM ${table} WHERE ${column}>=? AND ${column}<?`, [...range])?.[0],
          ),
        0,
      );
    }
  }
  let count = 0;
  for (const row of search(view, namespace, filter)) {
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
