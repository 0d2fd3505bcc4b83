// Original file: proto/testamur/issuance/credential_issuance.proto


export interface RevokeCredentialRequest {
  'credentialId'?: (string);
  /**
   * The issuer whose credential it must be; empty for any.
   */
  'issuerDid'?: (string);
  /**
   * 3 to 2000 characters.
   */
  'reason'?: (string);
  /**
   * Id of the user on whose behalf the unit revokes.
   */
  'revokedBy'?: (string);
}

export interface RevokeCredentialRequest__Output {
  'credentialId': (string);
  /**
   * The issuer whose credential it must be; empty for any.
   */
  'issuerDid': (string);
  /**
   * 3 to 2000 characters.
   */
  'reason': (string);
  /**
   * Id of the user on whose behalf the unit revokes.
   */
  'revokedBy': (string);
}
