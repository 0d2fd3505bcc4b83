// Original file: proto/testamur/internal/access.proto


/**
 * The standing.
 */
export interface GetStandingResponse {
  /**
   * ADMIN, OPERATOR or VIEWER.
   */
  'role'?: (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status'?: (string);
}

/**
 * The standing.
 */
export interface GetStandingResponse__Output {
  /**
   * ADMIN, OPERATOR or VIEWER.
   */
  'role': (string);
  /**
   * ACTIVE or DISABLED.
   */
  'status': (string);
}
