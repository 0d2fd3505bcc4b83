import { pageReply, pageVariables, type Route, route } from '../rest.ts';
import { MAX_BATCH_BYTES } from './batch-limits.ts';

const VERDICT = `isValid status credentialId
          issuer { did name status trust authorityType custodianType }
          keyVersion
          checks { check outcome code message }
          warnings verifiedAt`;

/** Verification of credentials: of one by everybody, of many by verifiers, who see what they have verified. */
export const verificationRoutes: readonly Route[] = [
  route('POST', '/api/v1/credentials/verify', {
    summary: 'Verify a signed credential',
    description:
      'Rely on the credential only when `is_valid` is true. `status` is VALID, or the verdict of a check that failed; of several the first in the order of the enumeration; ' +
      '`checks` tells of each check with a stable code. Both flags are true when absent; a status that was asked for ' +
      'and cannot be determined is STATUS_UNKNOWN, never VALID. A credential of a trusted issuer outside of this platform ' +
      '(`trust` FEDERATED) that points to no status can be VALID, with a warning. `authority_type` tells whether an issuer signed it, or a custodian: an organization that vouches for what others have awarded. When it has withdrawn the attestation behind a credential, that stays VALID with the warning ATTESTATION_WITHDRAWN. A body that is not JSON is refused with 400. Nobody has to be known; the bearer token of a verifier, or an API key of one in `X-Api-Key`, says in whose history it stands.',
    limit: 'verify',
    document: `mutation VerifyCredential($input: VerifyCredentialInput!) {
      verifyCredential(input: $input) {
        verification {
          ${VERDICT}
        }
      }
    }`,
    requiresEither: ['credential', 'credential_json'],
    variables: ({ body }) => ({ input: body }),
    reply: ({ verification }) => verification,
    success: 200,
    caller: 'public',
    namedByKey: true,
    crossOrigin: true,
    example: {
      summary: 'A document that is no credential',
      body: {
        credential: { id: 'urn:uuid:0b5a2b0e-6c3f-4d3a-9a53-2f7d3c0c9a10' },
        check_status: true,
        check_expiration: true,
      },
    },
  }),

  route('POST', '/api/v1/verifier/verify-batch', {
    summary: 'Verify up to 100 signed credentials',
    description:
      'Each document is an object, or its JSON text, and is verified as by `POST /api/v1/credentials/verify`: `verification` is the same answer. What is no credential is an outcome of its place: `error` and `message` say why there is no verdict. The whole body has at most 4 MB, each document 1 MB. An API key takes the scope `credentials:verify`.',
    caller: 'verifier or API key',
    limit: 'verifyBatch',
    maxBytes: MAX_BATCH_BYTES,
    document: `mutation VerifyCredentials($input: VerifyCredentialsInput!) {
      verifyCredentials(input: $input) {
        total valid notValid refused
        results { index verification { ${VERDICT} } error message }
      }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: {
      summary: 'A document that is no credential, and one that is no JSON',
      body: {
        documents: [{ id: 'urn:uuid:0b5a2b0e-6c3f-4d3a-9a53-2f7d3c0c9a10' }, '{'],
        check_status: true,
      },
    },
  }),

  route('GET', '/api/v1/verifier/history', {
    summary: 'List what the verifier has verified, newest first',
    description:
      'Ids and outcomes, nothing of what the credentials say; kept for 24 months unless the platform says otherwise. An API key takes the scope `history:read`.',
    caller: 'verifier or API key',
    limit: 'portal',
    query: ['status', 'credential_id', 'issuer_did', 'from', 'to', 'page', 'page_size'],
    document: `query VerifierHistory($filter: VerificationHistoryFilter, $first: Int, $offset: Int) {
      verifierHistory(filter: $filter, first: $first, offset: $offset) {
        nodes {
          verificationId credentialId vcHash issuerDid channel status
          checks { check outcome code }
          latencyMs occurredAt
        }
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

  route('GET', '/api/v1/verifier/history/export', {
    summary: 'Download what the verifier has verified as CSV',
    description:
      'The same rows as the list, all of them, newest first; `from` and `to` name a period. Nothing in it is a formula to a spreadsheet. An API key takes the scope `history:read`.',
    caller: 'verifier or API key',
    limit: 'portal',
    query: ['status', 'credential_id', 'issuer_did', 'from', 'to'],
    file: { mediaTypes: ['text/csv'], isInPieces: true },
    document: `query VerifierHistoryFile($filter: VerificationHistoryFilter, $after: String) {
      verifierHistoryFile(filter: $filter, after: $after) { fileName mediaType content next }
    }`,
    variables: ({ query }) => ({ filter: query }),
    success: 200,
  }),
];
