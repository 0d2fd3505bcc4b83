// Original file: proto/testamur/issuance/credential_issuance.proto

import type { Long } from '@grpc/proto-loader';

/**
 * The body of POST /api/v1/credentials/issue.
 */
export interface IssueCredentialRequest {
  'issuerDid'?: (string);
  'holderDid'?: (string);
  'credentialType'?: (string);
  /**
   * The claims as the JSON text of one object.
   */
  'credentialData'?: (string);
  /**
   * BYOK: the 64 bytes of the Ed25519 signature; empty for CUSTODIAL issuers, as the next fields marked BYOK.
   */
  'signature'?: (Buffer | Uint8Array | string);
  /**
   * BYOK: names the current key as the proof that was signed does, by its multikey or as key-<version>.
   */
  'keyId'?: (string);
  /**
   * BYOK: the UUID that was signed, in either case; records name it in lower case.
   */
  'credentialId'?: (string);
  /**
   * BYOK: epoch milliseconds as signed.
   */
  'issuanceTimestamp'?: (number | string | Long);
  /**
   * Epoch milliseconds; absent for a credential that does not expire.
   */
  'expirationTimestamp'?: (number | string | Long);
  /**
   * BYOK: epoch milliseconds; equals the created that was signed.
   */
  'proofCreatedTimestamp'?: (number | string | Long);
  'templateId'?: (string);
  '_issuanceTimestamp'?: "issuanceTimestamp";
  '_expirationTimestamp'?: "expirationTimestamp";
  '_proofCreatedTimestamp'?: "proofCreatedTimestamp";
}

/**
 * The body of POST /api/v1/credentials/issue.
 */
export interface IssueCredentialRequest__Output {
  'issuerDid': (string);
  'holderDid': (string);
  'credentialType': (string);
  /**
   * The claims as the JSON text of one object.
   */
  'credentialData': (string);
  /**
   * BYOK: the 64 bytes of the Ed25519 signature; empty for CUSTODIAL issuers, as the next fields marked BYOK.
   */
  'signature': (Buffer);
  /**
   * BYOK: names the current key as the proof that was signed does, by its multikey or as key-<version>.
   */
  'keyId': (string);
  /**
   * BYOK: the UUID that was signed, in either case; records name it in lower case.
   */
  'credentialId': (string);
  /**
   * BYOK: epoch milliseconds as signed.
   */
  'issuanceTimestamp'?: (string);
  /**
   * Epoch milliseconds; absent for a credential that does not expire.
   */
  'expirationTimestamp'?: (string);
  /**
   * BYOK: epoch milliseconds; equals the created that was signed.
   */
  'proofCreatedTimestamp'?: (string);
  'templateId': (string);
  '_issuanceTimestamp'?: "issuanceTimestamp";
  '_expirationTimestamp'?: "expirationTimestamp";
  '_proofCreatedTimestamp'?: "proofCreatedTimestamp";
}
