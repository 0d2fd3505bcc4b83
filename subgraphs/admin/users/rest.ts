import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const ACCOUNT = 'id email displayName role status lastLoginAt createdAt updatedAt createdBy rowVersion';

/** The administrators of the platform. */
export const adminUserRoutes: readonly Route[] = [
  route('GET', '/api/v1/admin/users', {
    summary: 'List the administrators, the oldest account first',
    caller: 'admin',
    limit: 'portal',
    document: `query AdminUsers($filter: AdminUserFilter, $first: Int, $offset: Int) {
      adminUsers(filter: $filter, first: $first, offset: $offset) {
        nodes { ${ACCOUNT} }
        totalCount totalIsLowerBound offset size
      }
    }`,
    query: ['status', 'role', 'search', 'page', 'page_size'],
    variables: ({ query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }),

  route('POST', '/api/v1/admin/users', {
    summary: 'Make an account for an administrator',
    description:
      'Without `password` the platform makes one and tells it as `generated_password` in this reply alone: a repeat with the same ' +
      '`Idempotency-Key` acts once and is refused with SECRET_SHOWN_ONCE. For the role ADMIN.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    document: `mutation CreateAdminUser($input: CreateAdminUserInput!) {
      createAdminUser(input: $input) { user { ${ACCOUNT} } generatedPassword }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ user, generated_password }) => ({ ...user, generated_password }),
    success: 201,
    example: {
      summary: 'An operator whose password the platform makes',
      body: { email: 'aoife.byrne@example.edu', display_name: 'Aoife Byrne', role: 'OPERATOR' },
    },
  }),

  route('GET', '/api/v1/admin/users/{id}', {
    summary: 'Read one administrator',
    caller: 'admin',
    limit: 'portal',
    document: `query AdminUser($id: ID!) { adminUser(id: $id) { ${ACCOUNT} } }`,
    variables: ({ params }) => ({ id: params['id'] }),
    success: 200,
  }),

  route('PUT', '/api/v1/admin/users/{id}', {
    summary: 'Change name, status or password of an administrator',
    description:
      'What is left out stays. A new status or password ends every bearer token of the person. For the role ADMIN; OPERATOR may ' +
      'change their own name and password. The last active ADMIN cannot be disabled (LAST_ADMIN).',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation UpdateAdminUser($input: UpdateAdminUserInput!) {
      updateAdminUser(input: $input) { user { ${ACCOUNT} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, id: params['id'] } }),
    reply: ({ user }) => user,
    success: 200,
    example: { summary: 'Disable an account', body: { status: 'DISABLED' } },
  }),

  route('PUT', '/api/v1/admin/users/{id}/role', {
    summary: 'Give an administrator another role',
    description:
      'Every bearer token of the person ends. The last active ADMIN keeps the role (LAST_ADMIN). For the role ADMIN.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation SetAdminRole($input: SetAdminRoleInput!) {
      setAdminRole(input: $input) { user { ${ACCOUNT} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, id: params['id'] } }),
    reply: ({ user }) => user,
    success: 200,
    example: { summary: 'Read only from now on', body: { role: 'VIEWER' } },
  }),

  route('DELETE', '/api/v1/admin/users/{id}', {
    summary: 'Remove an administrator',
    description:
      'The bearer tokens of the person end. The last active ADMIN stays (LAST_ADMIN). For the role ADMIN.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation DeleteAdminUser($input: DeleteAdminUserInput!) {
      deleteAdminUser(input: $input) { user { id } }
    }`,
    variables: ({ params }) => ({ input: { id: params['id'] } }),
    body: 'none',
    success: 204,
  }),
];
