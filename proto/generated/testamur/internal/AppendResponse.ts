// Original file: proto/testamur/internal/audit.proto


/**
 * All entries of the request are durable.
 */
export interface AppendResponse {
  /**
   * How many entries the request held.
   */
  'accepted'?: (number);
}

/**
 * All entries of the request are durable.
 */
export interface AppendResponse__Output {
  /**
   * How many entries the request held.
   */
  'accepted': (number);
}
