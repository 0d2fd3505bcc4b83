// Original file: proto/testamur/internal/verification_failures.proto

import type { Long } from '@grpc/proto-loader';

/**
 * The period.
 */
export interface CountFailuresRequest {
  /**
   * The earliest instant in epoch milliseconds, included.
   */
  'from'?: (number | string | Long);
  /**
   * The latest instant in epoch milliseconds, excluded.
   */
  'to'?: (number | string | Long);
}

/**
 * The period.
 */
export interface CountFailuresRequest__Output {
  /**
   * The earliest instant in epoch milliseconds, included.
   */
  'from': (string);
  /**
   * The latest instant in epoch milliseconds, excluded.
   */
  'to': (string);
}
