// Original file: proto/testamur/internal/demo.proto


/**
 * What there was.
 */
export interface RemoveDemoCredentialsResponse {
  'removed'?: (number);
}

/**
 * What there was.
 */
export interface RemoveDemoCredentialsResponse__Output {
  'removed': (number);
}
