// Original file: proto/testamur/internal/access.proto


/**
 * Whose standing.
 */
export interface GetStandingRequest {
  /**
   * Id of the administrator: the subject of the bearer token.
   */
  'userId'?: (string);
}

/**
 * Whose standing.
 */
export interface GetStandingRequest__Output {
  /**
   * Id of the administrator: the subject of the bearer token.
   */
  'userId': (string);
}
