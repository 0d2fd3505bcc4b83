// Original file: proto/testamur/issuance/credential_issuance.proto


export interface IssueCredentialResponse {
  /**
   * Always SUCCESS; a refusal is a status.
   */
  'operationStatus'?: (string);
  /**
   * Always ISSUED.
   */
  'credentialStatus'?: (string);
  'credentialId'?: (string);
}

export interface IssueCredentialResponse__Output {
  /**
   * Always SUCCESS; a refusal is a status.
   */
  'operationStatus': (string);
  /**
   * Always ISSUED.
   */
  'credentialStatus': (string);
  'credentialId': (string);
}
