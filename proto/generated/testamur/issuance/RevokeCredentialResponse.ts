// Original file: proto/testamur/issuance/credential_issuance.proto

import type { Long } from '@grpc/proto-loader';

export interface RevokeCredentialResponse {
  'credentialStatus'?: (string);
  'revokedAt'?: (number | string | Long);
}

export interface RevokeCredentialResponse__Output {
  'credentialStatus': (string);
  'revokedAt': (string);
}
