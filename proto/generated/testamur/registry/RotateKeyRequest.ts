// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * A CUSTODIAL issuer sends its DID alone; a sent key is refused with INVALID_ARGUMENT.
 */
export interface RotateKeyRequest {
  'issuerDid'?: (string);
  /**
   * BYOK: the raw 32 bytes of the new key.
   */
  'newPublicKey'?: (Buffer | Uint8Array | string);
  /**
   * BYOK: the current key's 64-byte signature over `testamur:rotate-issuer-key:<did>:<new version>:<base64 of the new key>`.
   */
  'oldKeySignature'?: (Buffer | Uint8Array | string);
}

/**
 * A CUSTODIAL issuer sends its DID alone; a sent key is refused with INVALID_ARGUMENT.
 */
export interface RotateKeyRequest__Output {
  'issuerDid': (string);
  /**
   * BYOK: the raw 32 bytes of the new key.
   */
  'newPublicKey': (Buffer);
  /**
   * BYOK: the current key's 64-byte signature over `testamur:rotate-issuer-key:<did>:<new version>:<base64 of the new key>`.
   */
  'oldKeySignature': (Buffer);
}
