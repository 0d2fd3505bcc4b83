// Original file: proto/testamur/internal/stats.proto


/**
 * A range of days, both included, at most 400.
 */
export interface GetVerificationStatsRequest {
  'from'?: (string);
  'to'?: (string);
  /**
   * DIDs of the issuers to name, at most 100.
   */
  'issuers'?: (string)[];
}

/**
 * A range of days, both included, at most 400.
 */
export interface GetVerificationStatsRequest__Output {
  'from': (string);
  'to': (string);
  /**
   * DIDs of the issuers to name, at most 100.
   */
  'issuers': (string)[];
}
