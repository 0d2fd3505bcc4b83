// Original file: proto/testamur/issuance/credential_issuance.proto

import type { CredentialRecord as _testamur_issuance_CredentialRecord, CredentialRecord__Output as _testamur_issuance_CredentialRecord__Output } from '../../testamur/issuance/CredentialRecord.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListCustodianCredentialsExpiringBetweenResponse {
  'credentials'?: (_testamur_issuance_CredentialRecord)[];
  /**
   * On all pages.
   */
  'total'?: (number | string | Long);
}

export interface ListCustodianCredentialsExpiringBetweenResponse__Output {
  'credentials': (_testamur_issuance_CredentialRecord__Output)[];
  /**
   * On all pages.
   */
  'total': (string);
}
