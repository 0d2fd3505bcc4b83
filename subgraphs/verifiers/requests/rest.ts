import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/verifier/requests';
const FIELDS = `requestId requested { credentialType claims } purpose status
  links { shareId url credentialId expiresAt state }
  declineReason expiresAt answeredAt createdBy createdAt updatedAt rowVersion`;
const shared = { caller: 'verifier', limit: 'portal' } as const;

/** What verifiers ask of holders. */
export const verificationRequestRoutes: readonly Route[] = [
  route('GET', PATH, {
    ...shared,
    summary: 'List what the verifier asked of holders, newest first',
    query: ['status', 'page', 'page_size'],
    document: `query VerificationRequests($filter: VerificationRequestFilter, $first: Int, $offset: Int) {
      verificationRequests(filter: $filter, first: $first, offset: $offset) {
        nodes { ${FIELDS} } totalCount totalIsLowerBound offset size
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
    ...shared,
    summary: 'Ask somebody to show credentials',
    description:
      'By a letter to their address. The answer is the same whether or not they have a wallet here. They see in the wallet who asks, for what and why, and answer with links or decline. The address is kept as a keyed hash alone. Refusals: DUPLICATE while a request of the verifier to that address is open, LIMIT_REACHED for more than the platform lets out in a day.',
    idempotent: true,
    refuses: [409],
    document: `mutation CreateVerificationRequest($input: CreateVerificationRequestInput!) {
      createVerificationRequest(input: $input) { request { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ request }) => request,
    success: 201,
    example: {
      summary: 'An applicant',
      body: {
        holder_email: 'aoife@people.example',
        requested: [{ credential_type: 'UniversityDegreeCredential', claims: ['degree'] }],
        purpose: 'Your application as an engineer: we check the degree that you named.',
      },
    },
  }),
  route('GET', `${PATH}/{request_id}`, {
    ...shared,
    summary: 'Look a request up',
    document: `query VerificationRequest($id: ID!) { verificationRequest(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['request_id'] }),
    success: 200,
  }),
  route('POST', `${PATH}/{request_id}/cancel`, {
    ...shared,
    summary: 'Take an open request back',
    body: 'none',
    guarded: true,
    refuses: [409],
    document: `mutation CancelVerificationRequest($input: CancelVerificationRequestInput!) {
      cancelVerificationRequest(input: $input) { request { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: { request_id: params['request_id'] } }),
    reply: ({ request }) => request,
    success: 200,
  }),
];
