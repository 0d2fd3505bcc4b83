import { type Route, route } from '../route.ts';

/** What Admin Console serves. */
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
        user { id email displayName role }
      }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: {
      summary: 'The first administrator',
      body: { email: 'admin@testamur.local', password: 'the password that the first start printed' },
    },
  }),
];
