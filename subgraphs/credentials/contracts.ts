import type { Contract } from '../rpc.ts';

export const ISSUANCE: Contract = {
  service: 'testamur.issuance.CredentialIssuanceService',
  proto: 'testamur/issuance/credential_issuance.proto',
};
export const DEMO_CREDENTIALS: Contract = {
  service: 'testamur.internal.DemoCredentialService',
  proto: 'testamur/internal/demo.proto',
};
export const CREDENTIAL_STATS: Contract = {
  service: 'testamur.internal.CredentialStatsService',
  proto: 'testamur/internal/stats.proto',
};
export const STORED_CREDENTIALS: Contract = {
  service: 'testamur.internal.StoredCredentialsService',
  proto: 'testamur/internal/stored_credentials.proto',
};
