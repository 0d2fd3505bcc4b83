// Original file: proto/testamur/issuance/credential_issuance.proto

import type { CredentialStats as _testamur_issuance_CredentialStats, CredentialStats__Output as _testamur_issuance_CredentialStats__Output } from '../../testamur/issuance/CredentialStats.ts';

export interface GetCustodianCredentialStatsResponse {
  'stats'?: (_testamur_issuance_CredentialStats | null);
}

export interface GetCustodianCredentialStatsResponse__Output {
  'stats': (_testamur_issuance_CredentialStats__Output | null);
}
