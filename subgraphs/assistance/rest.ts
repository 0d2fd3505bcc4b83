import { pageReply, pageVariables, type Route, route } from '../rest.ts';

const CALL = `callId feature status reason model promptTokens completionTokens latencyMs inputHash ownerKey askedBy
  subject { type id } hasTexts dropTextsAt createdAt`;
const shared = { caller: 'admin', limit: 'portal', success: 200, body: 'none' } as const;

/** What language models are asked, as administrators see it. */
export const assistanceAdminRoutes: readonly Route[] = [
  route('GET', '/api/v1/admin/assistance', {
    ...shared,
    summary: 'See which language models help, and with what',
    description:
      'Each `setting` switches a feature while the platform runs; the address and the models are set up in the environment.',
    document: `query Assistance { assistance { isSetUp textModel visionModel features { feature isOn setting } } }`,
    variables: () => ({}),
  }),
  route('GET', '/api/v1/admin/assistance/calls', {
    ...shared,
    summary: 'List what was asked of language models, newest first',
    description:
      'Neither what was sent nor what came back is kept, unless `assistance.keep-texts-days` says for how long.',
    document: `query ModelCalls($filter: ModelCallFilter, $first: Int, $offset: Int) {
      modelCalls(filter: $filter, first: $first, offset: $offset) { nodes { ${CALL} } totalCount totalIsLowerBound offset size }
    }`,
    query: ['feature', 'status', 'page', 'page_size'],
    variables: ({ query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    example: { summary: 'The first 20' },
  }),
  route('GET', '/api/v1/admin/assistance/calls/{call_id}', {
    ...shared,
    summary: 'Read what was asked of a language model, and its answer',
    document: `query ModelCall($id: ID!) { modelCall(id: $id) { call { ${CALL} } sent received } }`,
    variables: ({ params }) => ({ id: params['call_id'] }),
    reply: ({ call, ...texts }) => ({ ...call, ...texts }),
  }),
];
