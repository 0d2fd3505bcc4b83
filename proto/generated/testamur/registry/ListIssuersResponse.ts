// Original file: proto/testamur/registry/issuer_registry.proto

import type { IssuerSummary as _testamur_registry_IssuerSummary, IssuerSummary__Output as _testamur_registry_IssuerSummary__Output } from '../../testamur/registry/IssuerSummary.ts';

/**
 * Issuers, newest first.
 */
export interface ListIssuersResponse {
  'issuers'?: (_testamur_registry_IssuerSummary)[];
  'page'?: (number);
  /**
   * 0 when the list is unpaged.
   */
  'pageSize'?: (number);
  /**
   * Issuers that match, on all pages.
   */
  'total'?: (number);
  /**
   * There are more than total, which counts no further than 10,000 in a page.
   */
  'totalIsLowerBound'?: (boolean);
}

/**
 * Issuers, newest first.
 */
export interface ListIssuersResponse__Output {
  'issuers': (_testamur_registry_IssuerSummary__Output)[];
  'page': (number);
  /**
   * 0 when the list is unpaged.
   */
  'pageSize': (number);
  /**
   * Issuers that match, on all pages.
   */
  'total': (number);
  /**
   * There are more than total, which counts no further than 10,000 in a page.
   */
  'totalIsLowerBound': (boolean);
}
