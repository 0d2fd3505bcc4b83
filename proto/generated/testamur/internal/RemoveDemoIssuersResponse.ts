// Original file: proto/testamur/internal/demo.proto


/**
 * What there was.
 */
export interface RemoveDemoIssuersResponse {
  'removed'?: (number);
}

/**
 * What there was.
 */
export interface RemoveDemoIssuersResponse__Output {
  'removed': (number);
}
