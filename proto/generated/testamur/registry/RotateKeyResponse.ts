// Original file: proto/testamur/registry/issuer_registry.proto

import type { Long } from '@grpc/proto-loader';

/**
 * The key that is current now.
 */
export interface RotateKeyResponse {
  'issuerDid'?: (string);
  'keyVersion'?: (number);
  'publicKey'?: (Buffer | Uint8Array | string);
  /**
   * The DID URL that proofs made with it name.
   */
  'verificationMethod'?: (string);
  'createdAt'?: (number | string | Long);
  'errorMessage'?: (string);
}

/**
 * The key that is current now.
 */
export interface RotateKeyResponse__Output {
  'issuerDid': (string);
  'keyVersion': (number);
  'publicKey': (Buffer);
  /**
   * The DID URL that proofs made with it name.
   */
  'verificationMethod': (string);
  'createdAt': (string);
  'errorMessage': (string);
}
