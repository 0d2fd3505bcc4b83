// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * The status from now on.
 */
export interface UpdateFederatedIssuerStatusRequest {
  'federatedIssuerId'?: (string);
  /**
   * VERIFIED, TRUSTED, SUSPENDED or REMOVED; the present one only together with accept_document.
   */
  'newStatus'?: (string);
  /**
   * Goes to the audit trail; required.
   */
  'reason'?: (string);
  /**
   * Pins the changed document that waits.
   */
  'acceptDocument'?: (boolean);
  /**
   * The pending_document_hash that was read, with accept_document: ABORTED when another document waits by now. Name it always.
   */
  'documentHash'?: (string);
}

/**
 * The status from now on.
 */
export interface UpdateFederatedIssuerStatusRequest__Output {
  'federatedIssuerId': (string);
  /**
   * VERIFIED, TRUSTED, SUSPENDED or REMOVED; the present one only together with accept_document.
   */
  'newStatus': (string);
  /**
   * Goes to the audit trail; required.
   */
  'reason': (string);
  /**
   * Pins the changed document that waits.
   */
  'acceptDocument': (boolean);
  /**
   * The pending_document_hash that was read, with accept_document: ABORTED when another document waits by now. Name it always.
   */
  'documentHash': (string);
}
