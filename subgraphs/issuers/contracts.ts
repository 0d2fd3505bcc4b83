import type { ApplicantService } from '../../proto/generated/testamur/internal/applicants.ts';
import type { DemoIssuerService } from '../../proto/generated/testamur/internal/demo.ts';
import type { IssuerStatsService } from '../../proto/generated/testamur/internal/stats.ts';
import type { IssuerRegistryService } from '../../proto/generated/testamur/registry/issuer_registry.ts';
import type { IssuerSsoService } from '../../proto/generated/testamur/registry/issuer_sso.ts';
import type { Contract } from '../rpc.ts';

export const REGISTRY: Contract<IssuerRegistryService> = {
  service: 'testamur.registry.IssuerRegistryService',
  proto: 'testamur/registry/issuer_registry.proto',
};
export const ISSUER_SSO_CONTRACT: Contract<IssuerSsoService> = {
  service: 'testamur.registry.IssuerSsoService',
  proto: 'testamur/registry/issuer_sso.proto',
};
export const APPLICANTS: Contract<ApplicantService> = {
  service: 'testamur.internal.ApplicantService',
  proto: 'testamur/internal/applicants.proto',
};
export const DEMO_ISSUERS: Contract<DemoIssuerService> = {
  service: 'testamur.internal.DemoIssuerService',
  proto: 'testamur/internal/demo.proto',
};
export const ISSUER_STATS: Contract<IssuerStatsService> = {
  service: 'testamur.internal.IssuerStatsService',
  proto: 'testamur/internal/stats.proto',
};
