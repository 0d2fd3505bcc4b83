// Original file: proto/testamur/internal/session.proto


/**
 * A cookie as a browser sent it.
 */
export interface ResolveRequest {
  /**
   * The 43 characters of its value.
   */
  'token'?: (string);
}

/**
 * A cookie as a browser sent it.
 */
export interface ResolveRequest__Output {
  /**
   * The 43 characters of its value.
   */
  'token': (string);
}
