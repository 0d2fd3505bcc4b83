// Original file: proto/testamur/registry/issuer_registry.proto

import type { ApiKeyRecord as _testamur_registry_ApiKeyRecord, ApiKeyRecord__Output as _testamur_registry_ApiKeyRecord__Output } from '../../testamur/registry/ApiKeyRecord.ts';

/**
 * The key as it is now.
 */
export interface UpdateApiKeyResponse {
  'apiKey'?: (_testamur_registry_ApiKeyRecord | null);
}

/**
 * The key as it is now.
 */
export interface UpdateApiKeyResponse__Output {
  'apiKey': (_testamur_registry_ApiKeyRecord__Output | null);
}
