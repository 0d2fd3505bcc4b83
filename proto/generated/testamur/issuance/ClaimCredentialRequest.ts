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
  /**
   * The holder does not want it: UNCLAIMED becomes DECLINED, for good.
   */
  'decline'?: (boolean);
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
  /**
   * The holder does not want it: UNCLAIMED becomes DECLINED, for good.
   */
  'decline': (boolean);
}
