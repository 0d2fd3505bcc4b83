import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const FIELDS = `registrationId schemeCode org { type id } registrationNumber scopeEntryIds validFrom validTo
  conditions evidenceRef status expiryAnnouncedAt createdAt updatedAt rowVersion`;
const PATH = '/api/v1/admin/catalog/registrations';

const listRow = (caller: 'admin' | 'issuer', name: string, summary: string, conditions: readonly string[]) =>
  ({
    summary,
    caller,
    limit: 'portal',
    query: [...conditions, 'page', 'page_size'],
    document: `query ${name}($filter: SchemeRegistrationFilter, $first: Int, $offset: Int) {
      schemeRegistrations(filter: $filter, first: $first, offset: $offset) {
        nodes { ${FIELDS} }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ query }: { query: Readonly<Record<string, string>> }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }) as const;

/** Registrations under schemes, for administrators. */
export const adminRegistrationRoutes: readonly Route[] = [
  route(
    'GET',
    PATH,
    listRow('admin', 'SchemeRegistrations', 'List the registrations under schemes, newest first', [
      'scheme_code',
      'org_id',
      'status',
    ]),
  ),

  route('POST', PATH, {
    summary: 'File the registration of an organisation under a scheme',
    description:
      'It begins PENDING. Without `scope_entry_ids` it is for all entries of the jurisdiction of the scheme.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    document: `mutation RegisterUnderScheme($input: RegisterUnderSchemeInput!) {
      registerUnderScheme(input: $input) { registration { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ registration }) => registration,
    success: 201,
    example: {
      summary: 'An institution, for three years',
      body: {
        scheme_code: 'IE-ENROLMENTS',
        org: { type: 'ISSUER', id: '3f2b8c1e-5d04-4a7e-9a53-0c6f1d2e8b90' },
        registration_number: 'QQI-45012',
        valid_from: '2026-01-01T00:00:00.000Z',
        valid_to: '2029-01-01T00:00:00.000Z',
        conditions: 'No delivery abroad.',
      },
    },
  }),

  route('PATCH', `${PATH}/{registration_id}`, {
    summary: 'Change a registration or its status',
    description:
      'What is left out stays. PENDING becomes ACTIVE, ACTIVE and SUSPENDED become each other, and all three can be CANCELLED for ever. At its end a registration becomes EXPIRED by itself; another `valid_to` before that prolongs it.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation UpdateSchemeRegistration($input: UpdateSchemeRegistrationInput!) {
      updateSchemeRegistration(input: $input) { registration { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, registration_id: params['registration_id'] } }),
    reply: ({ registration }) => registration,
    success: 200,
    example: {
      summary: 'It is in force',
      body: { status: 'ACTIVE', reason: 'The register of the regulator lists it.' },
    },
  }),
];

/** An issuer's own registrations. */
export const portalRegistrationRoutes: readonly Route[] = [
  route(
    'GET',
    '/api/v1/portal/catalog/registrations',
    listRow(
      'issuer',
      'PortalSchemeRegistrations',
      'List the registrations of your institution, newest first',
      ['scheme_code', 'status'],
    ),
  ),
];
