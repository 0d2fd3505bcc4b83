import { type Route, route } from '../../rest.ts';

/** How people of custodians sign in and out. */
export const custodianAuthRoutes: readonly Route[] = [
  route('POST', '/api/v1/custodian/auth/magic-link', {
    summary: "Mail a sign-in link to a custodian's member",
    description:
      'The answer is the same whether or not the address is known. A link works once and for 15 minutes; at most 3 are live per address and custodian. A custodian that demands its own identity provider gets links for its break-glass Admin alone.',
    caller: 'public',
    limit: 'custodianSignIn',
    document: `mutation RequestCustodianSignIn($input: RequestCustodianSignInInput!) {
      requestCustodianSignIn(input: $input) { sent email }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: { summary: 'The archivist asks for a link', body: { email: 'archivist@example.org' } },
  }),
  route('POST', '/api/v1/custodian/auth/magic-link/verify', {
    summary: 'Trade the token of a sign-in link or an invitation for a bearer token',
    description:
      'Works once per link. The link of an invitation accepts it. The contact person of a custodian without members becomes its first Admin. Refusals: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED.',
    caller: 'public',
    limit: 'custodianSignIn',
    document: `mutation RedeemCustodianSignIn($input: RedeemCustodianSignInInput!) {
      redeemCustodianSignIn(input: $input) {
        token tokenType expiresAt
        custodian { did name status }
        user { id email role }
      }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: {
      summary: 'The token of the e-mail',
      body: { token: 'q3Zk0cTt2yJ3mR5vW8xL1nB4dF7hK9pS6uE0aC2gI5o' },
    },
  }),
  route('POST', '/api/v1/custodian/auth/logout', {
    summary: 'Sign out',
    description:
      'Ends the bearer token of the request; with `everywhere` every token of the person. No request with it is admitted after the reply.',
    caller: 'custodian',
    limit: 'portal',
    document: `mutation SignOutCustodianUser($input: SignOutCustodianUserInput!) {
      signOutCustodianUser(input: $input) { everywhere }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 204,
    example: { summary: 'On every device', body: { everywhere: true } },
  }),
];
