// Original file: proto/testamur/issuance/credential_issuance.proto

import type { CredentialRecord as _testamur_issuance_CredentialRecord, CredentialRecord__Output as _testamur_issuance_CredentialRecord__Output } from '../../testamur/issuance/CredentialRecord.ts';

export interface GetCredentialForCustodianResponse {
  'credential'?: (_testamur_issuance_CredentialRecord | null);
}

export interface GetCredentialForCustodianResponse__Output {
  'credential': (_testamur_issuance_CredentialRecord__Output | null);
}
