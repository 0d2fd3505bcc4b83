import type { Contract } from '../rpc.ts';

export const REGISTRY: Contract = {
  service: 'testamur.registry.IssuerRegistryService',
  proto: 'testamur/registry/issuer_registry.proto',
};
export const APPLICANTS: Contract = {
  service: 'testamur.internal.ApplicantService',
  proto: 'testamur/internal/applicants.proto',
};
export const DEMO_ISSUERS: Contract = {
  service: 'testamur.internal.DemoIssuerService',
  proto: 'testamur/internal/demo.proto',
};
export const ISSUER_STATS: Contract = {
  service: 'testamur.internal.IssuerStatsService',
  proto: 'testamur/internal/stats.proto',
};

/** What an administrator asks for when an applicant is decided about. */
export const DECISION_FIELDS: readonly string[] = ['Mutation.decideOnboardingCase'];
