// Original file: proto/testamur/verification/verification_engine.proto


export interface VerifyCredentialRequest {
  /**
   * The fully signed credential as JSON text, at most 1 MB.
   */
  'credentialJson'?: (string);
  /**
   * Look up whether it was revoked, suspended or replaced; true when absent.
   */
  'checkStatus'?: (boolean);
  /**
   * Look at its dates; true when absent.
   */
  'checkExpiration'?: (boolean);
  /**
   * The DID that must be the subject of the credential; empty for any.
   */
  'expectedHolderDid'?: (string);
  /**
   * API (also when empty), SHARE_LINK, PROOF_LINK, PORTAL or OFFLINE.
   */
  'channel'?: (string);
  /**
   * UUID of the verifier on whose behalf the unit asks; empty for none.
   */
  'verifierId'?: (string);
  '_checkStatus'?: "checkStatus";
  '_checkExpiration'?: "checkExpiration";
}

export interface VerifyCredentialRequest__Output {
  /**
   * The fully signed credential as JSON text, at most 1 MB.
   */
  'credentialJson': (string);
  /**
   * Look up whether it was revoked, suspended or replaced; true when absent.
   */
  'checkStatus'?: (boolean);
  /**
   * Look at its dates; true when absent.
   */
  'checkExpiration'?: (boolean);
  /**
   * The DID that must be the subject of the credential; empty for any.
   */
  'expectedHolderDid': (string);
  /**
   * API (also when empty), SHARE_LINK, PROOF_LINK, PORTAL or OFFLINE.
   */
  'channel': (string);
  /**
   * UUID of the verifier on whose behalf the unit asks; empty for none.
   */
  'verifierId': (string);
  '_checkStatus'?: "checkStatus";
  '_checkExpiration'?: "checkExpiration";
}
