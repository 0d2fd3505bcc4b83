// Original file: proto/testamur/registry/issuer_registry.proto

import type { FederatedAccreditation as _testamur_registry_FederatedAccreditation, FederatedAccreditation__Output as _testamur_registry_FederatedAccreditation__Output } from '../../testamur/registry/FederatedAccreditation.ts';
import type { FederatedKeyRecord as _testamur_registry_FederatedKeyRecord, FederatedKeyRecord__Output as _testamur_registry_FederatedKeyRecord__Output } from '../../testamur/registry/FederatedKeyRecord.ts';
import type { Long } from '@grpc/proto-loader';

/**
 * An institution outside of the platform that signs with the keys of its own did:web document.
 */
export interface FederatedIssuerRecord {
  'federatedIssuerId'?: (string);
  'did'?: (string);
  'name'?: (string);
  'jurisdictionCodes'?: (string)[];
  'accreditations'?: (_testamur_registry_FederatedAccreditation)[];
  /**
   * PROPOSED, VERIFIED, TRUSTED, SUSPENDED or REMOVED.
   */
  'status'?: (string);
  /**
   * OK, FAILED or CHANGED.
   */
  'resolveStatus'?: (string);
  /**
   * Why the document could not be read last time; empty when it could.
   */
  'resolveProblem'?: (string);
  /**
   * The pinned document in its canonical form (RFC 8785).
   */
  'didDocumentJson'?: (string);
  /**
   * Hex SHA-256 of did_document_json.
   */
  'documentHash'?: (string);
  'keys'?: (_testamur_registry_FederatedKeyRecord)[];
  /**
   * The document with other keys that waits; empty when none does.
   */
  'pendingDocumentJson'?: (string);
  'pendingDocumentHash'?: (string);
  'pendingKeys'?: (_testamur_registry_FederatedKeyRecord)[];
  'lastResolvedAt'?: (number | string | Long);
  /**
   * From then on its credentials fail, unless its site lists every pinned key again before.
   */
  'keysUsableUntil'?: (number | string | Long);
  'nextRefreshAt'?: (number | string | Long);
  'trustedAt'?: (number | string | Long);
  'suspendedAt'?: (number | string | Long);
  'createdAt'?: (number | string | Long);
  'updatedAt'?: (number | string | Long);
  'rowVersion'?: (number);
}

/**
 * An institution outside of the platform that signs with the keys of its own did:web document.
 */
export interface FederatedIssuerRecord__Output {
  'federatedIssuerId': (string);
  'did': (string);
  'name': (string);
  'jurisdictionCodes': (string)[];
  'accreditations': (_testamur_registry_FederatedAccreditation__Output)[];
  /**
   * PROPOSED, VERIFIED, TRUSTED, SUSPENDED or REMOVED.
   */
  'status': (string);
  /**
   * OK, FAILED or CHANGED.
   */
  'resolveStatus': (string);
  /**
   * Why the document could not be read last time; empty when it could.
   */
  'resolveProblem': (string);
  /**
   * The pinned document in its canonical form (RFC 8785).
   */
  'didDocumentJson': (string);
  /**
   * Hex SHA-256 of did_document_json.
   */
  'documentHash': (string);
  'keys': (_testamur_registry_FederatedKeyRecord__Output)[];
  /**
   * The document with other keys that waits; empty when none does.
   */
  'pendingDocumentJson': (string);
  'pendingDocumentHash': (string);
  'pendingKeys': (_testamur_registry_FederatedKeyRecord__Output)[];
  'lastResolvedAt': (string);
  /**
   * From then on its credentials fail, unless its site lists every pinned key again before.
   */
  'keysUsableUntil': (string);
  'nextRefreshAt': (string);
  'trustedAt': (string);
  'suspendedAt': (string);
  'createdAt': (string);
  'updatedAt': (string);
  'rowVersion': (number);
}
