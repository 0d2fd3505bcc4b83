// Original file: proto/testamur/internal/access.proto


/**
 * Asks for everybody.
 */
export interface ListDeciderAddressesRequest {
}

/**
 * Asks for everybody.
 */
export interface ListDeciderAddressesRequest__Output {
}
