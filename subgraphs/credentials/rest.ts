import { pageReply, pageVariables, type ReplyData, type Route, route, searchReply } from '../rest.ts';

const ISSUER_DID = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const HOLDER_DID = 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp';
const CLAIMS = {
  name: 'Aoife Ní Bhriain',
  degree: 'BSc in Computer Science',
  marks: { algorithms: 81, databases: 74.5 },
};

const SUMMARY = `credentialId issuerDid holderDid holderName credentialType: type credentialStatus: status statusChangedAt
  claimStatus claimedAt issuedAt expiresAt receivedAt signingMode keyVersion batchId templateId
  supersedesCredentialId supersededByCredentialId rowVersion`;
const RECORD = `${SUMMARY} templateVersion authorityType entryVersionId proofCreatedAt verificationMethod vcHash vcJson vc
  revocation { reason category categorySource revokedBy revokedAt }`;

/** A page of the caller's credentials. */
const listedAs = (name: string) => `query ${name}($filter: CredentialFilterInput, $first: Int, $offset: Int) {
    credentials(filter: $filter, first: $first, offset: $offset) {
      nodes { ${SUMMARY} vc } totalCount totalIsLowerBound offset size searchedFrom
    }
  }`;
const LISTED = {
  query: ['status', 'type', 'q', 'issued_from', 'issued_to', 'page', 'page_size'],
  variables: ({ query }: { query: Readonly<Record<string, string>> }) => {
    const { page: _page, page_size: _pageSize, ...filter } = query;
    return { filter, ...pageVariables(query) };
  },
  reply: searchReply,
  success: 200,
  body: 'none',
  example: { summary: 'The first 20' },
} as const;

