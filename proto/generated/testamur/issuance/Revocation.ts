// Original file: proto/testamur/issuance/credential_issuance.proto

import type { Long } from '@grpc/proto-loader';

export interface Revocation {
  /**
   * The issuer's words; for the parties of the credential only.
   */
  'reason'?: (string);
  /**
   * MISCONDUCT, DATA_CORRECTION, EXPIRED_ACCREDITATION, ADMINISTRATIVE, OTHER, or empty while unclassified.
   */
  'category'?: (string);
  /**
   * NONE, LLM or HUMAN.
   */
  'categorySource'?: (string);
  'revokedBy'?: (string);
  'revokedAt'?: (number | string | Long);
}

export interface Revocation__Output {
  /**
   * The issuer's words; for the parties of the credential only.
   */
  'reason': (string);
  /**
   * MISCONDUCT, DATA_CORRECTION, EXPIRED_ACCREDITATION, ADMINISTRATIVE, OTHER, or empty while unclassified.
   */
  'category': (string);
  /**
   * NONE, LLM or HUMAN.
   */
  'categorySource': (string);
  'revokedBy': (string);
  'revokedAt': (string);
}
