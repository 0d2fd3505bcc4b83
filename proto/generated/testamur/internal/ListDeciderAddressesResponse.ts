// Original file: proto/testamur/internal/access.proto


/**
 * Who is written to when somebody waits for approval.
 */
export interface ListDeciderAddressesResponse {
  /**
   * Personal data: for letters only, and never in a log line.
   */
  'addresses'?: (string)[];
}

/**
 * Who is written to when somebody waits for approval.
 */
export interface ListDeciderAddressesResponse__Output {
  /**
   * Personal data: for letters only, and never in a log line.
   */
  'addresses': (string)[];
}
