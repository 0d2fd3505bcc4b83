// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * The status from now on.
 */
export interface UpdateIssuerStatusRequest {
  'issuerDid'?: (string);
  /**
   * PENDING_APPROVAL, ACTIVE, SUSPENDED, REVOKED or REJECTED.
   */
  'newStatus'?: (string);
  /**
   * Goes to the audit trail; the registry's record does not keep it.
   */
  'reason'?: (string);
  /**
   * Accepted and never looked at; the caller's certificate is what counts.
   */
  'adminSignature'?: (string);
}

/**
 * The status from now on.
 */
export interface UpdateIssuerStatusRequest__Output {
  'issuerDid': (string);
  /**
   * PENDING_APPROVAL, ACTIVE, SUSPENDED, REVOKED or REJECTED.
   */
  'newStatus': (string);
  /**
   * Goes to the audit trail; the registry's record does not keep it.
   */
  'reason': (string);
  /**
   * Accepted and never looked at; the caller's certificate is what counts.
   */
  'adminSignature': (string);
}
