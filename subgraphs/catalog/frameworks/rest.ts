import { type Route, route } from '../../rest.ts';
import { listRow } from '../list-row.ts';

const PATH = '/api/v1/admin/catalog/frameworks';
const FIELDS = `frameworkId code jurisdictionCode title kind publisher version caseUri adoptionStatus
  levels { levelCode label eqfLevel iscedCode } createdAt updatedAt rowVersion`;

const list = (caller: 'admin' | 'issuer') =>
  listRow({
    caller,
    summary: 'List the frameworks of the catalog, by jurisdiction, then by code',
    field: 'frameworks',
    type: 'Framework',
    fields: FIELDS,
    filter: ['jurisdiction_code', 'kind', 'adoption_status'],
  });

/** Frameworks, for administrators. */
export const adminFrameworkRoutes: readonly Route[] = [
  route('GET', PATH, list('admin')),

  route('GET', `${PATH}/{framework_id}`, {
    summary: 'Read a framework with its levels',
    caller: 'admin',
    limit: 'portal',
    document: `query AdminFramework($id: ID!) { framework(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['framework_id'] }),
    success: 200,
  }),

  route('POST', PATH, {
    summary: 'Add a framework to the catalog',
    description: 'It is a DRAFT; change its `adoption_status` to ADOPTED when it is in force.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    ranges: { 'levels.eqf_level': [1, 8] },
    document: `mutation CreateFramework($input: CreateFrameworkInput!) {
      createFramework(input: $input) { framework { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ framework }) => framework,
    success: 201,
    example: {
      summary: 'The Irish framework with two of its levels',
      body: {
        code: 'NFQ',
        jurisdiction_code: 'IE',
        title: 'National Framework of Qualifications',
        publisher: 'Quality and Qualifications Ireland',
        levels: [
          { level_code: '8', label: 'Honours Bachelor Degree', eqf_level: 6, isced_code: '6' },
          { level_code: '9', label: 'Masters Degree', eqf_level: 7, isced_code: '7' },
        ],
      },
    },
  }),

  route('PATCH', `${PATH}/{framework_id}`, {
    summary: 'Change a framework',
    description:
      'What is left out stays. DRAFT becomes ADOPTED, ADOPTED becomes DEPRECATED and back; any other step is refused with INVALID_STATE_TRANSITION.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    ranges: { 'levels.eqf_level': [1, 8] },
    document: `mutation UpdateFramework($input: UpdateFrameworkInput!) {
      updateFramework(input: $input) { framework { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, framework_id: params['framework_id'] } }),
    reply: ({ framework }) => framework,
    success: 200,
    example: { summary: 'It is in force', body: { adoption_status: 'ADOPTED' } },
  }),
];

/** Frameworks, for issuers. */
export const portalFrameworkRoutes: readonly Route[] = [
  route('GET', '/api/v1/portal/catalog/frameworks', list('issuer')),
];
