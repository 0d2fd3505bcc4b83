import { pageReply, pageVariables, type Route, type RouteRow, route } from '../../rest.ts';
import { listRow } from '../list-row.ts';

const PATH = '/api/v1/admin/catalog';
const PROBLEM = 'pointer code message';
const FIELDS = `importId fileName size sha256 dryRun jurisdictionCode format status progress total
  counts { made changed unchanged kept skipped refused } problem { ${PROBLEM} } frameworkId createdAt updatedAt finishedAt`;

/** Text fields of a form have no types. */
const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false };

const frameworkRow = (caller: 'admin' | 'issuer'): RouteRow => ({
  summary: 'Get a framework as a document of CASE',
  description:
    'A CFPackage of 1EdTech CASE: the framework, its skills and what stands above them. A framework that was imported is said again ' +
    'as it was published, with what has changed here since then.',
  caller,
  limit: 'portal',
  file: { mediaTypes: ['application/json'], isInPieces: true },
  document: `query ${caller === 'admin' ? 'Admin' : 'Portal'}FrameworkExport($frameworkId: ID!, $after: String) {
    frameworkExport(frameworkId: $frameworkId, after: $after) { fileName mediaType content next }
  }`,
  variables: ({ params }) => ({ frameworkId: params['framework_id'] }),
  success: 200,
});

const entryRow = (caller: 'admin' | 'issuer'): RouteRow => ({
  summary: 'Get an entry as a document of CTDL',
  description:
    'JSON-LD of the Credential Transparency Description Language, with the published context: the published version, and for ' +
    'administrators the newest one before any was published. An entry that was imported is said again as it was published.',
  caller,
  limit: 'portal',
  file: { mediaTypes: ['application/ld+json'] },
  document: `query ${caller === 'admin' ? 'Admin' : 'Portal'}EntryExport($entryId: ID!) {
    entryExport(entryId: $entryId) { fileName mediaType content }
  }`,
  variables: ({ params }) => ({ entryId: params['entry_id'] }),
  success: 200,
});

/** Imports and exports, for administrators. */
export const adminExchangeRoutes: readonly Route[] = [
  route('POST', `${PATH}/import`, {
    summary: 'Import a document of CASE or CTDL',
    description:
      'Send multipart/form-data: the text fields first, then one part `file` of at most 50 MB with a CFPackage of 1EdTech CASE (1.0 or ' +
      '1.1) or a graph of CTDL as JSON-LD. With `dry_run` it tells what would become of the items and changes nothing. It runs in the ' +
      'background; ask for it by its `import_id`. The same document twice changes nothing the second time, and an item that did not ' +
      'change in the document leaves alone what people have changed here. Entries come in as drafts: nothing is published.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    body: 'pieces',
    document: `mutation ImportCatalog($input: ImportCatalogInput!) {
      importCatalog(input: $input) { import { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({
      input: {
        ...body,
        ...('dry_run' in body ? { dry_run: BOOLEANS[String(body['dry_run'])] ?? body['dry_run'] } : {}),
      },
    }),
    reply: ({ import: made }) => made,
    success: 202,
    example: { summary: 'A dry run', body: { jurisdiction_code: 'IE', dry_run: true } },
  }),

  route(
    'GET',
    `${PATH}/imports`,
    listRow({
      caller: 'admin',
      summary: 'List the imports of the catalog, the newest first',
      field: 'catalogImports',
      type: 'CatalogImport',
      fields: FIELDS,
      filter: ['status'],
    }),
  ),

  route('GET', `${PATH}/imports/{import_id}`, {
    summary: 'Ask how far an import is',
    caller: 'admin',
    limit: 'portal',
    document: `query CatalogImport($id: ID!) { catalogImport(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['import_id'] }),
    success: 200,
  }),

  route('GET', `${PATH}/imports/{import_id}/items`, {
    summary: 'List what became of the items of an import',
    description:
      'In the order of the document; `outcome=REFUSED` are its errors, each with the place in the document as a JSON pointer (RFC 6901). ' +
      'It is told for 30 days.',
    caller: 'admin',
    limit: 'portal',
    query: ['outcome', 'page', 'page_size'],
    document: `query CatalogImportItems($importId: ID!, $filter: CatalogImportItemFilter, $first: Int, $offset: Int) {
      catalogImportItems(importId: $importId, filter: $filter, first: $first, offset: $offset) {
        nodes { pointer role outcome problems { ${PROBLEM} } recordId }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ params, query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { importId: params['import_id'], filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }),

  route('POST', `${PATH}/imports/{import_id}/cancel`, {
    summary: 'End an import that is not over',
    description: 'What was made until then stays; importing the document again goes on from there.',
    caller: 'admin',
    limit: 'portal',
    body: 'none',
    document: `mutation CancelCatalogImport($input: CancelCatalogImportInput!) {
      cancelCatalogImport(input: $input) { import { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: { import_id: params['import_id'] } }),
    reply: ({ import: ended }) => ended,
    success: 200,
  }),

  route('GET', `${PATH}/frameworks/{framework_id}/export`, frameworkRow('admin')),
  route('GET', `${PATH}/entries/{entry_id}/export`, entryRow('admin')),
];

/** Exports, for issuers. */
export const portalExchangeRoutes: readonly Route[] = [
  route('GET', '/api/v1/portal/catalog/frameworks/{framework_id}/export', frameworkRow('issuer')),
  route('GET', '/api/v1/portal/catalog/entries/{entry_id}/export', entryRow('issuer')),
];
