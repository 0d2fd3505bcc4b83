import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const SET_FIELDS = `codeSetId name version authority authorityUrl jurisdictionCode createdAt updatedAt rowVersion`;

/** Code sets, for administrators. */
export const adminCodeSetRoutes: readonly Route[] = [
  route('GET', '/api/v1/admin/catalog/code-sets', {
    summary: 'List the code sets of the catalog, by name and version',
    description:
      'Those that come with the platform (countries, languages, fields of education, achievement types, grade scales) and those that administrators have made.',
    caller: 'admin',
    limit: 'portal',
    query: ['jurisdiction_code', 'name', 'page', 'page_size'],
    document: `query CodeSets($filter: CodeSetFilter, $first: Int, $offset: Int) {
      codeSets(filter: $filter, first: $first, offset: $offset) {
        nodes { ${SET_FIELDS} }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }),

  route('POST', '/api/v1/admin/catalog/code-sets', {
    summary: 'Add a code set with all its codes',
    description:
      'All of it or nothing: a refusal names each wrong code by its place in the list. Its codes never change later, though accepted proposals add some; what changes is a new version under the same name, and the one before stays for old records.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    document: `mutation CreateCodeSet($input: CreateCodeSetInput!) {
      createCodeSet(input: $input) { codeSet { ${SET_FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ code_set }) => code_set,
    success: 201,
    example: {
      summary: 'A scale of three grades',
      body: {
        name: 'grade-three-steps',
        version: '2026',
        authority: 'Testamur University',
        authority_url: 'https://www.example.edu/grades',
        codes: [
          { code: 'D', label_i18n: { en: 'Distinction' }, valid_from: '2020-01-01T00:00:00Z' },
          { code: 'P', label_i18n: { en: 'Pass' }, valid_from: '2020-01-01T00:00:00Z' },
          { code: 'F', label_i18n: { en: 'Fail' }, valid_from: '2020-01-01T00:00:00Z' },
        ],
      },
    },
  }),
];

/** Codes, for issuers. */
export const portalCodeRoutes: readonly Route[] = [
  route('GET', '/api/v1/portal/catalog/code-sets/{code_set_id}/codes', {
    summary: 'List the codes of a set that are valid at an instant, by code',
    description:
      'The set by its id, or by its name, such as `iso-3166-1`, for the newest version. `q` is how the codes begin; without `at` those that are valid now.',
    caller: 'issuer',
    limit: 'portal',
    query: ['at', 'parent_code', 'q', 'page', 'page_size'],
    document: `query Codes($codeSet: String!, $at: DateTime, $parentCode: String, $q: String, $first: Int, $offset: Int) {
      codes(codeSet: $codeSet, at: $at, parentCode: $parentCode, q: $q, first: $first, offset: $offset) {
        nodes { code labelI18n parentCode validFrom validTo }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ params, query }) => ({
      codeSet: params['code_set_id'],
      at: query['at'],
      parentCode: query['parent_code'],
      q: query['q'],
      ...pageVariables(query),
    }),
    reply: pageReply,
    success: 200,
  }),
];
