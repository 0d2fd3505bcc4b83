import { pageReply, pageVariables, type Route, type RouteRow, route } from '../../rest.ts';
import { listRow } from '../list-row.ts';

const PATH = '/api/v1/admin/catalog/entries';
const PORTAL = '/api/v1/portal/catalog/entries';
const ENTRY = `entryId entryCode jurisdictionCode frameworkId entryType achievementType ctid ownerIssuerDid title
  currentVersionId versions status createdAt updatedAt rowVersion`;
const VERSION = `entryVersionId entryId version title description levelCode credit { value unit } duration criteria
  resultDescriptions { id name resultType allowedValues valueMin valueMax requiredValue }
  skills { skillId proficiency }
  alignments { targetCode targetName targetFramework targetUrl targetType }
  effectiveFrom effectiveTo contentHash publishedAt replacedBy status createdAt updatedAt rowVersion`;
const WHOLE_VERSION = `${VERSION} claimSchema`;

const list = (caller: Caller) =>
  listRow({
    caller,
    summary: 'List the entries of the catalog, by jurisdiction, then by code',
    description:
      caller === 'admin'
        ? 'Drafts too, unless `status` says otherwise.'
        : 'ACTIVE ones; ask for RETIRED ones by `status`.',
    field: 'catalogEntries',
    type: 'CatalogEntry',
    fields: ENTRY,
    filter: ['jurisdiction_code', 'status', 'entry_type', 'framework_id'],
  });

type Caller = 'admin' | 'issuer';

/** What the operations of each caller are told apart by. */
const DOOR_NAMES: Readonly<Record<Caller, string>> = { admin: 'Admin', issuer: '' };

const readRow = (caller: Caller, summary: string): RouteRow => ({
  summary,
  caller,
  limit: 'portal',
  document: `query ${DOOR_NAMES[caller]}CatalogEntry($id: ID!) {
    catalogEntry(id: $id) { ${ENTRY} currentVersion { ${WHOLE_VERSION} } }
  }`,
  variables: ({ params }) => ({ id: params['entry_id'] }),
  success: 200,
});

const versionsRow = (caller: Caller, summary: string): RouteRow => ({
  summary,
  caller,
  limit: 'portal',
  query: ['page', 'page_size'],
  document: `query ${DOOR_NAMES[caller]}EntryVersions($entryId: ID!, $first: Int, $offset: Int) {
    entryVersions(entryId: $entryId, first: $first, offset: $offset) {
      nodes { ${VERSION} }
      totalCount totalIsLowerBound offset size
    }
  }`,
  variables: ({ params, query }) => ({ entryId: params['entry_id'], ...pageVariables(query) }),
  reply: pageReply,
  success: 200,
});

