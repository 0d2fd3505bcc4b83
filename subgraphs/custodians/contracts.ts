import type { CustodianRegistryService } from '../../proto/generated/testamur/custodian/custodian_registry.ts';
import type { CustodianApplicantService } from '../../proto/generated/testamur/internal/applicants.ts';
import type { DemoCustodianService } from '../../proto/generated/testamur/internal/demo.ts';
import type { CustodianStatsService } from '../../proto/generated/testamur/internal/stats.ts';
import type { Contract } from '../rpc.ts';

export const CUSTODIAN_REGISTRY: Contract<CustodianRegistryService> = {
  service: 'testamur.custodian.CustodianRegistryService',
  proto: 'testamur/custodian/custodian_registry.proto',
};
export const CUSTODIAN_APPLICANTS: Contract<CustodianApplicantService> = {
  service: 'testamur.internal.CustodianApplicantService',
  proto: 'testamur/internal/applicants.proto',
};
export const DEMO_CUSTODIANS: Contract<DemoCustodianService> = {
  service: 'testamur.internal.DemoCustodianService',
  proto: 'testamur/internal/demo.proto',
};
export const CUSTODIAN_STATS: Contract<CustodianStatsService> = {
  service: 'testamur.internal.CustodianStatsService',
  proto: 'testamur/internal/stats.proto',
};
