// Original file: proto/testamur/internal/demo.proto


/**
 * The registered issuer.
 */
export interface RegisterDemoIssuerResponse {
  'issuerId'?: (string);
  'issuerDid'?: (string);
}

/**
 * The registered issuer.
 */
export interface RegisterDemoIssuerResponse__Output {
  'issuerId': (string);
  'issuerDid': (string);
}
