// Original file: proto/testamur/verification/verification_engine.proto


export interface VerificationCheck {
  /**
   * STRUCTURE, ISSUER, PROOF, KEY_WINDOW, INTEGRITY, STATUS, EXPIRATION or SUPERSESSION.
   */
  'check'?: (string);
  /**
   * PASSED, FAILED, WARNED, SKIPPED or UNKNOWN.
   */
  'outcome'?: (string);
  /**
   * Stable word of the result.
   */
  'code'?: (string);
  /**
   * Sentence for people.
   */
  'message'?: (string);
}

export interface VerificationCheck__Output {
  /**
   * STRUCTURE, ISSUER, PROOF, KEY_WINDOW, INTEGRITY, STATUS, EXPIRATION or SUPERSESSION.
   */
  'check': (string);
  /**
   * PASSED, FAILED, WARNED, SKIPPED or UNKNOWN.
   */
  'outcome': (string);
  /**
   * Stable word of the result.
   */
  'code': (string);
  /**
   * Sentence for people.
   */
  'message': (string);
}
