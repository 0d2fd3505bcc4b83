// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * Whom the key proves.
 */
export interface AuthenticateApiKeyResponse {
  'apiKeyId'?: (string);
  'issuerId'?: (string);
  'issuerDid'?: (string);
  'scopes'?: (string)[];
  /**
   * The issuer's status in the store now; only an ACTIVE issuer can issue.
   */
  'issuerStatus'?: (string);
}

/**
 * Whom the key proves.
 */
export interface AuthenticateApiKeyResponse__Output {
  'apiKeyId': (string);
  'issuerId': (string);
  'issuerDid': (string);
  'scopes': (string)[];
  /**
   * The issuer's status in the store now; only an ACTIVE issuer can issue.
   */
  'issuerStatus': (string);
}
