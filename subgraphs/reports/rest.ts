import { pageReply, pageVariables, type ReplyData, type Route, type RouteRow, route } from '../rest.ts';

const PATH = '/api/v1/reports';
const ERROR = 'row recordId fieldCode code message';
const FILE = 'fileName mediaType size sha256';
const FILTERS =
  'status credentialType claimStatus category entryCode cohortCode requirementId memberId asOf action holderDid learnerId';
const ROW = `reportId kind organization { type did name } schemeCode schemeVersion mapVersion periodFrom periodTo format status
  sourceCount leftOutCount rowCount failedRowCount errorCount file { ${FILE} } expiresAt requestedBy startedAt endedAt createdAt updatedAt rowVersion`;
const FIELDS = `${ROW} filters { ${FILTERS} } errorsFile { ${FILE} } coveredTo failure { code message } errors { ${ERROR} } manifestSignature`;
const COLUMN = 'name type description length';
const PIECE = 'fileName mediaType content next';

/** What all rows have in common: who they are for, and one budget for all of them. */
const ROOT = { caller: 'issuer, custodian or admin', limit: 'portal:reports' } as const;

const MEDIA_TYPES = [
  'text/csv',
  'application/json',
  'application/xml',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

const idOf: RouteRow['variables'] = ({ params }) => ({ id: params['report_id'] });
const inputOf: RouteRow['variables'] = ({ params }) => ({ input: { report_id: params['report_id'] } });
const ofReport = ({ report }: ReplyData) => report;

/** Reports, for issuers, custodians and administrators. */
export const reportRoutes: readonly Route[] = [
  route('GET', `${PATH}/definitions`, {
    ...ROOT,
    summary: 'List the kinds of reports that you may run',
    description:
      'With their columns, what narrows them, their formats, and for SCHEME_COMPLIANCE the schemes with their fields.',
    document: `query ReportDefinitions {
      reportDefinitions {
        kind title description period needsOrganization isSensitive formats
        columns { ${COLUMN} }
        filters { name description words }
        schemes {
          schemeCode name regulator version mapVersion outputFormat formats
          fields { fieldCode label type length required }
        }
      }
    }`,
    variables: () => ({}),
    reply: (items: ReplyData) => ({ items }),
    success: 200,
  }),

  route('POST', `${PATH}/preview`, {
    ...ROOT,
    summary: 'Look at the first rows of a report',
    description:
      'Up to 20 rows and their errors, of the first 500 records, as the report would be made now. It is kept nowhere; the audit trail ' +
      'tells that it was looked at.',
    refuses: [409],
    document: `query PreviewReport($input: PreviewReportInput!) {
      previewReport(input: $input) {
        schemeCode schemeVersion mapVersion columns { ${COLUMN} } rows errors { ${ERROR} } sourceCount leftOutCount failedRowCount isWhole
      }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: {
      summary: 'What was issued in January',
      body: { kind: 'ISSUANCE_REGISTER', period_from: '2026-01-01', period_to: '2026-02-01' },
    },
  }),

  route('POST', PATH, {
    ...ROOT,
    summary: 'Order a report',
    description:
      'It is made in the background: follow it at `/events`, or ask for it by its `report_id`. The period is of UTC days and ' +
      'half-open: `period_to` is the first day after it. A report of a scheme is made with the fields and maps that the scheme has now. ' +
      'Rows with errors are not in the file; they are counted and told, each with what to do. At most five of yours may be under way ' +
      '(LIMIT_REACHED).',
    idempotent: true,
    refuses: [409],
    document: `mutation CreateReport($input: CreateReportInput!) { createReport(input: $input) { report { ${FIELDS} } } }`,
    variables: ({ body }) => ({ input: body }),
    reply: ofReport,
    success: 202,
    example: {
      summary: 'What was issued in January',
      body: {
        kind: 'ISSUANCE_REGISTER',
        format: 'CSV',
        period_from: '2026-01-01',
        period_to: '2026-02-01',
        filters: { credential_type: 'BachelorDegreeCredential' },
      },
    },
  }),

  route('GET', PATH, {
    ...ROOT,
    summary: 'List your reports, the newest first',
    description: 'Those of your organization; of administrators, those that administrators have ordered.',
    query: ['kind', 'status', 'page', 'page_size'],
    document: `query Reports($filter: ReportListFilter, $first: Int, $offset: Int) {
      reports(filter: $filter, first: $first, offset: $offset) {
        nodes { ${ROW} }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }),

  route('GET', `${PATH}/{report_id}`, {
    ...ROOT,
    summary: 'Get a report',
    description: 'How far it is, what came of its rows, and the first 100 errors.',
    document: `query Report($id: ID!) { report(id: $id) { ${FIELDS} } }`,
    variables: idOf,
    success: 200,
  }),

  route('DELETE', `${PATH}/{report_id}`, {
    ...ROOT,
    summary: 'Delete a report that has ended',
    description: 'Its files go with it. The audit trail keeps that there was one.',
    guarded: true,
    refuses: [409],
    document: `mutation DeleteReport($input: DeleteReportInput!) { deleteReport(input: $input) { report { reportId } } }`,
    variables: inputOf,
    success: 204,
  }),

  route('GET', `${PATH}/{report_id}/download`, {
    ...ROOT,
    summary: 'Download the file of a report',
    description:
      'As long as the report is COMPLETED or COMPLETED_WITH_ERRORS. Each download is on the audit trail, and no cache keeps it.',
    body: 'none',
    refuses: [409],
    file: { mediaTypes: MEDIA_TYPES, isInPieces: true },
    document: `query ReportFile($id: ID!, $after: String) { reportFile(id: $id, after: $after) { ${PIECE} } }`,
    variables: idOf,
    success: 200,
  }),

  route('GET', `${PATH}/{report_id}/errors`, {
    ...ROOT,
    summary: 'Download all errors of the rows of a report',
    description:
      'CSV with the columns `row`, `record_id`, `field_code`, `code` and `message`. What is in the cells is not repeated. NOT_FOUND for a ' +
      'report without errors.',
    body: 'none',
    refuses: [409],
    file: { mediaTypes: ['text/csv'], isInPieces: true },
    document: `query ReportErrors($id: ID!, $after: String) { reportErrors(id: $id, after: $after) { ${PIECE} } }`,
    variables: idOf,
    success: 200,
  }),

  route('GET', `${PATH}/{report_id}/manifest`, {
    ...ROOT,
    summary: 'Download the signed manifest of a report',
    description:
      'JSON with `statement`, `signature` and `key`: what the platform states of the file (its SHA-256, size, counts, period, filters and ' +
      'versions), signed with the key of `GET /api/v1/audit-logs/key`. It stays when the file is gone.',
    body: 'none',
    refuses: [409],
    file: { mediaTypes: ['application/json'] },
    document: `query ReportManifest($id: ID!) { reportManifest(id: $id) { fileName mediaType content } }`,
    variables: idOf,
    success: 200,
  }),

  route('POST', `${PATH}/{report_id}/cancel`, {
    ...ROOT,
    summary: 'End a report that has not ended',
    description: 'Nothing is left of its file. Repeating it changes nothing.',
    body: 'none',
    refuses: [409],
    document: `mutation CancelReport($input: CancelReportInput!) { cancelReport(input: $input) { report { ${FIELDS} } } }`,
    variables: inputOf,
    reply: ofReport,
    success: 200,
  }),

  route('GET', `${PATH}/{report_id}/events`, {
    ...ROOT,
    summary: 'Watch a report',
    description:
      'Server-sent events. `progress` has the report as it stands, at once and whenever it has gone on; `ended` has it as it ended, and is ' +
      'the last one. `shutdown` and `unauthenticated` end the stream, too: connect again, after signing in again for the latter. At most 3 ' +
      'streams of a caller are open at once, and 200 in all (RATE_LIMITED).',
    document: `subscription ReportProgress($id: ID!) { reportProgress(id: $id) { ${FIELDS} } }`,
    variables: idOf,
    stream: eventOf,
    success: 200,
  }),
];

function eventOf(progress: ReplyData) {
  const event = progress.ended_at === null ? 'progress' : 'ended';
  return { event, id: String(progress.row_version), data: progress };
}
