// Original file: proto/testamur/internal/demo.proto


/**
 * Nothing to say.
 */
export interface RemoveDemoIssuersRequest {
}

/**
 * Nothing to say.
 */
export interface RemoveDemoIssuersRequest__Output {
}
