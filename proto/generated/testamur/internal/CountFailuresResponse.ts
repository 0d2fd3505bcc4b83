// Original file: proto/testamur/internal/verification_failures.proto

import type { HourlyFailures as _testamur_internal_HourlyFailures, HourlyFailures__Output as _testamur_internal_HourlyFailures__Output } from '../../testamur/internal/HourlyFailures.ts';

/**
 * The counts, at most 5000; hours without a failure are left out.
 */
export interface CountFailuresResponse {
  'hours'?: (_testamur_internal_HourlyFailures)[];
}

/**
 * The counts, at most 5000; hours without a failure are left out.
 */
export interface CountFailuresResponse__Output {
  'hours': (_testamur_internal_HourlyFailures__Output)[];
}
