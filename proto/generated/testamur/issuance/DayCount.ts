// Original file: proto/testamur/issuance/credential_issuance.proto

import type { Long } from '@grpc/proto-loader';

export interface DayCount {
  /**
   * The UTC day, such as 2026-01-02.
   */
  'day'?: (string);
  'count'?: (number | string | Long);
}

export interface DayCount__Output {
  /**
   * The UTC day, such as 2026-01-02.
   */
  'day': (string);
  'count': (string);
}
