// Original file: proto/testamur/verification/verification_engine.proto

import type { Long } from '@grpc/proto-loader';

export interface CheckCredentialStatusResponse {
  /**
   * ISSUED, SUSPENDED, REVOKED, EXPIRED or SUPERSEDED.
   */
  'credentialStatus'?: (string);
  /**
   * Category of the revocation, never its reason; empty when there is none.
   */
  'reasonCategory'?: (string);
  /**
   * Epoch milliseconds.
   */
  'changedAt'?: (number | string | Long);
  /**
   * True only for ISSUED.
   */
  'isActive'?: (boolean);
}

export interface CheckCredentialStatusResponse__Output {
  /**
   * ISSUED, SUSPENDED, REVOKED, EXPIRED or SUPERSEDED.
   */
  'credentialStatus': (string);
  /**
   * Category of the revocation, never its reason; empty when there is none.
   */
  'reasonCategory': (string);
  /**
   * Epoch milliseconds.
   */
  'changedAt': (string);
  /**
   * True only for ISSUED.
   */
  'isActive': (boolean);
}
