import { SCIM_PATH } from '../../members/scim/user.ts';
import { type Route, type RouteRow, route, wholeNumber } from '../../rest.ts';

const USER = `schemas id externalId userName name { formatted familyName givenName } displayName active
  emails { value type primary } roles { value primary } meta { resourceType created lastModified location version }`;
/** Absent in SCIM where there is no value, never null. */
const OPTIONAL =
  'externalId userName name formatted familyName givenName displayName active emails roles value type primary meta resourceType created lastModified location version'.split(
    ' ',
  );
const SHOWN = ['attributes', 'excludedAttributes'];
const ANNE = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  externalId: '00u1anne',
  userName: 'anne.kelly@example.edu',
  name: { givenName: 'Anne', familyName: 'Kelly' },
  active: true,
  roles: [{ value: 'Operator' }],
};

const scim: Pick<RouteRow, 'caller' | 'limit' | 'casing' | 'isScim' | 'optional'> = {
  caller: 'API key as bearer',
  limit: 'provisioning',
  casing: 'camel',
  isScim: true,
  optional: OPTIONAL,
};
const tags = (user: { meta?: { location?: string; version?: string } | null }) => ({
  ...(user.meta?.version && { ETag: user.meta.version }),
});

/** SCIM 2.0 (RFC 7644): the directory of an issuer keeps its team. */
export const scimRoutes: readonly Route[] = [
  route('GET', `${SCIM_PATH}/Users`, {
    ...scim,
    summary: 'List the team, or find somebody in it',
    description:
      'Without those who have left. `filter` compares `userName`, `externalId` or `id` by `eq` in each alternative, or `active` alone; other comparisons may stand beside these with `and`. What no index answers is refused with `invalidFilter`, and the list of a team of more than 10,000 with `tooMany`.',
    query: ['filter', 'startIndex', 'count', ...SHOWN],
    document: `query ScimUsers($filter: String, $startIndex: Int, $count: Int, $attributes: String, $excludedAttributes: String) {
      scimUsers(filter: $filter, startIndex: $startIndex, count: $count, attributes: $attributes, excludedAttributes: $excludedAttributes) {
        schemas totalResults startIndex itemsPerPage resources { ${USER} }
      }
    }`,
    variables: ({ query: { startIndex, count, ...rest } }) => ({
      ...rest,
      ...(startIndex === undefined ? {} : { startIndex: wholeNumber(startIndex) }),
      ...(count === undefined ? {} : { count: wholeNumber(count) }),
    }),
    reply: ({ resources, ...list }) => ({ ...list, Resources: resources }),
    success: 200,
  }),

  route('POST', `${SCIM_PATH}/Users`, {
    ...scim,
    summary: 'Add somebody to the team',
    description:
      'They are ACTIVE at once and get no letter: they sign in at the identity provider, or ask for a link. Somebody who has left comes back under the same id. Attributes that a team has no use for are passed over. Refusal: `uniqueness` for an address of the team.',
    body: 'whole',
    idempotent: true,
    refuses: [409],
    document: `mutation CreateScimUser($input: CreateScimUserInput!) { createScimUser(input: $input) { user { ${USER} } } }`,
    variables: ({ body }) => ({ input: { resource: body } }),
    reply: ({ user }) => user,
    headers: ({ user }) => ({ ...tags(user), Location: user.meta.location }),
    success: 201,
    example: { summary: 'A colleague who issues', body: ANNE },
  }),

  route('GET', `${SCIM_PATH}/Users/{id}`, {
    ...scim,
    summary: 'Show somebody of the team',
    query: SHOWN,
    document: `query ScimUser($id: ID!, $attributes: String, $excludedAttributes: String) {
      scimUser(id: $id, attributes: $attributes, excludedAttributes: $excludedAttributes) { ${USER} }
    }`,
    variables: ({ params, query }) => ({ ...query, id: params['id'] }),
    headers: tags,
    success: 200,
  }),

  route('PUT', `${SCIM_PATH}/Users/{id}`, {
    ...scim,
    summary: 'Replace what is said of somebody',
    description:
      'Names and `externalId` that are left out are taken away; `roles` and `active` that are left out stay. Another `userName` ends every sign-in of the person. The last ACTIVE Admin keeps the role and stays active (409).',
    body: 'whole',
    guarded: true,
    refuses: [409],
    document: `mutation ReplaceScimUser($input: ReplaceScimUserInput!) { replaceScimUser(input: $input) { user { ${USER} } } }`,
    variables: ({ params, body }) => ({ input: { id: params['id'], resource: body } }),
    reply: ({ user }) => user,
    headers: ({ user }) => tags(user),
    success: 200,
    example: { summary: 'She reads from now on', body: { ...ANNE, roles: [{ value: 'Viewer' }] } },
  }),

  route('PATCH', `${SCIM_PATH}/Users/{id}`, {
    ...scim,
    summary: 'Change something of somebody',
    description:
      '`active` false suspends and ends every sign-in of the person at once, true resumes; booleans may be text, as Entra ID sends them. A changed role ends every sign-in, too. The last ACTIVE Admin keeps the role and stays active (409).',
    body: 'whole',
    guarded: true,
    refuses: [409],
    document: `mutation PatchScimUser($input: PatchScimUserInput!) { patchScimUser(input: $input) { user { ${USER} } } }`,
    variables: ({ params, body }) => ({ input: { id: params['id'], resource: body } }),
    reply: ({ user }) => user,
    headers: ({ user }) => tags(user),
    success: 200,
    example: {
      summary: 'She has gone on leave',
      body: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: [{ op: 'replace', path: 'active', value: false }],
      },
    },
  }),

  route('DELETE', `${SCIM_PATH}/Users/{id}`, {
    ...scim,
    summary: 'Remove somebody from the team',
    description:
      'Ends the membership and every sign-in of the person at once; 404 from then on. The last ACTIVE Admin stays (409).',
    body: 'none',
    guarded: true,
    refuses: [409],
    document:
      'mutation DeleteScimUser($input: DeleteScimUserInput!) { deleteScimUser(input: $input) { user { id } } }',
    variables: ({ params }) => ({ input: { id: params['id'] } }),
    success: 204,
  }),

  documentAt('ServiceProviderConfig', 'SERVICE_PROVIDER_CONFIG', 'Show what the server supports'),
  documentAt('ResourceTypes', 'RESOURCE_TYPES', 'List the kinds of resources'),
  documentAt('ResourceTypes/{id}', 'RESOURCE_TYPES', 'Show a kind of resources'),
  documentAt('Schemas', 'SCHEMAS', 'List the schemas of resources'),
  documentAt('Schemas/{id}', 'SCHEMAS', 'Show a schema'),
];

function documentAt(path: string, kind: string, summary: string): Route {
  const [name = '', one] = path.split('/');
  return route('GET', `${SCIM_PATH}/${path}`, {
    ...scim,
    summary,
    document: one
      ? `query Scim${name.slice(0, -1)}($id: String!) { scimDocument(kind: ${kind}, id: $id) }`
      : `query Scim${name} { scimDocument(kind: ${kind}) }`,
    variables: ({ params }) => params,
    success: 200,
  });
}
