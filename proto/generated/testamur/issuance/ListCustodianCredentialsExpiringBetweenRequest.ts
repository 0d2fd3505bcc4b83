// Original file: proto/testamur/issuance/credential_issuance.proto

import type { Long } from '@grpc/proto-loader';

export interface ListCustodianCredentialsExpiringBetweenRequest {
  'custodianDid'?: (string);
  /**
   * Epoch milliseconds, inclusive.
   */
  'from'?: (number | string | Long);
  /**
   * Epoch milliseconds, exclusive.
   */
  'to'?: (number | string | Long);
  /**
   * 0-based.
   */
  'page'?: (number);
  /**
   * At most 100; 0 means 20.
   */
  'pageSize'?: (number);
}

export interface ListCustodianCredentialsExpiringBetweenRequest__Output {
  'custodianDid': (string);
  /**
   * Epoch milliseconds, inclusive.
   */
  'from': (string);
  /**
   * Epoch milliseconds, exclusive.
   */
  'to': (string);
  /**
   * 0-based.
   */
  'page': (number);
  /**
   * At most 100; 0 means 20.
   */
  'pageSize': (number);
}
