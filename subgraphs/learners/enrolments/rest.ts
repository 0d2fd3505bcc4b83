import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/learners';
const FIELDS = `enrolmentId learnerId issuerDid entryVersionId cohortCode deliveryMode startDate expectedEndDate endDate
  exitReasonCode status createdAt updatedAt rowVersion`;

/** Enrolments, for the issuers of the learners. */
export const enrolmentRoutes: readonly Route[] = [
  route('GET', `${PATH}/{learner_id}/enrolments`, {
    summary: 'List what a learner is enrolled in, as it began',
    caller: 'issuer',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query Enrolments($learnerId: ID!, $filter: EnrolmentFilter, $first: Int, $offset: Int) {
      enrolments(learnerId: $learnerId, filter: $filter, first: $first, offset: $offset) {
        nodes { ${FIELDS} }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ params, query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { learnerId: params['learner_id'], filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }),

  route('POST', `${PATH}/{learner_id}/enrolments`, {
    summary: 'Enrol a learner',
    description:
      'In a version of a catalog entry that is PUBLISHED or SUPERSEDED. It begins as APPLIED, ENROLLED or ACTIVE. Nobody who was merged or erased is enrolled.',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    refuses: [409],
    document: `mutation CreateEnrolment($input: CreateEnrolmentInput!) {
      createEnrolment(input: $input) { enrolment { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, learner_id: params['learner_id'] } }),
    reply: ({ enrolment }) => enrolment,
    success: 201,
    example: {
      summary: 'From September on',
      body: {
        entry_version_id: '7b1d0a52-5a0e-4a53-9d5e-2f6b1c1a9f10',
        cohort_code: '2026-A',
        delivery_mode: 'ON_CAMPUS',
        start_date: '2026-09-01',
        expected_end_date: '2029-06-30',
        status: 'ENROLLED',
      },
    },
  }),

  route('PATCH', `${PATH}/enrolments/{enrolment_id}`, {
    summary: 'Change an enrolment, or what has become of it',
    description:
      'What is left out stays. APPLIED becomes ENROLLED, ENROLLED becomes ACTIVE, either may be CANCELLED; ACTIVE and ON_HOLD become each other, COMPLETED, WITHDRAWN or TRANSFERRED, which are the end and take an `end_date`. Days can be corrected afterwards.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation UpdateEnrolment($input: UpdateEnrolmentInput!) {
      updateEnrolment(input: $input) { enrolment { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, enrolment_id: params['enrolment_id'] } }),
    reply: ({ enrolment }) => enrolment,
    success: 200,
    example: {
      summary: 'They have left',
      body: { status: 'WITHDRAWN', end_date: '2027-01-31', exit_reason_code: 'MOVED' },
    },
  }),
];
