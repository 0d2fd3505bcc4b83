import { pageReply, pageVariables, type ReplyData, type Route, route } from '../../rest.ts';

const SCAN = `scanId status scope { all issuerDid since } progress { checked total versionsChecked findings }
  requestedBy requestedAt startedAt finishedAt failure`;
const FINDING = `findingId kind severity subject { type id } evidence advice status note decidedBy decidedAt
  scanId firstSeenAt lastSeenAt rowVersion`;

/** Scans that prove stored credentials again, and what they found. */
export const claimIntegrityRoutes: readonly Route[] = [
  route('POST', '/api/v1/admin/claim-integrity/scans', {
    summary: 'Check stored credentials anew, in the background',
    description:
      'All of them and every published version of the catalog, or those of `issuer_did`, or those received `since` an instant. While a scan of the same scope is not over, that one is ' +
      'the answer; else at most 10 wait (LIMIT_REACHED). 404 for an `issuer_did` that nobody knows. Ask for the progress by `scan_id`.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    document: `mutation RunIntegrityScan($input: RunIntegrityScanInput!) {
      runIntegrityScan(input: $input) { scan { ${SCAN} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ scan }: ReplyData) => scan,
    success: 202,
    example: { summary: 'Everything that is stored', body: {} },
  }),
  route('GET', '/api/v1/admin/claim-integrity/scans', {
    summary: 'List scans, newest first',
    caller: 'admin',
    limit: 'portal',
    document: `query IntegrityScans($status: IntegrityScanStatus, $first: Int, $offset: Int) {
      integrityScans(status: $status, first: $first, offset: $offset) { nodes { ${SCAN} } totalCount totalIsLowerBound offset size }
    }`,
    query: ['status', 'page', 'page_size'],
    variables: ({ query }) => ({
      ...(query['status'] === undefined ? {} : { status: query['status'] }),
      ...pageVariables(query),
    }),
    reply: pageReply,
    success: 200,
  }),
  route('GET', '/api/v1/admin/claim-integrity/scans/{scan_id}', {
    summary: 'Read one scan with its progress',
    caller: 'admin',
    limit: 'portal',
    document: `query IntegrityScan($id: ID!) { integrityScan(id: $id) { ${SCAN} } }`,
    variables: ({ params }) => ({ id: params['scan_id'] }),
    success: 200,
  }),
  route('GET', '/api/v1/admin/claim-integrity/findings', {
    summary: 'List what scans found, newest first',
    description: '`evidence` holds ids, hashes, names of fields and codes; never what a credential says.',
    caller: 'admin',
    limit: 'portal',
    document: `query ClaimIntegrityFindings($filter: ClaimIntegrityFindingFilter, $first: Int, $offset: Int) {
      claimIntegrityFindings(filter: $filter, first: $first, offset: $offset) {
        nodes { ${FINDING} } totalCount totalIsLowerBound offset size
      }
    }`,
    query: ['kind', 'severity', 'status', 'subject_id', 'page', 'page_size'],
    variables: ({ query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }),
  route('PATCH', '/api/v1/admin/claim-integrity/findings/{finding_id}', {
    summary: 'Decide what a finding comes to',
    description:
      'OPEN leads to ACKNOWLEDGED, RESOLVED or FALSE_POSITIVE, ACKNOWLEDGED to the last two. Nothing leads back but a scan that sees it again. ' +
      'No credential is changed. With `If-Match` the decision counts only for the row version that you have read.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation ResolveFinding($input: ResolveFindingInput!) {
      resolveFinding(input: $input) { finding { ${FINDING} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, finding_id: params['finding_id'] } }),
    reply: ({ finding }: ReplyData) => finding,
    success: 200,
    example: {
      summary: 'Put right',
      body: { status: 'RESOLVED', note: 'Restored the row from the backup of 1 March.' },
    },
  }),
];
