// Original file: proto/testamur/internal/session.proto


/**
 * Which bearer token.
 */
export interface GetTokenStandingRequest {
  /**
   * Id of the holder: the subject of the token.
   */
  'holderId'?: (string);
  /**
   * The token's sid: the session in which it was made.
   */
  'sessionId'?: (string);
}

/**
 * Which bearer token.
 */
export interface GetTokenStandingRequest__Output {
  /**
   * Id of the holder: the subject of the token.
   */
  'holderId': (string);
  /**
   * The token's sid: the session in which it was made.
   */
  'sessionId': (string);
}
