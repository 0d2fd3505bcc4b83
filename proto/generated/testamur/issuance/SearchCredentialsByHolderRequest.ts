// Original file: proto/testamur/issuance/credential_issuance.proto


export interface SearchCredentialsByHolderRequest {
  'holderDid'?: (string);
  /**
   * As in ListCredentialsByIssuer.
   */
  'query'?: (string);
  /**
   * One of the credential statuses; empty for all.
   */
  'statusFilter'?: (string);
  /**
   * 0-based.
   */
  'page'?: (number);
  /**
   * At most 100; 0 means 20.
   */
  'pageSize'?: (number);
  /**
   * Other DIDs of the same holder, at most 100: wallets keep the credentials of earlier keys.
   */
  'furtherHolderDids'?: (string)[];
  /**
   * Skips this many in place of whole pages; 0 leaves it to page.
   */
  'offset'?: (number);
}

export interface SearchCredentialsByHolderRequest__Output {
  'holderDid': (string);
  /**
   * As in ListCredentialsByIssuer.
   */
  'query': (string);
  /**
   * One of the credential statuses; empty for all.
   */
  'statusFilter': (string);
  /**
   * 0-based.
   */
  'page': (number);
  /**
   * At most 100; 0 means 20.
   */
  'pageSize': (number);
  /**
   * Other DIDs of the same holder, at most 100: wallets keep the credentials of earlier keys.
   */
  'furtherHolderDids': (string)[];
  /**
   * Skips this many in place of whole pages; 0 leaves it to page.
   */
  'offset': (number);
}
