// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * One of the two.
 */
export interface ResolveFederatedKeyRequest {
  /**
   * All pinned keys of this DID.
   */
  'did'?: (string);
  /**
   * The one key of this DID URL, such as did:web:example.edu#key-1.
   */
  'verificationMethod'?: (string);
}

/**
 * One of the two.
 */
export interface ResolveFederatedKeyRequest__Output {
  /**
   * All pinned keys of this DID.
   */
  'did': (string);
  /**
   * The one key of this DID URL, such as did:web:example.edu#key-1.
   */
  'verificationMethod': (string);
}
