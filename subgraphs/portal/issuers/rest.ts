import { type Route, route } from '../../rest.ts';

/** How members of issuers sign in and out. */
export const issuerAuthRoutes: readonly Route[] = [
  route('POST', '/api/v1/issuer/auth/magic-link', {
    summary: "Mail a sign-in link to an issuer's member",
    description:
      'The answer is the same whether or not the address is known. A link works once and for 15 minutes; at most 3 are live per address and issuer.',
    caller: 'public',
    limit: 'issuerSignIn',
    document: `mutation RequestIssuerSignIn($input: RequestIssuerSignInInput!) {
      requestIssuerSignIn(input: $input) { sent email }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: { summary: 'The registrar asks for a link', body: { email: 'registrar@example.edu' } },
  }),
  route('POST', '/api/v1/issuer/auth/magic-link/verify', {
    summary: 'Trade the token of a sign-in link for a bearer token',
    description:
      'Works once per link. The contact person of an issuer without members becomes its first Admin. Refusals: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED.',
    caller: 'public',
    limit: 'issuerSignIn',
    document: `mutation RedeemIssuerSignIn($input: RedeemIssuerSignInInput!) {
      redeemIssuerSignIn(input: $input) {
        token tokenType expiresAt
        issuer { did name status }
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
  route('POST', '/api/v1/issuer/auth/logout', {
    summary: 'Sign out',
    description:
      'Ends the bearer token of the request; with `everywhere` every token of the member. No request with it is admitted after the reply.',
    caller: 'issuer',
    limit: 'portal',
    document: `mutation SignOutIssuerMember($input: SignOutIssuerMemberInput!) {
      signOutIssuerMember(input: $input) { everywhere }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 204,
    example: { summary: 'On every device', body: { everywhere: true } },
  }),
];
