// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * The registered issuer.
 */
export interface RegisterIssuerResponse {
  'issuerId'?: (string);
  'issuerDid'?: (string);
  /**
   * Always PENDING_APPROVAL.
   */
  'status'?: (string);
  'errorMessage'?: (string);
  'publicKey'?: (Buffer | Uint8Array | string);
  /**
   * CUSTODIAL or BYOK.
   */
  'signingMode'?: (string);
}

/**
 * The registered issuer.
 */
export interface RegisterIssuerResponse__Output {
  'issuerId': (string);
  'issuerDid': (string);
  /**
   * Always PENDING_APPROVAL.
   */
  'status': (string);
  'errorMessage': (string);
  'publicKey': (Buffer);
  /**
   * CUSTODIAL or BYOK.
   */
  'signingMode': (string);
}
