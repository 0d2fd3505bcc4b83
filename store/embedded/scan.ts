import type { KeyRange } from './bounds.ts';
import type { Doc } from './bson.ts';
import type { CollectionInfo } from './catalog.ts';
import { blob, type SqlValue } from './database.ts';
import type { Plan, Scan } from './plan.ts';
import { Row, type View } from './view.ts';

/** The key and row id of the last row that was passed. */
export type Place = readonly [key: SqlValue, rid: SqlValue];
// Pages of growing size: a findOne reads little, a scan seldom asks again.
const FIRST_PAGE = 32;
const nextSize = (size: number): number => Math.min(size * 4, 1024);

export type Compare = (left: Doc, right: Doc) => number;

/** Where the scans of an `$or` go on, and the rows that were passed. */
export interface Passed {
  readonly places: readonly (Place | undefined)[];
  readonly rids: Set<number>;
}

export interface ScanOptions {
  readonly start?: Place | undefined;
  readonly passed?: Passed | undefined;
  /** The order in which the scans of an $or are united. */
  readonly compare?: Compare | undefined;
  /** So many rows are asked for at first. */
  readonly expected?: number | undefined;
}

/** The stored rows that a plan leads to, each once. */
export function* candidates(
  view: View,
  collection: CollectionInfo,
  plan: Plan,
  { start, passed, compare, expected = FIRST_PAGE }: ScanOptions = {},
): Iterable<Row> {
  if (collection.id === 0) return;
  if (plan.union === undefined) {
    yield* scan(view, collection, plan, expected, start);
    return;
  }
  const seen = passed?.rids ?? new Set<number>();
  const scans = plan.union.map((branch, at) => scan(view, collection, branch, expected, passed?.places[at]));
  for (const row of plan.sorted && compare !== undefined ? merged(scans, compare) : inTurn(scans)) {
    if (seen.has(row.rid)) continue;
    seen.add(row.rid);
    yield row;
  }
}

function* inTurn(scans: readonly Iterable<Row>[]): Iterable<Row> {
  for (const rows of scans) yield* rows;
}

/** Rows of several ordered scans in one order. */
function* merged(scans: readonly Iterable<Row>[], compare: Compare): Iterable<Row> {
  const heads = scans.flatMap((rows) => {
    const iterator = rows[Symbol.iterator]();
    const first = iterator.next();
    return first.done ? [] : [{ iterator, row: first.value }];
  });
  while (heads.length > 0) {
    const least = heads.reduce((best, head) => (compare(head.row.doc, best.row.doc) < 0 ? head : best));
    yield least.row;
    const next = least.iterator.next();
    if (next.done) heads.splice(heads.indexOf(least), 1);
    else least.row = next.value;
  }
}

function* scan(
  view: View,
  collection: CollectionInfo,
  plan: Scan,
  expected: number,
  start?: Place,
): Iterable<Row> {
  const { index } = plan;
  if (index === undefined) {
    const rows = `SELECT rid, doc, rid FROM ${collection.table} WHERE rid>?`;
    yield* paged(view, { first: rows, order: 'rid', fixed: [], start: [-1], size: expected });
    return;
  }
  const seen = index !== '_id' && index.multikey && !plan.exact ? new Set<number>() : undefined;
  for (const range of plan.ranges) {
    for (const row of index === '_id'
      ? byId(view, collection, range, plan.reverse, expected)
      : byIndex(view, collection, index.table, range, plan.reverse, expected, start)) {
      if (seen?.has(row.rid)) continue;
      seen?.add(row.rid);
      yield row;
    }
  }
}

function byId(
  view: View,
  { table }: CollectionInfo,
  [from, to]: KeyRange,
  reverse: boolean,
  size: number,
): Iterable<Row> {
  const rows = `SELECT rid, doc, id FROM ${table} WHERE`;
  return reverse
    ? paged(view, { first: `${rows} id>=? AND id<?`, order: 'id DESC', fixed: [from], start: [to], size })
    : paged(view, {
        first: `${rows} id<? AND id>=?`,
        order: 'id',
        fixed: [to],
        start: [from],
        next: `${rows} id<? AND id>?`,
        size,
      });
}

// Continues after (key, rid) of the last row, so that no statement stays open between pages.
function* byIndex(
  view: View,
  { table }: CollectionInfo,
  keys: string,
  range: KeyRange,
  reverse: boolean,
  expected: number,
  start?: Place,
): Iterable<Row> {
  let after = start;
  for (let size = expected; ; size = nextSize(size)) {
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
export function windowOf(
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

interface Paging {
  readonly first: string;
  readonly order: string;
  readonly fixed: readonly SqlValue[];
  readonly start: readonly SqlValue[];
  readonly next?: string;
  readonly size: number;
}

function* paged(view: View, { first, order, fixed, start, next = first, size }: Paging): Iterable<Row> {
  let at = start;
  for (let most = size, sql = first; ; most = nextSize(most), sql = next) {
    const rows = view.database.all(`${sql} ORDER BY ${order} LIMIT ?`, [...fixed, ...at, most]);
    for (const [rid, doc] of rows) yield new Row(Number(rid), blob(doc));
    const last = rows.at(-1)?.[2];
    if (rows.length < most || last === undefined) return;
    at = [last];
  }
}
