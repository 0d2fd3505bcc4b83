// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * The key as the client sent it.
 */
export interface AuthenticateApiKeyRequest {
  'apiKey'?: (string);
}

/**
 * The key as the client sent it.
 */
export interface AuthenticateApiKeyRequest__Output {
  'apiKey': (string);
}
