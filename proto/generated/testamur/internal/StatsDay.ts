// Original file: proto/testamur/internal/stats.proto

import type { Long } from '@grpc/proto-loader';

/**
 * A number of one day.
 */
export interface StatsDay {
  'day'?: (string);
  'count'?: (number | string | Long);
}

/**
 * A number of one day.
 */
export interface StatsDay__Output {
  'day': (string);
  'count': (string);
}
