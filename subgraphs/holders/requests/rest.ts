import { camelPageReply, pageReply, pageVariables, type ReplyData, type Route, route } from '../../rest.ts';

const CREDENTIAL_ID = '7c0e2b1a-5d4f-4a3b-9c8d-1e2f3a4b5c6d';
const RECORD = `requestId issuerId issuerDid issuerName credentialId holderDid holderName holderEmail credentialType
  requestType reason status response submittedAt resolvedAt resolvedBy rowVersion`;
const DRAFT = 'draft { credentialId credentialType holderDid credentialData reason }';
const resolveAs = (name: string) => `mutation ${name}($input: ResolveHolderRequestInput!) {
  resolveHolderRequest(input: $input) {
    effect request { requestId requestType credentialId status response resolvedAt resolvedBy rowVersion ${DRAFT} }
  }
}`;

/** What holders ask of issuers, on both sides. */
export const holderRequestRoutes: readonly Route[] = [
  route('GET', '/api/v1/holder/requests', {
    summary: 'List what you asked of issuers, newest first',
    limit: 'holder',
    casing: 'camel',
    document: `query OwnRequests($status: HolderRequestStatus, $first: Int, $offset: Int) {
      me { requests(status: $status, first: $first, offset: $offset) { nodes { ${RECORD} } totalCount totalIsLowerBound offset size } }
    }`,
    query: ['status', 'page', 'pageSize'],
    variables: ({ query }) => ({
      ...(query['status'] === undefined ? {} : { status: query['status'] }),
      ...pageVariables(query),
    }),
    reply: ({ requests }: ReplyData) => camelPageReply(requests),
    success: 200,
    body: 'none',
    caller: 'holder',
    example: { summary: 'The first 20' },
  }),
  route('POST', '/api/v1/holder/requests', {
    summary: 'Ask the issuer of a credential of yours to reissue, revoke, update or release it',
    description:
      'One request of a type can be PENDING for a credential at a time (DUPLICATE). A revoked credential can only be ' +
      'downloaded (CREDENTIAL_REVOKED). `reason`, 3 to 2000 characters, is optional.',
    limit: 'holder',
    idempotent: true,
    casing: 'camel',
    document: `mutation CreateHolderRequest($input: CreateHolderRequestInput!) {
      createHolderRequest(input: $input) { request { ${RECORD} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ request }: ReplyData) => request,
    success: 201,
    caller: 'holder',
    example: {
      summary: 'A misspelt name',
      body: { credentialId: CREDENTIAL_ID, requestType: 'REISSUE', reason: 'My family name is misspelt.' },
    },
  }),
  route('GET', '/api/v1/portal/me/requests', {
    summary: 'List what holders ask of your issuer, newest first',
    description:
      '`draft` stands with approved REISSUE and UPDATE requests; name and address are null once erased.',
    limit: 'portal',
    document: `query HolderRequests($filter: HolderRequestFilter, $first: Int, $offset: Int) {
      holderRequests(filter: $filter, first: $first, offset: $offset) {
        nodes { ${RECORD} ${DRAFT} } totalCount totalIsLowerBound offset size
      }
    }`,
    query: ['status', 'request_type', 'page', 'page_size'],
    variables: ({ query }) => {
      const { page: _page, page_size: _pageSize, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
    body: 'none',
    caller: 'issuer',
    example: { summary: 'The first 20' },
  }),
  route('POST', '/api/v1/portal/me/requests/{request_id}/approve', {
    summary: 'Approve a request, with effect',
    description:
      'REVOKE revokes the credential first; when that fails the request stays PENDING and approving can be repeated. REISSUE ' +
      'and UPDATE answer a `draft`: correct `credential_data` and send it with `reason` to ' +
      '`POST /api/v1/credentials/{credential_id}/reissue`. DOWNLOAD mails the holder where to fetch the signed credential. ' +
      'With `If-Match` the decision counts only for the row version that you have read.',
    limit: 'portal',
    idempotent: true,
    guarded: true,
    document: resolveAs('ApproveHolderRequest'),
    variables: ({ params, body }) => ({
      input: { ...body, request_id: params['request_id'], decision: 'APPROVE' },
    }),
    reply: resolvedReply,
    success: 200,
    caller: 'issuer',
    example: {
      summary: 'Granted with a word to the holder',
      body: { response: 'We have corrected our records.' },
    },
  }),
  route('POST', '/api/v1/portal/me/requests/{request_id}/reject', {
    summary: 'Reject a request',
    description:
      'The holder reads `response`, 3 to 2000 characters; it is optional. With `If-Match` the decision counts only for the row version that you have read.',
    limit: 'portal',
    idempotent: true,
    guarded: true,
    document: resolveAs('RejectHolderRequest'),
    variables: ({ params, body }) => ({
      input: { ...body, request_id: params['request_id'], decision: 'REJECT' },
    }),
    reply: resolvedReply,
    success: 200,
    caller: 'issuer',
    example: {
      summary: 'Refused with the reason',
      body: { response: 'The name is the one on your passport; send us a copy of the new one.' },
    },
  }),
];

function resolvedReply({ effect, request }: ReplyData): unknown {
  return { ...request, effect };
}
