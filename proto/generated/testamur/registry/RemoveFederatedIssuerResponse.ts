// Original file: proto/testamur/registry/issuer_registry.proto

import type { FederatedIssuerRecord as _testamur_registry_FederatedIssuerRecord, FederatedIssuerRecord__Output as _testamur_registry_FederatedIssuerRecord__Output } from '../../testamur/registry/FederatedIssuerRecord.ts';

/**
 * The issuer as it is now: REMOVED.
 */
export interface RemoveFederatedIssuerResponse {
  'federatedIssuer'?: (_testamur_registry_FederatedIssuerRecord | null);
}

/**
 * The issuer as it is now: REMOVED.
 */
export interface RemoveFederatedIssuerResponse__Output {
  'federatedIssuer': (_testamur_registry_FederatedIssuerRecord__Output | null);
}
