import { camelPageReply, pageVariables, type Route, route } from '../../rest.ts';

const SHARE_LINK =
  'shareId credentialId holderDid shareToken url qrUrl label createdAt expiresAt accessLimit accessCount state active revokedAt';
const PROOF_LINK =
  'proofId items { credentialId disclosedPaths } purpose audience createdAt expiresAt accessLimit accessCount state revokedAt';

/** What holders share, and who looked at it. */
export const holderSharingRoutes: readonly Route[] = [
  route('POST', '/api/v1/holder/credentials/{id}/share-links', {
    summary: 'Make a link that shows a credential',
    description:
      'Whoever has the link sees the credential and a fresh verdict on it. A credential that has expired, or was revoked, suspended or replaced, ' +
      'can be shared too; `notice` then says what will be seen. At most 200 links open at a time (LIMIT_REACHED). Takes an Idempotency-Key.',
    caller: 'holder',
    limit: 'holder',
    idempotent: true,
    casing: 'camel',
    document: `mutation CreateShareLink($input: CreateShareLinkInput!) {
      createShareLink(input: $input) {
        shareLink { shareId shareToken url qrUrl expiresAt accessLimit }
        credentialStatus
        notice
      }
    }`,
    ranges: { accessLimit: [1, 1_000_000] },
    variables: ({ params, body }) => ({ input: { ...body, credentialId: params['id'] } }),
    reply: ({ shareLink, credentialStatus, notice }) => ({ ...shareLink, credentialStatus, notice }),
    success: 201,
    example: {
      summary: 'A link for an employer that opens five times',
      body: { label: 'Application at Example Ltd', accessLimit: 5 },
    },
  }),
  route('GET', '/api/v1/holder/share-links', {
    summary: 'List the share links',
    description:
      'Newest first, also those that open no more. `state` is ACTIVE, REVOKED, EXPIRED or EXHAUSTED.',
    caller: 'holder',
    limit: 'holder',
    casing: 'camel',
    query: ['credentialId', 'state', 'page', 'pageSize'],
    document: `query ShareLinks($credentialId: ID, $state: ShareLinkState, $first: Int, $offset: Int) {
      me {
        shareLinks(credentialId: $credentialId, state: $state, first: $first, offset: $offset) {
          nodes { ${SHARE_LINK} }
          totalCount
          totalIsLowerBound
          offset
          size
        }
      }
    }`,
    variables: ({ query }) => ({
      credentialId: query['credentialId'],
      state: query['state'],
      ...pageVariables(query),
    }),
    reply: ({ shareLinks }) => camelPageReply(shareLinks),
    success: 200,
  }),
  route('GET', '/api/v1/holder/share-links/{id}/qr', {
    summary: 'Get the address of a share link as a QR code',
    description:
      '`format` is svg (unless given) or png. 410 LINK_REVOKED, LINK_EXPIRED or LINK_LIMIT_REACHED for a link that opens no more.',
    caller: 'holder',
    limit: 'holder',
    casing: 'camel',
    query: ['format'],
    document: `query ShareLinkQr($id: ID!, $format: QrFormat) {
      me { shareLinkQr(id: $id, format: $format) { fileName mediaType content } }
    }`,
    variables: ({ params, query }) => ({ id: params['id'], format: query['format'] }),
    reply: ({ shareLinkQr }) => shareLinkQr,
    file: { mediaTypes: ['image/svg+xml', 'image/png'], isInline: true },
    refuses: [410],
    success: 200,
  }),
  route('DELETE', '/api/v1/holder/share-links/{id}', {
    summary: 'Take a share link back',
    description: 'For good and at once; repeating it changes nothing.',
    caller: 'holder',
    limit: 'holder',
    casing: 'camel',
    document: `mutation RevokeShareLink($input: RevokeShareLinkInput!) {
      revokeShareLink(input: $input) { shareLink { shareId } }
    }`,
    variables: ({ params }) => ({ input: { shareId: params['id'] } }),
    success: 204,
  }),
  route('POST', '/api/v1/holder/proof-links', {
    summary: 'Make a link that shows claims of several credentials for a purpose',
    description:
      'Without `disclosedPaths` an item shows the whole signed credential; with them only those claims, which the platform then attests, since ' +
      'the signature covers the whole only. The token is shown this once: a repeat with the same `Idempotency-Key` acts once and is ' +
      'refused with SECRET_SHOWN_ONCE.',
    caller: 'holder',
    limit: 'holder',
    idempotent: true,
    casing: 'camel',
    document: `mutation CreateProofLink($input: CreateProofLinkInput!) {
      createProofLink(input: $input) {
        proofLink { proofId expiresAt accessLimit items { credentialId disclosedPaths } }
        token
        url
      }
    }`,
    ranges: { accessLimit: [1, 1000] },
    variables: ({ body }) => ({ input: body }),
    reply: ({ proofLink: { proofId, ...terms }, token, url }) => ({ proofId, token, url, ...terms }),
    success: 201,
    example: {
      summary: 'Two claims of one credential, to be seen once within a day',
      body: {
        items: [
          {
            credentialId: '3f0c6a34-7f0e-4a6e-9d0b-0d2f2f6f4c11',
            disclosedPaths: ['name', 'achievement.name'],
          },
        ],
        purpose: 'Admission to the master programme',
      },
    },
  }),
  route('GET', '/api/v1/holder/proof-links', {
    summary: 'List the proof links',
    description:
      'Newest first, also those that open no more. `state` is ACTIVE, CONSUMED, EXPIRED or REVOKED.',
    caller: 'holder',
    limit: 'holder',
    casing: 'camel',
    query: ['state', 'page', 'pageSize'],
    document: `query ProofLinks($state: ProofLinkState, $first: Int, $offset: Int) {
      me {
        proofLinks(state: $state, first: $first, offset: $offset) {
          nodes { ${PROOF_LINK} }
          totalCount
          totalIsLowerBound
          offset
          size
        }
      }
    }`,
    variables: ({ query }) => ({ state: query['state'], ...pageVariables(query) }),
    reply: ({ proofLinks }) => camelPageReply(proofLinks),
    success: 200,
  }),
  route('DELETE', '/api/v1/holder/proof-links/{id}', {
    summary: 'Take a proof link back',
    description: 'For good and at once; repeating it changes nothing.',
    caller: 'holder',
    limit: 'holder',
    casing: 'camel',
    document: `mutation RevokeProofLink($input: RevokeProofLinkInput!) {
      revokeProofLink(input: $input) { proofLink { proofId } }
    }`,
    variables: ({ params }) => ({ input: { proofId: params['id'] } }),
    success: 204,
  }),
  route('GET', '/api/v1/holder/access-logs', {
    summary: 'See who opened the links, and who was refused',
    description:
      'Newest first, from the audit trail. `verifierName` is null unless a verifier with a name was signed in; a refusal is listed at most once per ' +
      'link, client and hour.',
    caller: 'holder',
    limit: 'holder',
    casing: 'camel',
    query: ['credentialId', 'page', 'pageSize'],
    document: `query AccessLogs($credentialId: ID, $first: Int, $offset: Int) {
      me {
        accessLogs(credentialId: $credentialId, first: $first, offset: $offset) {
          nodes { accessId occurredAt credentialIds channel shareLabel verifierName country outcome detail }
          totalCount
          totalIsLowerBound
          offset
          size
        }
      }
    }`,
    variables: ({ query }) => ({ credentialId: query['credentialId'], ...pageVariables(query) }),
    reply: ({ accessLogs }) => camelPageReply(accessLogs),
    success: 200,
  }),
];
