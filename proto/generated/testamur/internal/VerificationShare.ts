// Original file: proto/testamur/internal/stats.proto

import type { Long } from '@grpc/proto-loader';

/**
 * Verifications of one issuer's credentials in the range.
 */
export interface VerificationShare {
  /**
   * The issuer's DID.
   */
  'key'?: (string);
  'total'?: (number | string | Long);
  'valid'?: (number | string | Long);
}

/**
 * Verifications of one issuer's credentials in the range.
 */
export interface VerificationShare__Output {
  /**
   * The issuer's DID.
   */
  'key': (string);
  'total': (string);
  'valid': (string);
}
