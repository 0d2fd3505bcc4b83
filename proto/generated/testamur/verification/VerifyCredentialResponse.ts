// Original file: proto/testamur/verification/verification_engine.proto

import type { VerifiedIssuer as _testamur_verification_VerifiedIssuer, VerifiedIssuer__Output as _testamur_verification_VerifiedIssuer__Output } from '../../testamur/verification/VerifiedIssuer.ts';
import type { VerificationCheck as _testamur_verification_VerificationCheck, VerificationCheck__Output as _testamur_verification_VerificationCheck__Output } from '../../testamur/verification/VerificationCheck.ts';
import type { Long } from '@grpc/proto-loader';

export interface VerifyCredentialResponse {
  /**
   * True exactly when status is VALID.
   */
  'isValid'?: (boolean);
  /**
   * MALFORMED, UNKNOWN_ISSUER, ISSUER_UNRESOLVABLE, INVALID_SIGNATURE, KEY_NOT_VALID_AT_SIGNING, ISSUER_REVOKED, REVOKED,
   * SUSPENDED, SUPERSEDED, EXPIRED, NOT_YET_VALID, STATUS_UNKNOWN or VALID.
   */
  'status'?: (string);
  /**
   * UUID of the credential; empty when its id is no UUID URN.
   */
  'credentialId'?: (string);
  /**
   * Absent when the credential names no DID as its issuer.
   */
  'issuer'?: (_testamur_verification_VerifiedIssuer | null);
  /**
   * 0 unless the proof verified with a registered key.
   */
  'keyVersion'?: (number);
  /**
   * Every check in the order in which it is made.
   */
  'checks'?: (_testamur_verification_VerificationCheck)[];
  /**
   * What a careful verifier should know although it decides nothing, as sentences.
   */
  'warnings'?: (string)[];
  /**
   * Epoch milliseconds.
   */
  'verifiedAt'?: (number | string | Long);
}

export interface VerifyCredentialResponse__Output {
  /**
   * True exactly when status is VALID.
   */
  'isValid': (boolean);
  /**
   * MALFORMED, UNKNOWN_ISSUER, ISSUER_UNRESOLVABLE, INVALID_SIGNATURE, KEY_NOT_VALID_AT_SIGNING, ISSUER_REVOKED, REVOKED,
   * SUSPENDED, SUPERSEDED, EXPIRED, NOT_YET_VALID, STATUS_UNKNOWN or VALID.
   */
  'status': (string);
  /**
   * UUID of the credential; empty when its id is no UUID URN.
   */
  'credentialId': (string);
  /**
   * Absent when the credential names no DID as its issuer.
   */
  'issuer': (_testamur_verification_VerifiedIssuer__Output | null);
  /**
   * 0 unless the proof verified with a registered key.
   */
  'keyVersion': (number);
  /**
   * Every check in the order in which it is made.
   */
  'checks': (_testamur_verification_VerificationCheck__Output)[];
  /**
   * What a careful verifier should know although it decides nothing, as sentences.
   */
  'warnings': (string)[];
  /**
   * Epoch milliseconds.
   */
  'verifiedAt': (string);
}
