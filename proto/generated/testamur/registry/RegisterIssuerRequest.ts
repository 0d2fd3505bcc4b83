// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * What an institution says of itself.
 */
export interface RegisterIssuerRequest {
  /**
   * Shown on every credential; at most 255 characters.
   */
  'name'?: (string);
  'websiteUrl'?: (string);
  /**
   * The raw 32 bytes; required when byok is true, ignored when it is false.
   */
  'publicKey'?: (Buffer | Uint8Array | string);
  /**
   * 'Ed25519', which is also meant when it is empty.
   */
  'keyAlgorithm'?: (string);
  'contactEmail'?: (string);
  /**
   * ISO 3166-1 alpha-2.
   */
  'countryCode'?: (string);
  /**
   * False: CUSTODIAL, the platform makes and holds the key.
   */
  'byok'?: (boolean);
}

/**
 * What an institution says of itself.
 */
export interface RegisterIssuerRequest__Output {
  /**
   * Shown on every credential; at most 255 characters.
   */
  'name': (string);
  'websiteUrl': (string);
  /**
   * The raw 32 bytes; required when byok is true, ignored when it is false.
   */
  'publicKey': (Buffer);
  /**
   * 'Ed25519', which is also meant when it is empty.
   */
  'keyAlgorithm': (string);
  'contactEmail': (string);
  /**
   * ISO 3166-1 alpha-2.
   */
  'countryCode': (string);
  /**
   * False: CUSTODIAL, the platform makes and holds the key.
   */
  'byok': (boolean);
}
