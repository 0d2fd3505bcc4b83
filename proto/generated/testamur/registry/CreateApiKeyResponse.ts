// Original file: proto/testamur/registry/issuer_registry.proto

import type { Long } from '@grpc/proto-loader';

/**
 * The new key; store api_key now, it cannot be read again.
 */
export interface CreateApiKeyResponse {
  'apiKeyId'?: (string);
  /**
   * The whole key, as it is sent in X-Api-Key.
   */
  'apiKey'?: (string);
  /**
   * Its first 12 characters: safe to show and to log.
   */
  'prefix'?: (string);
  'scopes'?: (string)[];
  'expiresAt'?: (number | string | Long);
}

/**
 * The new key; store api_key now, it cannot be read again.
 */
export interface CreateApiKeyResponse__Output {
  'apiKeyId': (string);
  /**
   * The whole key, as it is sent in X-Api-Key.
   */
  'apiKey': (string);
  /**
   * Its first 12 characters: safe to show and to log.
   */
  'prefix': (string);
  'scopes': (string)[];
  'expiresAt': (string);
}
