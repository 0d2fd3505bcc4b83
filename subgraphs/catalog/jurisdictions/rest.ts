import { type Route, route } from '../../rest.ts';
import { listRow } from '../list-row.ts';

const FIELDS = `code nameI18n parentCode level regulator { name url } defaultFrameworkId status createdAt updatedAt rowVersion`;

const list = (caller: 'admin' | 'issuer') =>
  listRow({
    caller,
    summary: 'List the jurisdictions of the catalog, by code',
    field: 'jurisdictions',
    type: 'Jurisdiction',
    fields: FIELDS,
    filter: ['status', 'parent_code'],
  });

/** Jurisdictions, for administrators. */
export const adminJurisdictionRoutes: readonly Route[] = [
  route('GET', '/api/v1/admin/catalog/jurisdictions', list('admin')),

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

  route('GET', '/api/v1/admin/catalog/jurisdictions/{code}', {
    summary: 'Read a jurisdiction',
    caller: 'admin',
    limit: 'portal',
    document: `query AdminJurisdiction($code: String!) { jurisdiction(code: $code) { ${FIELDS} } }`,
    variables: ({ params }) => ({ code: params['code'] }),
    success: 200,
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
  route('GET', '/api/v1/portal/catalog/jurisdictions', list('issuer')),
];
