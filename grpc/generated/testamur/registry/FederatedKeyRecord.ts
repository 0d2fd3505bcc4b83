// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * An Ed25519 key of a federated issuer.
 */
export interface FederatedKeyRecord {
  /**
   * The DID URL by which proofs name it.
   */
  'keyId'?: (string);
  /**
   * Multikey, Ed25519VerificationKey2020, JsonWebKey2020 or JsonWebKey.
   */
  'type'?: (string);
  /**
   * 32 bytes.
   */
  'publicKey'?: (Buffer | Uint8Array | string);
}

/**
 * An Ed25519 key of a federated issuer.
 */
export interface FederatedKeyRecord__Output {
  /**
   * The DID URL by which proofs name it.
   */
  'keyId': (string);
  /**
   * Multikey, Ed25519VerificationKey2020, JsonWebKey2020 or JsonWebKey.
   */
  'type': (string);
  /**
   * 32 bytes.
   */
  'publicKey': (Buffer);
}
