// Original file: proto/testamur/registry/issuer_registry.proto

import type { FederatedIssuerRecord as _testamur_registry_FederatedIssuerRecord, FederatedIssuerRecord__Output as _testamur_registry_FederatedIssuerRecord__Output } from '../../testamur/registry/FederatedIssuerRecord.ts';

/**
 * The issuer after the decision.
 */
export interface UpdateFederatedIssuerStatusResponse {
  'federatedIssuer'?: (_testamur_registry_FederatedIssuerRecord | null);
  'previousStatus'?: (string);
}

/**
 * The issuer after the decision.
 */
export interface UpdateFederatedIssuerStatusResponse__Output {
  'federatedIssuer': (_testamur_registry_FederatedIssuerRecord__Output | null);
  'previousStatus': (string);
}
