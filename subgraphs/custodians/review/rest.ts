import { pageReply, pageVariables, type Route, type RouteRow, route } from '../../rest.ts';

const PATH = '/api/v1/custodian/records';
const VALUES = `holderName givenName familyName email learnerNumber holderDid credentialType entryCode entryVersionId
  awardDate expiryDate result licenceNumber employeeRef jobRole site`;
const SUMMARY = `recordId intakeId rowNumber status errors { column field code message } duplicateOf matching
  assignedTo uploadedBy reviewedBy decisionReason attestationId credentialId createdAt updatedAt rowVersion`;
const FIELDS = `${SUMMARY} receivedAt normalized { ${VALUES} claims { name value } } raw { column value }
  match { learnerId holderDid confidence }`;
/** What a page may cost leaves no room for the cells, free claims and proposals of a hundred records. */
const LEFT_OUT = 'The cells, the free claims and the match of a record are in the record itself.';

const LIST = `query IntakeRecords($filter: IntakeRecordFilter, $first: Int, $offset: Int) {
  intakeRecords(filter: $filter, first: $first, offset: $offset) {
    nodes { ${SUMMARY} normalized { ${VALUES} } }
    totalCount totalIsLowerBound offset size
  }
}`;

const FOUR_EYES = 'Whoever has sent the file is refused (FOUR_EYES_REQUIRED).';

/** A change of one record by its path. */
function changeOf(
  field: string,
  given: Pick<RouteRow, 'summary' | 'description' | 'example' | 'body' | 'requires'>,
): RouteRow {
  const name = `${field[0]?.toUpperCase()}${field.slice(1)}`;
  return {
    ...given,
    caller: 'custodian',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation ${name}($input: ${name}Input!) { ${field}(input: $input) { record { ${FIELDS} } } }`,
    variables: ({ params, body }) => {
      const own = { record_id: params['record_id'] };
      return { input: given.body === 'none' ? own : { ...body, ...own } };
    },
    reply: ({ record }) => record,
    success: 200,
  };
}

const bulk = (
  field: 'approveRecords' | 'rejectRecords',
  given: Pick<RouteRow, 'summary' | 'example'>,
): RouteRow => {
  const name = field === 'approveRecords' ? 'ApproveRecords' : 'RejectRecords';
  return {
    ...given,
    description: `At most 500 records, all or none. ${FOUR_EYES}`,
    caller: 'custodian',
    limit: 'portal',
    refuses: [409],
    document: `mutation ${name}($input: ${name}Input!) {
      ${field}(input: $input) { records { recordId status rowVersion } }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
  };
};

const AN_ID = '0b8a3b58-8d0f-4f0a-9c55-0d4c2f6f9a11';

/** Records of intake and what people decide about them, for custodians. */
export const reviewRoutes: readonly Route[] = [
  route('GET', '/api/v1/custodian/intake/{intake_id}/records', {
    summary: 'List the records of a batch, row by row',
    description: LEFT_OUT,
    caller: 'custodian',
    limit: 'portal',
    query: ['status', 'assigned_to', 'q', 'page', 'page_size'],
    document: LIST.replace('IntakeRecords', 'BatchRecords'),
    variables: ({ params, query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter: { ...filter, intake_id: params['intake_id'] }, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }),

  route('GET', PATH, {
    summary: 'List the records, file by file as they came',
    description: `\`assigned_to\` and \`status\` make the queue of a reviewer; \`q\` finds words that begin words of a name. ${LEFT_OUT}`,
    caller: 'custodian',
    limit: 'portal',
    query: ['intake_id', 'status', 'assigned_to', 'q', 'page', 'page_size'],
    document: LIST,
    variables: ({ query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }),

  route('GET', `${PATH}/{record_id}`, {
    summary: 'Get a record',
    caller: 'custodian',
    limit: 'portal',
    document: `query IntakeRecord($id: ID!) { intakeRecord(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['record_id'] }),
    success: 200,
  }),

  route(
    'POST',
    `${PATH}/approve`,
    bulk('approveRecords', {
      summary: 'Approve records',
      example: { summary: 'Two records', body: { record_ids: [AN_ID] } },
    }),
  ),
  route(
    'POST',
    `${PATH}/reject`,
    bulk('rejectRecords', {
      summary: 'Reject records',
      example: { summary: 'With the reason', body: { record_ids: [AN_ID], reason: 'Not in the register.' } },
    }),
  ),

  route(
    'PATCH',
    `${PATH}/{record_id}`,
    changeOf('correctRecord', {
      summary: 'Correct a record that is RETURNED or INVALID',
      description:
        'For whoever has sent the file. What is left out stays, and null takes a value away. The record is looked at anew.',
      example: { summary: 'The right day', body: { values: { award_date: '1999-06-30' } } },
    }),
  ),
  route(
    'POST',
    `${PATH}/{record_id}/assign`,
    changeOf('assignRecord', {
      summary: 'Give a record to somebody to decide',
      description: `An active member with the role Reviewer or Admin; without \`assign_to\` the caller. ${FOUR_EYES}`,
      example: { summary: 'Take it over', body: {} },
    }),
  ),
  route(
    'POST',
    `${PATH}/{record_id}/unassign`,
    changeOf('unassignRecord', { summary: 'Take a record back from whoever was to decide', body: 'none' }),
  ),
  route(
    'POST',
    `${PATH}/{record_id}/approve`,
    changeOf('approveRecord', {
      summary: 'Say that a record may be vouched for',
      description: `A record that may be a duplicate takes a reason. ${FOUR_EYES} Repeating it changes nothing.`,
      example: { summary: 'A duplicate that is none', body: { reason: 'Two people of the same name.' } },
    }),
  ),
  route(
    'POST',
    `${PATH}/{record_id}/reject`,
    changeOf('rejectRecord', {
      summary: 'Say that a record is not taken in',
      description: `For good. ${FOUR_EYES} Repeating it changes nothing.`,
      example: { summary: 'With the reason', body: { reason: 'Not in the register.' } },
    }),
  ),
  route(
    'POST',
    `${PATH}/{record_id}/return`,
    changeOf('returnRecord', {
      summary: 'Give a record back to whoever has sent it',
      description: `They correct it. ${FOUR_EYES} Repeating it changes nothing.`,
      example: { summary: 'With the reason', body: { reason: 'The day is not a day of awards.' } },
    }),
  ),
  route(
    'POST',
    `${PATH}/{record_id}/match`,
    changeOf('matchRecord', {
      summary: 'Ask anew whom a record may be about',
      description: 'Where those who know did not answer (`matching` is UNAVAILABLE).',
      body: 'none',
    }),
  ),
];
