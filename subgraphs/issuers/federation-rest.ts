import { pageReply, pageVariables, type ReplyData, type Route, route } from '../rest.ts';

const PATH = '/api/v1/admin/federated-issuers';
const KEY_FIELDS = 'keyId type publicKeyMultibase expires';
const SUMMARY = `federatedIssuerId did name jurisdictionCodes
  status resolveStatus resolveProblem documentHash pendingDocumentHash
  lastResolvedAt keysUsableUntil nextRefreshAt trustedAt suspendedAt createdAt updatedAt rowVersion`;
const FIELDS = `${SUMMARY}
  accreditations { credentialType validFrom validTo accreditedBy }
  didDocument keys { ${KEY_FIELDS} } pendingDocument pendingKeys { ${KEY_FIELDS} }`;

/** The trust registry of issuers outside of the platform. */
export const adminFederatedIssuerRoutes: readonly Route[] = [
  route('GET', PATH, {
    summary: 'List the federated issuers, newest first',
    description:
      'Documents, keys and accreditations stand in each one alone. Those with `resolve_status` CHANGED wait for a decision. Removed ones are listed too, unless `status` says otherwise.',
    caller: 'admin',
    limit: 'portal',
    query: ['status', 'resolve_status', 'did', 'page', 'page_size'],
    document: `query FederatedIssuers($filter: FederatedIssuerFilter, $first: Int, $offset: Int) {
      federatedIssuers(filter: $filter, first: $first, offset: $offset) {
        nodes { ${SUMMARY} }
        totalCount totalIsLowerBound offset size
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
    summary: 'Register an institution outside as a federated issuer',
    description:
      'Its DID document is read at once over HTTPS, from a public address, in at most 5 seconds; its Ed25519 keys for ' +
      '`assertionMethod` are pinned. It is PROPOSED: its credentials do not verify before it is TRUSTED. An address inside of ' +
      'a network is refused with SSRF_BLOCKED, a document without a usable key with the reason.',
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    document: `mutation ProposeFederatedIssuer($input: ProposeFederatedIssuerInput!) {
      proposeFederatedIssuer(input: $input) { federatedIssuer { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ federated_issuer }) => federated_issuer,
    success: 201,
    example: {
      summary: 'A university that is accredited for one type of credential',
      body: {
        did: 'did:web:example.edu',
        name: 'Example University',
        jurisdiction_codes: ['US-CA'],
        accreditations: [
          {
            credential_type: 'UniversityDegreeCredential',
            valid_from: '2020-01-01T00:00:00.000Z',
            accredited_by: 'WASC Senior College and University Commission',
          },
        ],
      },
    },
  }),

  route('GET', `${PATH}/{federated_issuer_id}`, {
    summary: 'Read a federated issuer with its pinned document and keys',
    caller: 'admin',
    limit: 'portal',
    document: `query FederatedIssuer($id: ID!) { federatedIssuer(id: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: params['federated_issuer_id'] }),
    success: 200,
  }),

  route('POST', `${PATH}/{federated_issuer_id}/refresh`, {
    summary: 'Read the DID document of a federated issuer now',
    description:
      'The pinned keys stay, whatever the document says. `resolve_status` tells what came of it: OK, CHANGED (a document with ' +
      'other keys waits in `pending_document`) or FAILED (`resolve_problem` says why).',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    body: 'none',
    document: `mutation RefreshFederatedIssuer($input: RefreshFederatedIssuerInput!) {
      refreshFederatedIssuer(input: $input) { federatedIssuer { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: { federated_issuer_id: params['federated_issuer_id'] } }),
    reply: ({ federated_issuer }) => federated_issuer,
    success: 200,
  }),

  route('POST', `${PATH}/{federated_issuer_id}/status`, {
    summary: 'Decide about a federated issuer, or accept its changed document',
    description:
      'PROPOSED → VERIFIED → TRUSTED ↔ SUSPENDED, and REMOVED from anywhere; any other step is refused with ' +
      'INVALID_STATE_TRANSITION. With `accept_document` the changed document is pinned; the present status may then be ' +
      'named again. Name its `pending_document_hash` as `document_hash`, to accept exactly the document that was read: when ' +
      'another one waits by now, the answer is CONFLICT. The reason goes to the audit trail.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation SetFederatedIssuerStatus($input: SetFederatedIssuerStatusInput!) {
      setFederatedIssuerStatus(input: $input) { federatedIssuer { ${FIELDS} } previousStatus }
    }`,
    variables: ({ params, body }) => ({
      input: { ...body, federated_issuer_id: params['federated_issuer_id'] },
    }),
    reply: ({ federated_issuer, previous_status }: ReplyData) => ({ ...federated_issuer, previous_status }),
    success: 200,
    example: {
      summary: 'Note that somebody has looked',
      body: { status: 'VERIFIED', reason: 'Compared with the register of the ministry.' },
    },
  }),

  route('DELETE', `${PATH}/{federated_issuer_id}`, {
    summary: 'Remove a federated issuer',
    description:
      'Its credentials fail from now on. The record stays for the audit; the DID may be registered anew. Repeating it changes nothing.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    query: ['reason'],
    document: `mutation RemoveFederatedIssuer($input: RemoveFederatedIssuerInput!) {
      removeFederatedIssuer(input: $input) { federatedIssuer { federatedIssuerId status } }
    }`,
    variables: ({ params, query }) => ({
      input: { federated_issuer_id: params['federated_issuer_id'], reason: query['reason'] },
    }),
    success: 204,
  }),
];
