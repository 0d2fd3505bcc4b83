// Original file: proto/testamur/internal/stats.proto

import type { StatsCount as _testamur_internal_StatsCount, StatsCount__Output as _testamur_internal_StatsCount__Output } from '../../testamur/internal/StatsCount.ts';
import type { VerificationDay as _testamur_internal_VerificationDay, VerificationDay__Output as _testamur_internal_VerificationDay__Output } from '../../testamur/internal/VerificationDay.ts';
import type { VerificationShare as _testamur_internal_VerificationShare, VerificationShare__Output as _testamur_internal_VerificationShare__Output } from '../../testamur/internal/VerificationShare.ts';
import type { Long } from '@grpc/proto-loader';

export interface GetVerificationStatsResponse {
  'total'?: (number | string | Long);
  /**
   * Those with the verdict VALID.
   */
  'valid'?: (number | string | Long);
  'byStatus'?: (_testamur_internal_StatsCount)[];
  'byChannel'?: (_testamur_internal_StatsCount)[];
  'byDay'?: (_testamur_internal_VerificationDay)[];
  'byIssuer'?: (_testamur_internal_VerificationShare)[];
  /**
   * Epoch milliseconds: nothing that was verified until then is missing.
   */
  'asOf'?: (number | string | Long);
}

export interface GetVerificationStatsResponse__Output {
  'total': (string);
  /**
   * Those with the verdict VALID.
   */
  'valid': (string);
  'byStatus': (_testamur_internal_StatsCount__Output)[];
  'byChannel': (_testamur_internal_StatsCount__Output)[];
  'byDay': (_testamur_internal_VerificationDay__Output)[];
  'byIssuer': (_testamur_internal_VerificationShare__Output)[];
  /**
   * Epoch milliseconds: nothing that was verified until then is missing.
   */
  'asOf': (string);
}
