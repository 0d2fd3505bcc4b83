// Original file: proto/testamur/registry/issuer_registry.proto

import type { IssuerKeyVersion as _testamur_registry_IssuerKeyVersion, IssuerKeyVersion__Output as _testamur_registry_IssuerKeyVersion__Output } from '../../testamur/registry/IssuerKeyVersion.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * An issuer and its keys.
 */
export interface GetIssuerResponse {
  'issuerId'?: (string);
  'issuerDid'?: (string);
  'name'?: (string);
  /**
   * The organization's URL, not an e-mail address: clients of the first version rely on it. ListIssuers has the address.
   */
  'contactEmail'?: (string);
  /**
   * Always empty, for the same reason. ListIssuers has the code.
   */
  'countryCode'?: (string);
  /**
   * PENDING_APPROVAL, ACTIVE, SUSPENDED, REVOKED or REJECTED.
   */
  'status'?: (string);
  /**
   * CUSTODIAL or BYOK.
   */
  'signingMode'?: (string);
  /**
   * The current key: 32 bytes.
   */
  'publicKey'?: (Buffer | Uint8Array | string);
  /**
   * Every version, oldest first.
   */
  'keys'?: (_testamur_registry_IssuerKeyVersion)[];
  'createdAt'?: (number | string | Long);
  'updatedAt'?: (number | string | Long);
  'errorMessage'?: (string);
  /**
   * Made for the demonstration: kept out of statistics and reports.
   */
  'isDemo'?: (boolean);
}

/**
 * An issuer and its keys.
 */
export interface GetIssuerResponse__Output {
  'issuerId': (string);
  'issuerDid': (string);
  'name': (string);
  /**
   * The organization's URL, not an e-mail address: clients of the first version rely on it. ListIssuers has the address.
   */
  'contactEmail': (string);
  /**
   * Always empty, for the same reason. ListIssuers has the code.
   */
  'countryCode': (string);
  /**
   * PENDING_APPROVAL, ACTIVE, SUSPENDED, REVOKED or REJECTED.
   */
  'status': (string);
  /**
   * CUSTODIAL or BYOK.
   */
  'signingMode': (string);
  /**
   * The current key: 32 bytes.
   */
  'publicKey': (Buffer);
  /**
   * Every version, oldest first.
   */
  'keys': (_testamur_registry_IssuerKeyVersion__Output)[];
  'createdAt': (string);
  'updatedAt': (string);
  'errorMessage': (string);
  /**
   * Made for the demonstration: kept out of statistics and reports.
   */
  'isDemo': (boolean);
}
