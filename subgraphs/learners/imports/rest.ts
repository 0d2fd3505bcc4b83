import { pageReply, pageVariables, type ReplyData, type Route, route, yesOrNo } from '../../rest.ts';

const PATH = '/api/v1/learners';
const ROW = `importId issuerDid fileName size sha256 format dryRun jurisdictionCode status rowsDone rowsTotal rowsPerSecond
  errorCount startedAt endedAt createdAt updatedAt rowVersion`;
const FIELDS = `${ROW}
  files { name rows done made changed unchanged skipped refused }
  failure { file line column code message }`;

/** Imports of learners, for issuers. */
export const importRoutes: readonly Route[] = [
  route('POST', `${PATH}/import`, {
    summary: 'Import learners, enrolments and results from a file',
    description:
      'Send multipart/form-data: the text fields first, then one part `file` of at most 50 MB: a bulk export of 1EdTech OneRoster 1.1 or ' +
      '1.2 (a zip file of CSV), or a plain CSV of learners with the columns `learner_number`, `given_name`, `family_name` and, where there ' +
      'are such, `preferred_name`, `email`, `phone`, `preferred_language`, `country_code` and `status`. It is worked off in the ' +
      'background. `dry_run` looks at everything and changes nothing. `jurisdiction_code` says whose codes of catalog entries the file ' +
      'has. The same file twice changes nothing the second time, and is refused (DUPLICATE) while it is worked off. Dates of birth are ' +
      'never read.',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    body: 'pieces',
    refuses: [409],
    document: `mutation ImportLearners($input: ImportLearnersInput!) {
      importLearners(input: $input) { status import { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: { ...body, ...yesOrNo(body, 'dry_run') } }),
    reply: ({ import: made }) => made,
    success: 202,
    example: { summary: 'Look first', body: { dry_run: true, jurisdiction_code: 'IE' } },
  }),

  route('GET', `${PATH}/imports`, {
    summary: 'List the imports, the newest first',
    caller: 'issuer',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query LearnerImports($filter: LearnerImportFilter, $first: Int, $offset: Int) {
      learnerImports(filter: $filter, first: $first, offset: $offset) {
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

  route('GET', `${PATH}/imports/{import_id}`, {
    summary: 'Get an import',
    description: 'How far it is, and what has become of the rows of each table.',
    caller: 'issuer',
    limit: 'portal',
    document: `query LearnerImport($id: ID!) { learnerImport(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['import_id'] }),
    success: 200,
  }),

  route('GET', `${PATH}/imports/{import_id}/errors`, {
    summary: 'Download what is wrong with the rows of an import',
    description:
      'CSV with the columns `file`, `line`, `column`, `code` and `message`; the first 10,000. What is in the cells is not repeated.',
    caller: 'issuer',
    limit: 'portal',
    body: 'none',
    file: { mediaTypes: ['text/csv'] },
    document: `query LearnerImportErrors($id: ID!) { learnerImportErrors(id: $id) { fileName mediaType content } }`,
    variables: ({ params }) => ({ id: params['import_id'] }),
    success: 200,
  }),

  route('POST', `${PATH}/imports/{import_id}/cancel`, {
    summary: 'End an import',
    description: 'What was made until then stays. Repeating it changes nothing.',
    caller: 'issuer',
    limit: 'portal',
    body: 'none',
    refuses: [409],
    document: `mutation CancelLearnerImport($input: CancelLearnerImportInput!) {
      cancelLearnerImport(input: $input) { import { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: { import_id: params['import_id'] } }),
    reply: ({ import: ended }) => ended,
    success: 200,
  }),

  route('GET', `${PATH}/imports/{import_id}/events`, {
    summary: 'Watch an import',
    description:
      'Server-sent events. `progress` has the import as it stands, at once and whenever it has gone on; `ended` has it as it ended, and is ' +
      'the last one. `shutdown` and `unauthenticated` end the stream, too: connect again, after signing in again for the latter. At most 3 ' +
      'streams of a caller are open at once, and 200 in all (RATE_LIMITED).',
    caller: 'issuer',
    limit: 'portal',
    document: `subscription LearnerImportProgress($id: ID!) { learnerImportProgress(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['import_id'] }),
    stream: eventOf,
    success: 200,
  }),
];

function eventOf(progress: ReplyData) {
  const event = progress.ended_at === null ? 'progress' : 'ended';
  return { event, id: String(progress.row_version), data: progress };
}
