// Original file: proto/testamur/issuance/credential_issuance.proto

import type { Long } from '@grpc/proto-loader';

export interface ListNewlyExpiredCredentialsRequest {
  /**
   * Epoch milliseconds: expired then or later; 0 for ever.
   */
  'since'?: (number | string | Long);
  /**
   * At most 500; 0 means 100.
   */
  'limit'?: (number);
}

export interface ListNewlyExpiredCredentialsRequest__Output {
  /**
   * Epoch milliseconds: expired then or later; 0 for ever.
   */
  'since': (string);
  /**
   * At most 500; 0 means 100.
   */
  'limit': (number);
}
