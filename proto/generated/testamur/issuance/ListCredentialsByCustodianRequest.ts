// Original file: proto/testamur/issuance/credential_issuance.proto

import type { Long } from '@grpc/proto-loader';

export interface ListCredentialsByCustodianRequest {
  'did'?: (string);
  /**
   * One of the credential statuses; empty for all.
   */
  'statusFilter'?: (string);
  /**
   * Exactly this credential type; empty for all.
   */
  'typeFilter'?: (string);
  /**
   * As in ListCredentialsByIssuer.
   */
  'query'?: (string);
  /**
   * Epoch milliseconds, inclusive; 0 for no limit.
   */
  'issuedFrom'?: (number | string | Long);
  /**
   * Epoch milliseconds, exclusive; 0 for no limit.
   */
  'issuedTo'?: (number | string | Long);
  /**
   * 0-based.
   */
  'page'?: (number);
  /**
   * At most 100; 0 means 20.
   */
  'pageSize'?: (number);
}

export interface ListCredentialsByCustodianRequest__Output {
  'did': (string);
  /**
   * One of the credential statuses; empty for all.
   */
  'statusFilter': (string);
  /**
   * Exactly this credential type; empty for all.
   */
  'typeFilter': (string);
  /**
   * As in ListCredentialsByIssuer.
   */
  'query': (string);
  /**
   * Epoch milliseconds, inclusive; 0 for no limit.
   */
  'issuedFrom': (string);
  /**
   * Epoch milliseconds, exclusive; 0 for no limit.
   */
  'issuedTo': (string);
  /**
   * 0-based.
   */
  'page': (number);
  /**
   * At most 100; 0 means 20.
   */
  'pageSize': (number);
}
