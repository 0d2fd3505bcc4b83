// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * What to sign, 1 byte to 1 MiB.
 */
export interface SignPayloadRequest {
  'issuerDid'?: (string);
  'payload'?: (Buffer | Uint8Array | string);
}

/**
 * What to sign, 1 byte to 1 MiB.
 */
export interface SignPayloadRequest__Output {
  'issuerDid': (string);
  'payload': (Buffer);
}
