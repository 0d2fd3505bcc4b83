// Original file: proto/testamur/issuance/credential_issuance.proto

import type { CredentialStats as _testamur_issuance_CredentialStats, CredentialStats__Output as _testamur_issuance_CredentialStats__Output } from './CredentialStats.ts';

export interface GetIssuerCredentialStatsResponse {
  'stats'?: (_testamur_issuance_CredentialStats | null);
}

export interface GetIssuerCredentialStatsResponse__Output {
  'stats': (_testamur_issuance_CredentialStats__Output | null);
}
