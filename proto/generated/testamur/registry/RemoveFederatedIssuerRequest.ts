// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * Which issuer to end.
 */
export interface RemoveFederatedIssuerRequest {
  'federatedIssuerId'?: (string);
  /**
   * Goes to the audit trail; may be empty.
   */
  'reason'?: (string);
}

/**
 * Which issuer to end.
 */
export interface RemoveFederatedIssuerRequest__Output {
  'federatedIssuerId': (string);
  /**
   * Goes to the audit trail; may be empty.
   */
  'reason': (string);
}
