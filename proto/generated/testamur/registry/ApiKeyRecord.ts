// Original file: proto/testamur/registry/issuer_registry.proto

import type { Long } from '@grpc/proto-loader';

/**
 * An API key without its secret.
 */
export interface ApiKeyRecord {
  'apiKeyId'?: (string);
  'issuerDid'?: (string);
  'name'?: (string);
  'prefix'?: (string);
  /**
   * The last 4 characters of the secret.
   */
  'hint'?: (string);
  'scopes'?: (string)[];
  /**
   * ACTIVE, EXPIRED or REVOKED.
   */
  'status'?: (string);
  'expiresAt'?: (number | string | Long);
  /**
   * Exact to the hour.
   */
  'lastUsedAt'?: (number | string | Long);
  'revokedAt'?: (number | string | Long);
  'createdAt'?: (number | string | Long);
}

/**
 * An API key without its secret.
 */
export interface ApiKeyRecord__Output {
  'apiKeyId': (string);
  'issuerDid': (string);
  'name': (string);
  'prefix': (string);
  /**
   * The last 4 characters of the secret.
   */
  'hint': (string);
  'scopes': (string)[];
  /**
   * ACTIVE, EXPIRED or REVOKED.
   */
  'status': (string);
  'expiresAt': (string);
  /**
   * Exact to the hour.
   */
  'lastUsedAt': (string);
  'revokedAt': (string);
  'createdAt': (string);
}
