// Original file: proto/testamur/registry/issuer_registry.proto

import type { Long } from '@grpc/proto-loader';

/**
 * One version of an issuer's key.
 */
export interface IssuerKeyVersion {
  /**
   * 32 bytes.
   */
  'publicKey'?: (Buffer | Uint8Array | string);
  /**
   * 1, 2, 3 … without gaps.
   */
  'keyVersion'?: (number);
  /**
   * True for exactly one version.
   */
  'isCurrent'?: (boolean);
  'createdAt'?: (number | string | Long);
  /**
   * When the next version took over; 0 for the current one.
   */
  'keyRotationDate'?: (number | string | Long);
}

/**
 * One version of an issuer's key.
 */
export interface IssuerKeyVersion__Output {
  /**
   * 32 bytes.
   */
  'publicKey': (Buffer);
  /**
   * 1, 2, 3 … without gaps.
   */
  'keyVersion': (number);
  /**
   * True for exactly one version.
   */
  'isCurrent': (boolean);
  'createdAt': (string);
  /**
   * When the next version took over; 0 for the current one.
   */
  'keyRotationDate': (string);
}
