import { pageReply, pageVariables, type Route, route } from '../route.ts';

/** What Core Engine tells administrators of the platform as a whole. */
export const platformRoutes: readonly Route[] = [
  route('GET', '/api/v1/audit-logs', {
    summary: 'Read the audit trail, newest entry first',
    caller: 'admin',
    limit: 'portal',
    document: `query AuditLogs($filter: AuditLogFilter, $first: Int, $offset: Int) {
      auditLogs(filter: $filter, first: $first, offset: $offset) {
        nodes {
          auditId source seq occurredAt
          actor { type id role ipHash }
          action
          subject { type id }
          org { type id }
          status reason previousState newState correlationId prevHash hash
        }
        totalCount offset size
      }
    }`,
    query: [
      'status',
      'search',
      'actor_id',
      'action',
      'source',
      'subject_id',
      'from',
      'to',
      'page',
      'page_size',
    ],
    variables: ({ query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }),
  route('GET', '/api/v1/audit-logs/verify', {
    summary: 'Prove that no entry of the audit trail was edited, removed, moved or put in between',
    description:
      'Keep copies of `heads` outside of the platform: they prove later that no chain was cut off at its end.',
    caller: 'admin',
    limit: 'portal',
    document: `query AuditTrailVerification {
      auditTrailVerification {
        valid
        firstInvalid { source seq }
        checked
        heads { source seq hash }
      }
    }`,
    variables: () => ({}),
    success: 200,
  }),
];
