import { COMPONENT_FIELDS, type Route, route } from '../../rest.ts';

/** What Core Engine tells administrators of the platform as a whole. */
export const platformRoutes: readonly Route[] = [
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
