import { type Route, route } from '../../rest.ts';

/** How people of verifiers sign in and out. */
export const verifierAuthRoutes: readonly Route[] = [
  route('POST', '/api/v1/verifier/auth/magic-link', {
    summary: "Mail a sign-in link to a verifier's member",
    description:
      'The answer is the same whether or not the address is known. A link works once and for 15 minutes; at most 3 are live per address and verifier.',
    caller: 'public',
    limit: 'verifierSignIn',
    document: `mutation RequestVerifierSignIn($input: RequestVerifierSignInInput!) {
      requestVerifierSignIn(input: $input) { sent email }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: { summary: 'A recruiter asks for a link', body: { email: 'hr@employer.example' } },
  }),
  route('POST', '/api/v1/verifier/auth/magic-link/verify', {
    summary: 'Trade the token of a sign-in link or an invitation for a bearer token',
    description:
      'Works once per link. The link of an invitation accepts it. The link of a registration confirms it, and the person becomes the first Admin. Refusals: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED.',
    caller: 'public',
    limit: 'verifierSignIn',
    document: `mutation RedeemVerifierSignIn($input: RedeemVerifierSignInInput!) {
      redeemVerifierSignIn(input: $input) {
        token tokenType expiresAt
        verifier { verifierId name status }
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
  route('POST', '/api/v1/verifier/auth/logout', {
    summary: 'Sign out',
    description:
      'Ends the bearer token of the request; with `everywhere` every token of the person. No request with it is admitted after the reply.',
    caller: 'verifier',
    limit: 'portal',
    document: `mutation SignOutVerifierUser($input: SignOutVerifierUserInput!) {
      signOutVerifierUser(input: $input) { everywhere }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 204,
    example: { summary: 'On every device', body: { everywhere: true } },
  }),
];
