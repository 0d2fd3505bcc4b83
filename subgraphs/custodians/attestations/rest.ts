import { pageReply, pageVariables, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/custodian/attestations';
const ID = '0d9cb6b9-6f9e-4cb2-9b57-0b7a5c3c3a10';
// 64 bytes that nobody has signed.
const SIGNATURE = Buffer.alloc(64, 7).toString('base64');
const FIELDS = `attestationId statementTemplate statementVersion statementText attesterId payloadHash signature keyVersion
  verificationMethod signedAt recordCount issuedCount issuance { credentialType expiresAt begunBy begunAt }
  status withdrawnBy withdrawnAt withdrawalReason createdAt updatedAt rowVersion`;
const RECORD = 'recordId intakeId rowNumber status holderDid credentialId attestationId rowVersion';

/** Attestations, for custodians, and their proofs, for everybody. */
export const attestationRoutes: readonly Route[] = [
  route('POST', PATH, {
    summary: 'Vouch for records that were approved',
    description:
      'Give `record_ids`, or `intake_id` for those of a batch that are APPROVED; at most 10,000 at once, all or none. Whoever signs has ' +
      'neither sent nor reviewed any of them: 409 FOUR_EYES_REQUIRED names those that keep you from it. The platform signs the root of a ' +
      'Merkle tree over the rows with the key of your custodian. A custodian that brings its own key sends the same to `…/prepare` and signs ' +
      'what that answers; here it is refused with BYOK_FIELDS_REQUIRED.',
    caller: 'custodian',
    limit: 'portal',
    idempotent: true,
    refuses: [409],
    document: `mutation AttestRecords($input: AttestRecordsInput!) {
      attestRecords(input: $input) { attestation { ${FIELDS} statement } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ attestation }) => attestation,
    success: 201,
    example: {
      summary: 'The approved records of a batch',
      body: { intake_id: ID, statement_template: 'TRANSCRIBED_FROM_ORIGINAL' },
    },
  }),

  route('POST', `${PATH}/prepare`, {
    summary: 'Get what a custodian with its own key signs to vouch for records',
    description:
      'The same body as of `POST /api/v1/custodian/attestations`. Sign `bytes_to_sign`, which are the UTF-8 bytes of `statement`, with ' +
      'Ed25519 and the current key of your custodian, and send the signature to `POST …/{attestation_id}/sign`. It waits for an hour, for ' +
      'you alone; until then nothing becomes of the records, and 20 may wait at once. A custodian whose key the platform holds is ' +
      'refused with NOT_BYOK.',
    caller: 'custodian',
    limit: 'portal',
    idempotent: true,
    refuses: [409],
    document: `mutation PrepareAttestation($input: AttestRecordsInput!) {
      prepareAttestation(input: $input) {
        prepared {
          attestationId statement bytesToSign statementText root treeSize signedAt expiresAt keyVersion verificationMethod
        }
      }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ prepared }) => prepared,
    success: 201,
    example: {
      summary: 'The approved records of a batch',
      body: { intake_id: ID, statement_template: 'TRANSCRIBED_FROM_ORIGINAL' },
    },
  }),

  route('POST', `${PATH}/{attestation_id}/sign`, {
    summary: 'Sign a prepared attestation',
    description:
      'The signature is proven with the current key of your custodian before anything is stored (400 SIGNATURE_INVALID). Then the records ' +
      'are looked at again: one that was changed or attested meanwhile, or that you have sent or reviewed, refuses all. 404 for what is ' +
      'unknown, expired, used or prepared by somebody else; the same signature again gets the same answer.',
    caller: 'custodian',
    limit: 'portal',
    idempotent: true,
    refuses: [409],
    document: `mutation SignAttestation($input: SignAttestationInput!) {
      signAttestation(input: $input) { attestation { ${FIELDS} statement } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, attestation_id: params['attestation_id'] } }),
    reply: ({ attestation }) => attestation,
    success: 201,
    example: { summary: 'Signed with an own key', body: { signature: SIGNATURE } },
  }),

  route('GET', PATH, {
    summary: 'List the attestations, the newest first',
    caller: 'custodian',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query Attestations($filter: AttestationFilter, $first: Int, $offset: Int) {
      attestations(filter: $filter, first: $first, offset: $offset) {
        nodes { ${FIELDS} } totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ query: { status, ...page } }) => ({ filter: { status }, ...pageVariables(page) }),
    reply: pageReply,
    success: 200,
  }),

  route('GET', `${PATH}/{attestation_id}`, {
    summary: 'Read an attestation',
    description:
      '`statement` is the canonical text that was signed. `issued_count` tells how far issuing has come.',
    caller: 'custodian',
    limit: 'portal',
    document: `query Attestation($id: ID!) { attestation(id: $id) { ${FIELDS} statement } }`,
    variables: ({ params }) => ({ id: params['attestation_id'] }),
    success: 200,
  }),

  route('GET', `${PATH}/{attestation_id}/rows`, {
    summary: 'List the rows of an attestation as they were vouched for',
    description:
      'In the order of the tree. `leaf_hash` is SHA-256 of a zero byte and the UTF-8 bytes of `row_json`. A row says nothing of how the ' +
      'person is reached. Keep its `salt` from others: with it a guess at what the row says can be tried.',
    caller: 'custodian',
    limit: 'portal',
    query: ['page', 'page_size'],
    document: `query AttestationRows($id: ID!, $first: Int, $offset: Int) {
      attestationRows(id: $id, first: $first, offset: $offset) {
        nodes { leafIndex leafHash salt recordId row rowJson record { status holderDid credentialId rowVersion } }
        totalCount offset size
      }
    }`,
    variables: ({ params, query }) => ({ id: params['attestation_id'], ...pageVariables(query) }),
    reply: pageReply,
    success: 200,
  }),

  route('GET', `${PATH}/{attestation_id}/credentials`, {
    summary: 'List the records of an attestation of which credentials were issued',
    description:
      'Row by row. After a withdrawal these are the credentials that still stand; revoke those that are wrong.',
    caller: 'custodian',
    limit: 'portal',
    query: ['page', 'page_size'],
    document: `query AttestationIssued($id: ID!, $first: Int, $offset: Int) {
      attestationIssued(id: $id, first: $first, offset: $offset) {
        nodes { ${RECORD} } totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ params, query }) => ({ id: params['attestation_id'], ...pageVariables(query) }),
    reply: pageReply,
    success: 200,
  }),

  route('POST', `${PATH}/{attestation_id}/withdraw`, {
    summary: 'Take an attestation back',
    description:
      'Revokes nothing: `GET …/credentials` lists what was issued. Records of which no credential was issued are APPROVED again. ' +
      'The proofs of it say that it is WITHDRAWN.',
    caller: 'custodian',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation WithdrawAttestation($input: WithdrawAttestationInput!) {
      withdrawAttestation(input: $input) { attestation { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, attestation_id: params['attestation_id'] } }),
    reply: ({ attestation }) => attestation,
    success: 200,
    example: { summary: 'A wrong ledger', body: { reason: 'The ledger of 1987 was of another school.' } },
  }),

  route('POST', `${PATH}/{attestation_id}/issue`, {
    summary: 'Issue credentials of attested records',
    description:
      'Looks at up to 500 records and issues those whose holder is known; send `next` as `after` until it is null. Repeated, nothing is ' +
      'issued twice, also after a request was cut off. The first request settles type and expiration for the attestation. A record whose ' +
      'holder nobody has named is SKIPPED; one that is refused is FAILED with a code. Each credential states its row and where it stands ' +
      'in the tree, so that anybody who has it can check that it was vouched for. A custodian with its own key sends `signatures` of what ' +
      '`…/issue/prepare` answered, with its `key_id`, `issuance_timestamp` and `proof_created_timestamp`; each is proven with the current ' +
      'key and has an outcome of its own.',
    caller: 'custodian',
    limit: 'issue:attested',
    ranges: { after: [-1, 10_000], limit: [1, 500] },
    refuses: [409],
    document: `mutation IssueFromAttestation($input: IssueFromAttestationInput!) {
      issueFromAttestation(input: $input) {
        attestation { attestationId recordCount issuedCount status rowVersion }
        results { recordId leafIndex operationStatus credentialId error message }
        next
      }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, attestation_id: params['attestation_id'] } }),
    success: 200,
    example: { summary: 'The first 500', body: { credential_type: 'ArchivedRecordCredential' } },
  }),

  route('POST', `${PATH}/{attestation_id}/issue/prepare`, {
    summary: 'Get what a custodian with its own key signs to issue credentials',
    description:
      'Looks at up to 500 records; send `next` as `after` until it is null. Sign the `bytes_to_sign` of each that is TO_SIGN (64 bytes: ' +
      'SHA-256 of the canonical proof configuration, then of the canonical credential) with Ed25519, and send the signatures to ' +
      '`POST …/{attestation_id}/issue` with the terms, the `key_id` and the two instants of this answer. Settles nothing and may be asked again; what ' +
      'is issued by then is left out. A custodian whose key the platform holds is refused with NOT_BYOK.',
    caller: 'custodian',
    limit: 'issue:attested',
    ranges: { after: [-1, 10_000], limit: [1, 500] },
    refuses: [409],
    document: `mutation PrepareFromAttestation($input: PrepareFromAttestationInput!) {
      prepareFromAttestation(input: $input) {
        attestation { attestationId recordCount issuedCount status rowVersion }
        credentialType expirationTimestamp keyId issuanceTimestamp proofCreatedTimestamp
        results {
          recordId leafIndex operationStatus credentialId canonicalCredential canonicalProofConfiguration bytesToSign error message
        }
        next
      }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, attestation_id: params['attestation_id'] } }),
    success: 200,
    example: { summary: 'The first 500', body: { credential_type: 'ArchivedRecordCredential' } },
  }),

  route('PATCH', '/api/v1/custodian/records/{record_id}/holder', {
    summary: 'Say whose wallet the credential of an attested record goes to',
    description:
      'A match that was found decides nothing: a person names the holder. A record that says it itself keeps it.',
    caller: 'custodian',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation NameRecordHolder($input: NameRecordHolderInput!) {
      nameRecordHolder(input: $input) { record { ${RECORD} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, record_id: params['record_id'] } }),
    reply: ({ record }) => record,
    success: 200,
    example: {
      summary: 'A graduate',
      body: { holder_did: 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp' },
    },
  }),

  route('GET', '/api/v1/attestations/{attestation_id}/proof', {
    summary: 'Prove that a row is among those of an attestation',
    description:
      'For anybody who has a credential of the row: give its `record_id`, or the `leaf_hash` of the row. The answer is the audit path of ' +
      'RFC 9162, section 2.1.3, with what the custodian has signed; it says nothing of what any row says.',
    caller: 'public',
    crossOrigin: true,
    limit: 'lookup',
    query: ['record_id', 'leaf_hash'],
    document: `query AttestationProof($attestationId: ID!, $recordId: ID, $leafHash: String) {
      attestationProof(attestationId: $attestationId, recordId: $recordId, leafHash: $leafHash) {
        attestationId custodianDid status withdrawnAt leafHash leafIndex treeSize auditPath root statement signature keyVersion
        verificationMethod signedAt
      }
    }`,
    variables: ({ params, query }) => ({
      attestationId: params['attestation_id'],
      recordId: query['record_id'],
      leafHash: query['leaf_hash'],
    }),
    success: 200,
  }),
];
