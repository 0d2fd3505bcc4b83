import { pageReply, pageVariables, type ReplyData, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/custodian/intake';
const MAPPED = 'column target transform { kind value values { from to } }';
const ROW = `intakeId recordKind sourceOrg { name issuerDid } file { fileId name mime size sha256 } status rows
  counts { total valid invalid duplicate approved rejected attested issued }
  uploadedBy validatedAt endedAt createdAt updatedAt rowVersion`;
const FIELDS = `${ROW}
  headers targets suggestedMapping { ${MAPPED} } mapping { ${MAPPED} } failure { line column code message }`;

/** Batches of intake, for custodians. */
export const intakeRoutes: readonly Route[] = [
  route('POST', PATH, {
    summary: 'Take in a file of records',
    description:
      'Send multipart/form-data: the text fields first, then one part `file` of at most 50 MB and 500,000 rows: CSV, XLSX or JSON (a list ' +
      'of objects). `record_kind` says what its rows are, `source_org_name` and, where it is an issuer here, `source_org_issuer_did` where ' +
      'they come from. The reply has the headers and a mapping of those that say by themselves what they are. A file that was taken in ' +
      'before is refused (DUPLICATE) unless that batch was cancelled or has failed. Dates of birth are never taken in.',
    caller: 'custodian',
    limit: 'portal',
    idempotent: true,
    body: 'pieces',
    refuses: [409],
    document: `mutation CreateIntake($input: CreateIntakeInput!) {
      createIntake(input: $input) { status batch { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ batch }) => batch,
    success: 201,
    example: {
      summary: 'Awards of a college that closed',
      body: { record_kind: 'CREDENTIAL', source_org_name: 'Old College' },
    },
  }),

  route('GET', PATH, {
    summary: 'List the batches, the newest first',
    caller: 'custodian',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query IntakeBatches($filter: IntakeBatchFilter, $first: Int, $offset: Int) {
      intakeBatches(filter: $filter, first: $first, offset: $offset) {
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

  route('GET', `${PATH}/{intake_id}`, {
    summary: 'Get a batch',
    description: 'How it stands, what its columns are and what has become of its rows.',
    caller: 'custodian',
    limit: 'portal',
    document: `query IntakeBatch($id: ID!) { intakeBatch(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['intake_id'] }),
    success: 200,
  }),

  route('POST', `${PATH}/{intake_id}/mapping`, {
    summary: 'Say what the columns of a batch are',
    description:
      'For whoever has sent the file (FORBIDDEN else). Each column that is taken with its target, one of `targets` or `claim:<name>`, ' +
      'and where its cells are to be changed with a transform. May be said anew until somebody has decided about a record. Targets that ' +
      'the rows must have are named when they are missing.',
    caller: 'custodian',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation MapIntake($input: MapIntakeInput!) { mapIntake(input: $input) { batch { ${FIELDS} } } }`,
    variables: ({ params, body }) => ({ input: { ...body, intake_id: params['intake_id'] } }),
    reply: ({ batch }) => batch,
    success: 200,
    example: {
      summary: 'Names and days as they were written',
      body: {
        mapping: [
          { column: 'Name', target: 'holder_name', transform: { kind: 'SPLIT_NAME' } },
          { column: 'Awarded', target: 'award_date', transform: { kind: 'DATE_DMY' } },
          { target: 'credential_type', transform: { kind: 'CONSTANT', value: 'Diploma' } },
        ],
      },
    },
  }),

  route('POST', `${PATH}/{intake_id}/validate`, {
    summary: 'Read the rows of a batch',
    description:
      'In the background; watch its events. Before anything is decided it may be read once more, so that people are looked for who could ' +
      'not be before.',
    caller: 'custodian',
    limit: 'portal',
    body: 'none',
    refuses: [409],
    document: `mutation ValidateIntake($input: ValidateIntakeInput!) {
      validateIntake(input: $input) { batch { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: { intake_id: params['intake_id'] } }),
    reply: ({ batch }) => batch,
    success: 202,
  }),

  route('POST', `${PATH}/{intake_id}/cancel`, {
    summary: 'End a batch',
    description:
      'Its records and its file are removed; not while some of its records are attested. Repeating it changes nothing.',
    caller: 'custodian',
    limit: 'portal',
    body: 'none',
    refuses: [409],
    document: `mutation CancelIntake($input: CancelIntakeInput!) {
      cancelIntake(input: $input) { batch { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: { intake_id: params['intake_id'] } }),
    reply: ({ batch }) => batch,
    success: 200,
  }),

  route('GET', `${PATH}/{intake_id}/errors.csv`, {
    summary: 'Download what is wrong with the rows of a batch',
    description:
      'CSV with the columns `row`, `column`, `field`, `code` and `message` for the records that are INVALID. What is in the cells is not ' +
      'repeated.',
    caller: 'custodian',
    limit: 'portal',
    body: 'none',
    file: { mediaTypes: ['text/csv'], isInPieces: true },
    document: `query IntakeErrors($id: ID!, $after: String) {
      intakeErrors(id: $id, after: $after) { fileName mediaType content next }
    }`,
    variables: ({ params }) => ({ id: params['intake_id'] }),
    success: 200,
  }),

  route('GET', `${PATH}/{intake_id}/events`, {
    summary: 'Watch a batch',
    description:
      'Server-sent events. `progress` has the batch as it stands, at once and whenever it has gone on; `ended` has it when its rows are ' +
      'read or it is over, and is the last one. `shutdown` and `unauthenticated` end the stream, too: connect again, after signing in ' +
      'again for the latter. At most 3 streams of a caller are open at once, and 200 in all (RATE_LIMITED).',
    caller: 'custodian',
    limit: 'portal',
    document: `subscription IntakeProgress($id: ID!) { intakeProgress(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['intake_id'] }),
    stream: eventOf,
    success: 200,
  }),
];

const UNREAD: ReadonlySet<string> = new Set(['UPLOADED', 'MAPPED', 'VALIDATING']);

function eventOf(batch: ReplyData) {
  const event = UNREAD.has(batch.status) ? 'progress' : 'ended';
  return { event, id: String(batch.row_version), data: batch };
}
