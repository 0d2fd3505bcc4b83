import { camelPageReply, pageReply, pageVariables, type ReplyData, type Route, route } from '../../rest.ts';

const CREDENTIAL_ID = '7c0e2b1a-5d4f-4a3b-9c8d-1e2f3a4b5c6d';
const RECORD = `requestId authorityType issuerId issuerDid issuerName credentialId holderDid holderName holderEmail credentialType
  requestType reason status response submittedAt resolvedAt resolvedBy rowVersion`;
const DRAFT = 'draft { credentialId credentialType holderDid credentialData reason }';
const resolveAs = (name: string) => `mutation ${name}($input: ResolveHolderRequestInput!) {
  resolveHolderRequest(input: $input) {
    effect request { requestId requestType credentialId status response resolvedAt resolvedBy rowVersion ${DRAFT} }
  }
}`;

const listedAs = (name: string) => `query ${name}($filter: HolderRequestFilter, $first: Int, $offset: Int) {
  holderRequests(filter: $filter, first: $first, offset: $offset) {
    nodes { ${RECORD} ${DRAFT} } totalCount totalIsLowerBound offset size
  }
}`;
const LISTED = {
  limit: 'portal',
  query: ['status', 'request_type', 'page', 'page_size'],
  variables({ query }) {
    const { page: _page, page_size: _pageSize, ...filter } = query;
    return { filter, ...pageVariables(query) };
  },
  reply: pageReply,
  success: 200,
  body: 'none',
  example: { summary: 'The first 20' },
} satisfies Partial<Route>;
const decidedBy = (decision: 'APPROVE' | 'REJECT') =>
  ({
    limit: 'portal',
    idempotent: true,
    guarded: true,
    variables: ({ params, body }) => ({ input: { ...body, request_id: params['request_id'], decision } }),
    reply: ({ effect, request }: ReplyData): unknown => ({ ...request, effect }),
    success: 200,
  }) satisfies Partial<Route>;
const IF_MATCH = 'With `If-Match` the decision counts only for the row version that you have read.';

/** What holders ask of issuers and custodians, on both sides. */
export const holderRequestRoutes: readonly Route[] = [
  route('GET', '/api/v1/holder/requests', {
    summary: 'List what you asked of issuers and custodians, newest first',
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
    summary:
      'Ask the issuer or the custodian of a credential of yours to reissue, revoke, update or release it',
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
    ...LISTED,
    document: listedAs('HolderRequests'),
    caller: 'issuer',
  }),
  route('GET', '/api/v1/custodian/requests', {
    summary: 'List what holders ask of your custodian, newest first',
    description:
      '`issuer_id`, `issuer_did` and `issuer_name` are those of the custodian. `draft` stands with approved REISSUE and UPDATE requests; ' +
      'name and address are null once erased.',
    ...LISTED,
    document: listedAs('CustodianHolderRequests'),
    caller: 'custodian',
  }),
  route('POST', '/api/v1/portal/me/requests/{request_id}/approve', {
    summary: 'Approve a request, with effect',
    description:
      'REVOKE revokes the credential first; when that fails the request stays PENDING and approving can be repeated. REISSUE ' +
      'and UPDATE answer a `draft`: correct `credential_data` and send it with `reason` to ' +
      '`POST /api/v1/credentials/{credential_id}/reissue`. DOWNLOAD mails the holder where to fetch the signed credential. ' +
      IF_MATCH,
    ...decidedBy('APPROVE'),
    document: resolveAs('ApproveHolderRequest'),
    caller: 'issuer',
    example: {
      summary: 'Granted with a word to the holder',
      body: { response: 'We have corrected our records.' },
    },
  }),
  route('POST', '/api/v1/portal/me/requests/{request_id}/reject', {
    summary: 'Reject a request',
    description: `The holder reads \`response\`, 3 to 2000 characters; it is optional. ${IF_MATCH}`,
    ...decidedBy('REJECT'),
    document: resolveAs('RejectHolderRequest'),
    caller: 'issuer',
    example: {
      summary: 'Refused with the reason',
      body: { response: 'The name is the one on your passport; send us a copy of the new one.' },
    },
  }),
  route('POST', '/api/v1/custodian/requests/{request_id}/approve', {
    summary: 'Approve a request to your custodian, with effect',
    description:
      'REVOKE revokes the credential first, for which it takes an Attester or an Admin. REISSUE and UPDATE answer a `draft` of what the ' +
      'credential says: send the record corrected through intake, with the `holder_did` of the draft, have it reviewed and attested, issue ' +
      'of it, and name the new credential with `POST /api/v1/credentials/{credential_id}/supersede`. DOWNLOAD mails the holder where to ' +
      `fetch the signed credential. ${IF_MATCH}`,
    ...decidedBy('APPROVE'),
    document: resolveAs('ApproveCustodianHolderRequest'),
    caller: 'custodian',
    example: {
      summary: 'Granted with a word to the holder',
      body: { response: 'The register was read wrongly; we correct it.' },
    },
  }),
  route('POST', '/api/v1/custodian/requests/{request_id}/reject', {
    summary: 'Reject a request to your custodian',
    description: `The holder reads \`response\`, 3 to 2000 characters; it is optional. ${IF_MATCH}`,
    ...decidedBy('REJECT'),
    document: resolveAs('RejectCustodianHolderRequest'),
    caller: 'custodian',
    example: {
      summary: 'Refused with the reason',
      body: { response: 'The register says so; we cannot change what the school has written.' },
    },
  }),
];
