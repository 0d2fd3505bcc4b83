import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/learners';
const FIELDS = `learnerId issuerDid learnerNumber externalIds { system value } givenName familyName preferredName email phone
  preferredLanguage countryCode status mergedInto createdAt updatedAt rowVersion`;

/** Learners, for their issuers. */
export const learnerRoutes: readonly Route[] = [
  route('GET', PATH, {
    summary: 'List your learners, by family name',
    description:
      'In the order of the names without case and accents. `q` finds whoever has words in the names that its own words begin, in ' +
      'any order; it looks at no more than 1000 learners, so give two words where one is frequent. `external_id` is looked for as ' +
      'an id of `external_system`. Whoever was merged or erased is listed by `status` alone.',
    caller: 'issuer',
    limit: 'portal',
    query: ['q', 'learner_number', 'external_id', 'external_system', 'status', 'page', 'page_size'],
    document: `query Learners($filter: LearnerFilter, $first: Int, $offset: Int) {
      learners(filter: $filter, first: $first, offset: $offset) {
        nodes { ${FIELDS} }
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

  route('POST', PATH, {
    summary: 'Add a learner',
    description:
      'Your number for a learner is given once, and so is each id of another system. A date of birth is not kept, so there is no field for it.',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    document: `mutation CreateLearner($input: CreateLearnerInput!) {
      createLearner(input: $input) { learner { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ learner }) => learner,
    success: 201,
    example: {
      summary: 'A student',
      body: {
        learner_number: '20261234',
        external_ids: [{ system: 'sis', value: 'b3f1' }],
        given_name: 'Aoife',
        family_name: 'Ní Bhriain',
        email: 'aoife@student.example',
        country_code: 'IE',
      },
    },
  }),

  route('GET', `${PATH}/{learner_id}`, {
    summary: 'Read a learner',
    description:
      'The id of one who was merged answers whoever has the records now, whose `learner_id` is another one.',
    caller: 'issuer',
    limit: 'portal',
    document: `query Learner($id: ID!) { learner(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['learner_id'] }),
    success: 200,
  }),

  route('PATCH', `${PATH}/{learner_id}`, {
    summary: 'Change a learner',
    description: 'What is left out stays; `external_ids` take the place of those that were there.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    document: `mutation UpdateLearner($input: UpdateLearnerInput!) {
      updateLearner(input: $input) { learner { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, learner_id: params['learner_id'] } }),
    reply: ({ learner }) => learner,
    success: 200,
    example: { summary: 'They have left', body: { status: 'INACTIVE' } },
  }),
];
