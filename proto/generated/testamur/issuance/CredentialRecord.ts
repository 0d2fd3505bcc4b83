// Original file: proto/testamur/issuance/credential_issuance.proto

import type { Revocation as _testamur_issuance_Revocation, Revocation__Output as _testamur_issuance_Revocation__Output } from '../../testamur/issuance/Revocation.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * A credential and what the platform keeps beside it. Instants are epoch milliseconds, 0 for none.
 */
export interface CredentialRecord {
  /**
   * UUID; the document's id is urn:uuid: and this.
   */
  'credentialId'?: (string);
  'issuerDid'?: (string);
  'issuerId'?: (string);
  /**
   * ISSUER or CUSTODIAN.
   */
  'authorityType'?: (string);
  'custodianId'?: (string);
  'holderDid'?: (string);
  /**
   * credentialSubject.name of the document.
   */
  'holderName'?: (string);
  'credentialType'?: (string);
  /**
   * The signed credential as canonical JSON text (RFC 8785), byte for byte as it is hashed.
   */
  'vcJson'?: (string);
  /**
   * SHA-256 of the bytes of vc_json as lower-case hex.
   */
  'vcHash'?: (string);
  /**
   * CUSTODIAL or BYOK.
   */
  'signingMode'?: (string);
  /**
   * DID URL of the key that signed.
   */
  'verificationMethod'?: (string);
  'keyVersion'?: (number);
  'issuanceTimestamp'?: (number | string | Long);
  'expirationTimestamp'?: (number | string | Long);
  'proofCreatedTimestamp'?: (number | string | Long);
  /**
   * When the platform received or made it, by its own clock.
   */
  'receivedAt'?: (number | string | Long);
  /**
   * ISSUED, SUSPENDED, REVOKED, EXPIRED or SUPERSEDED, as of now.
   */
  'credentialStatus'?: (string);
  /**
   * UNCLAIMED, CLAIMED or DECLINED.
   */
  'claimStatus'?: (string);
  'claimedAt'?: (number | string | Long);
  /**
   * Absent unless revoked.
   */
  'revocation'?: (_testamur_issuance_Revocation | null);
  'supersedesCredentialId'?: (string);
  'supersededByCredentialId'?: (string);
  'templateId'?: (string);
  'batchId'?: (string);
  /**
   * Since when the credential has the status above.
   */
  'statusChangedAt'?: (number | string | Long);
}

/**
 * A credential and what the platform keeps beside it. Instants are epoch milliseconds, 0 for none.
 */
export interface CredentialRecord__Output {
  /**
   * UUID; the document's id is urn:uuid: and this.
   */
  'credentialId': (string);
  'issuerDid': (string);
  'issuerId': (string);
  /**
   * ISSUER or CUSTODIAN.
   */
  'authorityType': (string);
  'custodianId': (string);
  'holderDid': (string);
  /**
   * credentialSubject.name of the document.
   */
  'holderName': (string);
  'credentialType': (string);
  /**
   * The signed credential as canonical JSON text (RFC 8785), byte for byte as it is hashed.
   */
  'vcJson': (string);
  /**
   * SHA-256 of the bytes of vc_json as lower-case hex.
   */
  'vcHash': (string);
  /**
   * CUSTODIAL or BYOK.
   */
  'signingMode': (string);
  /**
   * DID URL of the key that signed.
   */
  'verificationMethod': (string);
  'keyVersion': (number);
  'issuanceTimestamp': (string);
  'expirationTimestamp': (string);
  'proofCreatedTimestamp': (string);
  /**
   * When the platform received or made it, by its own clock.
   */
  'receivedAt': (string);
  /**
   * ISSUED, SUSPENDED, REVOKED, EXPIRED or SUPERSEDED, as of now.
   */
  'credentialStatus': (string);
  /**
   * UNCLAIMED, CLAIMED or DECLINED.
   */
  'claimStatus': (string);
  'claimedAt': (string);
  /**
   * Absent unless revoked.
   */
  'revocation': (_testamur_issuance_Revocation__Output | null);
  'supersedesCredentialId': (string);
  'supersededByCredentialId': (string);
  'templateId': (string);
  'batchId': (string);
  /**
   * Since when the credential has the status above.
   */
  'statusChangedAt': (string);
}
