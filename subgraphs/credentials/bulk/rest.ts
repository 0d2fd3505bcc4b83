import {
  pageReply,
  pageVariables,
  type ReplyData,
  type Route,
  type RouteRow,
  route,
  yesOrNo,
} from '../../rest.ts';

const PATH = '/api/v1/portal/me/bulk-issuance';
const ROW = `jobId templateId templateVersion file { name size sha256 format } holderKey onError notifyHolders status rows
  counts { total valid invalid issued failed awaitingHolder skipped }
  rowsPerSecond secondsLeft startedAt endedAt createdAt updatedAt rowVersion`;
const FIELDS = `${ROW} headers mapping { header field } failure { line column code message }`;
/** What people need to map its columns. */
const WHOLE = `${FIELDS} fields missingFields`;

/** Issuing for the rows of a file, for an issuer's own people. */
export const bulkRoutes: readonly Route[] = [
  route('POST', PATH, {
    summary: 'Begin to issue for the rows of a file',
    description:
      'Send multipart/form-data: the text fields first, then one part `file` of at most 10 MB and 200,000 rows: CSV (in any encoding), XLSX or ' +
      'JSON (a list of objects). The rows are issued by the version of the template that is published at this moment. `holder_key` says what ' +
      'names the person of a row: DID (column `holder_did`) unless told, or EMAIL (column `holder_email`): who is not to be found by it is invited. With `on_error` STOP a row that ' +
      'fails ends the job; with `notify_holders` false people find their credentials in the wallet without a notification. Columns whose headers are the keys, labels or aliases of fields are mapped by themselves; the job is MAPPED when ' +
      'nothing is missing. Nothing is issued before it was validated and started.',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    body: 'pieces',
    refuses: [409],
    document: `mutation CreateBulkJob($input: CreateBulkJobInput!) {
      createBulkJob(input: $input) { status job { ${WHOLE} } }
    }`,
    variables: ({ body }) => ({ input: { ...body, ...yesOrNo(body, 'notify_holders') } }),
    reply: ({ job }) => job,
    success: 201,
    example: {
      summary: 'A class of graduates',
      body: { template_id: '3f0c6e1a-6f1d-4a53-9a3e-0c6b8f2d7e11' },
    },
  }),

  route('GET', PATH, {
    summary: 'List the jobs of bulk issuance, the newest first',
    caller: 'issuer',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query BulkIssuanceJobs($filter: BulkIssuanceJobFilter, $first: Int, $offset: Int) {
      bulkIssuanceJobs(filter: $filter, first: $first, offset: $offset) {
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

  route('POST', `${PATH}/suggest-mapping`, {
    summary: 'Ask what the columns of a table are, before it is sent',
    description:
      'Columns whose headers are the keys, labels or aliases of fields are mapped by themselves. A language model is asked about the others alone, and only while fields are left; where it does not help, `status` and `reason` say so. Of the cells it is shown the shape alone: letters and digits are masked here. Nothing is kept; send the mapping with the job.',
    caller: 'issuer',
    limit: 'insight:bulk-mapping',
    document: `query BulkMappingSuggestion($input: BulkMappingSuggestionInput!) {
      bulkMappingSuggestion(input: $input) {
        status reason mapping { header field confidence source } missingRequired
      }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: {
      summary: 'Columns under other names',
      body: {
        template_id: '3f0c6e1a-6f1d-4a53-9a3e-0c6b8f2d7e11',
        headers: ['Wallet', 'Candidate', 'Award'],
        sample_rows: [['did:key:z6Mk…', 'Aoife Ní Bhriain', 'BSc in Physics']],
      },
    },
  }),

  route('GET', `${PATH}/{job_id}`, {
    summary: 'Get a job of bulk issuance',
    caller: 'issuer',
    limit: 'portal',
    document: `query BulkIssuanceJob($id: ID!) { bulkIssuanceJob(id: $id) { ${WHOLE} } }`,
    variables: ({ params }) => ({ id: params['job_id'] }),
    success: 200,
  }),

  route('POST', `${PATH}/{job_id}/mapping`, {
    summary: 'Say what the columns of a job are',
    description:
      'Each column that is taken with the field that it fills in, one of `fields`. May be said anew until the job is started; then validate it again.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation MapBulkJob($input: MapBulkJobInput!) { mapBulkJob(input: $input) { job { ${WHOLE} } } }`,
    variables: ({ params, body }) => ({ input: { ...body, job_id: params['job_id'] } }),
    reply: ({ job }) => job,
    success: 200,
    example: {
      summary: 'Columns under other names',
      body: {
        mapping: [
          { header: 'Wallet', field: 'holder_did' },
          { header: 'Student', field: 'name' },
          { header: 'Award', field: 'degree' },
        ],
      },
    },
  }),

  step('validate', 'validateBulkJob', 202, {
    summary: 'Read the rows of a job, without issuing anything',
    description:
      'In the background; watch its events. Then `counts` says how many rows are valid, and `errors.csv` what is wrong with the others.',
  }),
  step('start', 'startBulkJob', 202, {
    summary: 'Issue the rows of a job that are valid',
    description:
      'In the background; watch its events. A row gets one credential whatever happens: a process that is killed has lost nothing, and nothing is issued twice. An issuer that is suspended stops it: the job is PAUSED with the reason as `failure`.',
  }),
  step('pause', 'pauseBulkJob', 200, {
    summary: 'Stop a job for now',
    description: 'Behind the rows that are being issued, 240 at most.',
  }),
  step('resume', 'resumeBulkJob', 202, { summary: 'Go on with a job that is paused' }),
  step('cancel', 'cancelBulkJob', 200, {
    summary: 'End a job for good',
    description: 'What was issued stays; the rest is SKIPPED.',
  }),
  step('retry-failed', 'retryFailedRows', 202, {
    summary: 'Try the rows of a job again that have failed',
  }),

  route('GET', `${PATH}/{job_id}/rows`, {
    summary: 'List the rows of a job, in the order of the file',
    caller: 'issuer',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query BulkIssuanceRows($jobId: ID!, $filter: BulkIssuanceRowFilter, $first: Int, $offset: Int) {
      bulkIssuanceRows(jobId: $jobId, filter: $filter, first: $first, offset: $offset) {
        nodes { rowId rowNumber status holderDid inviteId credentialId errors { column field code message } rowVersion }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ params, query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { jobId: params['job_id'], filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }),

  route('GET', `${PATH}/{job_id}/errors.csv`, {
    summary: 'Download what is wrong with the rows of a job',
    description:
      'CSV with the columns `row`, `status`, `column`, `field`, `code` and `message` for the rows that are INVALID or have FAILED. What is in the cells is not repeated.',
    caller: 'issuer',
    limit: 'portal',
    body: 'none',
    file: { mediaTypes: ['text/csv'], isInPieces: true },
    document: `query BulkIssuanceErrors($id: ID!, $after: String) {
      bulkIssuanceErrors(id: $id, after: $after) { fileName mediaType content next }
    }`,
    variables: ({ params }) => ({ id: params['job_id'] }),
    success: 200,
  }),

  route('GET', `${PATH}/{job_id}/to-sign`, {
    summary: 'Download what an issuer with its own key has to sign',
    description:
      'Once the job is READY_TO_SIGN. Lines of JSON, one for each row: `row_number`, `credential_id`, `key_id`, `bytes_to_sign` (64 bytes in ' +
      'base64, to be signed with Ed25519 as they are), and what they stand for: `credential` and `proof_configuration`. The same row always ' +
      'has the same bytes.',
    caller: 'issuer',
    limit: 'portal',
    body: 'none',
    refuses: [409],
    file: { mediaTypes: ['application/x-ndjson'], isInPieces: true },
    document: `query BulkIssuanceToSign($id: ID!, $after: String) {
      bulkIssuanceToSign(id: $id, after: $after) { fileName mediaType content next }
    }`,
    variables: ({ params }) => ({ id: params['job_id'] }),
    success: 200,
  }),

  route('POST', `${PATH}/{job_id}/signatures`, {
    summary: 'Send signatures of an issuer with its own key',
    description:
      'Up to 500 at once. Each is checked against the current key of the issuer; the rows of those that verify are issued, the others wait on ' +
      'and are told why. A signature that comes again changes nothing. With the last one the job is over.',
    caller: 'issuer',
    limit: 'portal',
    refuses: [409],
    document: `mutation SignBulkRows($input: SignBulkRowsInput!) {
      signBulkRows(input: $input) { job { ${FIELDS} } results { credentialId operationStatus error message } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, job_id: params['job_id'] } }),
    success: 200,
    example: {
      summary: 'One signature',
      body: {
        signatures: [
          {
            credential_id: '3f0c6e1a-6f1d-4a53-9a3e-0c6b8f2d7e11',
            signature:
              'LvHMRztohVzncbGuYMygtiNkwBktQDeAdMvY5LvsBHTWqRWecaFbLuH7fLihNi5my8Zje3xWQAwUJKfsoD4jxA==',
          },
        ],
      },
    },
  }),

  route('GET', `${PATH}/{job_id}/events`, {
    summary: 'Watch a job of bulk issuance',
    description:
      'Server-sent events. `progress` has the job as it stands, at once and whenever it has gone on; `ended` has it when somebody has to do ' +
      'something or it is over, and is the last one. `shutdown` and `unauthenticated` end the stream, too: connect again, after signing in ' +
      'again for the latter. At most 3 streams of a caller are open at once, and 200 in all (RATE_LIMITED).',
    caller: 'issuer',
    limit: 'portal',
    document: `subscription BulkJobProgress($id: ID!) { bulkJobProgress(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['job_id'] }),
    stream: eventOf,
    success: 200,
  }),
];

const AT_WORK: ReadonlySet<string> = new Set(['VALIDATING', 'RUNNING']);

function eventOf(job: ReplyData) {
  return { event: AT_WORK.has(job.status) ? 'progress' : 'ended', id: String(job.row_version), data: job };
}

/** A step that takes nothing but the job. */
function step(
  word: string,
  field: string,
  success: 200 | 202,
  told: Pick<RouteRow, 'summary' | 'description'>,
): Route {
  const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return route('POST', `${PATH}/{job_id}/${word}`, {
    ...told,
    caller: 'issuer',
    limit: 'portal',
    body: 'none',
    refuses: [409],
    document: `mutation ${name}($input: ${name}Input!) { ${field}(input: $input) { job { ${FIELDS} } } }`,
    variables: ({ params }) => ({ input: { job_id: params['job_id'] } }),
    reply: ({ job }) => job,
    success,
  });
}
