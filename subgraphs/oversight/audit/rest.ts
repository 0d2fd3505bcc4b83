import { pageReply, pageVariables, type Route, type RouteRow, route, searchReply } from '../../rest.ts';

const ENTRY = `auditId source seq occurredAt
  actor { type id role ipHash }
  action
  subject { type id }
  org { type id }
  status reason previousState newState correlationId prevHash hash`;

const LISTED = [
  'status',
  'search',
  'actor_id',
  'action',
  'source',
  'subject_id',
  'org_id',
  'correlation_id',
  'from',
  'to',
  'page',
  'page_size',
];

type AuditRow = Omit<RouteRow, 'summary' | 'document' | 'description'> & { summary?: string };

const shared = { caller: 'admin', limit: 'portal', variables: () => ({}), success: 200 } as const;

/** A list of entries; `field` is one of the two that take these conditions, `name` the operation's own. */
function listRow(field: 'auditLogs' | 'adminAuditLogs', name: string) {
  return {
    ...shared,
    description:
      'With `search`, `searched_from` is the instant before which nothing was looked at; send it as `to` to search further back. ' +
      '`total_is_lower_bound` is true when there are more than `total`, which counts no further than 10,000.',
    document: `query ${name}($filter: AuditLogFilter, $first: Int, $offset: Int) {
      ${field}(filter: $filter, first: $first, offset: $offset) {
        nodes { ${ENTRY} }
        totalCount totalIsLowerBound offset size searchedFrom
      }
    }`,
    query: LISTED,
    variables: ({ query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: searchReply,
  } satisfies AuditRow & { description: string; document: string };
}

function verifyRow(name: string) {
  return {
    ...shared,
    summary: 'Prove that no entry of the audit trail was edited, removed, moved or put in between',
    description:
      'Checks every entry, every signed statement and every signed head; `problems` says what is wrong and where. Keep copies of the signed heads outside of the platform: they prove later that no chain was cut off at its end.',
    document: `query ${name} {
      auditTrailVerification {
        valid
        firstInvalid { source seq }
        checked
        checkedAt
        heads { source seq hash }
        statementsChecked
        signedHeads { source seq }
        problems { source seq sinceSeq reason }
        problemCount
        key
      }
    }`,
  } satisfies RouteRow;
}

const HEADS = 'number at isHourly heads { source seq hash } statement signature hash';

function headsRow(name: string) {
  return {
    ...shared,
    summary: 'List what the platform signed about its audit trail, newest first',
    description:
      '`statement` is the exact text that was signed; check it with the key of `/api/v1/audit-logs/key`.',
    document: `query ${name}($first: Int, $offset: Int) {
      auditHeads(first: $first, offset: $offset) { nodes { ${HEADS} } totalCount offset size }
    }`,
    query: ['page', 'page_size'],
    variables: ({ query }) => pageVariables(query),
    reply: pageReply,
  } satisfies RouteRow;
}

/** The audit trail as Core Engine serves it. */
export const auditRoutes: readonly Route[] = [
  route('GET', '/api/v1/audit-logs', {
    ...listRow('auditLogs', 'AuditLogs'),
    summary: 'Read the audit trail, newest entry first',
  }),
  route('GET', '/api/v1/audit-logs/verify', verifyRow('AuditTrailVerification')),
  route('GET', '/api/v1/audit-logs/heads', headsRow('AuditHeads')),
  route('GET', '/api/v1/audit-logs/key', {
    ...shared,
    summary: 'Get the public key that signed heads of the audit trail are checked with',
    description: 'Keep a copy outside of the platform, with an export or before one.',
    caller: 'public',
    crossOrigin: true,
    document: 'query AuditKey { auditKey { key publicKey statementType createdAt } }',
  }),
];

/** The audit trail, its proofs and the Admin Console's own log as the Admin Console serves them. */
export const adminAuditRoutes: readonly Route[] = [
  route('GET', '/api/v1/admin/audit-logs', {
    ...listRow('auditLogs', 'AdminPlatformAuditLogs'),
    summary: "Read the platform's audit trail, newest entry first",
  }),
  route('GET', '/api/v1/admin/audit-logs/console', {
    ...listRow('adminAuditLogs', 'AdminConsoleAuditLogs'),
    summary: "Read the Admin Console's own audit log, newest entry first",
    description:
      "Signs-in and changes of administrators and settings, from the Console's own store: it answers while Core Engine is away. The platform's trail has the same entries with source `admin`.",
  }),
  route('GET', '/api/v1/admin/audit-logs/verify', verifyRow('AdminAuditTrailVerification')),
  route('GET', '/api/v1/admin/audit-logs/heads', headsRow('AdminAuditHeads')),
  route('POST', '/api/v1/admin/audit-logs/heads', {
    ...shared,
    summary: 'Sign where every chain of the audit trail stands now',
    description: 'In addition to the statement of each hour; sign before an export to have all of it proven.',
    document: `mutation SignAuditHeads { signAuditHeads { ${HEADS} } }`,
    idempotent: true,
    body: 'none',
    success: 201,
  }),
  route('GET', '/api/v1/admin/audit-logs/export', {
    ...shared,
    summary: 'Export a part of the audit trail as lines of a file that anybody can check',
    description:
      'Write `lines` to the file, each with a line feed, and ask again with `next_cursor` as `cursor` until it is null.',
    document: `query ExportAuditTrail($source: String, $from: DateTime, $to: DateTime, $cursor: String, $first: Int) {
      auditExport(source: $source, from: $from, to: $to, cursor: $cursor, first: $first) {
        exportId lines nextCursor
      }
    }`,
    query: ['source', 'from', 'to', 'cursor', 'first'],
    ranges: { first: [1, 1000] },
    variables: ({ query }) => {
      const { first, ...rest } = query;
      // What is no number is passed on to be refused.
      const lines = first !== undefined && /^\d{1,9}$/.test(first) ? Number(first) : first;
      return { ...rest, ...(lines === undefined ? {} : { first: lines }) };
    },
  }),
  route('POST', '/api/v1/admin/audit-logs/nl-search', {
    ...shared,
    limit: 'insight:audit-search',
    summary: 'Turn a question in plain English into conditions for the audit trail',
    description:
      'Nothing is searched: `filter` is a suggestion. Where no language model helps, `status` and `reason` say so, and `filter` has what the words of the question name by themselves.',
    document: `query AuditSearchSuggestion($input: AuditSearchSuggestionInput!) {
      auditSearchSuggestion(input: $input) { status reason filter { status search } }
    }`,
    variables: ({ body }) => ({ input: body }),
    example: { summary: 'Refusals', body: { question: 'Who was refused something last night?' } },
  }),
  route('GET', '/api/v1/admin/audit-logs/{id}', {
    ...shared,
    summary: "Read one entry of the platform's audit trail",
    document: `query AuditLog($id: ID!) { auditLog(id: $id) { ${ENTRY} } }`,
    variables: ({ params }) => ({ id: params['id'] }),
  }),
  route('GET', '/api/v1/admin/network-stats/insight', {
    ...shared,
    limit: 'insight:network',
    summary: "Read the network's figures in words",
    description:
      'Every figure of the sentence is one of `figures`, which are there without a language model, too; `status` and `reason` say why there is no sentence.',
    document:
      'query NetworkStatsInsight { networkStatsInsight { status reason insight figures { name value } } }',
  }),
];
