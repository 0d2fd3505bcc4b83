// Original file: proto/testamur/internal/stored_credentials.proto

import type { Long } from '@grpc/proto-loader';

/**
 * Which records are meant; all when nothing is given.
 */
export interface StoredCredentialsScope {
  /**
   * Those of this issuer.
   */
  'issuerDid'?: (string);
  /**
   * Epoch milliseconds: those received then or later; 0 for ever.
   */
  'since'?: (number | string | Long);
}

/**
 * Which records are meant; all when nothing is given.
 */
export interface StoredCredentialsScope__Output {
  /**
   * Those of this issuer.
   */
  'issuerDid': (string);
  /**
   * Epoch milliseconds: those received then or later; 0 for ever.
   */
  'since': (string);
}
