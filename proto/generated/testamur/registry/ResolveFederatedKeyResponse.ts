// Original file: proto/testamur/registry/issuer_registry.proto

import type { FederatedKeyRecord as _testamur_registry_FederatedKeyRecord, FederatedKeyRecord__Output as _testamur_registry_FederatedKeyRecord__Output } from '../../testamur/registry/FederatedKeyRecord.ts';
import type { FederatedAccreditation as _testamur_registry_FederatedAccreditation, FederatedAccreditation__Output as _testamur_registry_FederatedAccreditation__Output } from '../../testamur/registry/FederatedAccreditation.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * The keys and whether they count: status must be TRUSTED, and now before keys_usable_until and before the key expires.
 */
export interface ResolveFederatedKeyResponse {
  'federatedIssuerId'?: (string);
  'did'?: (string);
  'name'?: (string);
  /**
   * PROPOSED, VERIFIED, TRUSTED, SUSPENDED or REMOVED.
   */
  'status'?: (string);
  /**
   * True when it was TRUSTED once, whatever it is now.
   */
  'wasTrusted'?: (boolean);
  /**
   * OK, FAILED or CHANGED.
   */
  'resolveStatus'?: (string);
  'keys'?: (_testamur_registry_FederatedKeyRecord)[];
  'accreditations'?: (_testamur_registry_FederatedAccreditation)[];
  'keysUsableUntil'?: (number | string | Long);
  /**
   * Since when it is SUSPENDED; 0 unless it is.
   */
  'suspendedAt'?: (number | string | Long);
}

/**
 * The keys and whether they count: status must be TRUSTED, and now before keys_usable_until and before the key expires.
 */
export interface ResolveFederatedKeyResponse__Output {
  'federatedIssuerId': (string);
  'did': (string);
  'name': (string);
  /**
   * PROPOSED, VERIFIED, TRUSTED, SUSPENDED or REMOVED.
   */
  'status': (string);
  /**
   * True when it was TRUSTED once, whatever it is now.
   */
  'wasTrusted': (boolean);
  /**
   * OK, FAILED or CHANGED.
   */
  'resolveStatus': (string);
  'keys': (_testamur_registry_FederatedKeyRecord__Output)[];
  'accreditations': (_testamur_registry_FederatedAccreditation__Output)[];
  'keysUsableUntil': (string);
  /**
   * Since when it is SUSPENDED; 0 unless it is.
   */
  'suspendedAt': (string);
}
