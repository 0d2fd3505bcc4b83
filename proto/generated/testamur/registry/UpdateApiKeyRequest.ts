// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * What to change.
 */
export interface UpdateApiKeyRequest {
  'issuerDid'?: (string);
  'apiKeyId'?: (string);
  /**
   * Empty: the name stays.
   */
  'name'?: (string);
  /**
   * Empty: the scopes stay.
   */
  'scopes'?: (string)[];
}

/**
 * What to change.
 */
export interface UpdateApiKeyRequest__Output {
  'issuerDid': (string);
  'apiKeyId': (string);
  /**
   * Empty: the name stays.
   */
  'name': (string);
  /**
   * Empty: the scopes stay.
   */
  'scopes': (string)[];
}
