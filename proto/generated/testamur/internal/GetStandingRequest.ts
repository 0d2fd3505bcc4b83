// Original file: proto/testamur/internal/access.proto


/**
 * Whose standing.
 */
export interface GetStandingRequest {
  /**
   * Id of the administrator: the subject of the bearer token.
   */
  'userId'?: (string);
  /**
   * The token's jti.
   */
  'tokenId'?: (string);
  /**
   * The token's epoch.
   */
  'tokenEpoch'?: (number);
}

/**
 * Whose standing.
 */
export interface GetStandingRequest__Output {
  /**
   * Id of the administrator: the subject of the bearer token.
   */
  'userId': (string);
  /**
   * The token's jti.
   */
  'tokenId': (string);
  /**
   * The token's epoch.
   */
  'tokenEpoch': (number);
}
