import type { Sso } from '../sso/index.ts';
import type { AttestationService } from './attestations/attestation-service.ts';
import type { DemoCustodianRecords } from './demo/ports.ts';
import type { IntakeService } from './intake/intake-service.ts';
import type { RegistryService } from './registry/room.ts';
import type { CustodianReports } from './reports/custodian-reports.ts';
import type { ReviewService } from './review/review-service.ts';
import type { SearchService } from './search/search-service.ts';
import type { WorkforceService } from './workforce/room.ts';

/** The operations of custodians, by room. */
export interface CustodiansService {
  readonly registry: RegistryService;
  readonly sso: Sso;
  readonly workforce: WorkforceService;
  readonly reports: CustodianReports;
  readonly intake: IntakeService;
  readonly review: ReviewService;
  readonly attestations: AttestationService;
  readonly search: SearchService;
  readonly demoRecords: DemoCustodianRecords;
}
