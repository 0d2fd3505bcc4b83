// Original file: proto/testamur/issuance/credential_issuance.proto

import type { CredentialRecord as _testamur_issuance_CredentialRecord, CredentialRecord__Output as _testamur_issuance_CredentialRecord__Output } from '../../testamur/issuance/CredentialRecord.ts';

export interface ListNewlyExpiredCredentialsResponse {
  'credentials'?: (_testamur_issuance_CredentialRecord)[];
}

export interface ListNewlyExpiredCredentialsResponse__Output {
  'credentials': (_testamur_issuance_CredentialRecord__Output)[];
}
