// Original file: proto/testamur/internal/session.proto


/**
 * Whom it stands for.
 */
export interface GetTokenStandingResponse {
  /**
   * Every DID that stands for the holder.
   */
  'dids'?: (string)[];
}

/**
 * Whom it stands for.
 */
export interface GetTokenStandingResponse__Output {
  /**
   * Every DID that stands for the holder.
   */
  'dids': (string)[];
}
