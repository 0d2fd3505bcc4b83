// Original file: proto/testamur/issuance/credential_issuance.proto


export interface LinkSupersededCredentialRequest {
  'oldCredentialId'?: (string);
  'newCredentialId'?: (string);
  /**
   * Id of the user on whose behalf the unit links.
   */
  'linkedBy'?: (string);
}

export interface LinkSupersededCredentialRequest__Output {
  'oldCredentialId': (string);
  'newCredentialId': (string);
  /**
   * Id of the user on whose behalf the unit links.
   */
  'linkedBy': (string);
}
