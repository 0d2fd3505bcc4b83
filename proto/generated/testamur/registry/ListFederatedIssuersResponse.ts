// Original file: proto/testamur/registry/issuer_registry.proto

import type { FederatedIssuerRecord as _testamur_registry_FederatedIssuerRecord, FederatedIssuerRecord__Output as _testamur_registry_FederatedIssuerRecord__Output } from '../../testamur/registry/FederatedIssuerRecord.ts';

/**
 * Federated issuers, newest first.
 */
export interface ListFederatedIssuersResponse {
  'federatedIssuers'?: (_testamur_registry_FederatedIssuerRecord)[];
  'page'?: (number);
  'pageSize'?: (number);
  /**
   * Those that match, on all pages.
   */
  'total'?: (number);
  /**
   * There are more than total, which counts no further than 10,000.
   */
  'totalIsLowerBound'?: (boolean);
}

/**
 * Federated issuers, newest first.
 */
export interface ListFederatedIssuersResponse__Output {
  'federatedIssuers': (_testamur_registry_FederatedIssuerRecord__Output)[];
  'page': (number);
  'pageSize': (number);
  /**
   * Those that match, on all pages.
   */
  'total': (number);
  /**
   * There are more than total, which counts no further than 10,000.
   */
  'totalIsLowerBound': (boolean);
}
