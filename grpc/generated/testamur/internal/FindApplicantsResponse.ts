// Original file: proto/testamur/internal/applicants.proto


/**
 * Whom it fits.
 */
export interface FindApplicantsResponse {
  'issuerIds'?: (string)[];
}

/**
 * Whom it fits.
 */
export interface FindApplicantsResponse__Output {
  'issuerIds': (string)[];
}
