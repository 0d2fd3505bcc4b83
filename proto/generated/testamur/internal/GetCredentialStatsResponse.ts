// Original file: proto/testamur/internal/stats.proto

import type { StatsCount as _testamur_internal_StatsCount, StatsCount__Output as _testamur_internal_StatsCount__Output } from '../../testamur/internal/StatsCount.ts';
import type { StatsDay as _testamur_internal_StatsDay, StatsDay__Output as _testamur_internal_StatsDay__Output } from '../../testamur/internal/StatsDay.ts';
import type { StatsShare as _testamur_internal_StatsShare, StatsShare__Output as _testamur_internal_StatsShare__Output } from '../../testamur/internal/StatsShare.ts';
import type { StatsRecount as _testamur_internal_StatsRecount, StatsRecount__Output as _testamur_internal_StatsRecount__Output } from '../../testamur/internal/StatsRecount.ts';
import type { Long } from '@grpc/proto-loader';

export interface GetCredentialStatsResponse {
  'total'?: (number | string | Long);
  /**
   * By status as of now.
   */
  'byStatus'?: (_testamur_internal_StatsCount)[];
  'claimed'?: (number | string | Long);
  /**
   * In force and expiring by the end of the 30th day from today.
   */
  'expiringSoon'?: (number | string | Long);
  'issuedByDay'?: (_testamur_internal_StatsDay)[];
  'revokedByDay'?: (_testamur_internal_StatsDay)[];
  'byIssuer'?: (_testamur_internal_StatsShare)[];
  'byType'?: (_testamur_internal_StatsShare)[];
  /**
   * Issuers that issued in the range.
   */
  'issuersActive'?: (number | string | Long);
  /**
   * Epoch milliseconds: nothing that was committed until then is missing.
   */
  'asOf'?: (number | string | Long);
  /**
   * Absent before the first.
   */
  'recount'?: (_testamur_internal_StatsRecount | null);
}

export interface GetCredentialStatsResponse__Output {
  'total': (string);
  /**
   * By status as of now.
   */
  'byStatus': (_testamur_internal_StatsCount__Output)[];
  'claimed': (string);
  /**
   * In force and expiring by the end of the 30th day from today.
   */
  'expiringSoon': (string);
  'issuedByDay': (_testamur_internal_StatsDay__Output)[];
  'revokedByDay': (_testamur_internal_StatsDay__Output)[];
  'byIssuer': (_testamur_internal_StatsShare__Output)[];
  'byType': (_testamur_internal_StatsShare__Output)[];
  /**
   * Issuers that issued in the range.
   */
  'issuersActive': (string);
  /**
   * Epoch milliseconds: nothing that was committed until then is missing.
   */
  'asOf': (string);
  /**
   * Absent before the first.
   */
  'recount': (_testamur_internal_StatsRecount__Output | null);
}
