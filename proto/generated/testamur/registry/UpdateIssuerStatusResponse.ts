// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * The issuer after the change.
 */
export interface UpdateIssuerStatusResponse {
  'issuerDid'?: (string);
  'status'?: (string);
  'previousStatus'?: (string);
  'errorMessage'?: (string);
}

/**
 * The issuer after the change.
 */
export interface UpdateIssuerStatusResponse__Output {
  'issuerDid': (string);
  'status': (string);
  'previousStatus': (string);
  'errorMessage': (string);
}
