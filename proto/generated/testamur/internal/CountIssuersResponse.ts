// Original file: proto/testamur/internal/stats.proto

import type { StatsCount as _testamur_internal_StatsCount, StatsCount__Output as _testamur_internal_StatsCount__Output } from '../../testamur/internal/StatsCount.ts';
import type { Long } from '@grpc/proto-loader';

export interface CountIssuersResponse {
  'total'?: (number | string | Long);
  'byStatus'?: (_testamur_internal_StatsCount)[];
}

export interface CountIssuersResponse__Output {
  'total': (string);
  'byStatus': (_testamur_internal_StatsCount__Output)[];
}
