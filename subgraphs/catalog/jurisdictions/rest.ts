import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const FIELDS = `code nameI18n parentCode level regulator { name url } defaultFrameworkId status createdAt updatedAt rowVersion`;

const listRow = (caller: 'admin' | 'issuer') =>
  ({
    summary: 'List the jurisdictions of the catalog, by code',
    caller,
    limit: 'portal',
    query: ['status', 'parent_code', 'page', 'page_size'],
    document: `query Jurisdictions($filter: JurisdictionFilter, $first: Int, $offset: Int) {
      jurisdictions(filter: $filter, first: $first, offset: $offset) {
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

/** Jurisdictions, for administrators. */
export const adminJurisdictionRoutes: readonly Route[] = [
  route('GET', '/api/v1/admin/catalog/jurisdictions', listRow('admin')),

  route('POST', '/api/v1/admin/catalog/jurisdictions', {
    summary: 'Add a jurisdiction to the catalog',
    description:
      'A code of ISO 3166: `IE`, `US-CA`. It is ACTIVE at once; frameworks and entries name it by its code.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    document: `mutation CreateJurisdiction($input: CreateJurisdictionInput!) {
      createJurisdiction(input: $input) { jurisdiction { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ jurisdiction }) => jurisdiction,
    success: 201,
    example: {
      summary: 'Ireland',
      body: {
        code: 'IE',
        name_i18n: { en: 'Ireland', ga: 'Éire' },
        regulator: { name: 'Quality and Qualifications Ireland', url: 'https://www.qqi.ie' },
      },
    },
  }),

  route('PATCH', '/api/v1/admin/catalog/jurisdictions/{code}', {
    summary: 'Change a jurisdiction',
    description:
      'What is left out stays. An INACTIVE jurisdiction keeps what it has and takes no new frameworks or entries.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation UpdateJurisdiction($input: UpdateJurisdictionInput!) {
      updateJurisdiction(input: $input) { jurisdiction { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, code: params['code'] } }),
    reply: ({ jurisdiction }) => jurisdiction,
    success: 200,
    example: {
      summary: 'Name its regulator',
      body: { regulator: { name: 'Quality and Qualifications Ireland', url: 'https://www.qqi.ie' } },
    },
  }),
];

/** Jurisdictions, for issuers. */
export const portalJurisdictionRoutes: readonly Route[] = [
  route('GET', '/api/v1/portal/catalog/jurisdictions', listRow('issuer')),
];
