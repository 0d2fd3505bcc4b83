// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * Which federated issuer.
 */
export interface GetFederatedIssuerRequest {
  'federatedIssuerId'?: (string);
}

/**
 * Which federated issuer.
 */
export interface GetFederatedIssuerRequest__Output {
  'federatedIssuerId': (string);
}
