import { pageReply, pageVariables, type Route, type RouteExample, type RouteRow, route } from '../rest.ts';

/** What the contract of a kind of organizations calls its team, and where its routes are. */
export interface TeamNames {
  readonly path: string;
  readonly caller: Extract<RouteRow['caller'], 'issuer' | 'custodian' | 'verifier'>;
  /** The parameter of a path that names a member, as the contract calls it in snake case. */
  readonly id: 'member_id' | 'user_id';
  /** The type of a member, the word for one in what changes answer, and the word for invitations. */
  readonly type: string;
  readonly one: 'member' | 'user';
  readonly invitation: string;
  readonly queries: { readonly list: string; readonly filter: string; readonly one: string };
  /** What is shown of a member. */
  readonly fields: string;
  /** What an organization is refused with that nobody has approved; none where nobody has to. */
  readonly notActive?: 'ISSUER_NOT_ACTIVE' | 'CUSTODIAN_NOT_ACTIVE';
  readonly examples: { readonly invite: RouteExample; readonly update: RouteExample };
}

/** The routes of a team, for its own people: the same for every kind of organization. */
export function teamRoutes(names: TeamNames): readonly Route[] {
  const { path, caller, id, type, one, invitation, queries, fields, notActive, examples } = names;
  const { list } = queries;

  return [
    route('GET', path, {
      summary: 'List the team, by e-mail address',
      description: 'With those who were removed, unless `status` says otherwise.',
      caller,
      limit: 'portal',
      query: ['status', 'page', 'page_size'],
      document: `query ${capital(list)}($filter: ${queries.filter}, $first: Int, $offset: Int) {
        ${list}(filter: $filter, first: $first, offset: $offset) {
          nodes { ${fields} }
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

    route('POST', path, {
      summary: 'Invite somebody into the team',
      description: `By a letter whose link accepts the invitation and signs in; it works once and for 7 days. Somebody who was removed can be invited again. Refusals: DUPLICATE for an address of the team${notActive === undefined ? '' : `, ${notActive} until the ${caller} was approved`}.`,
      caller,
      limit: 'portal',
      idempotent: true,
      refuses: [409],
      document: mutation(`invite${type}`, `Invite${type}Input`),
      variables: ({ body }) => ({ input: body }),
      reply: (data) => data[one],
      success: 201,
      example: examples.invite,
    }),

    route('GET', `${path}/{${id}}`, {
      summary: 'Look somebody of the team up',
      caller,
      limit: 'portal',
      document: `query ${capital(queries.one)}($id: ID!) { ${queries.one}(id: $id) { ${fields} } }`,
      variables: ({ params }) => ({ id: params[id] }),
      success: 200,
    }),

    route('PATCH', `${path}/{${id}}`, {
      summary: "Change somebody's role or name",
      description:
        'What is left out stays. A new role ends every bearer token of the person at once. The last ACTIVE Admin keeps the role: LAST_ADMIN.',
      caller,
      limit: 'portal',
      guarded: true,
      refuses: [409],
      document: mutation(`update${type}`, `Update${type}Input`),
      variables: ({ params, body }) => ({ input: { ...body, [id]: params[id] } }),
      reply: (data) => data[one],
      success: 200,
      example: examples.update,
    }),

    step('POST', 'resend-invitation', `resend${invitation}`, {
      summary: 'Send an invitation again',
      description:
        'At most 5 times, each with a new link for 7 days; the link of the letter before opens nothing any more. Refusal: LIMIT_REACHED.',
    }),
    step('POST', 'cancel-invitation', `cancel${invitation}`, {
      summary: 'Take an invitation back',
      description: 'Its link opens nothing any more; the person is REMOVED.',
    }),
    step('POST', 'suspend', `suspend${type}`, {
      summary: 'Close the way in for somebody',
      description:
        'Ends every bearer token of the person at once. The last ACTIVE Admin cannot be suspended: LAST_ADMIN.',
    }),
    step('POST', 'reactivate', `reactivate${type}`, {
      summary: 'Let somebody in again who was suspended',
    }),
    step('DELETE', undefined, `remove${type}`, {
      summary: 'Remove somebody from the team',
      description:
        'Ends the membership and every bearer token of the person at once; the record stays, REMOVED. The last ACTIVE Admin cannot be removed: LAST_ADMIN.',
    }),
  ];

  /** One step of one person, which takes nothing but the person. */
  function step(
    method: 'POST' | 'DELETE',
    word: string | undefined,
    field: string,
    told: { readonly summary: string; readonly description?: string },
  ): Route {
    return route(method, `${path}/{${id}}${word ? `/${word}` : ''}`, {
      ...told,
      caller,
      limit: 'portal',
      body: 'none',
      guarded: true,
      refuses: [409],
      document: mutation(field, `${capital(field)}Input`),
      variables: ({ params }) => ({ input: { [id]: params[id] } }),
      reply: (data) => data[one],
      success: 200,
    });
  }

  function mutation(field: string, input: string): string {
    return `mutation ${capital(field)}($input: ${input}!) {
      ${field}(input: $input) { ${one} { ${fields} } }
    }`;
  }
}

function capital(field: string): string {
  return `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}
