import { camelPageReply, pageReply, pageVariables, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/learners/{learner_id}/links';
const FIELDS =
  'linkId learnerId method status holderDid evidenceRef createdAt confirmedAt endedAt erasureRequestedAt';

const OWN_PATH = '/api/v1/holder/learner-links';
const OWN_FIELDS = 'linkId issuerDid method status learnerNumber createdAt confirmedAt erasureRequestedAt';

const decision = (
  word: 'accept' | 'reject' | 'unlink' | 'request-erasure',
  field: string,
  summary: string,
  description: string,
) =>
  route('POST', `${OWN_PATH}/{linkId}/${word}`, {
    summary,
    description,
    caller: 'holder',
    limit: 'holder',
    casing: 'camel',
    refuses: [409],
    body: 'none',
    document: `mutation ${field[0]?.toUpperCase()}${field.slice(1)}($input: OwnLearnerLinkInput!) {
      ${field}(input: $input) { link { ${OWN_FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: { linkId: params['linkId'] } }),
    reply: ({ link }) => link,
    success: 200,
  });

/** Links between learners and holders, for issuers and for holders. */
export const linkRoutes: readonly Route[] = [
  route('GET', PATH, {
    summary: 'List the links of a learner to holders, newest first',
    caller: 'issuer',
    limit: 'portal',
    query: ['page', 'page_size'],
    document: `query LearnerLinks($learnerId: ID!, $first: Int, $offset: Int) {
      learnerLinks(learnerId: $learnerId, first: $first, offset: $offset) {
        nodes { ${FIELDS} }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ params, query }) => ({ learnerId: params['learner_id'], ...pageVariables(query) }),
    reply: pageReply,
    success: 200,
  }),

  route('POST', PATH, {
    summary: 'Ask a holder whether a learner is them',
    description:
      'The holder alone confirms it, in the wallet. `INVITE` and `EMAIL_MATCH` ask whoever has the address, that of the learner ' +
      'unless `email` is given; an invite is mailed as well. The answer is the same whether anybody has the address or not. ' +
      '`ISSUER_ASSERTED` names the `holder_did`. At most 5 proposals of a learner wait at once.',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    refuses: [409],
    document: `mutation ProposeLearnerLink($input: ProposeLearnerLinkInput!) {
      proposeLearnerLink(input: $input) { link { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, learner_id: params['learner_id'] } }),
    reply: ({ link }) => link,
    success: 201,
    example: {
      summary: 'Whoever has this address',
      body: { method: 'EMAIL_MATCH', email: 'aoife@student.example' },
    },
  }),

  route('POST', `${PATH}/{link_id}/withdraw`, {
    summary: 'Take back a proposal',
    caller: 'issuer',
    limit: 'portal',
    refuses: [409],
    body: 'none',
    document: `mutation WithdrawLearnerLink($input: WithdrawLearnerLinkInput!) {
      withdrawLearnerLink(input: $input) { link { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({
      input: { learner_id: params['learner_id'], link_id: params['link_id'] },
    }),
    reply: ({ link }) => link,
    success: 200,
  }),

  route('GET', OWN_PATH, {
    summary: 'List the institutions that know you as a learner, newest first',
    description: 'What waits for your answer, and what you have confirmed.',
    caller: 'holder',
    limit: 'holder',
    casing: 'camel',
    query: ['page', 'pageSize'],
    document: `query OwnLearnerLinks($first: Int, $offset: Int) {
      ownLearnerLinks(first: $first, offset: $offset) {
        nodes { ${OWN_FIELDS} }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ query }) => pageVariables(query),
    reply: camelPageReply,
    success: 200,
  }),
  decision(
    'accept',
    'acceptLearnerLink',
    'Confirm that you are a learner of an institution',
    'What it issues to that learner may come to your wallet from then on. You are one learner of each institution.',
  ),
  decision(
    'reject',
    'rejectLearnerLink',
    'Say that you are not that learner',
    'The institution learns that it was wrong, and nothing else of you.',
  ),
  decision(
    'unlink',
    'endLearnerLink',
    'End a link to an institution',
    'What was issued to you stays yours. The institution sees your DID no more.',
  ),
  decision(
    'request-erasure',
    'requestLearnerErasure',
    'Ask an institution to forget you',
    'For a link that you have confirmed. The institution decides and keeps what law demands, without your name; credentials stay in your wallet.',
  ),

  route('GET', '/api/v1/learners/erasure-requests', {
    summary: 'List the requests of holders to be forgotten, the oldest first',
    description: 'Erase the learner to grant one: the link ends with it.',
    caller: 'issuer',
    limit: 'portal',
    query: ['page', 'page_size'],
    document: `query LearnerErasureRequests($first: Int, $offset: Int) {
      learnerErasureRequests(first: $first, offset: $offset) {
        nodes { ${FIELDS} }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ query }) => pageVariables(query),
    reply: pageReply,
    success: 200,
  }),
];
