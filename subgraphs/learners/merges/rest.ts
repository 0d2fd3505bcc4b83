import { type Route, route } from '../../rest.ts';

const PATH = '/api/v1/learners/{learner_id}/merge';
const MERGE = 'merge { mergeId fromLearnerId intoLearnerId movedRecords mergedAt undoableUntil undoneAt }';

/** Merging learners, for their issuers. */
export const mergeRoutes: readonly Route[] = [
  route('POST', PATH, {
    summary: 'Merge a learner into another one',
    description:
      'For two records of one person. Enrolments, outcomes and links to holders move to the other learner, all of them or none, ' +
      'and the old id answers as the other one. It can be undone for 30 days.',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    guarded: true,
    refuses: [409],
    document: `mutation MergeLearners($input: MergeLearnersInput!) {
      mergeLearners(input: $input) { ${MERGE} }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, learner_id: params['learner_id'] } }),
    reply: ({ merge }) => merge,
    success: 200,
    example: {
      summary: 'Two records of one person',
      body: { into_learner_id: '6f1c1f0e-6a3e-4f7e-9a35-1f0f6f1f7a10' },
    },
  }),

  route('POST', `${PATH}/undo`, {
    summary: 'Undo the merge of a learner',
    description:
      'Names the learner who was merged. Everything that was moved comes back; it is refused when some of it was moved on, or has ended.',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    refuses: [409],
    body: 'none',
    document: `mutation UndoLearnerMerge($input: UndoLearnerMergeInput!) {
      undoLearnerMerge(input: $input) { ${MERGE} }
    }`,
    variables: ({ params }) => ({ input: { learner_id: params['learner_id'] } }),
    reply: ({ merge }) => merge,
    success: 200,
  }),
];
