// Original file: proto/testamur/internal/applicants.proto


/**
 * The decision took effect.
 */
export interface DecideApplicantResponse {
}

/**
 * The decision took effect.
 */
export interface DecideApplicantResponse__Output {
}
