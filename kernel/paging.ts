import { z } from 'zod';
import { invalid } from './errors.ts';
import { optional } from './parse.ts';

export const DEFAULT_PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** The arguments of every list: `first` rows after a cursor, or from an offset (how the REST pages ask). */
export const pageInput = {
  first: optional(
    z.number().int().min(1, 'ask for at least 1').max(MAX_PAGE_SIZE, `ask for at most ${MAX_PAGE_SIZE}`),
  ),
  after: optional(z.string().max(64, 'give a cursor that this list returned')),
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
}

/** How far the totals of lists are counted that grow without end. */
export const MOST_COUNTED = 10_000;

/** A total that was counted up to one more than MOST_COUNTED. */
export function boundedTotal(counted: number): Pick<Page<unknown>, 'total' | 'totalIsLowerBound'> {
  return { total: Math.min(counted, MOST_COUNTED), totalIsLowerBound: counted > MOST_COUNTED };
}

/** Where a page starts and how long it is; refuses a cursor that no list made. */
export function pageWindow({ first, after, offset }: PageRequest): { skip: number; limit: number } {
  const limit = first ?? DEFAULT_PAGE_SIZE;
  if (after === undefined) return { skip: offset ?? 0, limit };
  const place = placeOf(after);
  if (place === undefined) throw invalid('after', 'cursor', 'give a cursor that this list returned');
  return { skip: place + 1, limit };
}

/** How many rows lie before a page, as far as that can be told; 0 for what no list understands. */
export function rowsBefore({ after, offset }: Readonly<Record<'after' | 'offset', unknown>>): number {
  const place = typeof after === 'string' ? placeOf(after) : undefined;
  if (place !== undefined) return place + 1;
  const rows = Number(offset ?? 0);
  return rows > 0 && Number.isFinite(rows) ? rows : 0;
}

/** The place of a row in its list, by its cursor; undefined for a cursor that no list made. */
function placeOf(cursor: string): number | undefined {
  const decoded = /^at:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  return decoded ? Number(decoded[1]) : undefined;
}

/** A page as a Relay connection (GraphQL Cursor Connections), with what REST's pages are counted from. */
export function toConnection<T>({ items, total, totalIsLowerBound = false, offset, size }: Page<T>) {
  const cursorAt = (index: number) => Buffer.from(`at:${offset + index}`, 'latin1').toString('base64url');
  return {
    totalCount: total,
    totalIsLowerBound,
    offset,
    size,
    edges: items.map((node, index) => ({ node, cursor: cursorAt(index) })),
    nodes: items,
    pageInfo: {
      // Beyond what is counted only a full page tells that more may follow.
      hasNextPage: offset + items.length < total || (totalIsLowerBound && items.length === size),
      hasPreviousPage: offset > 0,
      startCursor: items.length > 0 ? cursorAt(0) : null,
      endCursor: items.length > 0 ? cursorAt(items.length - 1) : null,
    },
  };
}