/** Entries and their versions, for administrators. */
export const adminEntryRoutes: readonly Route[] = [
  route('GET', PATH, list('admin')),
  route(
    'GET',
    `${PATH}/{entry_id}`,
    readRow('admin', 'Read an entry, a draft too, with its published version'),
  ),
  route(
    'GET',
    `${PATH}/{entry_id}/versions`,
    versionsRow('admin', 'List all versions of an entry, drafts too, the newest first'),
  ),

  route('GET', '/api/v1/admin/catalog/versions/{entry_version_id}', {
    summary: 'Read a version of an entry with its claim schema',
    caller: 'admin',
    limit: 'portal',
    document: `query AdminEntryVersion($id: ID!) { entryVersion(id: $id) { ${WHOLE_VERSION} } }`,
    variables: ({ params }) => ({ id: params['entry_version_id'] }),
    success: 200,
  }),

  route('POST', PATH, {
    summary: 'Add an entry to the catalog',
    description:
      'It is a DRAFT until one of its versions is published. What it is in detail stands in its versions.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    document: `mutation CreateCatalogEntry($input: CreateCatalogEntryInput!) {
      createCatalogEntry(input: $input) { entry { ${ENTRY} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ entry }) => entry,
    success: 201,
    example: {
      summary: 'A bachelor degree',
      body: {
        entry_code: 'BSC-PHYS',
        jurisdiction_code: 'IE',
        entry_type: 'QUALIFICATION',
        achievement_type: 'BachelorDegree',
      },
    },
  }),

  route('PATCH', `${PATH}/{entry_id}`, {
    summary: 'Change an entry',
    description: 'What is left out stays. Its code and its jurisdiction never change.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation UpdateCatalogEntry($input: UpdateCatalogEntryInput!) {
      updateCatalogEntry(input: $input) { entry { ${ENTRY} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, entry_id: params['entry_id'] } }),
    reply: ({ entry }) => entry,
    success: 200,
    example: {
      summary: 'It is in the Credential Registry',
      body: { ctid: 'ce-5f5c8c1e-6a1e-4a0b-9c3a-1f2d3e4b5a69' },
    },
  }),

  route('POST', `${PATH}/{entry_id}/versions`, {
    summary: 'Add the next version of an entry',
    description:
      'It is a DRAFT and may be changed until it is published. `claim_schema` is a JSON Schema (draft 2020-12) for the claims of ' +
      'credentials that are issued under it; its `examples` must hold claims that satisfy it. References lead to its own `$defs`.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    document: `mutation CreateEntryVersion($input: CreateEntryVersionInput!) {
      createEntryVersion(input: $input) { entryVersion { ${WHOLE_VERSION} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, entry_id: params['entry_id'] } }),
    reply: ({ entry_version }) => entry_version,
    success: 201,
    example: {
      summary: 'Three years, graded by classes',
      body: {
        title: 'Bachelor of Science in Physics',
        credit: { value: 180, unit: 'ECTS' },
        duration: 'P3Y',
        result_descriptions: [
          {
            id: 'class',
            name: 'Class of degree',
            result_type: 'PerformanceLevel',
            allowed_values: ['Pass', 'Second', 'First'],
            required_value: 'Pass',
          },
        ],
        claim_schema: {
          type: 'object',
          required: ['name', 'class'],
          properties: { name: { type: 'string' }, class: { enum: ['Pass', 'Second', 'First'] } },
          examples: [{ name: 'Aoife Byrne', class: 'First' }],
        },
      },
    },
  }),

  route('PATCH', `${PATH}/{entry_id}/versions/{version}`, {
    summary: 'Change a version that is not published',
    description: 'What is left out stays. `status` IN_REVIEW tells others to read it, DRAFT takes it back.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    ranges: { version: [1, 1000] },
    document: `mutation UpdateEntryVersion($input: UpdateEntryVersionInput!) {
      updateEntryVersion(input: $input) { entryVersion { ${WHOLE_VERSION} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, ...versionOf(params) } }),
    reply: ({ entry_version }) => entry_version,
    success: 200,
    example: { summary: 'Let others read it', body: { status: 'IN_REVIEW' } },
  }),

  route('POST', `${PATH}/{entry_id}/versions/{version}/publish`, {
    summary: 'Publish a version',
    description:
      'It never changes from now on; `content_hash` holds it to that. The version that was published before is SUPERSEDED and ' +
      'counts until this one does. The entry is ACTIVE.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    body: 'none',
    ranges: { version: [1, 1000] },
    document: `mutation PublishEntryVersion($input: PublishEntryVersionInput!) {
      publishEntryVersion(input: $input) { entryVersion { ${WHOLE_VERSION} } }
    }`,
    variables: ({ params }) => ({ input: versionOf(params) }),
    reply: ({ entry_version }) => entry_version,
    success: 200,
  }),

  route('POST', `${PATH}/{entry_id}/retire`, {
    summary: 'End an entry',
    description:
      'For ever: its published version counts no more from now on, and nothing new is issued under it. What names it stays. Repeating it changes nothing.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation RetireEntry($input: RetireEntryInput!) {
      retireEntry(input: $input) { entry { ${ENTRY} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, entry_id: params['entry_id'] } }),
    reply: ({ entry }) => entry,
    success: 200,
    example: { summary: 'The programme has ended', body: { reason: 'The programme has ended.' } },
  }),
];

/** Entries and their versions, for issuers. */
export const portalEntryRoutes: readonly Route[] = [
  route('GET', PORTAL, list('issuer')),

  route('GET', `${PORTAL}/{entry_id}`, readRow('issuer', 'Read an entry with its published version')),
  route(
    'GET',
    `${PORTAL}/{entry_id}/versions`,
    versionsRow('issuer', 'List the versions of an entry that were published, the newest first'),
  ),
];

/** The number in the path, as text when it is none: the contract refuses it then. */
function versionOf({ entry_id, version = '' }: Readonly<Record<string, string>>) {
  return { entry_id, version: /^\d{1,9}$/.test(version) ? Number(version) : version };
}
