import type { IntakeService } from './intake/intake-service.ts';
import type { CustodianService } from './registry/custodian-service.ts';
import type { ReviewService } from './review/review-service.ts';
import type { SearchService } from './search/search-service.ts';
import type { WorkforceService } from './workforce/room.ts';

/** The operations of custodians, by room. */
export interface CustodiansService {
  readonly registry: CustodianService;
  readonly workforce: WorkforceService;
  readonly intake: IntakeService;
  readonly review: ReviewService;
  readonly search: SearchService;
}
