// Original file: proto/testamur/internal/health.proto


/**
 * Nothing to say.
 */
export interface GetHealthRequest {
}

/**
 * Nothing to say.
 */
export interface GetHealthRequest__Output {
}
