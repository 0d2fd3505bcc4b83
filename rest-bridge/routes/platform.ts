import { pageReply, pageVariables, type Route, route } from '../route.ts';

/** What is shown of a part of the platform. */
export const COMPONENT_FIELDS = 'name kind status latencyMs since checkedAt problem';

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
  route('GET', '/api/v1/system-health', {
    summary: 'See how every unit and what the platform leans on stands',
    description:
      'Core Engine asks each unit by its standard gRPC health service, and the store, Redis, the mail server and the model endpoint. ' +
      '`since` tells since when a component has been in its status. `NOT_CONFIGURED` counts as no fault.',
    caller: 'admin',
    limit: 'portal',
    document: `query PlatformHealth {
      platformHealth { status components { ${COMPONENT_FIELDS} } }
    }`,
    variables: () => ({}),
    success: 200,
  }),
];
