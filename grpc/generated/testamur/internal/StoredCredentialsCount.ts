// Original file: proto/testamur/internal/stored_credentials.proto

import type { Long } from '@grpc/proto-loader';

export interface StoredCredentialsCount {
  'total'?: (number | string | Long);
  'isUnknown'?: (boolean);
}

export interface StoredCredentialsCount__Output {
  'total': (string);
  'isUnknown': (boolean);
}
