// Original file: proto/testamur/internal/stats.proto

import type { Long } from '@grpc/proto-loader';

/**
 * The verifications of one day.
 */
export interface VerificationDay {
  'day'?: (string);
  'total'?: (number | string | Long);
  'valid'?: (number | string | Long);
}

/**
 * The verifications of one day.
 */
export interface VerificationDay__Output {
  'day': (string);
  'total': (string);
  'valid': (string);
}
