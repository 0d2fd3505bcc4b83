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
}
