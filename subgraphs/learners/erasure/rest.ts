import { type Route, route } from '../../rest.ts';

/** Forgetting learners, for their issuers. */
export const erasureRoutes: readonly Route[] = [
  route('POST', '/api/v1/learners/{learner_id}/erase', {
    summary: 'Forget who a learner is',
    description:
      'For good: names, contact, number and the ids of other systems give way to a pseudonym of chance, links to holders end, and ' +
      'so it is with whoever was merged into the learner. Enrolments and outcomes stay under the id, as law demands; issued ' +
      'credentials stay with their holders.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation EraseLearner($input: EraseLearnerInput!) {
      eraseLearner(input: $input) { learner { learnerId learnerNumber status updatedAt rowVersion } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, learner_id: params['learner_id'] } }),
    reply: ({ learner }) => learner,
    success: 200,
    example: { summary: 'The person has asked for it', body: { reason: 'HOLDER_REQUEST' } },
  }),
];
