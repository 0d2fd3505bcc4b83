// Original file: proto/testamur/internal/stats.proto

import type { Long } from '@grpc/proto-loader';

/**
 * What one issuer, or one credential type, did in the range.
 */
export interface StatsShare {
  /**
   * The DID or the type.
   */
  'key'?: (string);
  'issued'?: (number | string | Long);
  'revoked'?: (number | string | Long);
}

/**
 * What one issuer, or one credential type, did in the range.
 */
export interface StatsShare__Output {
  /**
   * The DID or the type.
   */
  'key': (string);
  'issued': (string);
  'revoked': (string);
}
