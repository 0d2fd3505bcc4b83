// Original file: proto/testamur/internal/stats.proto


/**
 * A range of days, both included, at most 400.
 */
export interface GetCredentialStatsRequest {
  'from'?: (string);
  'to'?: (string);
  /**
   * How many issuers and types to name, at most 100.
   */
  'top'?: (number);
}

/**
 * A range of days, both included, at most 400.
 */
export interface GetCredentialStatsRequest__Output {
  'from': (string);
  'to': (string);
  /**
   * How many issuers and types to name, at most 100.
   */
  'top': (number);
}
