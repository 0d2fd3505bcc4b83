// Original file: proto/testamur/issuance/credential_issuance.proto

import type { Long } from '@grpc/proto-loader';

export interface CredentialStats {
  'total'?: (number | string | Long);
  /**
   * By status as of now; statuses without any are left out.
   */
  'byStatus'?: ({[key: string]: number | string | Long});
  'byType'?: ({[key: string]: number | string | Long});
  'claimed'?: (number | string | Long);
  /**
   * In force and expiring within 30 days.
   */
  'expiring_30d'?: (number | string | Long);
}

export interface CredentialStats__Output {
  'total': (string);
  /**
   * By status as of now; statuses without any are left out.
   */
  'byStatus': ({[key: string]: string});
  'byType': ({[key: string]: string});
  'claimed': (string);
  /**
   * In force and expiring within 30 days.
   */
  'expiring_30d': (string);
}
