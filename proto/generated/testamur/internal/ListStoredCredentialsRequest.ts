// Original file: proto/testamur/internal/stored_credentials.proto

import type { StoredCredentialsScope as _testamur_internal_StoredCredentialsScope, StoredCredentialsScope__Output as _testamur_internal_StoredCredentialsScope__Output } from '../../testamur/internal/StoredCredentialsScope.ts';

export interface ListStoredCredentialsRequest {
  /**
   * The id that the last page ended with; empty for the first.
   */
  'after'?: (string);
  /**
   * At most 200.
   */
  'limit'?: (number);
  'scope'?: (_testamur_internal_StoredCredentialsScope | null);
}

export interface ListStoredCredentialsRequest__Output {
  /**
   * The id that the last page ended with; empty for the first.
   */
  'after': (string);
  /**
   * At most 200.
   */
  'limit': (number);
  'scope': (_testamur_internal_StoredCredentialsScope__Output | null);
}
