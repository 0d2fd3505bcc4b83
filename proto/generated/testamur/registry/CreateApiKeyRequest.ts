// Original file: proto/testamur/registry/issuer_registry.proto

import type { Long } from '@grpc/proto-loader';

/**
 * A key to create.
 */
export interface CreateApiKeyRequest {
  'issuerDid'?: (string);
  /**
   * What its owner calls it; at most 255 characters.
   */
  'name'?: (string);
  /**
   * Out of credentials:issue, credentials:batch, credentials:read; the first two when empty.
   */
  'scopes'?: (string)[];
  /**
   * At most 730 days from now; 0 means 365 days.
   */
  'expiresAt'?: (number | string | Long);
}

/**
 * A key to create.
 */
export interface CreateApiKeyRequest__Output {
  'issuerDid': (string);
  /**
   * What its owner calls it; at most 255 characters.
   */
  'name': (string);
  /**
   * Out of credentials:issue, credentials:batch, credentials:read; the first two when empty.
   */
  'scopes': (string)[];
  /**
   * At most 730 days from now; 0 means 365 days.
   */
  'expiresAt': (string);
}
