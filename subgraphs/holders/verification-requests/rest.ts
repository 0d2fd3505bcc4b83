import { camelPageReply, pageVariables, type ReplyData, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/holder/verification-requests';
const FIELDS = `requestId
  verifier { verifierId name sector purposeStatement organizationUrl countryCode }
  requested { credentialType claims } purpose status shareIds declineReason expiresAt answeredAt createdAt`;
const shared = { limit: 'holder', casing: 'camel', caller: 'holder', success: 200 } as const;

const BLOCKED = '/api/v1/holder/blocked-verifiers';

/** What verifiers ask of holders, as these see and answer it. */
export const receivedRequestRoutes: readonly Route[] = [
  route('GET', PATH, {
    ...shared,
    summary: 'List what verifiers ask of you, newest first',
    description: 'By the address of your account. The platform has not looked at the words of a verifier.',
    document: `query ReceivedRequests($status: ReceivedRequestStatus, $first: Int, $offset: Int) {
      me { verificationRequests(status: $status, first: $first, offset: $offset) {
        nodes { ${FIELDS} } totalCount totalIsLowerBound offset size
      } }
    }`,
    query: ['status', 'page', 'pageSize'],
    variables: ({ query }) => ({
      ...(query['status'] === undefined ? {} : { status: query['status'] }),
      ...pageVariables(query),
    }),
    reply: ({ verificationRequests }: ReplyData) => camelPageReply(verificationRequests),
    body: 'none',
  }),
  route('POST', `${PATH}/{id}/view`, {
    ...shared,
    summary: 'Open a request',
    description: 'The verifier is told that you have seen it. Repeating changes nothing.',
    body: 'none',
    document: `mutation ViewVerificationRequest($input: ViewVerificationRequestInput!) {
      viewVerificationRequest(input: $input) { request { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: { requestId: params['id'] } }),
    reply: ({ request }: ReplyData) => request,
  }),
  route('POST', `${PATH}/{id}/answer`, {
    ...shared,
    summary: 'Answer a request with links to credentials of yours',
    description:
      'Makes a share link to each, which the verifier gets; they work for 30 days unless `expiresAt` says otherwise, while the verifier is ACTIVE. They can be taken back like any other, or all at once by withdrawing the consent SHARE_WITH_VERIFIER whose scope is the verifier, which the answer records.',
    idempotent: true,
    refuses: [409],
    document: `mutation AnswerVerificationRequest($input: AnswerVerificationRequestInput!) {
      answerVerificationRequest(input: $input) { request { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, requestId: params['id'] } }),
    reply: ({ request }: ReplyData) => request,
    example: {
      summary: 'With a degree',
      body: { credentialIds: ['7c0e2b1a-5d4f-4a3b-9c8d-1e2f3a4b5c6d'] },
    },
  }),
  route('POST', `${PATH}/{id}/decline`, {
    ...shared,
    summary: 'Decline a request',
    description: 'The verifier is told so, with `reason` where you give one.',
    refuses: [409],
    document: `mutation DeclineVerificationRequest($input: DeclineVerificationRequestInput!) {
      declineVerificationRequest(input: $input) { request { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, requestId: params['id'] } }),
    reply: ({ request }: ReplyData) => request,
    example: { summary: 'With a reason', body: { reason: 'I did not apply there.' } },
  }),
  route('GET', BLOCKED, {
    ...shared,
    summary: 'List the verifiers that you have blocked, newest first',
    document: '{ me { blockedVerifiers { verifierId name blockedAt } } }',
    variables: () => ({}),
    reply: ({ blockedVerifiers }: ReplyData) => ({ items: blockedVerifiers }),
    body: 'none',
  }),
  route('POST', BLOCKED, {
    ...shared,
    summary: 'Block a verifier that has asked you',
    description:
      'Nothing that it asks arrives any more, and what is open is gone. It is not told: for the verifier its requests stay open until their end. Repeating changes nothing.',
    refuses: [404, 409],
    document: `mutation BlockVerifier($input: BlockVerifierInput!) {
      blockVerifier(input: $input) { blockedVerifier { verifierId name blockedAt } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ blockedVerifier }: ReplyData) => blockedVerifier,
    example: {
      summary: 'One whom you do not know',
      body: { verifierId: '7c0e2b1a-5d4f-4a3b-9c8d-1e2f3a4b5c6d' },
    },
  }),
  route('DELETE', `${BLOCKED}/{id}`, {
    ...shared,
    summary: 'Unblock a verifier',
    description: 'What it asks from now on arrives again; what it asked meanwhile does not.',
    success: 204,
    document: `mutation UnblockVerifier($input: UnblockVerifierInput!) {
      unblockVerifier(input: $input) { verifierId }
    }`,
    variables: ({ params }) => ({ input: { verifierId: params['id'] } }),
  }),
];
