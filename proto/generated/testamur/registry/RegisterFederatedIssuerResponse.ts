// Original file: proto/testamur/registry/issuer_registry.proto

import type { FederatedIssuerRecord as _testamur_registry_FederatedIssuerRecord, FederatedIssuerRecord__Output as _testamur_registry_FederatedIssuerRecord__Output } from '../../testamur/registry/FederatedIssuerRecord.ts';

/**
 * The issuer as it was registered: PROPOSED.
 */
export interface RegisterFederatedIssuerResponse {
  'federatedIssuer'?: (_testamur_registry_FederatedIssuerRecord | null);
}

/**
 * The issuer as it was registered: PROPOSED.
 */
export interface RegisterFederatedIssuerResponse__Output {
  'federatedIssuer': (_testamur_registry_FederatedIssuerRecord__Output | null);
}
