import { pageReply, pageVariables, type Route, type RouteInput, route } from '../../rest.ts';
import { OUTCOME_FIELDS } from '../outcomes/rest.ts';

const PATH = '/api/v1/learners';
const ROWS = `nodes {
    isLinked
    outcome { outcomeId enrolmentId entryVersionId resultDescriptionId value achievedDate status confirmedAt rowVersion }
    learner { learnerId learnerNumber givenName familyName rowVersion }
  }
  totalCount totalIsLowerBound offset size`;
const RESULTS =
  'total succeeded failed results { outcomeId operationStatus credentialId error message draft }';

const HOW =
  'Through the ordinary batch: what is refused is told outcome by outcome and never fails the request. Repeated, nothing is issued twice: an outcome answers with the credential that it has. Nothing is issued for a learner who has not confirmed a wallet. An issuer that signs itself gets a `draft` for each, to be prepared, signed, issued and named to the outcome.';

const issueRow = (
  name: string,
  example: Readonly<Record<string, unknown>>,
  of: (input: RouteInput) => object,
) =>
  ({
    caller: 'issuer',
    limit: 'issue:outcomes',
    document: `mutation ${name}($input: IssueEligibleInput!) { issueEligible(input: $input) { ${RESULTS} } }`,
    variables: (input: RouteInput) => ({ input: { ...input.body, ...of(input) } }),
    success: 200,
    example: { summary: 'Those of last week', body: example },
  }) as const;

/** From what was confirmed to credentials, for issuers. */
export const eligibilityRoutes: readonly Route[] = [
  route('GET', `${PATH}/eligibility/outcomes`, {
    summary: 'List what credentials can be issued for, as it was confirmed',
    description: 'Confirmed outcomes with the value that is asked for, which no credential states yet.',
    caller: 'issuer',
    limit: 'portal',
    query: ['entry_id', 'page', 'page_size'],
    document: `query Eligibility($entryId: ID, $first: Int, $offset: Int) {
      issuanceEligibility(entryId: $entryId, first: $first, offset: $offset) { ${ROWS} }
    }`,
    variables: ({ query }) => ({ entryId: query['entry_id'], ...pageVariables(query) }),
    reply: pageReply,
    success: 200,
  }),

  route('POST', `${PATH}/eligibility/issue`, {
    summary: 'Issue credentials for outcomes',
    description: HOW,
    ...issueRow(
      'IssueEligible',
      { outcome_ids: ['7b1d0a52-5a0e-4a53-9d5e-2f6b1c1a9f10'], credential_type: 'AchievementCredential' },
      () => ({}),
    ),
    requires: ['outcome_ids'],
  }),

  route('GET', `${PATH}/{learner_id}/eligibility`, {
    summary: 'List what credentials can be issued for to a learner',
    caller: 'issuer',
    limit: 'portal',
    query: ['page', 'page_size'],
    document: `query LearnerEligibility($learnerId: ID, $first: Int, $offset: Int) {
      issuanceEligibility(learnerId: $learnerId, first: $first, offset: $offset) { ${ROWS} }
    }`,
    variables: ({ params, query }) => ({ learnerId: params['learner_id'], ...pageVariables(query) }),
    reply: pageReply,
    success: 200,
  }),

  route('POST', `${PATH}/{learner_id}/eligibility/issue`, {
    summary: 'Issue credentials for the outcomes of a learner',
    description: `For all that can be issued, the first 500, or for those that are named. ${HOW}`,
    ...issueRow('IssueEligibleOfLearner', { credential_type: 'AchievementCredential' }, ({ params }) => ({
      learner_id: params['learner_id'],
    })),
  }),

  route('POST', `${PATH}/outcomes/{outcome_id}/credential`, {
    summary: 'Name the credential that states an outcome',
    description:
      'One that you have signed yourself, or the successor of a stale one, which then is stale no longer. It is yours and in force, about the wallet of the learner, under the same version of the catalog entry, and its results have the value of the outcome.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation NameOutcomeCredential($input: NameOutcomeCredentialInput!) {
      nameOutcomeCredential(input: $input) { outcome { ${OUTCOME_FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, outcome_id: params['outcome_id'] } }),
    reply: ({ outcome }) => outcome,
    success: 200,
    example: {
      summary: 'After a reissue',
      body: { credential_id: '7b1d0a52-5a0e-4a53-9d5e-2f6b1c1a9f10' },
    },
  }),
];
