import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/admin/catalog/skills';
const FIELDS = `skillId name description source sourceUri skillType reuseLevel altLabelsI18n broaderIds status
  createdAt updatedAt rowVersion`;

const listRow = (caller: 'admin' | 'issuer') =>
  ({
    summary: 'List the skills of the catalog, by name',
    description:
      'In the order of the names without case and accents. `q` finds what a name or an alternative label begins with, in any case.',
    caller,
    limit: 'portal',
    query: ['q', 'source', 'skill_type', 'status', 'page', 'page_size'],
    document: `query ${caller === 'admin' ? 'Admin' : 'Portal'}Skills($filter: SkillFilter, $first: Int, $offset: Int) {
      skills(filter: $filter, first: $first, offset: $offset) {
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

/** Skills, for administrators. */
export const adminSkillRoutes: readonly Route[] = [
  route('GET', PATH, listRow('admin')),

  route('POST', PATH, {
    summary: 'Add a skill to the catalog',
    description:
      'It is ACTIVE at once. A skill of ESCO, O*NET or a library of rich skill descriptors (RSD) names its identifier there as ' +
      '`source_uri`, each once; a LOCAL one needs none. `broader_ids` are skills that are there already.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    document: `mutation CreateSkill($input: CreateSkillInput!) {
      createSkill(input: $input) { skill { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ skill }) => skill,
    success: 201,
    example: {
      summary: 'A skill of ESCO',
      body: {
        name: 'use spreadsheets software',
        source: 'ESCO',
        source_uri: 'http://data.europa.eu/esco/skill/1973c966-f236-40c9-b2d4-5d71a89019be',
        skill_type: 'SKILL',
        reuse_level: 'CROSS_SECTOR',
        alt_labels_i18n: { en: ['work with spreadsheets'], de: ['Tabellenkalkulation verwenden'] },
      },
    },
  }),

  route('PATCH', `${PATH}/{skill_id}`, {
    summary: 'Change a skill',
    description:
      'What is left out stays; `alt_labels_i18n` and `broader_ids` take the place of what was there. No skill stands above ' +
      'itself, at any distance. A RETIRED one stays readable where it is named.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation UpdateSkill($input: UpdateSkillInput!) {
      updateSkill(input: $input) { skill { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, skill_id: params['skill_id'] } }),
    reply: ({ skill }) => skill,
    success: 200,
    example: { summary: 'Retire it', body: { status: 'RETIRED' } },
  }),
];

/** Skills, for issuers. */
export const portalSkillRoutes: readonly Route[] = [
  route('GET', '/api/v1/portal/catalog/skills', listRow('issuer')),
];
