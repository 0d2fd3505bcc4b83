// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * One verification method of a DID document.
 */
export interface DIDDocumentKey {
  'id'?: (string);
  'type'?: (string);
  'controller'?: (string);
  'publicKeyMultibase'?: (string);
}

/**
 * One verification method of a DID document.
 */
export interface DIDDocumentKey__Output {
  'id': (string);
  'type': (string);
  'controller': (string);
  'publicKeyMultibase': (string);
}
