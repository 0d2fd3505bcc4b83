// Original file: proto/testamur/registry/issuer_registry.proto

import type { ApiKeyRecord as _testamur_registry_ApiKeyRecord, ApiKeyRecord__Output as _testamur_registry_ApiKeyRecord__Output } from '../../testamur/registry/ApiKeyRecord.ts';

/**
 * The key.
 */
export interface GetApiKeyResponse {
  'apiKey'?: (_testamur_registry_ApiKeyRecord | null);
}

/**
 * The key.
 */
export interface GetApiKeyResponse__Output {
  'apiKey': (_testamur_registry_ApiKeyRecord__Output | null);
}
