import { type Route, route } from '../rest.ts';

/** Verification of credentials: one route, open to everyone. */
export const verificationRoutes: readonly Route[] = [
  route('POST', '/api/v1/credentials/verify', {
    summary: 'Verify a signed credential',
    description:
      'Rely on the credential only when `is_valid` is true. `status` is VALID, or the verdict of a check that failed; of several the first in the order of the enumeration; ' +
      '`checks` tells of each check with a stable code. Both flags are true when absent; a status that was asked for ' +
      'and cannot be determined is STATUS_UNKNOWN, never VALID. A credential of a trusted issuer outside of this platform ' +
      '(`trust` FEDERATED) that points to no status can be VALID, with a warning. `authority_type` tells whether an issuer signed it, or a custodian: an organization that vouches for what others have awarded. When it has withdrawn the attestation behind a credential, that stays VALID with the warning ATTESTATION_WITHDRAWN. A body that is not JSON is refused with 400.',
    limit: 'verify',
    document: `mutation VerifyCredential($input: VerifyCredentialInput!) {
      verifyCredential(input: $input) {
        verification {
          isValid
          status
          credentialId
          issuer { did name status trust authorityType custodianType }
          keyVersion
          checks { check outcome code message }
          warnings
          verifiedAt
        }
      }
    }`,
    requiresEither: ['credential', 'credential_json'],
    variables: ({ body }) => ({ input: body }),
    reply: ({ verification }) => verification,
    success: 200,
    caller: 'public',
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
];
