// Original file: proto/testamur/internal/demo.proto


/**
 * Nothing to say.
 */
export interface RemoveDemoCredentialsRequest {
}

/**
 * Nothing to say.
 */
export interface RemoveDemoCredentialsRequest__Output {
}
