// Original file: proto/testamur/internal/stored_credentials.proto

import type { StoredCredentialMessage as _testamur_internal_StoredCredentialMessage, StoredCredentialMessage__Output as _testamur_internal_StoredCredentialMessage__Output } from '../../testamur/internal/StoredCredentialMessage.ts';

export interface ListStoredCredentialsResponse {
  'credentials'?: (_testamur_internal_StoredCredentialMessage)[];
  /**
   * Where the next page begins: the last id that was looked at, in scope or not.
   */
  'after'?: (string);
  /**
   * Nothing lies behind.
   */
  'isEnd'?: (boolean);
}

export interface ListStoredCredentialsResponse__Output {
  'credentials': (_testamur_internal_StoredCredentialMessage__Output)[];
  /**
   * Where the next page begins: the last id that was looked at, in scope or not.
   */
  'after': (string);
  /**
   * Nothing lies behind.
   */
  'isEnd': (boolean);
}
