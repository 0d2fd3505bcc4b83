import { type Route, route } from '../../rest.ts';

const ACCOUNT = 'id email displayName role status lastLoginAt createdAt updatedAt createdBy rowVersion';

/** How administrators get in and out, and their own account. */
export const adminRoutes: readonly Route[] = [
  route('POST', '/api/v1/admin/auth/login', {
    summary: 'Sign in as an administrator',
    description:
      'Wrong password, unknown address and disabled account get the same refusal. After each refusal the next attempt from that address must wait 1, 2, 4 … at most 60 seconds.',
    caller: 'public',
    limit: 'adminSignIn',
    document: `mutation AdminSignIn($input: AdminSignInInput!) {
      adminSignIn(input: $input) {
        token tokenType expiresAt
        user { id email displayName role rowVersion }
      }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: {
      summary: 'The first administrator',
      body: { email: 'admin@testamur.local', password: 'the password that the first start printed' },
    },
  }),

  route('POST', '/api/v1/admin/auth/demo-login', {
    summary: 'Sign in as the first administrator, by code',
    description:
      'For demonstrations only. There is no such path unless ADMIN_DEMO_LOGIN_CODE is set and `admin.demo-login.enabled` is on.',
    caller: 'public',
    limit: 'adminSignIn',
    document: `mutation AdminDemoSignIn($input: AdminDemoSignInInput!) {
      adminDemoSignIn(input: $input) {
        token tokenType expiresAt
        user { id email displayName role rowVersion }
      }
    }`,
    requires: ['code'],
    refuses: [404],
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: { summary: 'The six digits', body: { code: '123456' } },
  }),

  route('POST', '/api/v1/admin/auth/logout', {
    summary: 'Sign out',
    description:
      'Ends the bearer token of the request; with `everywhere` every token of the administrator. No request with it is admitted after the reply.',
    caller: 'admin',
    limit: 'portal',
    document: `mutation AdminSignOut($input: AdminSignOutInput!) {
      adminSignOut(input: $input) { everywhere }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 204,
    example: { summary: 'On every device', body: { everywhere: true } },
  }),

  route('GET', '/api/v1/admin/auth/me', {
    summary: 'Read your own account',
    caller: 'admin',
    limit: 'portal',
    document: `query CurrentAdmin { currentAdmin { ${ACCOUNT} } }`,
    variables: () => ({}),
    success: 200,
  }),

  route('PATCH', '/api/v1/admin/auth/me', {
    summary: 'Change your own name or password',
    description:
      'Whatever the role. A new password needs the current one and ends every bearer token of the administrator, this one too.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation UpdateCurrentAdmin($input: UpdateCurrentAdminInput!) {
      updateCurrentAdmin(input: $input) { user { ${ACCOUNT} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ user }) => user,
    success: 200,
    example: { summary: 'Another name', body: { display_name: 'Aoife Byrne' } },
  }),
];
