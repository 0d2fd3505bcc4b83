import { z } from 'zod';
import { invalid } from './errors.ts';
import { optional } from './parse.ts';

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

const MOST_CURSOR = 512;

/** The arguments of every list: `first` rows after a cursor, or from an offset (how the REST pages ask). */
export const pageInput = {
  first: optional(
    z.number().int().min(1, 'ask for at least 1').max(MAX_PAGE_SIZE, `ask for at most ${MAX_PAGE_SIZE}`),
  ),
  after: optional(z.string().max(MOST_CURSOR, 'give a cursor that this list returned')),
  offset: optional(
    z.number().int().min(0, 'start at 0 or later').max(10_000_000, 'narrow the filter instead'),
  ),
};

export interface PageRequest {
  readonly first?: number | undefined;
  readonly after?: string | undefined;
  readonly offset?: number | undefined;
}

/** One page of a list and what GraphQL and REST need to walk on. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  /** True when there are more than `total`, which is counted no further. */
  readonly totalIsLowerBound?: boolean | undefined;
  readonly offset: number;
  readonly size: number;
  /** Where an item stands in the order of the list; given by lists that go on behind it without counting from the beginning. */
  readonly keyOf?: ((item: T) => RowKey) | undefined;
}

/** The values of a row in the fields by which its list is ordered; instants in milliseconds. */
export type RowKey = readonly (string | number)[];

/** Where a page starts and how long it is: so many rows behind the beginning, or where it is known behind the row of a key. */
export interface PageWindow {
  readonly skip: number;
  readonly limit: number;
  readonly behind?: RowKey | undefined;
}

/** How far the totals of lists are counted that grow without end. */
export const MOST_COUNTED = 10_000;

/** A total that was counted up to one more than MOST_COUNTED. */
export function boundedTotal(counted: number): Pick<Page<unknown>, 'total' | 'totalIsLowerBound'> {
  return { total: Math.min(counted, MOST_COUNTED), totalIsLowerBound: counted > MOST_COUNTED };
}

/** The window of a page; refuses a cursor that no list made. */
export function pageWindow({ first, after, offset }: PageRequest): PageWindow {
  const limit = first ?? DEFAULT_PAGE_SIZE;
  if (after === undefined) return { skip: offset ?? 0, limit };
  const read = cursorIn(after);
  if (read === undefined) throw invalid('after', 'cursor', 'give a cursor that this list returned');
  return { skip: read.place + 1, limit, ...(read.key && { behind: read.key }) };
}

/** How many rows a list passes over before a page, as far as that can be told; 0 for what no list understands. */
export function rowsBefore({ after, offset }: Readonly<Record<'after' | 'offset', unknown>>): number {
  const read = typeof after === 'string' ? cursorIn(after) : undefined;
  if (read !== undefined) return read.key ? 0 : read.place + 1;
  const rows = Number(offset ?? 0);
  return rows > 0 && Number.isFinite(rows) ? rows : 0;
}

const rowKey = z
  .array(z.union([z.number(), z.string().max(256)]))
  .min(1)
  .max(4);

/** The place of a row in its list and what the list is ordered by there, by its cursor; undefined for a cursor that no list made. */
function cursorIn(cursor: string): { readonly place: number; readonly key?: RowKey } | undefined {
  const decoded = /^at:(\d{1,9})(?::(.+))?$/s.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!decoded) return undefined;
  const place = Number(decoded[1]);
  if (decoded[2] === undefined) return { place };
  try {
    return { place, key: rowKey.parse(JSON.parse(decoded[2])) };
  } catch {
    return undefined;
  }
}

/** The cursor of a row: its place in the list, and where the list goes on behind it what it is ordered by there. */
export function cursorOf(place: number, key?: RowKey): string {
  return Buffer.from(`at:${place}${key ? `:${JSON.stringify(key)}` : ''}`, 'utf8').toString('base64url');
}

/** A page as a Relay connection (GraphQL Cursor Connections), with what REST's pages are counted from. */
export function toConnection<T>({ items, total, totalIsLowerBound = false, offset, size, keyOf }: Page<T>) {
  const cursorAt = (index: number) => {
    const item = items[index];
    return cursorOf(offset + index, keyOf && item !== undefined ? keyOf(item) : undefined);
  };
  return {
    totalCount: total,
    totalIsLowerBound,
    offset,
    size,
    edges: items.map((node, index) => ({ node, cursor: cursorAt(index) })),
    nodes: items,
    pageInfo: {
      // Beyond what is counted only a full page tells that more may follow, and where rows came in meanwhile that the pages do not pass over.
      hasNextPage:
        (offset + items.length < total && (!keyOf || items.length === size)) ||
        (totalIsLowerBound && items.length === size),
      hasPreviousPage: offset > 0,
      startCursor: items.length > 0 ? cursorAt(0) : null,
      endCursor: items.length > 0 ? cursorAt(items.length - 1) : null,
    },
  };
}
