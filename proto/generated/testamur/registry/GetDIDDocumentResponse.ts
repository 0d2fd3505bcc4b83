// Original file: proto/testamur/registry/issuer_registry.proto

import type { DIDDocumentKey as _testamur_registry_DIDDocumentKey, DIDDocumentKey__Output as _testamur_registry_DIDDocumentKey__Output } from '../../testamur/registry/DIDDocumentKey.ts';

/**
 * The document twice: as the JSON that a resolver publishes, and its members as fields.
 */
export interface GetDIDDocumentResponse {
  /**
   * The whole document (DID Core): `@context`, `publicKey`, `verificationMethod` and the rest.
   */
  'documentJson'?: (string);
  'context'?: (string)[];
  'id'?: (string);
  /**
   * `<did>#key-<n>` with the key in base64, every version.
   */
  'publicKey'?: (_testamur_registry_DIDDocumentKey)[];
  /**
   * The same keys as Multikey, each under both DID URLs that proofs may name.
   */
  'verificationMethod'?: (_testamur_registry_DIDDocumentKey)[];
  /**
   * The current key, by both of its URLs.
   */
  'authentication'?: (string)[];
  /**
   * Every version by both of its URLs, so that older credentials keep verifying.
   */
  'assertionMethod'?: (string)[];
  /**
   * ISO 8601: when the newest key was added.
   */
  'updated'?: (string);
}

/**
 * The document twice: as the JSON that a resolver publishes, and its members as fields.
 */
export interface GetDIDDocumentResponse__Output {
  /**
   * The whole document (DID Core): `@context`, `publicKey`, `verificationMethod` and the rest.
   */
  'documentJson': (string);
  'context': (string)[];
  'id': (string);
  /**
   * `<did>#key-<n>` with the key in base64, every version.
   */
  'publicKey': (_testamur_registry_DIDDocumentKey__Output)[];
  /**
   * The same keys as Multikey, each under both DID URLs that proofs may name.
   */
  'verificationMethod': (_testamur_registry_DIDDocumentKey__Output)[];
  /**
   * The current key, by both of its URLs.
   */
  'authentication': (string)[];
  /**
   * Every version by both of its URLs, so that older credentials keep verifying.
   */
  'assertionMethod': (string)[];
  /**
   * ISO 8601: when the newest key was added.
   */
  'updated': (string);
}
