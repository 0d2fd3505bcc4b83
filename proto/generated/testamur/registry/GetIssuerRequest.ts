// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * Which issuer.
 */
export interface GetIssuerRequest {
  'issuerDid'?: (string);
  /**
   * True reads past the cache: for decisions that must not rest on a status of an hour ago, such as issuance.
   */
  'fresh'?: (boolean);
}

/**
 * Which issuer.
 */
export interface GetIssuerRequest__Output {
  'issuerDid': (string);
  /**
   * True reads past the cache: for decisions that must not rest on a status of an hour ago, such as issuance.
   */
  'fresh': (boolean);
}
