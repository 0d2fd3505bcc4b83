// Original file: proto/testamur/internal/stats.proto

import type { Long } from '@grpc/proto-loader';

/**
 * A number and what it counts.
 */
export interface StatsCount {
  'key'?: (string);
  'count'?: (number | string | Long);
}

/**
 * A number and what it counts.
 */
export interface StatsCount__Output {
  'key': (string);
  'count': (string);
}
