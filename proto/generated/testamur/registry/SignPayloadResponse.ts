// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * The signature and the key that made it.
 */
export interface SignPayloadResponse {
  /**
   * 64 bytes, Ed25519 (RFC 8032).
   */
  'signature'?: (Buffer | Uint8Array | string);
  'keyVersion'?: (number);
  /**
   * The DID URL of the key.
   */
  'verificationMethod'?: (string);
  'errorMessage'?: (string);
}

/**
 * The signature and the key that made it.
 */
export interface SignPayloadResponse__Output {
  /**
   * 64 bytes, Ed25519 (RFC 8032).
   */
  'signature': (Buffer);
  'keyVersion': (number);
  /**
   * The DID URL of the key.
   */
  'verificationMethod': (string);
  'errorMessage': (string);
}
