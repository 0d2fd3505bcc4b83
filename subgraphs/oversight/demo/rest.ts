import { type Route, route } from '../../rest.ts';

const FIELDS = 'enabled state since issuers holders credentials entries learners custodians verifiers';

/** The demonstration. */
export const demoRoutes: readonly Route[] = [
  route('GET', '/api/v1/demo-mode', {
    summary: 'See whether the platform keeps a demonstration',
    description:
      'Open to everybody, so that people know what may be made up. The institutions, custodians and verifiers of the demonstration say so in their names.',
    caller: 'public',
    limit: 'portal',
    document: `query DemoMode { demoMode { ${FIELDS} } }`,
    variables: () => ({}),
    success: 200,
  }),
  route('PUT', '/api/v1/demo-mode', {
    summary: 'Turn the demonstration on or off',
    description:
      'Answers when it is there or gone, on every unit. What it makes is marked, left out of statistics and reports, and removed with ' +
      'it; nothing else is touched. `state` SEEDING or REMOVING in the reply means that another instance is at it.',
    caller: 'admin',
    limit: 'portal',
    document: `mutation SetDemoMode($input: SetDemoModeInput!) { setDemoMode(input: $input) { ${FIELDS} } }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: { summary: 'Off', body: { enabled: false } },
  }),
];
