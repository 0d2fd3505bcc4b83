// Original file: proto/testamur/issuance/credential_issuance.proto


export interface LinkSupersededCredentialResponse {
  /**
   * Status of the old credential: SUPERSEDED.
   */
  'credentialStatus'?: (string);
  'supersededByCredentialId'?: (string);
}

export interface LinkSupersededCredentialResponse__Output {
  /**
   * Status of the old credential: SUPERSEDED.
   */
  'credentialStatus': (string);
  'supersededByCredentialId': (string);
}
