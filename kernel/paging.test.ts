import { z } from 'zod';
import { pageInput, pageWindow, toConnection } from './paging.ts';
import { parseInput } from './parse.ts';

const input = z.strictObject(pageInput);

describe('the window of a page', () => {
  test.each([
    ['nothing', {}, { skip: 0, limit: 20 }],
    ['first', { first: 5 }, { skip: 0, limit: 5 }],
    ['first and offset', { first: 5, offset: 40 }, { skip: 40, limit: 5 }],
    ['nulls', { first: null, after: null, offset: null }, { skip: 0, limit: 20 }],
    ['the most', { first: 100 }, { skip: 0, limit: 100 }],
  ])('%s', (_name, given, window) => {
    expect(pageWindow(parseInput(input, given))).toEqual(window);
  });

  test.each([
    ['no rows', { first: 0 }],
    ['too many rows', { first: 101 }],
    ['half a row', { first: 1.5 }],
    ['a negative offset', { offset: -1 }],
    ['an offset beyond reason', { offset: 10_000_001 }],
    ['a cursor of another length', { after: 'x'.repeat(513) }],
  ])('%s is refused', (_name, given) => {
    expect(() => parseInput(input, given)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });

  test.each([
    '',
    'x',
    'at:3',
    Buffer.from('at:1:').toString('base64url'),
    Buffer.from('at:1:{"$gt":1}').toString('base64url'),
    Buffer.from('at:1:[{"$gt":1}]').toString('base64url'),
    Buffer.from('at:1:[1,2,3,4,5]').toString('base64url'),
    Buffer.from('at:-1').toString('base64url'),
    Buffer.from('at:1e3').toString('base64url'),
  ])('the made-up cursor %p is refused', (after) => {
    expect(() => pageWindow({ after })).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });
});

describe('a connection', () => {
  const all = Array.from({ length: 7 }, (_, index) => `row ${index}`);
  const page = (request: Parameters<typeof pageWindow>[0]) => {
    const { skip, limit } = pageWindow(request);
    const items = all.slice(skip, skip + limit);
    return toConnection({ items, total: all.length, offset: skip, size: limit });
  };

  test('walked by its cursors shows every row once, in order', () => {
    const seen: string[] = [];
    let after: string | undefined;
    for (let pages = 0; pages < 10; pages++) {
      const { nodes, pageInfo } = page({ first: 3, after });
      seen.push(...nodes);
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor ?? undefined;
    }
    expect(seen).toEqual(all);
  });

  test('walked by the keys of its rows ends where they end, though rows came in at its beginning', () => {
    const rows = [9, 8, 7, 6, 5, 4];
    const next = (after: string | undefined, first: number) => {
      const { skip, limit, behind } = pageWindow({ first, after });
      const items = rows.filter((row) => behind === undefined || row < Number(behind[0])).slice(0, limit);
      const keyOf = (row: number) => [row];
      return toConnection({ items, total: rows.length, offset: skip, size: limit, keyOf });
    };
    for (const first of [4, 3]) {
      const seen: number[] = [];
      let after: string | undefined;
      let pages = 0;
      for (let hasNextPage = true; hasNextPage && pages < 10; pages += 1) {
        const { nodes, pageInfo } = next(after, first);
        seen.push(...nodes);
        ({ hasNextPage } = pageInfo);
        after = pageInfo.endCursor ?? undefined;
        rows.unshift((rows[0] ?? 0) + 1);
      }
      expect(seen).toEqual(rows.slice(pages));
      expect(pages).toBeLessThan(10);
      rows.splice(0, pages);
    }
  });

  test('says where it begins and how long a full page is', () => {
    expect(page({ first: 3, offset: 6 })).toMatchObject({ offset: 6, size: 3, totalCount: 7 });
  });

  test('says whether there is more on either side', () => {
    expect(page({ first: 3 }).pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    expect(page({ first: 3, offset: 2 }).pageInfo).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: true,
    });
    expect(page({ first: 3, offset: 4 }).pageInfo).toMatchObject({
      hasNextPage: false,
      hasPreviousPage: true,
    });
  });

  test('past the end is empty, without cursors', () => {
    expect(page({ offset: 50 })).toMatchObject({
      totalCount: 7,
      edges: [],
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    });
  });

  test('gives each edge the cursor that leads past it', () => {
    const [first] = page({ first: 2 }).edges;
    expect(page({ after: first?.cursor, first: 1 }).nodes).toEqual(['row 1']);
  });
});
