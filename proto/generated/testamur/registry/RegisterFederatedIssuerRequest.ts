// Original file: proto/testamur/registry/issuer_registry.proto

import type { FederatedAccreditation as _testamur_registry_FederatedAccreditation, FederatedAccreditation__Output as _testamur_registry_FederatedAccreditation__Output } from '../../testamur/registry/FederatedAccreditation.ts';

/**
 * Who to register, and what for.
 */
export interface RegisterFederatedIssuerRequest {
  /**
   * A did:web.
   */
  'did'?: (string);
  /**
   * Shown to verifiers; at most 255 characters.
   */
  'name'?: (string);
  /**
   * ISO 3166 codes such as IE or US-CA.
   */
  'jurisdictionCodes'?: (string)[];
  'accreditations'?: (_testamur_registry_FederatedAccreditation)[];
}

/**
 * Who to register, and what for.
 */
export interface RegisterFederatedIssuerRequest__Output {
  /**
   * A did:web.
   */
  'did': (string);
  /**
   * Shown to verifiers; at most 255 characters.
   */
  'name': (string);
  /**
   * ISO 3166 codes such as IE or US-CA.
   */
  'jurisdictionCodes': (string)[];
  'accreditations': (_testamur_registry_FederatedAccreditation__Output)[];
}
