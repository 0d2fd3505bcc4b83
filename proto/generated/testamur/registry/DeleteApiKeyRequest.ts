// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * Which key to revoke.
 */
export interface DeleteApiKeyRequest {
  'issuerDid'?: (string);
  'apiKeyId'?: (string);
}

/**
 * Which key to revoke.
 */
export interface DeleteApiKeyRequest__Output {
  'issuerDid': (string);
  'apiKeyId': (string);
}
