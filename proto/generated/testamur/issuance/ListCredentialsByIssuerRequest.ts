// Original file: proto/testamur/issuance/credential_issuance.proto

import type { Long } from '@grpc/proto-loader';

export interface ListCredentialsByIssuerRequest {
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
   * Beginning of a word in the holder's name in any case, or a whole credential id or holder DID; empty for all.
   * When very many names match, the newest 500 credentials are looked through.
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

export interface ListCredentialsByIssuerRequest__Output {
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
   * Beginning of a word in the holder's name in any case, or a whole credential id or holder DID; empty for all.
   * When very many names match, the newest 500 credentials are looked through.
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
