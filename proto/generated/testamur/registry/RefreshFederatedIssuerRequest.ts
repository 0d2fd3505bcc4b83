// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * Whose document to read.
 */
export interface RefreshFederatedIssuerRequest {
  'federatedIssuerId'?: (string);
}

/**
 * Whose document to read.
 */
export interface RefreshFederatedIssuerRequest__Output {
  'federatedIssuerId': (string);
}
