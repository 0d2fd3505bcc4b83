// Original file: proto/testamur/internal/applicants.proto


/**
 * A decision.
 */
export interface DecideApplicantRequest {
  'issuerDid'?: (string);
  /**
   * APPROVE or REJECT.
   */
  'decision'?: (string);
  /**
   * Goes to the audit trail with the administrator's id; may be empty.
   */
  'reason'?: (string);
  /**
   * The JSON of the administrator's identity, as SubgraphService takes it: who decided must stand in the trail.
   */
  'identityJson'?: (Buffer | Uint8Array | string);
  /**
   * A keyed hash of the administrator's network address; empty when there is none.
   */
  'clientHash'?: (string);
}

/**
 * A decision.
 */
export interface DecideApplicantRequest__Output {
  'issuerDid': (string);
  /**
   * APPROVE or REJECT.
   */
  'decision': (string);
  /**
   * Goes to the audit trail with the administrator's id; may be empty.
   */
  'reason': (string);
  /**
   * The JSON of the administrator's identity, as SubgraphService takes it: who decided must stand in the trail.
   */
  'identityJson': (Buffer);
  /**
   * A keyed hash of the administrator's network address; empty when there is none.
   */
  'clientHash': (string);
}
