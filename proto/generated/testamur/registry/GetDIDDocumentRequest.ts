// Original file: proto/testamur/registry/issuer_registry.proto


/**
 * Which DID.
 */
export interface GetDIDDocumentRequest {
  'issuerDid'?: (string);
}

/**
 * Which DID.
 */
export interface GetDIDDocumentRequest__Output {
  'issuerDid': (string);
}
