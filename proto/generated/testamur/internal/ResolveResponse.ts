// Original file: proto/testamur/internal/session.proto


/**
 * Whom it stands for.
 */
export interface ResolveResponse {
  'holderId'?: (string);
  'sessionId'?: (string);
  /**
   * Every DID that stands for the holder.
   */
  'dids'?: (string)[];
  /**
   * Seconds until the session ends, when it was extended by this very call and the browser must learn of it.
   */
  'extendedMaxAge'?: (number);
  '_extendedMaxAge'?: "extendedMaxAge";
}

/**
 * Whom it stands for.
 */
export interface ResolveResponse__Output {
  'holderId': (string);
  'sessionId': (string);
  /**
   * Every DID that stands for the holder.
   */
  'dids': (string)[];
  /**
   * Seconds until the session ends, when it was extended by this very call and the browser must learn of it.
   */
  'extendedMaxAge'?: (number);
  '_extendedMaxAge'?: "extendedMaxAge";
}
