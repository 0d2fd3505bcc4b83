// Original file: proto/testamur/internal/applicants.proto


/**
 * What to look for.
 */
export interface FindApplicantsRequest {
  /**
   * 1 to 100 characters, found in any case.
   */
  'text'?: (string);
}

/**
 * What to look for.
 */
export interface FindApplicantsRequest__Output {
  /**
   * 1 to 100 characters, found in any case.
   */
  'text': (string);
}
