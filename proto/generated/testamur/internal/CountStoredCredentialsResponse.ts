// Original file: proto/testamur/internal/stored_credentials.proto

import type { Long } from '@grpc/proto-loader';

export interface CountStoredCredentialsResponse {
  'total'?: (number | string | Long);
  'isUnknown'?: (boolean);
}

export interface CountStoredCredentialsResponse__Output {
  'total': (string);
  'isUnknown': (boolean);
}
