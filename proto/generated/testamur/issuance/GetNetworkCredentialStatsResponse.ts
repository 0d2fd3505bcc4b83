// Original file: proto/testamur/issuance/credential_issuance.proto

import type { CredentialStats as _testamur_issuance_CredentialStats, CredentialStats__Output as _testamur_issuance_CredentialStats__Output } from '../../testamur/issuance/CredentialStats.ts';
import type { DayCount as _testamur_issuance_DayCount, DayCount__Output as _testamur_issuance_DayCount__Output } from '../../testamur/issuance/DayCount.ts';
import type { Long } from '@grpc/proto-loader';

export interface GetNetworkCredentialStatsResponse {
  'stats'?: (_testamur_issuance_CredentialStats | null);
  /**
   * Issuers that issued in the last 30 days.
   */
  'issuersActive'?: (number | string | Long);
  /**
   * The last 30 days, oldest first; days without issuance are left out.
   */
  'issuedByDay'?: (_testamur_issuance_DayCount)[];
}

export interface GetNetworkCredentialStatsResponse__Output {
  'stats': (_testamur_issuance_CredentialStats__Output | null);
  /**
   * Issuers that issued in the last 30 days.
   */
  'issuersActive': (string);
  /**
   * The last 30 days, oldest first; days without issuance are left out.
   */
  'issuedByDay': (_testamur_issuance_DayCount__Output)[];
}
