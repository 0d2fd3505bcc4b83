// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * Which issuers, and which page of them.
 */
export interface ListIssuersRequest {
  /**
   * One of the statuses; empty means all.
   */
  'statusFilter'?: (string);
  /**
   * 0 is the first page.
   */
  'page'?: (number);
  /**
   * 1 to 100; 0 means unpaged.
   */
  'pageSize'?: (number);
  /**
   * Only issuers that registered with this address; empty means all.
   */
  'contactEmail'?: (string);
}

/**
 * Which issuers, and which page of them.
 */
export interface ListIssuersRequest__Output {
  /**
   * One of the statuses; empty means all.
   */
  'statusFilter': (string);
  /**
   * 0 is the first page.
   */
  'page': (number);
  /**
   * 1 to 100; 0 means unpaged.
   */
  'pageSize': (number);
  /**
   * Only issuers that registered with this address; empty means all.
   */
  'contactEmail': (string);
}
