import { type Route, route } from '../../rest.ts';

/** What strangers open with the token of a link. */
export const sharedRoutes: readonly Route[] = [
  route('GET', '/api/v1/verify/{share_token}', {
    summary: 'Open a share link: one credential and a fresh verdict on it',
    description:
      'Each answer counts as one opening; HEAD and requests that look ahead count nothing and show nothing. 404 for a token of nobody; 410 ' +
      'LINK_REVOKED, LINK_EXPIRED or LINK_LIMIT_REACHED for a link that opens no more. An expired or revoked credential behind a good link ' +
      'is answered with 200 and its status. Rely on the credential only when `is_valid` is true.',
    caller: 'public',
    crossOrigin: true,
    limit: 'verify:links',
    document: `query SharedCredential($token: String!) {
      sharedCredential(token: $token) {
        isValid
        status
        credentialId
        issuer { did name status trust authorityType custodianType }
        keyVersion
        checks { check outcome code message }
        warnings
        verifiedAt
        credential
        share { label expiresAt remainingAccesses }
      }
    }`,
    variables: ({ params }) => ({ token: params['share_token'] }),
    success: 200,
  }),
  route('GET', '/api/v1/verify/proofs/{token}', {
    summary: 'Open a proof link: credentials, whole or in part, with fresh verdicts',
    description:
      'Counts and refuses as a share link does. `disclosed` holds the claims that the holder chose to show; the issuer’s signature does not ' +
      'cover such a partial view, the platform attests it (`attestation`), and only for a credential whose signature it has verified.',
    caller: 'public',
    crossOrigin: true,
    limit: 'verify:proof-links',
    document: `query SharedProof($token: String!) {
      sharedProof(token: $token) {
        isValid
        purpose
        audience
        expiresAt
        remainingAccesses
        items {
          isValid
          status
          credentialId
          issuer { did name status trust authorityType custodianType }
          keyVersion
          checks { check outcome code message }
          warnings
          verifiedAt
          credential
          disclosed
          attestation
          attestationNotice
        }
      }
    }`,
    variables: ({ params }) => ({ token: params['token'] }),
    success: 200,
  }),
];
