import { type Route, route } from '../../rest.ts';

/** How holders sign in with passkeys, and look after them. */
export const holderPasskeyRoutes: readonly Route[] = [
  route('POST', '/api/v1/holder/auth/passkey/begin', {
    summary: 'Begin a sign-in by passkey',
    description:
      'Whatever is sent as the address gets an answer; `allowCredentials` is empty for an account without passkeys, and where there is ' +
      'no account. Give `publicKey` to ' +
      '`navigator.credentials.get` and send its answer to `finish` within 5 minutes.',
    caller: 'public',
    casing: 'camel',
    limit: 'holderSignIn',
    document: `mutation BeginPasskeySignIn($input: BeginPasskeySignInInput!) {
      beginPasskeySignIn(input: $input) { ceremonyId publicKey }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: { summary: 'A holder is about to sign in', body: { email: 'ada@example.org' } },
  }),
  route('POST', '/api/v1/holder/auth/passkey/finish', {
    summary: 'Finish a sign-in by passkey; sets the session cookie',
    description:
      'Every try uses the ceremony up. Refusals: CEREMONY_EXPIRED for one that is over, used or unknown, ASSERTION_INVALID for ' +
      'everything that proves nothing.',
    caller: 'public',
    casing: 'camel',
    limit: 'holderSignIn',
    document: `mutation FinishPasskeySignIn($input: FinishPasskeySignInInput!) {
      finishPasskeySignIn(input: $input) { success user { id name email did phone createdAt } }
    }`,
    variables: ({ body }) => ({ input: body }),
    optional: ['did', 'phone'],
    setsCookie: true,
    success: 200,
    example: {
      summary: 'The answer of the browser',
      body: {
        ceremonyId: 'Wm8cTq0VtM1hD3kYxS5jPA',
        credential: {
          id: 'kq3Zk0cTt2yJ3mR5vW8xL1nB4dF7hK9pS6uE0aC2gI4',
          rawId: 'kq3Zk0cTt2yJ3mR5vW8xL1nB4dF7hK9pS6uE0aC2gI4',
          type: 'public-key',
          response: {
            clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
            authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
            signature: 'MEUCIQ',
          },
          clientExtensionResults: {},
        },
      },
    },
  }),
  route('POST', '/api/v1/holder/auth/passkey/register/begin', {
    summary: 'Begin the registration of a passkey',
    description:
      'Give `publicKey` to `navigator.credentials.create` and send its answer to `finish` within 5 minutes. A holder has at most ' +
      '20 passkeys; `excludeCredentials` lists them. Takes a session whose sign-in is at most 10 minutes old ' +
      '(REAUTHENTICATION_REQUIRED).',
    caller: 'holder',
    casing: 'camel',
    limit: 'holder',
    document: 'mutation BeginPasskeyRegistration { beginPasskeyRegistration { ceremonyId publicKey } }',
    variables: () => ({}),
    success: 200,
    example: { summary: 'A holder adds a passkey', body: {} },
  }),
  route('POST', '/api/v1/holder/auth/passkey/register/finish', {
    summary: 'Finish the registration of a passkey',
    description:
      'Every try uses the ceremony up. Refusals: REAUTHENTICATION_REQUIRED, CEREMONY_EXPIRED, ATTESTATION_INVALID, CREDENTIAL_ALREADY_REGISTERED, ' +
      'LIMIT_REACHED.',
    caller: 'holder',
    casing: 'camel',
    limit: 'holder',
    document: `mutation FinishPasskeyRegistration($input: FinishPasskeyRegistrationInput!) {
      finishPasskeyRegistration(input: $input) { success credentialId }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: {
      summary: 'The answer of the browser',
      body: {
        ceremonyId: 'Wm8cTq0VtM1hD3kYxS5jPA',
        attestation: {
          id: 'kq3Zk0cTt2yJ3mR5vW8xL1nB4dF7hK9pS6uE0aC2gI4',
          rawId: 'kq3Zk0cTt2yJ3mR5vW8xL1nB4dF7hK9pS6uE0aC2gI4',
          type: 'public-key',
          response: {
            clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
            attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVjE',
            transports: ['internal'],
          },
          clientExtensionResults: {},
        },
        label: 'My phone',
      },
    },
  }),
  route('GET', '/api/v1/holder/auth/passkeys', {
    summary: 'List your passkeys, oldest first',
    caller: 'holder',
    casing: 'camel',
    limit: 'holder',
    document: 'query Passkeys { me { passkeys { id label addedAt lastUsed } } }',
    variables: () => ({}),
    reply: ({ passkeys }) => passkeys,
    success: 200,
    body: 'none',
  }),
  route('DELETE', '/api/v1/holder/auth/passkeys/{id}', {
    summary: 'Remove one of your passkeys',
    description:
      'Refusals: NOT_FOUND, REAUTHENTICATION_REQUIRED without a session whose sign-in is at most 10 minutes old, and ' +
      'LAST_PASSKEY_NO_RECOVERY for the last one while there is no recovery code.',
    caller: 'holder',
    casing: 'camel',
    limit: 'holder',
    document:
      'mutation DeletePasskey($input: DeletePasskeyInput!) { deletePasskey(input: $input) { success } }',
    variables: ({ params }) => ({ input: { id: params['id'] } }),
    success: 200,
    body: 'none',
  }),
];
