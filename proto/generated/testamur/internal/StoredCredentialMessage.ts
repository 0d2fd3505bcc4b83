// Original file: proto/testamur/internal/stored_credentials.proto

import type { Long } from '@grpc/proto-loader';

/**
 * One record as it is stored, whether or not it fits. Instants are epoch milliseconds, 0 for none.
 */
export interface StoredCredentialMessage {
  'credentialId'?: (string);
  'issuerDid'?: (string);
  /**
   * ISSUER or CUSTODIAN.
   */
  'authorityType'?: (string);
  'holderDid'?: (string);
  'holderName'?: (string);
  'credentialType'?: (string);
  /**
   * As of now.
   */
  'credentialStatus'?: (string);
  /**
   * The signed document.
   */
  'vcJson'?: (string);
  'vcHash'?: (string);
  'verificationMethod'?: (string);
  'keyVersion'?: (number);
  'issuanceTimestamp'?: (number | string | Long);
  'expirationTimestamp'?: (number | string | Long);
  'proofCreatedTimestamp'?: (number | string | Long);
  'supersedesCredentialId'?: (string);
  'supersededByCredentialId'?: (string);
}

/**
 * One record as it is stored, whether or not it fits. Instants are epoch milliseconds, 0 for none.
 */
export interface StoredCredentialMessage__Output {
  'credentialId': (string);
  'issuerDid': (string);
  /**
   * ISSUER or CUSTODIAN.
   */
  'authorityType': (string);
  'holderDid': (string);
  'holderName': (string);
  'credentialType': (string);
  /**
   * As of now.
   */
  'credentialStatus': (string);
  /**
   * The signed document.
   */
  'vcJson': (string);
  'vcHash': (string);
  'verificationMethod': (string);
  'keyVersion': (number);
  'issuanceTimestamp': (string);
  'expirationTimestamp': (string);
  'proofCreatedTimestamp': (string);
  'supersedesCredentialId': (string);
  'supersededByCredentialId': (string);
}
