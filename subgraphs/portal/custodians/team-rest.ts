import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/custodian/team';
const FIELDS =
  'userId email displayName role status custodianDid invitationExpiresAt lastSignedInAt createdAt updatedAt rowVersion';

/** The team of a custodian, for its own people. */
export const custodianTeamRoutes: readonly Route[] = [
  route('GET', '/api/v1/custodian/me', {
    summary: 'Show the caller and the custodian that they act for',
    caller: 'custodian',
    limit: 'portal',
    document: `query CurrentCustodianUser { currentCustodianUser { ${FIELDS} } }`,
    variables: () => ({}),
    success: 200,
  }),

  route('GET', PATH, {
    summary: 'List the team, by e-mail address',
    description: 'With those who were removed, unless `status` says otherwise.',
    caller: 'custodian',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query CustodianTeam($filter: CustodianTeamFilter, $first: Int, $offset: Int) {
      custodianTeam(filter: $filter, first: $first, offset: $offset) {
        nodes { ${FIELDS} }
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

  route('POST', PATH, {
    summary: 'Invite somebody into the team',
    description:
      'By a letter whose link accepts the invitation and signs in; it works once and for 7 days. Somebody who was removed can be invited again. Refusals: DUPLICATE for an address of the team, CUSTODIAN_NOT_ACTIVE until the custodian was approved.',
    caller: 'custodian',
    limit: 'portal',
    idempotent: true,
    refuses: [409],
    document: `mutation InviteCustodianUser($input: InviteCustodianUserInput!) {
      inviteCustodianUser(input: $input) { user { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ user }) => user,
    success: 201,
    example: {
      summary: 'A colleague who will look through records',
      body: { email: 'reviewer@example.org', role: 'Reviewer', display_name: 'Rós Ní Bhriain' },
    },
  }),

  route('GET', `${PATH}/{user_id}`, {
    summary: 'Look somebody of the team up',
    caller: 'custodian',
    limit: 'portal',
    document: `query CustodianUser($id: ID!) { custodianUser(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['user_id'] }),
    success: 200,
  }),

  route('PATCH', `${PATH}/{user_id}`, {
    summary: "Change somebody's role or name",
    description:
      'What is left out stays. A new role ends every bearer token of the person at once. The last ACTIVE Admin keeps the role: LAST_ADMIN.',
    caller: 'custodian',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation UpdateCustodianUser($input: UpdateCustodianUserInput!) {
      updateCustodianUser(input: $input) { user { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, user_id: params['user_id'] } }),
    reply: ({ user }) => user,
    success: 200,
    example: { summary: 'From now on they attest', body: { role: 'Attester' } },
  }),

  step('POST', 'resend-invitation', 'resendCustodianInvitation', 'ResendCustodianInvitationInput', {
    summary: 'Send an invitation again',
    description:
      'At most 5 times, each with a new link for 7 days; the link of the letter before opens nothing any more. Refusal: LIMIT_REACHED.',
  }),
  step('POST', 'cancel-invitation', 'cancelCustodianInvitation', 'CancelCustodianInvitationInput', {
    summary: 'Take an invitation back',
    description: 'Its link opens nothing any more; the person is REMOVED.',
  }),
  step('POST', 'suspend', 'suspendCustodianUser', 'SuspendCustodianUserInput', {
    summary: 'Close the way in for somebody',
    description:
      'Ends every bearer token of the person at once. The last ACTIVE Admin cannot be suspended: LAST_ADMIN.',
  }),
  step('POST', 'reactivate', 'reactivateCustodianUser', 'ReactivateCustodianUserInput', {
    summary: 'Let somebody in again who was suspended',
  }),
  step('DELETE', undefined, 'removeCustodianUser', 'RemoveCustodianUserInput', {
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
  input: string,
  told: { readonly summary: string; readonly description?: string },
): Route {
  return route(method, `${PATH}/{user_id}${word ? `/${word}` : ''}`, {
    ...told,
    caller: 'custodian',
    limit: 'portal',
    body: 'none',
    guarded: true,
    refuses: [409],
    document: `mutation ${field.charAt(0).toUpperCase()}${field.slice(1)}($input: ${input}!) {
      ${field}(input: $input) { user { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: { user_id: params['user_id'] } }),
    reply: ({ user }) => user,
    success: 200,
  });
}
