import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

export const VERIFIER =
  'verifierId name sector purposeStatement contactEmail organizationUrl countryCode publicListing termsVersion status statusReason createdAt updatedAt rowVersion';
const LISTED = 'verifierId name sector purposeStatement organizationUrl countryCode';
const ME = '/api/v1/verifier/me';
const ADMIN = '/api/v1/admin/verifiers';

/** Registration of verifiers, what they are, and the public directory. */
export const verifierRoutes: readonly Route[] = [
  route('POST', '/api/v1/verifier/register', {
    summary: 'Register an organization that wants to verify in its name',
    description:
      'Mails a link that confirms the address; whoever follows it becomes the first Admin. The answer is the same whether or not the address acts for a verifier already: then the letter says so. A registration that nobody confirms is forgotten a day later.',
    caller: 'public',
    limit: 'registration:verifiers',
    document: `mutation RegisterVerifier($input: RegisterVerifierInput!) {
      registerVerifier(input: $input) { sent }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: {
      summary: 'An employer',
      body: {
        name: 'Burren Software',
        sector: 'EMPLOYER',
        purpose_statement: 'We check the degrees that applicants for our posts name.',
        contact_email: 'hr@employer.example',
        organization_url: 'https://employer.example',
        country_code: 'IE',
        public_listing: true,
        terms_version: '2026-11',
      },
    },
  }),

  route('GET', ME, {
    summary: 'Show the caller and the verifier that they act for',
    caller: 'verifier',
    limit: 'portal',
    document: `query CurrentVerifierUser {
      currentVerifierUser {
        userId email displayName role status lastSignedInAt createdAt updatedAt rowVersion
        verifier { ${VERIFIER} }
      }
    }`,
    variables: () => ({}),
    success: 200,
  }),

  route('PATCH', ME, {
    summary: 'Change the verifier',
    description: 'What is left out stays; an empty text takes away a website or a country.',
    caller: 'verifier',
    limit: 'portal',
    guarded: true,
    document: `mutation UpdateVerifier($input: UpdateVerifierInput!) {
      updateVerifier(input: $input) { verifier { ${VERIFIER} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ verifier }) => verifier,
    success: 200,
    example: { summary: 'No longer in the directory', body: { public_listing: false } },
  }),

  route('POST', `${ME}/close`, {
    summary: 'Close the verifier for good',
    description:
      'Ends its API keys and its requests, and removes the data of its people, of the caller too: no token of theirs opens anything any more. `name` is the name of the verifier, to show that it is meant.',
    caller: 'verifier',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation CloseMyVerifier($input: CloseMyVerifierInput!) { closeMyVerifier(input: $input) { verifier { ${VERIFIER} } } }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ verifier }) => verifier,
    success: 200,
    example: { summary: 'It is meant', body: { name: 'Burren Software' } },
  }),

  route('GET', '/api/v1/verifiers', {
    summary: 'List the verifiers that are ACTIVE and want to be listed',
    description:
      'Open to everybody, newest first. `sector` and `country` narrow the list; `name` finds those with a word that begins so.',
    caller: 'public',
    crossOrigin: true,
    limit: 'portal',
    query: ['sector', 'country', 'name', 'page', 'page_size'],
    document: `query VerifierDirectory($filter: VerifierDirectoryFilter, $first: Int, $offset: Int) {
      verifierDirectory(filter: $filter, first: $first, offset: $offset) {
        nodes { ${LISTED} } totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ query }) => ({
      filter: { sector: query['sector'], country_code: query['country'], name: query['name'] },
      ...pageVariables(query),
    }),
    reply: pageReply,
    success: 200,
  }),
];

const decision = (field: string, Verb: string) =>
  `mutation ${Verb}Verifier($input: ${Verb}VerifierInput!) { ${field}(input: $input) { verifier { ${VERIFIER} } } }`;
const shared = { caller: 'admin', limit: 'portal', success: 200 } as const;

/** Verifiers as administrators see and decide about them. */
export const verifierAdminRoutes: readonly Route[] = [
  route('GET', ADMIN, {
    ...shared,
    summary: 'List all verifiers, newest first',
    description:
      '`name` finds those with a word that begins so, but for those that nobody has confirmed. The contact address is personal data.',
    query: ['status', 'name', 'page', 'page_size'],
    document: `query Verifiers($filter: VerifierFilter, $first: Int, $offset: Int) {
      verifiers(filter: $filter, first: $first, offset: $offset) {
        nodes { ${VERIFIER} } totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ query }) => ({
      filter: { status: query['status'], name: query['name'] },
      ...pageVariables(query),
    }),
    reply: pageReply,
  }),
  route('GET', `${ADMIN}/{verifier_id}`, {
    ...shared,
    summary: 'Look a verifier up',
    document: `query Verifier($id: ID!) { verifier(id: $id) { ${VERIFIER} } }`,
    variables: ({ params }) => ({ id: params['verifier_id'] }),
  }),
  route('POST', `${ADMIN}/{verifier_id}/suspend`, {
    ...shared,
    summary: 'Suspend a verifier',
    description: 'Its people may still look; verifying in its name and asking holders is closed at once.',
    guarded: true,
    refuses: [409],
    document: decision('suspendVerifier', 'Suspend'),
    variables: ({ params, body }) => ({ input: { ...body, verifier_id: params['verifier_id'] } }),
    reply: ({ verifier }) => verifier,
    example: {
      summary: 'It writes to strangers',
      body: { reason: 'It asks people who never applied there.' },
    },
  }),
  route('POST', `${ADMIN}/{verifier_id}/reactivate`, {
    ...shared,
    summary: 'Let a suspended verifier work again',
    body: 'none',
    guarded: true,
    refuses: [409],
    document: decision('reactivateVerifier', 'Reactivate'),
    variables: ({ params }) => ({ input: { verifier_id: params['verifier_id'] } }),
    reply: ({ verifier }) => verifier,
  }),
  route('POST', `${ADMIN}/{verifier_id}/close`, {
    ...shared,
    summary: 'Close a verifier for good',
    description: 'Ends its API keys and its requests, and removes the data of its people.',
    guarded: true,
    refuses: [409],
    document: decision('closeVerifier', 'Close'),
    variables: ({ params, body }) => ({ input: { ...body, verifier_id: params['verifier_id'] } }),
    reply: ({ verifier }) => verifier,
    example: { summary: 'It exists no more', body: { reason: 'The company was dissolved.' } },
  }),
];
