// Original file: proto/testamur/internal/verification_failures.proto

import type { Long } from '@grpc/proto-loader';

/**
 * The failures of one issuer in one hour.
 */
export interface HourlyFailures {
  /**
   * As the documents claim it; the registry knows this DID.
   */
  'issuerDid'?: (string);
  /**
   * The start of the hour (UTC) in epoch milliseconds.
   */
  'hour'?: (number | string | Long);
  'failures'?: (number);
}

/**
 * The failures of one issuer in one hour.
 */
export interface HourlyFailures__Output {
  /**
   * As the documents claim it; the registry knows this DID.
   */
  'issuerDid': (string);
  /**
   * The start of the hour (UTC) in epoch milliseconds.
   */
  'hour': (string);
  'failures': (number);
}
