import { type Route, route } from '../../rest.ts';

const USER = 'id name email did phone createdAt';
const OPTIONAL = ['did', 'phone'];
const TOKEN = 'q3Zk0cTt2yJ3mR5vW8xL1nB4dF7hK9pS6uE0aC2gI5o';
const WORDS =
  'legal winner thank year wave sausage worth useful legal winner thank year ' +
  'wave sausage worth useful legal winner thank year wave sausage worth title';

/** How people open an account, sign in and out, and close it; and how issuers find them. */
export const holderAccountRoutes: readonly Route[] = [
  route('POST', '/api/v1/holder/auth/register', {
    summary: 'Open an account',
    description:
      'Mails a letter of welcome with a sign-in link and does not sign in. 409 EMAIL_ALREADY_REGISTERED when the address has an account.',
    caller: 'public',
    casing: 'camel',
    limit: 'registration:holders',
    idempotent: true,
    document: `mutation RegisterHolder($input: RegisterHolderInput!) {
      registerHolder(input: $input) { success userId }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: {
      summary: 'A graduate wants a wallet',
      body: { name: 'Ada Byrne', email: 'ada@example.org', phone: '+353 1 555 0100' },
    },
  }),
  route('POST', '/api/v1/holder/auth/magic-link', {
    summary: 'Mail a sign-in link to a holder',
    description:
      'The answer is the same whether or not the address is known, or is an address at all. A link works once and for 15 minutes; at most 3 are live per address.',
    caller: 'public',
    casing: 'camel',
    limit: 'holderSignIn',
    document: `mutation RequestHolderSignIn($input: RequestHolderSignInInput!) {
      requestHolderSignIn(input: $input) { sent email }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: { summary: 'The graduate asks for a link', body: { email: 'ada@example.org' } },
  }),
  route('POST', '/api/v1/holder/auth/magic-link/verify', {
    summary: 'Sign in with the token of a link; sets the session cookie',
    description:
      'Works once per link, and opens an account again that waits for its erasure. Refusals: TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_ALREADY_USED.',
    caller: 'public',
    casing: 'camel',
    limit: 'holderSignIn',
    document: `mutation RedeemHolderSignIn($input: RedeemHolderSignInInput!) {
      redeemHolderSignIn(input: $input) { success user { ${USER} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    optional: OPTIONAL,
    setsCookie: true,
    success: 200,
    example: { summary: 'The token of the e-mail', body: { token: TOKEN } },
  }),
  route('POST', '/api/v1/holder/auth/recover', {
    summary: 'Sign in with the recovery code; sets the session cookie',
    description:
      'A code works once; using it ends every other session of the account. Case and spacing of the words do not matter. ' +
      'Refusal: RECOVERY_CODE_INVALID.',
    caller: 'public',
    casing: 'camel',
    limit: 'holderSignIn',
    document: `mutation RedeemRecoveryCode($input: RedeemRecoveryCodeInput!) {
      redeemRecoveryCode(input: $input) { success user { ${USER} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    optional: OPTIONAL,
    setsCookie: true,
    success: 200,
    example: { summary: 'The 24 words', body: { code: WORDS } },
  }),
  route('POST', '/api/v1/holder/auth/recovery-code', {
    summary: 'Make a new recovery code',
    description:
      '24 words, shown this once; an earlier code stops working. Takes a session whose sign-in is at most 10 minutes old ' +
      '(REAUTHENTICATION_REQUIRED). A repeat with the same `Idempotency-Key` acts once and is refused with SECRET_SHOWN_ONCE.',
    caller: 'holder',
    casing: 'camel',
    limit: 'holder',
    idempotent: true,
    document: 'mutation CreateRecoveryCode { createRecoveryCode { code } }',
    variables: () => ({}),
    success: 200,
    body: 'none',
    example: { summary: 'The first code, or one in the place of another' },
  }),
  route('POST', '/api/v1/holder/auth/token', {
    summary: 'Make a bearer token for your own programs',
    description:
      'Good for 15 minutes in place of the cookie on every holder route but those of the sign-in itself and what takes a recent ' +
      'sign-in. It is made from a session and ends with it; a token makes no further ones.',
    caller: 'holder',
    casing: 'camel',
    limit: 'holder',
    document: 'mutation CreateHolderToken { createHolderToken { token tokenType expiresAt } }',
    variables: () => ({}),
    success: 201,
    body: 'none',
    example: { summary: 'For a script' },
  }),
  route('POST', '/api/v1/holder/auth/logout', {
    summary: 'End the session and clear its cookie',
    caller: 'holder',
    casing: 'camel',
    limit: 'holder',
    document: 'mutation SignOutHolder { signOutHolder { success } }',
    variables: () => ({}),
    setsCookie: true,
    success: 200,
    body: 'none',
    example: { summary: 'Done for today' },
  }),
  route('GET', '/api/v1/holder/profile', {
    summary: 'Read your account',
    description: '401 without a session, and when it has expired or was revoked.',
    caller: 'holder',
    casing: 'camel',
    limit: 'holder',
    document: `query HolderProfile { me { profile { ${USER} } } }`,
    variables: () => ({}),
    reply: ({ profile }) => profile,
    optional: OPTIONAL,
    success: 200,
    body: 'none',
  }),
  route('DELETE', '/api/v1/holder/account', {
    summary: 'Have your account erased in 7 days',
    description:
      'Locks the account at once and ends all its sessions. Signing in before `erasesAt` keeps it. Institutions keep their own ' +
      'records of what they issued, and are not told. Takes a session whose sign-in is at most 10 minutes old ' +
      '(REAUTHENTICATION_REQUIRED).',
    caller: 'holder',
    casing: 'camel',
    limit: 'holder',
    document: 'mutation DeleteAccount { deleteAccount { status erasesAt } }',
    variables: () => ({}),
    setsCookie: true,
    success: 202,
    body: 'none',
  }),
  route('GET', '/api/v1/holders/lookup', {
    summary: 'Find the DID of a holder by e-mail address',
    description:
      'Finds only holders who have a DID and have agreed to be found; everybody else looks like an unknown address.',
    caller: 'issuer',
    limit: 'lookup',
    document: 'query HolderLookup($email: String!) { holderLookup(email: $email) { found holderDid } }',
    query: ['email'],
    // A missing address is refused by the operation, behind the question who asks.
    variables: ({ query }) => ({ email: query['email'] ?? '' }),
    success: 200,
    body: 'none',
  }),
];
