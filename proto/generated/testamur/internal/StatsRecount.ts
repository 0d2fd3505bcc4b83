// Original file: proto/testamur/internal/stats.proto

import type { Long } from '@grpc/proto-loader';

/**
 * A recount that has ended.
 */
export interface StatsRecount {
  /**
   * Epoch milliseconds.
   */
  'finishedAt'?: (number | string | Long);
  /**
   * Credentials that were counted.
   */
  'checked'?: (number | string | Long);
  /**
   * Numbers that were wrong and were put right.
   */
  'mended'?: (number | string | Long);
}

/**
 * A recount that has ended.
 */
export interface StatsRecount__Output {
  /**
   * Epoch milliseconds.
   */
  'finishedAt': (string);
  /**
   * Credentials that were counted.
   */
  'checked': (string);
  /**
   * Numbers that were wrong and were put right.
   */
  'mended': (string);
}
