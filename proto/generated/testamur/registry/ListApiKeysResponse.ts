// Original file: proto/testamur/registry/issuer_registry.proto

import type { ApiKeyRecord as _testamur_registry_ApiKeyRecord, ApiKeyRecord__Output as _testamur_registry_ApiKeyRecord__Output } from '../../testamur/registry/ApiKeyRecord.ts';

/**
 * Keys, newest first.
 */
export interface ListApiKeysResponse {
  'apiKeys'?: (_testamur_registry_ApiKeyRecord)[];
  'page'?: (number);
  'pageSize'?: (number);
  'total'?: (number);
}

/**
 * Keys, newest first.
 */
export interface ListApiKeysResponse__Output {
  'apiKeys': (_testamur_registry_ApiKeyRecord__Output)[];
  'page': (number);
  'pageSize': (number);
  'total': (number);
}
