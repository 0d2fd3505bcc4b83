// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * What to sign, 1 byte to 1 MiB.
 */
export interface SignPayloadRequest {
  'issuerDid'?: (string);
  'payload'?: (Buffer | Uint8Array | string);
  /**
   * A retired key for what belongs to its credentials, such as their status list; the current key when it is 0.
   */
  'keyVersion'?: (number);
}

/**
 * What to sign, 1 byte to 1 MiB.
 */
export interface SignPayloadRequest__Output {
  'issuerDid': (string);
  'payload': (Buffer);
  /**
   * A retired key for what belongs to its credentials, such as their status list; the current key when it is 0.
   */
  'keyVersion': (number);
}
