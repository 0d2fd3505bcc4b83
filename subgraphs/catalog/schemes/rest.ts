import { pageReply, pageVariables, type Route, type RouteInput, route } from '../../rest.ts';
import { adminRegistrationRoutes, portalRegistrationRoutes } from './registration-rest.ts';

const FIELDS = `schemeCode name jurisdictionCode regulator version reportingPeriod outputFormat
  fields { fieldCode label type length required codeSetId } status createdAt updatedAt rowVersion`;
const MAPS = `schemeCode status rowVersion fieldMaps { fieldCode expression constant transform source status }`;
// Of fields, in characters.
const LENGTHS = { 'fields.length': [1, 10_000] } as const;
const PATH = '/api/v1/admin/catalog/schemes';

const listRow = (caller: 'admin' | 'issuer', name: string) =>
  ({
    summary: 'List the regulatory schemes of the catalog, by code',
    caller,
    limit: 'portal',
    query: ['jurisdiction_code', 'status', 'page', 'page_size'],
    document: `query ${name}($filter: RegulatorySchemeFilter, $first: Int, $offset: Int) {
      schemes(filter: $filter, first: $first, offset: $offset) {
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

const ofScheme = ({ params, body }: RouteInput) => ({
  input: { ...body, scheme_code: params['schemeCode'] },
});

/** Schemes, their maps and who is registered under them, for administrators. */
export const adminSchemeRoutes: readonly Route[] = [
  route('GET', PATH, listRow('admin', 'Schemes')),

  route('POST', PATH, {
    summary: 'Add a regulatory scheme to the catalog',
    description: 'It begins as a DRAFT; it can become ACTIVE when every required field has an ACTIVE map.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    document: `mutation CreateScheme($input: CreateSchemeInput!) {
      createScheme(input: $input) { scheme { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ scheme }) => scheme,
    success: 201,
    ranges: LENGTHS,
    example: {
      summary: 'A yearly return of enrolments',
      body: {
        scheme_code: 'IE-ENROLMENTS',
        name: 'Yearly return of enrolments',
        jurisdiction_code: 'IE',
        regulator: 'Quality and Qualifications Ireland',
        version: '2026',
        reporting_period: 'ANNUAL',
        output_format: 'CSV',
        fields: [
          { field_code: 'LEARNER', label: 'Learner number', type: 'TEXT', length: 20, required: true },
          { field_code: 'STARTED', label: 'Day of enrolment', type: 'DATE', length: 8, required: true },
          { field_code: 'RESULT', label: 'Result', type: 'TEXT', required: false },
        ],
      },
    },
  }),

  route('PATCH', `${PATH}/{schemeCode}`, {
    summary: 'Change a regulatory scheme or its status',
    description:
      'What is left out stays. `version`, `reporting_period`, `output_format` and `fields` change only while it is a DRAFT. DRAFT becomes ACTIVE, and ACTIVE becomes RETIRED, which is the end.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation UpdateScheme($input: UpdateSchemeInput!) {
      updateScheme(input: $input) { scheme { ${FIELDS} } }
    }`,
    variables: ofScheme,
    reply: ({ scheme }) => scheme,
    success: 200,
    ranges: LENGTHS,
    example: {
      summary: 'Name its regulator anew',
      body: { regulator: 'Quality and Qualifications Ireland (QQI)' },
    },
  }),

  route('GET', `${PATH}/{schemeCode}/field-maps`, {
    summary: 'Show how the fields of a scheme are filled',
    caller: 'admin',
    limit: 'portal',
    document: `query SchemeFieldMaps($code: String!) { scheme(code: $code) { ${MAPS} } }`,
    variables: ({ params }) => ({ code: params['schemeCode'] }),
    success: 200,
  }),

  route('PUT', `${PATH}/{schemeCode}/field-maps`, {
    summary: 'Put all field maps of a scheme',
    description:
      'They take the place of those that it has, all or none. `If-Match` names the `row_version` of the scheme. Expressions are those of a closed list, such as `learner.learner_number`, `learner.external_id[USI]`, `enrolment.start_date`, `outcome.code`, `entry.code`, `issuer.name`, `credential.issued_at` and `constant`.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation PutFieldMaps($input: PutFieldMapsInput!) {
      putFieldMaps(input: $input) { scheme { ${MAPS} } }
    }`,
    variables: ofScheme,
    reply: ({ scheme }) => scheme,
    success: 200,
    example: {
      summary: 'Fill both required fields',
      body: {
        field_maps: [
          { field_code: 'LEARNER', expression: 'learner.learner_number', status: 'ACTIVE' },
          {
            field_code: 'STARTED',
            expression: 'enrolment.start_date',
            transform: 'DATE_YYYYMMDD',
            status: 'ACTIVE',
          },
        ],
      },
    },
  }),

  route('POST', `${PATH}/{schemeCode}/field-maps/suggest`, {
    summary: 'Ask how the fields of a scheme could be filled',
    description:
      'For the fields of `field_codes`, else for those that no ACTIVE map fills. Nothing is changed: whoever accepts a proposal puts it with the other maps, as `source` `LLM_ACCEPTED` where it is of `MODEL`. Fields whose names say what they are get a proposal of `NAME`; a language model is asked about the others, 12 at once and the required ones first. Where it does not help, `status` and `reason` say so, and the proposals of `NAME` are there all the same.',
    caller: 'admin',
    limit: 'insight:scheme-field-maps',
    document: `mutation SuggestFieldMaps($input: SuggestFieldMapsInput!) {
      suggestFieldMaps(input: $input) {
        status reason suggestions { fieldCode expression confidence rationale source }
      }
    }`,
    variables: ofScheme,
    success: 200,
    example: { summary: 'For one field', body: { field_codes: ['RESULT'] } },
  }),

  route('POST', `${PATH}/{schemeCode}/preview`, {
    summary: 'Try the field maps of a scheme with a record',
    description:
      'The record goes through every stored map, DRAFT ones too, and is kept nowhere. Its parts `learner`, `enrolment`, `outcome`, `entry`, `issuer` and `credential` have the members that the expressions name.',
    caller: 'admin',
    limit: 'portal',
    document: `query PreviewScheme($input: PreviewSchemeInput!) {
      previewScheme(input: $input) {
        schemeCode rowVersion isReportable fields { fieldCode value problem { code message } }
      }
    }`,
    variables: ofScheme,
    success: 200,
    example: {
      summary: 'One enrolment',
      body: {
        record: {
          learner: { learner_number: 'L-2026-17' },
          enrolment: { start_date: '2026-09-01', status: 'ACTIVE' },
        },
      },
    },
  }),

  ...adminRegistrationRoutes,
];

/** Schemes and their own registrations, for issuers. */
export const portalSchemeRoutes: readonly Route[] = [
  route('GET', '/api/v1/portal/catalog/schemes', listRow('issuer', 'PortalSchemes')),
  ...portalRegistrationRoutes,
];
