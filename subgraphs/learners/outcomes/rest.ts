import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/learners';
const SAID = `resultDescriptionId resultType value score scoreMax scoreStatus outcomeCode achievedDate assessor evidenceIds`;
export const OUTCOME_FIELDS = `outcomeId enrolmentId issuerDid entryVersionId ${SAID} revision isReached status confirmedAt credentialId
  credentialStale offer { action credentialId call afterwards } createdAt updatedAt rowVersion`;
const SCORES = { score: [-1e9, 1e9], score_max: [1e-9, 1e9] } as const;

/** Outcomes, for the issuers of the learners. */
export const outcomeRoutes: readonly Route[] = [
  route('GET', `${PATH}/enrolments/{enrolment_id}/outcomes`, {
    summary: 'List what has come of an enrolment, as it was achieved',
    caller: 'issuer',
    limit: 'portal',
    query: ['page', 'page_size'],
    document: `query Outcomes($enrolmentId: ID!, $first: Int, $offset: Int) {
      outcomes(enrolmentId: $enrolmentId, first: $first, offset: $offset) {
        nodes { ${OUTCOME_FIELDS} }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ params, query }) => ({ enrolmentId: params['enrolment_id'], ...pageVariables(query) }),
    reply: pageReply,
    success: 200,
  }),

  route('POST', `${PATH}/enrolments/{enrolment_id}/outcomes`, {
    summary: 'Record what has come of an enrolment',
    description:
      'It begins as a DRAFT. Where the version of the catalog entry describes results, `result_description_id` names one of them, and `value` is one of those allowed, or a number within the range.',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    refuses: [409],
    ranges: SCORES,
    document: `mutation RecordOutcome($input: RecordOutcomeInput!) {
      recordOutcome(input: $input) { outcome { ${OUTCOME_FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, enrolment_id: params['enrolment_id'] } }),
    reply: ({ outcome }) => outcome,
    success: 201,
    example: {
      summary: 'A percentage',
      body: {
        result_description_id: 'mark',
        value: '72.5',
        achieved_date: '2026-02-27',
        assessor: 'Dr Byrne',
      },
    },
  }),

  route('GET', `${PATH}/outcomes/{outcome_id}`, {
    summary: 'Read an outcome',
    caller: 'issuer',
    limit: 'portal',
    document: `query Outcome($id: ID!) { outcome(id: $id) { ${OUTCOME_FIELDS} } }`,
    variables: ({ params }) => ({ id: params['outcome_id'] }),
    success: 200,
  }),

  route('GET', `${PATH}/outcomes/{outcome_id}/revisions`, {
    summary: 'List what an outcome has said, from the first revision on',
    caller: 'issuer',
    limit: 'portal',
    query: ['page', 'page_size'],
    document: `query OutcomeRevisions($outcomeId: ID!, $first: Int, $offset: Int) {
      outcomeRevisions(outcomeId: $outcomeId, first: $first, offset: $offset) {
        nodes { outcomeId revision status ${SAID} reason createdAt }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ params, query }) => ({ outcomeId: params['outcome_id'], ...pageVariables(query) }),
    reply: pageReply,
    success: 200,
  }),

  route('POST', `${PATH}/outcomes/{outcome_id}/confirm`, {
    summary: 'Stand behind an outcome',
    description:
      'What is confirmed is FULLY_GRADED or EXEMPT. From then on a credential can be issued for it.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    body: 'none',
    document: `mutation ConfirmOutcome($input: ConfirmOutcomeInput!) {
      confirmOutcome(input: $input) { outcome { ${OUTCOME_FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: { outcome_id: params['outcome_id'] } }),
    reply: ({ outcome }) => outcome,
    success: 200,
  }),

  route('POST', `${PATH}/outcomes/{outcome_id}/amend`, {
    summary: 'Correct an outcome',
    description:
      'What is left out stays; it becomes a new revision, and those before stay readable. What was confirmed is AMENDED. A credential stays in force, becomes stale, and `offer` says how it is reissued.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    ranges: SCORES,
    requiresEither: [
      'value',
      'score',
      'score_max',
      'score_status',
      'result_description_id',
      'result_type',
      'outcome_code',
      'achieved_date',
      'assessor',
      'evidence_ids',
    ],
    document: `mutation AmendOutcome($input: AmendOutcomeInput!) {
      amendOutcome(input: $input) { outcome { ${OUTCOME_FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, outcome_id: params['outcome_id'] } }),
    reply: ({ outcome }) => outcome,
    success: 200,
    example: {
      summary: 'A mistake in the sum',
      body: { value: '74', reason: 'Question 3 was not counted.' },
    },
  }),

  route('POST', `${PATH}/outcomes/{outcome_id}/void`, {
    summary: 'Declare an outcome void',
    description:
      'For what never was; that is the end. A credential stays in force, becomes stale, and `offer` says how it is revoked.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation VoidOutcome($input: VoidOutcomeInput!) {
      voidOutcome(input: $input) { outcome { ${OUTCOME_FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, outcome_id: params['outcome_id'] } }),
    reply: ({ outcome }) => outcome,
    success: 200,
    example: { summary: 'Of somebody else', body: { reason: 'The paper was another candidate’s.' } },
  }),
];
