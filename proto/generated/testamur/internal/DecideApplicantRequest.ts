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
}
