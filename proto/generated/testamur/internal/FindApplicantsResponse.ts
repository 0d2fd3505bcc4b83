// Original file: proto/testamur/internal/applicants.proto


/**
 * Whom it fits, in no order.
 */
export interface FindApplicantsResponse {
  /**
   * None when they are too many.
   */
  'issuerIds'?: (string)[];
  /**
   * More than 500 fit.
   */
  'isTooMany'?: (boolean);
}

/**
 * Whom it fits, in no order.
 */
export interface FindApplicantsResponse__Output {
  /**
   * None when they are too many.
   */
  'issuerIds': (string)[];
  /**
   * More than 500 fit.
   */
  'isTooMany': (boolean);
}
