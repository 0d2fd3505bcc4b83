import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/verifier/team';
const FIELDS =
  'userId email displayName role status verifierId invitationExpiresAt lastSignedInAt createdAt updatedAt rowVersion';

/** The team of a verifier, for its own people. */
export const verifierTeamRoutes: readonly Route[] = [
  route('GET', PATH, {
    summary: 'List the team, by e-mail address',
    description: 'With those who were removed, unless `status` says otherwise.',
    caller: 'verifier',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query VerifierTeam($filter: VerifierTeamFilter, $first: Int, $offset: Int) {
      verifierTeam(filter: $filter, first: $first, offset: $offset) {
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
      'By a letter whose link accepts the invitation and signs in; it works once and for 7 days. Somebody who was removed can be invited again. Refusal: DUPLICATE for an address of the team.',
    caller: 'verifier',
    limit: 'portal',
    idempotent: true,
    refuses: [409],
    document: `mutation InviteVerifierUser($input: InviteVerifierUserInput!) {
      inviteVerifierUser(input: $input) { user { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ user }) => user,
    success: 201,
    example: {
      summary: 'A colleague who will check applications',
      body: { email: 'recruiter@example.com', role: 'Member', display_name: 'Rós Ní Bhriain' },
    },
  }),

  route('GET', `${PATH}/{user_id}`, {
    summary: 'Look somebody of the team up',
    caller: 'verifier',
    limit: 'portal',
    document: `query VerifierUser($id: ID!) { verifierUser(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['user_id'] }),
    success: 200,
  }),

  route('PATCH', `${PATH}/{user_id}`, {
    summary: "Change somebody's role or name",
    description:
      'What is left out stays. A new role ends every bearer token of the person at once. The last ACTIVE Admin keeps the role: LAST_ADMIN.',
    caller: 'verifier',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation UpdateVerifierUser($input: UpdateVerifierUserInput!) {
      updateVerifierUser(input: $input) { user { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, user_id: params['user_id'] } }),
    reply: ({ user }) => user,
    success: 200,
    example: { summary: 'From now on they look after the team, too', body: { role: 'Admin' } },
  }),

  step('POST', 'resend-invitation', 'resendVerifierInvitation', 'ResendVerifierInvitationInput', {
    summary: 'Send an invitation again',
    description:
      'At most 5 times, each with a new link for 7 days; the link of the letter before opens nothing any more. Refusal: LIMIT_REACHED.',
  }),
  step('POST', 'cancel-invitation', 'cancelVerifierInvitation', 'CancelVerifierInvitationInput', {
    summary: 'Take an invitation back',
    description: 'Its link opens nothing any more; the person is REMOVED.',
  }),
  step('POST', 'suspend', 'suspendVerifierUser', 'SuspendVerifierUserInput', {
    summary: 'Close the way in for somebody',
    description:
      'Ends every bearer token of the person at once. The last ACTIVE Admin cannot be suspended: LAST_ADMIN.',
  }),
  step('POST', 'reactivate', 'reactivateVerifierUser', 'ReactivateVerifierUserInput', {
    summary: 'Let somebody in again who was suspended',
  }),
  step('DELETE', undefined, 'removeVerifierUser', 'RemoveVerifierUserInput', {
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
    caller: 'verifier',
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
