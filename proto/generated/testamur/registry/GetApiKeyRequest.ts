// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * Which key of which issuer.
 */
export interface GetApiKeyRequest {
  'issuerDid'?: (string);
  'apiKeyId'?: (string);
}

/**
 * Which key of which issuer.
 */
export interface GetApiKeyRequest__Output {
  'issuerDid': (string);
  'apiKeyId': (string);
}
