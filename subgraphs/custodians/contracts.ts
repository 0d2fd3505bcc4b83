import type { CustodianRegistryService } from '../../proto/generated/testamur/custodian/custodian_registry.ts';
import type { CustodianSsoService } from '../../proto/generated/testamur/custodian/custodian_sso.ts';
import type { CustodianApplicantService } from '../../proto/generated/testamur/internal/applicants.ts';
import type { AttestationService } from '../../proto/generated/testamur/internal/attestations.ts';
import type {
  DemoCustodianRecordService,
  DemoCustodianService,
} from '../../proto/generated/testamur/internal/demo.ts';
import type { CustodianReportService } from '../../proto/generated/testamur/internal/person_reports.ts';
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
export const DEMO_CUSTODIAN_RECORDS: Contract<DemoCustodianRecordService> = {
  service: 'testamur.internal.DemoCustodianRecordService',
  proto: 'testamur/internal/demo.proto',
};
export const CUSTODIAN_STATS: Contract<CustodianStatsService> = {
  service: 'testamur.internal.CustodianStatsService',
  proto: 'testamur/internal/stats.proto',
};

export const ATTESTATIONS: Contract<AttestationService> = {
  service: 'testamur.internal.AttestationService',
  proto: 'testamur/internal/attestations.proto',
};

export const CUSTODIAN_REPORTS: Contract<CustodianReportService> = {
  service: 'testamur.internal.CustodianReportService',
  proto: 'testamur/internal/person_reports.proto',
};

export const CUSTODIAN_SSO_CONTRACT: Contract<CustodianSsoService> = {
  service: 'testamur.custodian.CustodianSsoService',
  proto: 'testamur/custodian/custodian_sso.proto',
};
