// Original file: proto/testamur/verification/verification_engine.proto


export interface CheckCredentialStatusRequest {
  /**
   * UUID without the urn:uuid: prefix.
   */
  'credentialId'?: (string);
}

export interface CheckCredentialStatusRequest__Output {
  /**
   * UUID without the urn:uuid: prefix.
   */
  'credentialId': (string);
}
