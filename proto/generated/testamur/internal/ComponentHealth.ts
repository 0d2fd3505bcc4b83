// Original file: proto/testamur/internal/health.proto

import type { Long } from '@grpc/proto-loader';

/**
 * A part of the platform.
 */
export interface ComponentHealth {
  'name'?: (string);
  /**
   * UNIT, STORE, CACHE, MAIL or MODEL.
   */
  'kind'?: (string);
  /**
   * UP, DOWN or NOT_CONFIGURED.
   */
  'status'?: (string);
  /**
   * Absent when it did not answer.
   */
  'latencyMs'?: (number | string);
  /**
   * Epoch milliseconds since when it has been seen in this status.
   */
  'since'?: (number | string | Long);
  /**
   * Epoch milliseconds of the last look.
   */
  'checkedAt'?: (number | string | Long);
  /**
   * What is wrong, for a person; empty when nothing is.
   */
  'problem'?: (string);
  '_latencyMs'?: "latencyMs";
}

/**
 * A part of the platform.
 */
export interface ComponentHealth__Output {
  'name': (string);
  /**
   * UNIT, STORE, CACHE, MAIL or MODEL.
   */
  'kind': (string);
  /**
   * UP, DOWN or NOT_CONFIGURED.
   */
  'status': (string);
  /**
   * Absent when it did not answer.
   */
  'latencyMs'?: (number);
  /**
   * Epoch milliseconds since when it has been seen in this status.
   */
  'since': (string);
  /**
   * Epoch milliseconds of the last look.
   */
  'checkedAt': (string);
  /**
   * What is wrong, for a person; empty when nothing is.
   */
  'problem': (string);
  '_latencyMs'?: "latencyMs";
}
