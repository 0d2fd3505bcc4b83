import { COMPONENT_FIELDS, type Route, route } from '../../rest.ts';

/** How the platform stands, as the Admin Console sees it. */
export const adminHealthRoutes: readonly Route[] = [
  route('GET', '/api/v1/admin/system-health', {
    summary: 'See how the gateway, Core Engine and everything behind them stands',
    description:
      'The Admin Console asks the gateway and Core Engine itself; `services` is what Core Engine reports, and empty while it does not ' +
      'answer. `since` tells since when a component has been in its status. `NOT_CONFIGURED` counts as no fault.',
    caller: 'admin',
    limit: 'portal',
    document: `query SystemHealth {
      systemHealth {
        status
        gateway { ${COMPONENT_FIELDS} }
        coreEngine { ${COMPONENT_FIELDS} }
        services { ${COMPONENT_FIELDS} }
      }
    }`,
    variables: () => ({}),
    success: 200,
  }),
];
