import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const ANOMALY = `anomalyId rule subject { type id } observed baseline window windowStart score status evidence
  notes { status text authorId at } createdAt updatedAt rowVersion`;

/** What the rules found unusual. */
export const anomalyRoutes: readonly Route[] = [
  route('GET', '/api/v1/admin/anomalies', {
    summary: 'List what the rules found unusual, newest first',
    description:
      'Each find stands once per subject and window. It has suspended nothing: what to do about it is for people.',
    caller: 'admin',
    limit: 'portal',
    document: `query Anomalies($filter: AnomalyFilter, $first: Int, $offset: Int) {
      anomalies(filter: $filter, first: $first, offset: $offset) { nodes { ${ANOMALY} } totalCount totalIsLowerBound offset size }
    }`,
    query: ['rule', 'status', 'subject_id', 'from', 'to', 'page', 'page_size'],
    variables: ({ query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
    body: 'none',
    example: { summary: 'The first 20' },
  }),
  route('PATCH', '/api/v1/admin/anomalies/{anomaly_id}', {
    summary: 'Set the status of an anomaly',
    description:
      'OPEN becomes INVESTIGATING, INVESTIGATING becomes CONFIRMED or DISMISSED; anything else is INVALID_STATE_TRANSITION. Nothing but the ' +
      'anomaly changes.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation ResolveAnomaly($input: ResolveAnomalyInput!) {
      resolveAnomaly(input: $input) { anomaly { ${ANOMALY} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, anomaly_id: params['anomaly_id'] } }),
    reply: ({ anomaly }) => anomaly,
    success: 200,
    example: {
      summary: 'Somebody looks at it',
      body: { status: 'INVESTIGATING', note: 'Asked the registrar whether this is the class of 2026.' },
    },
  }),
];
