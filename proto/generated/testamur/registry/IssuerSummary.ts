// Original file: proto/testamur/registry/issuer_registry.proto

import type { Long } from '@grpc/proto-loader';

/**
 * An issuer with its real contact address and country.
 */
export interface IssuerSummary {
  'issuerId'?: (string);
  'issuerDid'?: (string);
  'name'?: (string);
  'websiteUrl'?: (string);
  'contactEmail'?: (string);
  'countryCode'?: (string);
  'status'?: (string);
  'signingMode'?: (string);
  'publicKey'?: (Buffer | Uint8Array | string);
  'createdAt'?: (number | string | Long);
  'updatedAt'?: (number | string | Long);
}

/**
 * An issuer with its real contact address and country.
 */
export interface IssuerSummary__Output {
  'issuerId': (string);
  'issuerDid': (string);
  'name': (string);
  'websiteUrl': (string);
  'contactEmail': (string);
  'countryCode': (string);
  'status': (string);
  'signingMode': (string);
  'publicKey': (Buffer);
  'createdAt': (string);
  'updatedAt': (string);
}
