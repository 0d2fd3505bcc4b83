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
  /**
   * False once the token was signed out, or everything that its owner was given before was ended.
   */
  'tokenStands'?: (boolean);
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
  /**
   * False once the token was signed out, or everything that its owner was given before was ended.
   */
  'tokenStands': (boolean);
}
