// Original file: proto/testamur/verification/verification_engine.proto


export interface ValidateSignatureRequest {
  /**
   * The fully signed credential as JSON text, at most 1 MB.
   */
  'credentialJson'?: (string);
}

export interface ValidateSignatureRequest__Output {
  /**
   * The fully signed credential as JSON text, at most 1 MB.
   */
  'credentialJson': (string);
}
