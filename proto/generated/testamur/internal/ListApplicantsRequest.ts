// Original file: proto/testamur/internal/applicants.proto


/**
 * Which issuers.
 */
export interface ListApplicantsRequest {
  /**
   * At most 100 ids.
   */
  'issuerIds'?: (string)[];
}

/**
 * Which issuers.
 */
export interface ListApplicantsRequest__Output {
  /**
   * At most 100 ids.
   */
  'issuerIds': (string)[];
}
