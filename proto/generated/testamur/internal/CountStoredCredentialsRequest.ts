// Original file: proto/testamur/internal/stored_credentials.proto

import type { StoredCredentialsScope as _testamur_internal_StoredCredentialsScope, StoredCredentialsScope__Output as _testamur_internal_StoredCredentialsScope__Output } from '../../testamur/internal/StoredCredentialsScope.ts';

export interface CountStoredCredentialsRequest {
  'scope'?: (_testamur_internal_StoredCredentialsScope | null);
}

export interface CountStoredCredentialsRequest__Output {
  'scope': (_testamur_internal_StoredCredentialsScope__Output | null);
}
