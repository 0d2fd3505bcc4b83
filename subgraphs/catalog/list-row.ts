import { pageReply, pageVariables, type RouteInput, type RouteRow } from '../rest.ts';

/** A list of the catalog as a REST row: the same for administrators and for issuers. `T` is the type whose filter it takes. */
export function listRow(given: {
  readonly caller: 'admin' | 'issuer';
  readonly summary: string;
  readonly description?: string;
  /** The root field. */
  readonly field: string;
  readonly type: string;
  /** What is shown of each. */
  readonly fields: string;
  /** Members of the filter, as query parameters. */
  readonly filter: readonly string[];
}): RouteRow {
  const { field, type, fields, filter, ...words } = given;
  const { caller } = words;
  return {
    ...words,
    limit: 'portal',
    query: [...filter, 'page', 'page_size'],
    document: `query ${caller === 'admin' ? 'Admin' : 'Portal'}${type}List($filter: ${type}Filter, $first: Int, $offset: Int) {
      ${field}(filter: $filter, first: $first, offset: $offset) {
        nodes { ${fields} }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ query }: RouteInput) => {
      const { page: _page, page_size: _size, ...conditions } = query;
      return { filter: conditions, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  };
}
