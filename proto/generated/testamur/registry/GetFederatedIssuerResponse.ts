// Original file: proto/testamur/registry/issuer_registry.proto

import type { FederatedIssuerRecord as _testamur_registry_FederatedIssuerRecord, FederatedIssuerRecord__Output as _testamur_registry_FederatedIssuerRecord__Output } from '../../testamur/registry/FederatedIssuerRecord.ts';

/**
 * The federated issuer.
 */
export interface GetFederatedIssuerResponse {
  'federatedIssuer'?: (_testamur_registry_FederatedIssuerRecord | null);
}

/**
 * The federated issuer.
 */
export interface GetFederatedIssuerResponse__Output {
  'federatedIssuer': (_testamur_registry_FederatedIssuerRecord__Output | null);
}
