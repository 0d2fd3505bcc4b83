// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * Which federated issuers, and which page of them.
 */
export interface ListFederatedIssuersRequest {
  /**
   * One of the statuses; empty means all, removed ones included.
   */
  'statusFilter'?: (string);
  /**
   * OK, FAILED or CHANGED; empty means all.
   */
  'resolveStatusFilter'?: (string);
  /**
   * 0 is the first page.
   */
  'page'?: (number);
  /**
   * 1 to 100; 0 means 20.
   */
  'pageSize'?: (number);
  /**
   * Only the records of this DID; empty means all.
   */
  'did'?: (string);
}

/**
 * Which federated issuers, and which page of them.
 */
export interface ListFederatedIssuersRequest__Output {
  /**
   * One of the statuses; empty means all, removed ones included.
   */
  'statusFilter': (string);
  /**
   * OK, FAILED or CHANGED; empty means all.
   */
  'resolveStatusFilter': (string);
  /**
   * 0 is the first page.
   */
  'page': (number);
  /**
   * 1 to 100; 0 means 20.
   */
  'pageSize': (number);
  /**
   * Only the records of this DID; empty means all.
   */
  'did': (string);
}
