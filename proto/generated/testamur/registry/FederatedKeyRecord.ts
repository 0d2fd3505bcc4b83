// Original file: proto/testamur/registry/issuer_registry.proto

import type { Long } from '@grpc/proto-loader';

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
  /**
   * From then on it verifies nothing, whenever a credential says it was signed; 0 without end.
   */
  'expires'?: (number | string | Long);
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
  /**
   * From then on it verifies nothing, whenever a credential says it was signed; 0 without end.
   */
  'expires': (string);
}