/** Issuing credentials and what becomes of them. */
export const credentialRoutes: readonly Route[] = [
  route('POST', '/api/v1/credentials/prepare', {
    summary: 'Get the exact bytes that a BYOK issuer signs',
    description:
      'Stores nothing. Sign `bytes_to_sign` (64 bytes: SHA-256 of the canonical proof configuration, then of the canonical ' +
      'credential) with Ed25519, and send the same body to `POST /api/v1/credentials/issue` with `signature` and the ' +
      '`key_id`, `credential_id`, `issuance_timestamp` and `proof_created_timestamp` of this answer.',
    limit: 'portal',
    document: `query PrepareCredential($input: PrepareCredentialInput!) {
      prepareCredential(input: $input) {
        credentialId issuanceTimestamp expirationTimestamp proofCreatedTimestamp keyId signingMode
        credential proofConfiguration canonicalCredential canonicalProofConfiguration
        credentialHash proofConfigurationHash bytesToSign bytesToSignHex warnings { code message }
      }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    caller: 'issuer',
    example: {
      summary: 'A degree without expiry',
      body: {
        issuer_did: ISSUER_DID,
        holder_did: HOLDER_DID,
        credential_type: 'UniversityDegreeCredential',
        credential_data: CLAIMS,
      },
    },
  }),
  route('POST', '/api/v1/credentials/issue', {
    summary: 'Issue a credential',
    description:
      'A CUSTODIAL issuer sends the claims and the platform signs. A BYOK issuer sends `signature`, `key_id`, ' +
      '`credential_id`, `issuance_timestamp` and `proof_created_timestamp` together; the signature is checked with its ' +
      'current key before anything is stored, and sending the same bytes again gets the same answer. Only ACTIVE issuers ' +
      'can issue. The answer does not echo the signed credential; GET it by its id. With an `Idempotency-Key` a repeated ' +
      'request issues nothing twice. Under a version of a catalog entry that a regulatory scheme governs an issuer needs an ACTIVE ' +
      'registration that covers the entry: without one `warnings` says so, or the request is refused when the setting ' +
      '`catalog.enforce_registration` is on.',
    limit: 'issue',
    idempotent: true,
    document: `mutation IssueCredential($input: IssueCredentialInput!) {
      issueCredential(input: $input) { operationStatus credentialStatus credentialId warnings { code message } }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 201,
    caller: 'issuer or API key',
    example: {
      summary: 'A degree, signed by the platform',
      body: {
        issuer_did: ISSUER_DID,
        holder_did: HOLDER_DID,
        credential_type: 'UniversityDegreeCredential',
        credential_data: CLAIMS,
      },
    },
  }),
  route('POST', '/api/v1/credentials/batch', {
    summary: 'Issue up to 500 credentials of one type',
    description:
      'Records are issued strictly in order and each gets its own outcome; one that fails never fails the request. With ' +
      '`continue_on_error: false` the records behind the first failure are SKIPPED. With an `Idempotency-Key` a batch that ' +
      'was cut off continues where it stopped.',
    limit: 'issue:batch',
    idempotent: true,
    document: `mutation IssueBatch($input: IssueBatchInput!) {
      issueBatch(input: $input) {
        batchId total succeeded failed skipped
        results {
          index clientRef operationStatus credentialStatus credentialId error message warnings { code message }
        }
      }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    caller: 'issuer or API key',
    example: {
      summary: 'Two graduates',
      body: {
        issuer_did: ISSUER_DID,
        credential_type: 'UniversityDegreeCredential',
        continue_on_error: true,
        records: [
          { client_ref: 'row-1', holder_did: HOLDER_DID, credential_data: CLAIMS },
          {
            client_ref: 'row-2',
            holder_did: HOLDER_DID,
            credential_data: { name: 'Seán Ó Súilleabháin', degree: 'BA' },
          },
        ],
      },
    },
  }),
  route('GET', '/api/v1/credentials', {
    summary: 'List your credentials, newest first',
    description:
      '`q` is the beginning of a word in a holder name (any case, with or without accents), or a whole credential id or holder DID. ' +
      'Each item carries its signed credential in `vc`. `total_is_lower_bound` is true when there are more than `total`, which ' +
      'counts no further than 10,000: read on until a page is not full. `searched_from` is set when more than 500 names match ' +
      '`q`: older credentials were not looked at; send it as `issued_to` to search further back.',
    limit: 'portal',
    document: listedAs('Credentials'),
    ...LISTED,
    caller: 'issuer',
  }),
  route('GET', '/api/v1/custodian/credentials', {
    summary: 'List the credentials that your custodian has issued, newest first',
    description:
      'As `GET /api/v1/credentials` of issuers, with the same filters. Revoke one with `POST /api/v1/credentials/{credential_id}/revoke`.',
    limit: 'portal',
    document: listedAs('CustodianCredentials'),
    ...LISTED,
    caller: 'custodian',
  }),
  route('GET', '/api/v1/custodian/credentials/expiring', {
    summary: 'List the credentials of your custodian that expire in a span of time, soonest first',
    description: 'Those in force that expire at `from` or later and before `to`, both RFC 3339.',
    limit: 'portal',
    document: `query CredentialsExpiringBetween($from: DateTime!, $to: DateTime!, $first: Int, $offset: Int) {
      credentialsExpiringBetween(from: $from, to: $to, first: $first, offset: $offset) {
        nodes { ${SUMMARY} vc } totalCount totalIsLowerBound offset size
      }
    }`,
    query: ['from', 'to', 'page', 'page_size'],
    variables: ({ query }) => ({ from: query['from'], to: query['to'], ...pageVariables(query) }),
    reply: pageReply,
    success: 200,
    body: 'none',
    caller: 'custodian',
  }),
  route('GET', '/api/v1/custodian/credentials/stats', {
    summary: 'Count the credentials that your custodian has issued',
    description: 'By status and type as of now. Demonstrations are counted here and nowhere else.',
    limit: 'portal',
    document: `query CredentialStats {
      credentialStats { total byStatus { key count } byType { key count } claimed expiring30d }
    }`,
    variables: () => ({}),
    success: 200,
    body: 'none',
    caller: 'custodian',
  }),
  route('GET', '/api/v1/credentials/{credential_id}', {
    summary: 'Read one of your credentials',
    description:
      '`vc` is the signed credential, ready for `POST /api/v1/credentials/verify`; `vc_json` is the same as canonical text ' +
      '(RFC 8785), and `vc_hash` the SHA-256 of its bytes. Unknown ids and those of others are both 404.',
    limit: 'portal',
    document: `query Credential($id: ID!) { credential(id: $id) { ${RECORD} } }`,
    variables: ({ params }) => ({ id: params['credential_id'] }),
    success: 200,
    body: 'none',
    caller: 'issuer, holder or custodian',
  }),
  route('GET', '/api/v1/credentials/{credential_id}/status', {
    summary: 'Read the public status of a credential',
    description: 'Never the claims, and of a revocation only the category.',
    limit: 'verify:status',
    document: `query CredentialStatus($id: ID!) {
      credentialStatus(id: $id) {
        credentialId issuerDid credentialStatus isActive revocationCategory changedAt expiresAt supersededByCredentialId
      }
    }`,
    variables: ({ params }) => ({ id: params['credential_id'] }),
    success: 200,
    body: 'none',
    caller: 'public',
    crossOrigin: true,
  }),
  route('GET', '/api/v1/status-lists/{status_list_id}', {
    summary: 'Read a status list, in which revoked credentials have their bit set',
    description:
      'The address that a credential names in `credentialStatus.statusListCredential`. The answer is the signed list itself, a ' +
      '`BitstringStatusListCredential` of the issuer: in `encodedList` (multibase base64url, gzip) bit 0 is the left-most. A ' +
      'revocation shows in the next answer. 403 when the issuer may not sign and what it signed last is no longer true.',
    limit: 'verify:status-lists',
    document: `query StatusList($id: ID!) { statusList(id: $id) { credential } }`,
    variables: ({ params }) => ({ id: params['status_list_id'] }),
    reply: ({ credential }: ReplyData) => credential,
    success: 200,
    body: 'none',
    caller: 'public',
    crossOrigin: true,
  }),
  route('POST', '/api/v1/credentials/{credential_id}/revoke', {
    summary: 'Revoke a credential for good',
    description:
      'Revoking again succeeds and changes nothing. `classification` is what a language model suggests as the category of the reason, ' +
      'without the name of the holder; the public sees only what a person sets with `PUT …/revocation-category`. It is UNAVAILABLE when ' +
      'no model answers within a second; what comes later is shown with the credential.',
    limit: 'portal',
    guarded: true,
    document: `mutation RevokeCredential($input: RevokeCredentialInput!) {
      revokeCredential(input: $input) {
        credential { credentialId credentialStatus: status revocation { revokedAt } rowVersion }
        classification { status reason category }
      }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, credential_id: params['credential_id'] } }),
    reply: ({ credential, classification }: ReplyData) => ({
      credential_id: credential.credential_id,
      credential_status: credential.credential_status,
      revoked_at: credential.revocation.revoked_at,
      classification,
      row_version: credential.row_version,
    }),
    success: 200,
    caller: 'issuer or custodian',
    example: {
      summary: 'A wrong grade',
      body: { reason: 'The final grade was entered for another student.' },
    },
  }),
  route('POST', '/api/v1/credentials/{credential_id}/reissue', {
    summary: 'Replace a credential by a corrected one',
    description:
      'Issues a credential with other claims to the same holder and marks the old one SUPERSEDED, both or neither. A BYOK ' +
      'issuer adds `new_credential_id` and the other four signature fields.',
    limit: 'issue:reissue',
    idempotent: true,
    guarded: true,
    document: `mutation ReissueCredential($input: ReissueCredentialInput!) {
      reissueCredential(input: $input) {
        operationStatus credentialStatus credentialId supersededCredentialId warnings { code message }
      }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, credential_id: params['credential_id'] } }),
    success: 201,
    caller: 'issuer',
    example: {
      summary: 'A corrected name',
      body: { credential_data: CLAIMS, reason: 'The name was misspelt.' },
    },
  }),
  route('POST', '/api/v1/credentials/{credential_id}/supersede', {
    summary: 'Name the successor of a credential',
    description:
      'Marks the credential SUPERSEDED by another one that is there already, of the same issuer or custodian and the same holder; the ' +
      'same again succeeds and changes nothing. So ends what a custodian corrects: it issues of what was attested, and reissues nothing.',
    limit: 'portal',
    guarded: true,
    document: `mutation SupersedeCredential($input: SupersedeCredentialInput!) {
      supersedeCredential(input: $input) {
        credential { credentialId credentialStatus: status supersededByCredentialId rowVersion }
      }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, old_credential_id: params['credential_id'] } }),
    reply: ({ credential }: ReplyData) => credential,
    success: 200,
    caller: 'issuer or custodian',
    example: {
      summary: 'The corrected record',
      body: { new_credential_id: '7c0e2b1a-5d4f-4a3b-9c8d-1e2f3a4b5c6d' },
    },
  }),
  route('PUT', '/api/v1/credentials/{credential_id}/revocation-category', {
    summary: "Decide the category of a revocation's reason",
    description: 'The category becomes public with the status; the reason never does.',
    limit: 'portal',
    guarded: true,
    document: `mutation SetRevocationCategory($input: SetRevocationCategoryInput!) {
      setRevocationCategory(input: $input) {
        credential { credentialId credentialStatus: status revocation { category categorySource revokedAt } rowVersion }
      }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, credential_id: params['credential_id'] } }),
    reply: ({ credential }: ReplyData) => credential,
    success: 200,
    caller: 'issuer or custodian',
    example: { summary: 'Wrong data', body: { category: 'DATA_CORRECTION' } },
  }),
];
