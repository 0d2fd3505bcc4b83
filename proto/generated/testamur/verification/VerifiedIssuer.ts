// Original file: proto/testamur/verification/verification_engine.proto


export interface VerifiedIssuer {
  'did'?: (string);
  /**
   * Empty unless the platform once approved the issuer.
   */
  'name'?: (string);
  /**
   * Status in the registry; empty when not registered.
   */
  'status'?: (string);
  /**
   * REGISTERED, FEDERATED (trusted, but outside of this platform) or UNKNOWN.
   */
  'trust'?: (string);
}

export interface VerifiedIssuer__Output {
  'did': (string);
  /**
   * Empty unless the platform once approved the issuer.
   */
  'name': (string);
  /**
   * Status in the registry; empty when not registered.
   */
  'status': (string);
  /**
   * REGISTERED, FEDERATED (trusted, but outside of this platform) or UNKNOWN.
   */
  'trust': (string);
}
