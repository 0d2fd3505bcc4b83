// Original file: proto/testamur/issuance/credential_issuance.proto

import type { CredentialRecord as _testamur_issuance_CredentialRecord, CredentialRecord__Output as _testamur_issuance_CredentialRecord__Output } from '../../testamur/issuance/CredentialRecord.ts';
import type { Long } from '@grpc/proto-loader';

export interface SearchCredentialsByHolderResponse {
  'credentials'?: (_testamur_issuance_CredentialRecord)[];
  /**
   * On all pages; counts no further than 10,000, and no further than a search has looked.
   */
  'total'?: (number | string | Long);
  /**
   * There are more than total.
   */
  'totalIsLowerBound'?: (boolean);
}

export interface SearchCredentialsByHolderResponse__Output {
  'credentials': (_testamur_issuance_CredentialRecord__Output)[];
  /**
   * On all pages; counts no further than 10,000, and no further than a search has looked.
   */
  'total': (string);
  /**
   * There are more than total.
   */
  'totalIsLowerBound': (boolean);
}
