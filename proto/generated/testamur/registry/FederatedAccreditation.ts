// Original file: proto/testamur/registry/issuer_registry.proto

import type { Long } from '@grpc/proto-loader';

/**
 * That a body accredits an issuer for one type of credential, for a time.
 */
export interface FederatedAccreditation {
  'credentialType'?: (string);
  'validFrom'?: (number | string | Long);
  /**
   * 0 without end.
   */
  'validTo'?: (number | string | Long);
  'accreditedBy'?: (string);
}

/**
 * That a body accredits an issuer for one type of credential, for a time.
 */
export interface FederatedAccreditation__Output {
  'credentialType': (string);
  'validFrom': (string);
  /**
   * 0 without end.
   */
  'validTo': (string);
  'accreditedBy': (string);
}
