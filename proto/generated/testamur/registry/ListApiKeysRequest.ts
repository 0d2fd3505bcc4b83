// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * Whose keys, and which page of them.
 */
export interface ListApiKeysRequest {
  'issuerDid'?: (string);
  /**
   * 0 is the first page.
   */
  'page'?: (number);
  /**
   * 1 to 100; 0 means 20.
   */
  'pageSize'?: (number);
}

/**
 * Whose keys, and which page of them.
 */
export interface ListApiKeysRequest__Output {
  'issuerDid': (string);
  /**
   * 0 is the first page.
   */
  'page': (number);
  /**
   * 1 to 100; 0 means 20.
   */
  'pageSize': (number);
}
