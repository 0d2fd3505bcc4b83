// Original file: proto/testamur/issuance/credential_issuance.proto


export interface ClaimCredentialRequest {
  'credentialId'?: (string);
  /**
   * The DID of the holder who claims; the credential must be about it.
   */
  'holderDid'?: (string);
  /**
   * The claim ticket that the caller has checked; this service does not look at it.
   */
  'claimToken'?: (string);
}

export interface ClaimCredentialRequest__Output {
  'credentialId': (string);
  /**
   * The DID of the holder who claims; the credential must be about it.
   */
  'holderDid': (string);
  /**
   * The claim ticket that the caller has checked; this service does not look at it.
   */
  'claimToken': (string);
}
